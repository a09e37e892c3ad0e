import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a college's counseling center sums up when a student goes to a higher level of care. */
export const campusCounseling: readonly ApartRecord[] = [
  {
    person: who('ashgrove-lin', 'Emrys', 'Ashgrove-Lin', '05/17/2006'),
    as: 'text',
    pages: [
      `STRATHMORE COLLEGE  |  Counseling & Psychological Services
TREATMENT SUMMARY FOR TRANSFER OF CARE                              prepared 10/27/2026

Student          Emrys Ashgrove-Lin  (he/they; legal first name Emma on insurance)
Student ID       S0098821                         Date of birth   05/17/2006
Gender           Transgender man                  Assigned at birth   Female
Class            junior, 14 credits, living in Pell Hall until 10/24, now at parents' home
Home             2 Cedar Sluice, Wick Falls, MN 55999
Student phone    555-0186                         Student e-mail  e.ashgrovelin@strath.example
Parent           Dr. Mei Lin (mother) 555-0187    ROI signed 10/24, both parents
Insurance        UMR via Lakes Dental Group, holder Mei Lin, ID LDG551200904, group 76-100233
Clinician        Bram Okonkwo-Hale, PsyD          Sessions    11 of 12 (9/04/25 - 10/24/26)

PRESENTING
Emrys first came for panic in fall of sophomore year. Use was not disclosed until 9/18/26: Xanax
"bars" from a suitemate, 2 to 4 mg daily since March, with vodka 4 to 6 shots on most nights,
and Adderall (not prescribed) around exams. Last bar and last drink both 10/23. On 10/24 they came
in trembling and could not hold a pen. Campus health gave diazepam 10 mg x2 and sent them to Strathmore
ED, where they were watched overnight and released with a 5 day diazepam taper held by mother.

RISK
Suicide: ideation since age 13; one attempt, 11/2023, Tylenol, three days in hospital (Wick Falls).
C-SSRS on 10/24: passive only. Self-injury: cuts upper thighs, most recent 10/11/26.
Violence: none. Property: none.    Firearms: none, parents confirm.
Sexual assault by an acquaintance, first year; Title IX case closed at student's wish.`,
      `CAPS Summary, Ashgrove-Lin, S0098821                                         page 2

MEDICAL
Testosterone cypionate 60 mg sq weekly (Saturdays), binder; no other surgeries than tonsils. Migraine.
Current medicines: testosterone; escitalopram 15 mg; diazepam taper, ends 10/29; rizatriptan prn.
Buspirone was tried 2025, dizziness. ~~Lamotrigine 100 mg~~ - listed from suitemate's bag tag, removed
10/26 BOH.
Allergies: azithromycin (hives), cats. No history of seizure including this month; EEG not done.
One concussion, soccer, 2021, out of school two weeks. Weight has dropped 18 lb since June; restricts,
"under 900 a day"; no purging. Eating disorder specialty consult recommended.

FAMILY AND SOCIAL
Maternal aunt: bipolar, lithium. Father: recovering from alcohol, 9 yrs, sponsor to others. A cousin
died by suicide in 2024. The suitemate (R.) had a seizure in the hall on 10/20 and is suspended
pending a drug charge; Emrys witnessed it.

PRIOR CARE
Dialectical group, adolescent IOP at Bright Harbor, summer 2023. No residential. Psychological testing,
Dr. Sune Alder, 2022: ADHD inattentive, autism ruled out.

RECOMMENDATION
Medically monitored detox then residential with dual diagnosis and LGBTQ+ affirming housing. Medical leave
approved through 1/11/2027. Psychiatry: Dr. Lotte Verhoeven, 555-0188, 11/09/2026 at 9:30, by video.
Parents will drive. Campus therapist can resume in January.

Amended 10/28: mother reports diazepam ran out a day early, last pill 10/27 pm; hands "a little shaky"
today. She asks that all calls go to her, not to the student's father.`,
    ],
    expected: {
      dob: '2006-05-17',
      gender: 'Transgender man',
      sex_at_birth: 'Female',
      phone_number: /555-0186/,
      email_id: 'e.ashgrovelin@strath.example',
      address: /2 Cedar Sluice/i,
      city: 'Wick Falls',
      state: 'MN',
      zip: '55999',
      living_status: 'With family',
      employment_status: 'Student',
      carrier: 'UMR',
      subscriber_id: 'LDG551200904',
      group_number: '76-100233',
      subscriber_firstname: 'Mei',
      subscriber_lastname: 'Lin',
      recent_substance_abuse: /Xanax|bars|vodka|Last bar|Adderall/i,
      concerns_for_withdrawal: /trembling|diazepam|shaky/i,
      medication_plan: /Testosterone|escitalopram|diazepam|rizatriptan/i,
      allergies: /azithromycin/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /one attempt|Tylenol/i,
      history_of_self_harm: /cuts upper thighs/i,
      aggression_or_property_damage: RULED_OUT,
      history_of_trauma: /Sexual assault/i,
      history_of_tbi_concussions: /concussion/i,
      eating_disorder: /restricts|Eating disorder|900 a day/i,
      psych_testing_done: /Sune Alder|ADHD/i,
      other_levels_of_care: /IOP at Bright Harbor/i,
      residential_programs: RULED_OUT,
      hospitalizations: /three days in hospital|watched overnight/i,
      family_history: /bipolar|recovering from alcohol|died by suicide/i,
      current_psychiatrist_name: /Lotte Verhoeven/i,
      current_psychiatrist_phone: /555-0188/,
      current_therapist_name: /Okonkwo-Hale/i,
      next_appointment: '2026-11-09',
      contact_person_name: /Mei Lin/i,
      contact_person_phone: /555-0187/,
    },
    open: [
      'transportation_required',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'subscriber_employer',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'legal_guardianship_status',
      'marital_status',
    ],
    questions: [
      asked('how many sessions', 1, /11 of 12/),
      asked('when was the last cutting', 1, /10\/11\/26/),
      asked('what is the testosterone dose', 2, /60 mg sq weekly/),
      asked('who is the psychiatrist', 2, /Lotte Verhoeven/),
      asked('until when is the medical leave', 2, /1\/11\/2027/),
      reworded('what name is on the insurance card', 1, /legal first name Emma/),
      reworded('is the client starving', 2, /restricts|900 a day|Weight has dropped/),
      reworded('was there rape or sexual abuse', 1, /Sexual assault/),
      reworded('which parent should we ring', [1, 2], /\(mother\)|all calls go to her/),
      reworded('benzo habit and amount', 1, /2 to 4 mg daily|bars/),
      reworded('did the taper finish', 2, /ran out a day early|last pill 10\/27/),
      takenBack('lamotrigine dose?', 2, /Lamotrigine 100 mg/),
      anothers('is this client facing a drug charge', 2, /pending a drug charge/),
      anothers('Does the student have bipolar disorder?', 2, /Maternal aunt: bipolar/),
      anothers('how long has the student been sober', 2, /9 yrs/),
      absent('is there a history of opioid use'),
      absent('what is the blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('mbeki-strand', 'Cordell', 'Mbeki-Strand', '12/30/2003'),
    as: 'scan',
    pages: [
      `   POLK STATE UNIVERSITY COUNSELING CENTER          SESSION LOG (release 10/29/26)
   Client: Cordell Mbeki-Strand     DOB 12-30-2003     File 26-731     Counselor: Jonelle Ashby, LPC

   9/2/26   Intake. Sr, engineering, on football scholarship, hurt knee 2024. Self-referred "before
            coach does it." Cannabis daily (wax), Percocet from surgery turned into buying, now 6-8
            a day 30 mg, "probably fent." Never IV. Drinks only at parties. No SI, never
            attempted. Never cut. Appetite ok. Fam: dad sickle trait & alc; mom RN. Brother
            (Dante) in prison, serving 4 y, parole hearing next spring.
   9/9      Discussed MOUD. Afraid of NCAA. Allergic to ibuprofen (lips). Concussions, "4 that I told
            them about," last Oct 2025 w/ LOC 1 min.
   9/16     NS.
   9/23     Came in sick: yawns, goosebumps, diarrhea, no pills 30 h. Walked to Health Svc. COWS 15.
            Bup 4 mg given there by Dr. Nwosu. Back to pills by weekend.
   9/30     Put fist through drywall in dorm after call w/ dad. RA wrote it up. Hand xray neg. Hearing
            w/ Dean of Students 10/8, result: pay $240, no suspension. No police.
   10/7     ~~Client reports command hallucinations.~~ STRIKE - dictated into wrong file. J.A.
            Client slept, ate, used as usual. Girlfriend Imani (18 wks pregnant) wants him in tx.
   10/14    Grandmother who raised him died. Passive SI "wish it was me." Safety plan. Roommate Kofi
            takes his keys. No guns.
   10/21    Wants to go. On wait list for 2. Last use that day 9 am. Sweats in session.`,
      `   PSU Counseling     Mbeki-Strand     26-731      log p. 2

   10/28    Phone call w/ client + mom Adaeze Strand, RN (555-0199, emergency contact on form).
            Insurance is through mom: Cigna OAP, ID U4402 88170 02, grp 3345100, employer Polk
            Regional Med Ctr, mom's bday 3/3/76. Withdrew from fall classes on 10/26, lives at 801
            Stadium Row #4 w/ roommates till lease ends 12/15. Mom drives down Sat.
            Meds: none but bup/nlx 8-2 that Dr. Nwosu restarted 10/27, says no pills since 10/26
            noon. COWS 6 today per HS. Sertraline offered, declined.
            Says he never had a seizure. Asked b/c Kofi has epilepsy & they get mail mixed.
            Health Svc labs 10/27: HIV neg, HBV immune, HCV neg, sickle TRAIT pos.
   10/28    Orthopedics Dr. Pell 11/17/26 2 pm (knee hardware).
   10/29    Correction to 9/2: brother's name is Darnell. And 9/9: allergy is NAPROXEN, ok w/ ibuprofen,
            verified in HS chart.
   10/29    Released to program w/ consent. Closing. Prior treatment: none, other than these 7 visits.
                                              J. Ashby, LPC   555-0198`,
    ],
    expected: {
      dob: '2003-12-30',
      reason_for_seeking_treatment: /before coach|Wants to go|wants him in tx|Self-referred/i,
      current_symptoms: /Passive SI|Sweats|yawns/i,
      recent_substance_abuse: /Percocet|Cannabis daily|no pills since|Last use|30 mg/i,
      concerns_for_withdrawal: /COWS|yawns, goosebumps|Came in sick/i,
      medication_plan: /\bbup\b/i,
      allergies: /NAPROXEN/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /drywall/i,
      history_of_tbi_concussions: /Concussions|LOC 1 min/i,
      family_history: /sickle trait & alc|dad sickle/i,
      emergency_contact_primary_firstname: 'Adaeze',
      emergency_contact_primary_lastname: 'Strand',
      emergency_contact_primary_phone: /555-0199/,
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U4402 88170 02',
      group_number: '3345100',
      subscriber_firstname: 'Adaeze',
      subscriber_lastname: 'Strand',
      subscriber_dob: '1976-03-03',
      subscriber_employer: /Polk\s*$|Regional Med/im,
      address: /801|Stadium Row/,
      next_appointment: '2026-11-17',
    },
    open: [
      'current_therapist_phone',
      'current_therapist_name',
      'transportation_required',
      'sex_at_birth',
      'gender',
      'living_status',
      'employment_status',
      'marital_status',
      'outpatient_therapy',
      'residential_programs',
      'other_levels_of_care',
      'hospitalizations',
      'pending_legal_charges',
      'history_of_trauma',
      'current_pcp_name',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'eating_disorder',
    ],
    questions: [
      asked('COWS on 9/23', 1, /COWS 15/),
      asked('Is he allergic to ibuprofen?', 2, /ok w\/ ibuprofen|NAPROXEN/),
      asked('how much did he have to pay for the drywall', 1, /pay \$240/),
      asked('who restarted bup', 2, /Dr\. Nwosu restarted/),
      asked('hcv result', 2, /HCV neg/),
      reworded('how did the addiction start', 1, /Percocet from surgery/),
      reworded('who died', 1, /Grandmother who raised him died/),
      reworded('is he still enrolled', 2, /Withdrew from fall classes/),
      reworded('when will he be picked up', 2, /Mom drives down Sat/),
      reworded('did he break anything', 1, /fist through drywall/),
      reworded('how many blows to the head', 1, /4 that I told/),
      takenBack('does he hear commands', 1, /command hallucinations/),
      anothers('parole hearing?', 1, /parole hearing next spring/),
      anothers('has he been in prison', 1, /in prison, serving 4 y/),
      absent('does he have a probation officer'),
      absent('does he use cocaine'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
