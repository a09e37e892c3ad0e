import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a family doctor's system prints for the patient at the end of a visit. */
export const visitSummary: readonly ApartRecord[] = [
  {
    person: who('oyelowo', 'Winston', 'Oyelowo-Pratt', '07/07/1965'),
    as: 'text',
    pages: [
      `Birchfield Family Medicine
AFTER VISIT SUMMARY                                     Visit date: 10/22/2026 9:20 AM
Winston Oyelowo-Pratt                                   Provider: Marguerite Tansey, MD
DOB: 7/7/1965   Legal sex: Male                         Clinic phone: 555-0177

TODAY'S VISIT
You saw Dr. Tansey for: Alcohol use, Elevated liver tests, Poor sleep
Your vitals:   BP 152/94    Pulse 92    Weight 198 lb    BMI 28.4    Pain 0

INSTRUCTIONS FROM YOUR CARE TEAM
We talked about how drinking has gone from weekends to a six pack and half a bottle of gin every
day since you retired in January. You had your last drink at 6 this morning so you would not
shake for the visit. Do not stop suddenly on your own: with your history of an alcohol withdrawal
seizure (2022) you need to be watched by a nurse. I am sending this summary to the residential
program you chose. Your wife, Bernadette, said she can drive you.

YOUR MEDICATIONS (as of today)
  START   folic acid 1 mg           one tablet daily
  START   thiamine 100 mg           one tablet daily
  CHANGE  amlodipine 10 mg          one tablet daily (was 5 mg)
  CONTINUE  sitagliptin 100 mg      one tablet daily
  CONTINUE  latanoprost eye drops   one drop each eye at night
  STOP    acetaminophen PM          do not take with your liver tests
  STOP    trazodone 50 mg           dizzy, fell on 9/30

ALLERGIES    Reaction                  Severity    Noted
 Naproxen    Wheezing                  High        3/2015
 Bee venom   Anaphylaxis, has EpiPen   High        6/1998
 ~~Eggs~~    removed 10/22/2026 (entered in another chart's visit)`,
      `Winston Oyelowo-Pratt    DOB 7/7/1965                          After Visit Summary, page 2

PROBLEM LIST                                  IMMUNIZATIONS TODAY
 Alcohol use disorder, severe                  Influenza 10/22/2026
 Type 2 diabetes, diet and pill                Hepatitis B dose 1
 Open-angle glaucoma
 Concussion, resolved (bicycle, 2016)         RESULTS
 Depression screen positive                    AST 142 H    ALT 88 H    Plt 131 L   A1c 7.4

SCREENINGS
 PHQ-9: 13.  Question 9: not at all.          AUDIT-C: 12
 Have you ever tried to end your life?  No.   Ever hurt yourself on purpose?  No.
 Is anyone hurting you?  No.                  Guns in the home?  Yes, locked.
 In the past year have you damaged things or hurt anyone when angry?  No.

FAMILY HISTORY
 Father: colon cancer at 58.   Sister: bipolar disorder, lithium.   Son: epilepsy, has had 2 seizures
 this year.   Maternal grandfather: "drank."

SOCIAL HISTORY
 Married, owns home at 12 Pomfret Lane, Birchfield. Retired school custodian. Former smoker (quit 2001).
 Insurance: Blue Cross Blue Shield of the state, ID YPP 4418 70226, Group 0055120 (retiree).
 Emergency contact: Bernadette Pratt (wife) 555-0178

UPCOMING
 11/05/2026  8:00 AM   Right upper quadrant ultrasound, Birchfield Imaging
 11/19/2026  3:15 PM   Dr. Tansey, follow up
 01/14/2027  1:00 PM   Eye clinic
 Behavioral health: you said no to a counselor here. You have not had treatment for alcohol before
 except five days at Mercy Hospital in 2022.

MyChart proxy message 10/23 8:02, from Bernadette: "He forgot to say he takes my Ambien most nights, 10 mg."`,
    ],
    expected: {
      dob: '1965-07-07',
      sex_at_birth: 'Male',
      recent_substance_abuse: /six pack|\bgin\b|last drink|Ambien/i,
      concerns_for_withdrawal: /Do not stop suddenly|would not\s+shake|withdrawal\s+seizure/i,
      reason_for_seeking_treatment: /Alcohol use|residential program|drinking has gone/i,
      medication_plan: /folic acid|thiamine|amlodipine|sitagliptin|latanoprost/i,
      allergies: /Naproxen|Bee venom/i,
      epipen: /EpiPen/i,
      history_of_seizures: /withdrawal\s+seizure \(2022\)|seizure \(2022\)/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      history_of_tbi_concussions: /Concussion/i,
      family_history: /colon cancer|bipolar|epilepsy|drank/i,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Retired',
      address: /12 Pomfret/i,
      city: 'Birchfield',
      carrier: 'BCBS (state plan)',
      subscriber_id: 'YPP 4418 70226',
      group_number: '0055120',
      emergency_contact_primary_firstname: 'Bernadette',
      emergency_contact_primary_lastname: 'Pratt',
      emergency_contact_primary_phone: /555-0178/,
      current_pcp_name: /Tansey/i,
      current_pcp_phone: /555-0177/,
      hospitalizations: /Mercy Hospital/i,
    },
    open: [
      'transportation_required',
      'gender',
      'current_symptoms',
      'next_appointment',
      'outpatient_therapy',
      'other_levels_of_care',
      'residential_programs',
      'history_of_trauma',
      'contact_person_name',
      'contact_person_phone',
      'additional_treatment_or_support_needed',
      'employer',
      'current_therapist_name',
      'psych_testing_done',
    ],
    questions: [
      asked('what is his BP', 1, /BP 152\/94/),
      asked('AUDIT-C?', 2, /AUDIT-C: 12/),
      asked('dose of amlodipine now', 1, /amlodipine 10 mg/),
      asked('when is the ultrasound', 2, /11\/05\/2026/),
      asked('Why was trazodone stopped?', 1, /dizzy, fell/),
      reworded('is it dangerous for him to quit cold turkey', 1, /Do not stop suddenly|seizure \(2022\)/),
      reworded('has he felt suicidal or attempted', 2, /Question 9: not at all|tried to end your life/),
      reworded('what eye disease', 2, /glaucoma/),
      reworded('does he borrow someone else’s sleeping pill', 2, /takes my Ambien/),
      reworded('what happens if a wasp or bee stings him', 1, /Anaphylaxis/),
      reworded('who brings him to treatment', 1, /can drive you/),
      takenBack('egg allergy?', 1, /Eggs/),
      anothers('is he on lithium', 2, /bipolar disorder, lithium/),
      anothers('did he have two seizures this year', 2, /has had 2 seizures/),
      anothers('has he had colon cancer', 2, /colon cancer at 58/),
      absent('does he use a CPAP'),
      absent('was he in the military'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('lindstrom-vega', 'Marisela', 'Lindstrom-Vega', '03/09/2000'),
    as: 'scan',
    pages: [
      `  COPPERLEAF COMMUNITY HEALTH                         Patient copy - please bring to next visit
  Clinical Visit Summary
  --------------------------------------------------------------------------------
  Patient:   LINDSTROM-VEGA, Marisela        Chart: 118-2205      Born: 09-Mar-2000
  Seen:      29-Sep-2026                     By: Ives Quarles, NP
  Reason:    Wants help to stop pills and weed; vomiting; STI check
  --------------------------------------------------------------------------------
  WHAT WE FOUND
  You have used Percocet from a friend ("M30s," may be fentanyl) 3 to 4 a day since winter, the last
  one yesterday at dinner. You use a dab pen from waking to sleeping. You have been throwing up
  most mornings and hot showers help. We think it is the cannabis. Vitals 96/58, pulse 104, temp
  98.1. Weight 109, down 14 since May.
  Urine: fentanyl POS, oxycodone neg, THC POS, benzo neg. Pregnancy: neg. Chlamydia POS - treated today.
  HIV neg. Hep C neg. TB skin test placed L arm, read 10/1.
  MOOD   PHQ-9 17. You have thoughts of being better off dead several days but no plan. You tried
  once, at 15, with your grandmother's heart pills. You last cut two months ago (thigh).
  SAFETY  Your ex-boyfriend hit you and you lost consciousness in Feb 2025. You feel safe now.

  ALLERGIES    No known drug allergies         FOODS   shrimp (itchy mouth)

  MEDS         Doxycycline 100 mg twice a day 7 days
               Ondansetron 4 mg as needed
               Buprenorphine/naloxone 2/0.5: start only when COWS 8 or more (sheet given)
               Nexplanon L arm 2025
               ~~Sertraline 100 mg~~ deleted 9/29, belongs to chart 118-2250`,
      `  Clinical Visit Summary                LINDSTROM-VEGA, Marisela       118-2205         p 2

  CHANGES BY PHONE / PORTAL SINCE VISIT
  10-01   TB test 0 mm, negative.   IQ
  10-06   Pt has not started bup, "scared of it." Restless, yawning, took half a pill to sleep.   IQ
  10-14   Allergy list: pt called, amoxicillin gives hives - ADD. Drug allergies no longer "none."  RN Fay
  10-20   Bup started 10-18 at home, 8 mg/day, no pills since 10-17. Still vaping dabs. Wants inpatient
          because "everyone in the house uses." Says stepfather sells. Her cousin was arrested Sunday,
          court in Nov.   IQ
  10-26   Referral sent: residential. Covered CA Medi-Cal, Anthem card 91 7765 210 B.  SW Amory
          Ride: she has none, Medi-Cal van has to be booked 3 days ahead.
  10-27   Counselor here: Joaquin Peel, LCSW, seen 10-13 and 10-27, next 11-10-2026 at 4 pm. Pt says
          no fights, no breaking things, no arrests ever.  No seizures, asked again today.

  ABOUT YOU
  Works 15 hours a week at a car wash, Sudsy's. Lives with mother and stepfather at 77 Bellflower Ct,
  Yucca Flat CA 93599. Phone 555-0123. Not married. Nobody at home should be told. Safe contact: friend
  Paloma Ruiz 555-0124.
  Family: mother - anxiety, takes Klonopin. Father - died, heroin, 2009. Half brother - autism.
  In the past: Sierra Dawn adolescent residential 2016 (4 mos), school counselor.
  Sees no psychiatrist; NP Quarles prescribes. Dental: two broken molars.`,
    ],
    expected: {
      dob: '2000-03-09',
      reason_for_seeking_treatment: /stop pills and weed|everyone in the house uses/i,
      current_symptoms: /throwing up|vomiting|Restless|PHQ-9/i,
      recent_substance_abuse: /Percocet|M30s|dab|fentanyl/i,
      concerns_for_withdrawal: /Restless, yawning|COWS/i,
      medication_plan: /Doxycycline|Ondansetron|Bup|Nexplanon/i,
      allergies: /amoxicillin|shrimp/i,
      history_of_self_harm: /last cut/i,
      history_of_suicide_attempts: /heart pills/i,
      aggression_or_property_damage: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_trauma: /ex-boyfriend hit you/i,
      history_of_tbi_concussions: /lost consciousness/i,
      transportation_required: /she has none|van has to be booked/i,
      residential_programs: /Sierra Dawn/i,
      family_history: /anxiety, takes Klonopin|died, heroin|autism/i,
      current_therapist_name: /Joaquin Peel/i,
      next_appointment: '2026-11-10',
      living_status: 'With family',
      employment_status: 'Part-time',
      employer: /Sudsy's/i,
      marital_status: 'Single',
      address: /77 Bellflower/i,
      city: 'Yucca Flat',
      state: 'CA',
      zip: '93599',
      phone_number: /555-0123/,
      contact_person_name: /Paloma Ruiz/i,
      contact_person_phone: /555-0124/,
      subscriber_id: '91 7765 210 B',
      pending_legal_charges: RULED_OUT,
    },
    open: [
      'sex_at_birth',
      'gender',
      'carrier',
      'current_pcp_name',
      'current_psychiatrist_name',
      'outpatient_therapy',
      'eating_disorder',
      'hospitalizations',
      'additional_treatment_or_support_needed',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'epipen',
    ],
    questions: [
      asked('TB test result?', 2, /TB test 0 mm/),
      asked('how much bup is she on', 2, /8 mg\/day/),
      asked('what did the urine show', 1, /fentanyl POS/),
      asked('when does she see Joaquin Peel next', 2, /11-10-2026/),
      asked('is she pregnant', 1, /Pregnancy: neg/),
      reworded('is she allergic to any antibiotic', 2, /amoxicillin gives hives/),
      reworded('how long since her last pill', 2, /no pills since 10-17/),
      reworded('when did she last injure herself', 1, /last cut two months ago/),
      reworded('is it ok to call her parents', 2, /Nobody at home should be told/),
      reworded('what std did she have', 1, /Chlamydia POS/),
      reworded('why does she not want to stay at home', 2, /everyone in the house uses|stepfather sells/),
      takenBack('sertraline dose', 1, /Sertraline 100 mg/),
      anothers('does she take Klonopin', 2, /takes Klonopin/),
      anothers('when is court', 2, /court in Nov|cousin was arrested/),
      anothers('is she autistic', 2, /autism/),
      absent('does she drink alcohol'),
      absent('what college does she attend'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
