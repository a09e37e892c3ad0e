import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What an ambulance crew leaves behind: times, vitals, treatments, and a narrative. */
export const ambulanceReport: readonly ApartRecord[] = [
  {
    person: who('abercorn', 'Lucius', 'Abercorn', '12/05/1990'),
    as: 'scan',
    pages: [
      `KESTREL COUNTY EMS                    PATIENT CARE REPORT                    PCR 26-119047
Unit M-4     Crew: P. Dunleavy EMT-P, S. Ruiz EMT-B       Call type: OVERDOSE/POISONING
Incident addr: 900 Orchard Pkwy (Speedy Wash Laundromat), Kestrel, OR 97499

PATIENT                                     TIMES  10/29/2026
Last name    ABERCORN                       Dispatched     18:41:10
First name   LUCIUS                         En route       18:42:02
DOB          12/05/1990    Age 35           On scene       18:47:55
Sex          M             Wt 82 kg         At patient     18:49:12
Phone        (541) 555-0140                 Transport      19:08:30
Home addr    55 Bellflower Ln #2            Destination    19:21:44
City/St/Zip  Kestrel, OR 97498              Facility       Kestrel Valley Hosp ED
Payer        Humana    ID H60418837-01      Next of kin    Vera Abercorn (mother) 541-555-0141

PMH          Opioid use d/o, PTSD, asthma
MEDS         buprenorphine/naloxone 8/2 mg (not filled x 3 wks), prazosin 2 mg qhs, albuterol
ALLERGIES    Sulfa - rash         ASPIRIN - wheezing
LAST ORAL    1400 sandwich

TIME    BP       P     R    SPO2   GCS   ETCO2   GLU   TX
18:50   90/54    48    4    71%    3     88      132   BVM, OPA
18:53   -        -     6    94%    3     -       -     naloxone 2 mg IN
18:57   102/60   88    10   97%    9     61      -     naloxone 2 mg IN
19:05   124/76   104   18   98%    14    40      -     monitor, ST
19:15   130/80   110   20   98%    15    -       -     ondansetron 4 mg ODT`,
      `ABERCORN, LUCIUS   PCR 26-119047                                               PAGE 2

NARRATIVE
M-4 dispatched for male unconscious in laundromat. Bystander Tad Rourke states pt "folded up by the
dryers." FD on scene bagging. Pt apneic, cyanotic, pinpoint pupils, no trauma noted. One blue M30
tablet and foil in L pocket (left with PD, Ofc. Lantz). ~~Syringe found in R forearm.~~ Crew
correction 19:50: the syringe was on the floor under the next machine, not the pt's. After second
naloxone pt awake, confused, then cooperative.

Pt states he smoked "half a blue" about 1830, first time since Sunday; before that, 4-5 a day since
August. Admits a pint of rum nightly. Last drink last night. Denies meth, denies benzos. Denies
this was on purpose. "I wasn't trying to die." States one attempt at age 19 when he drove his car
into a wall, was in Kestrel Valley psych unit for 9 days; no cutting or burning. Hx of withdrawal
"rough, sweats and the runs" but no seizures ever. States blast injury to head, Army, 2011,
diagnosed mild TBI. Became agitated when PD asked to search backpack, swung at Ofc. Lantz, no
contact; calmed. Rourke told crew he himself is diabetic and takes insulin, requesting check; glucose
98, released, separate PCR.

Pt is separated, rents a studio, drives nights for Blue Heron Produce (full time). Says he will lose
that job. States: "Get me somewhere that isn't here. My counselor said detox then the long program."
Counselor is Joy Metcalfe, LPC, Vet Center, 541-555-0142. PCP unknown to pt ("used to be somebody at
the VA"). Has counseling appt Tue 11/03/26. Father was alcoholic. Pt's cat is at home alone; mother
will go by. Mother en route to ED and asks to be kept in the loop.

ED handoff to RN B. Saito. Pt refused further naloxone drip discussion. COWS by crew 19:18 = 9
(yawning, gooseflesh, restless).

SIGNATURES   Pt: unable  [x] crew  [ ] next of kin        Leave-behind naloxone kit given: [x] Y [ ] N
Mileage 6.2          PD case 26-5580: OD only, no charges`,
    ],
    expected: {
      dob: '1990-12-05',
      sex_at_birth: 'Male',
      phone_number: /555-0140/,
      address: /55 Bellflower/i,
      city: 'Kestrel',
      state: 'OR',
      zip: '97498',
      marital_status: 'Separated',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Blue Heron Produce/i,
      carrier: 'Humana',
      subscriber_id: 'H60418837-01',
      reason_for_seeking_treatment: /somewhere that isn't here|detox then the long program|OVERDOSE/i,
      current_symptoms: /yawning|gooseflesh|restless|apneic|confused/i,
      recent_substance_abuse: /half a blue|4-5 a day|pint of rum/i,
      concerns_for_withdrawal: /sweats and the runs|COWS/i,
      medication_plan: /buprenorphine|prazosin|albuterol/i,
      allergies: /Sulfa|ASPIRIN/i,
      current_therapist_name: /Joy Metcalfe/i,
      current_therapist_phone: /555-0142/,
      next_appointment: '2026-11-03',
      hospitalizations: /psych unit/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /age 19|drove his car/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /blast injury|mild TBI/i,
      aggression_or_property_damage: /swung at/i,
      family_history: /Father was alcoholic/i,
    },
    open: [
      'gender',
      'history_of_trauma',
      'outpatient_therapy',
      ...SPOKESPERSON,
      'additional_treatment_or_support_needed',
      'other_levels_of_care',
      'current_pcp_name',
      'transportation_required',
      ...OWN_PLAN,
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'pending_legal_charges',
    ],
    questions: [
      asked('What was his GCS on arrival of the crew?', 1, /\b71%\s+3\b/),
      asked('total naloxone given', 1, /naloxone 2 mg IN/),
      asked('glucose?', 1, /\b88\s+132\b|\b132\b/),
      asked('COWS score by crew', 2, /COWS by crew 19:18 = 9/),
      asked('who is his counselor at the vet center', 2, /Joy Metcalfe/),
      reworded(
        'was it a suicide attempt this time',
        2,
        /wasn't trying to die|Denies this was on purpose|Denies\s+this/,
      ),
      reworded('how did he take the fentanyl', 2, /smoked "half a blue"/),
      reworded('does he drink too', 2, /pint of rum nightly/),
      reworded('is he taking his suboxone', 1, /not filled x 3 wks/),
      reworded('where does he work', 2, /Blue Heron Produce/),
      reworded('military head wound', 2, /blast injury to head|mild TBI/),
      reworded('did he assault anybody', 2, /swung at Ofc\. Lantz/),
      takenBack('was there a needle in his arm', 2, /Syringe found in R forearm/),
      anothers('does he take insulin', 2, /himself is diabetic and takes insulin/),
      anothers('is he diabetic', 2, /is diabetic/),
      absent('does he have hepatitis b'),
      absent('does he have kids'),
      absent('what is his group number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('whitlowe', 'Jessamine', 'Whitlowe', '07/03/2001'),
    as: 'text',
    strange: [3],
    pages: [
      `TWIN FERRY FIRE & RESCUE    ePCR SUMMARY     Run #: F26-08812      Printed 10/20/2026 06:12
=========================================================================================
>> DEMOGRAPHICS
   Name: Whitlowe, Jessamine R.      Gender: Woman       Birth sex: Female
   DOB: 07/03/2001 (25 Years)        Weight: 51 kg
   Residence: 228 Harrier Street, Twin Ferry, NC 28799
   Phone: 828-555-0150               Email: jess.whitlowe@mail.example
   Race: declined                    SSN: not asked
>> INSURANCE
   Company: Blue Cross Blue Shield of NC       Policy: YPW22940071       Group: 118830
   Insured: Whitlowe, Conrad (Father)   Insured DOB: 04/19/1969
>> DISPATCH
   Complaint: Seizure / Convulsion       Location: residence       Priority: 1
   Received 10/19/2026 22:03      Arrive 22:11      Leave 22:34      Dest 22:52
>> HISTORY (obtained from: patient, mother)
   Medical: anxiety disorder, bulimia in remission 2 yrs, iron deficiency
   Surgical: none
   Current Meds: sertraline 150 mg; hydroxyzine 25 mg PRN; iron
   Stopped: alprazolam 2 mg TID (street and prescribed), last dose 10/17 a.m.
   Allergies: Cefdinir [hives]; Tree nuts [throat closes - carries EpiPen x2]
   Pregnancy: Denies, LMP 10/6
>> ASSESSMENT (22:13)
   Airway: patent   Breathing: normal   Circulation: pale, cool, radial present
   Mental: postictal, GCS 13 -> 15 at 22:30        Tongue: L lateral bite
   Skin: linear scars L thigh, old              Stroke scale: negative
>> VITALS
   22:14  BP 148/92  HR 128  RR 22  SpO2 95  Temp 37.4  BGL 104
   22:24  BP 140/88  HR 118  RR 20  SpO2 98
   22:40  BP 132/84  HR 106  RR 18  SpO2 99
>> MEDICATIONS GIVEN
   midazolam 5 mg IM (22:15)        oxygen 4 LPM NC`,
      `Whitlowe, Jessamine R.      Run #: F26-08812                                  Page 2

>> NARRATIVE (CHART)
C: 25 yo F, witnessed generalized seizure, approx 2 minutes, first ever.
H: Pt has taken alprazolam 4-6 mg daily for three years, first by script from a Dr. Ulmer, then off
   the street. Ran out 10/17. Mother (Delia Whitlowe, on scene) reports tremor, no sleep x 2 nights,
   "seeing bugs on the sheets." Pt also takes kratom extract, two bottles a day; last 10/19 noon.
   Etoh: wine on weekends, last 10/10. Denies opioids.
A: No head strike, mother caught her on the couch. Pt did have a concussion cheerleading, 2018.
   Pt's younger brother Teague (17) has epilepsy and takes levetiracetam.
R: Midazolam, O2, transport. Pt asked en route, "please don't send me home, I can't do this cold
   turkey, I want inpatient." Mother would like a call w/ whoever arranges it, 828-555-0151.
   Reports psychiatrist is Dr. Ingmar Vestal, 828-555-0152, appt 11/09/26. Therapist Polly
   Guthrie LCSW weekly (video). Previous: Sage Hollow PHP for eating disorder 2023. No residential.
   Cut her thigh at 15-16, none since. Denies ever trying to kill herself. Sexual assault freshman
   year, reported. No violence. Single, lives w/ parents. Full-time at Ferry Dental (front desk),
   on leave. No legal.
T: Twin Ferry Regional ED, report to A. Boateng RN.
   ~~Pt refused transport, AMA signed 22:20.~~  <<amended 10/20 05:50: refusal form scanned to wrong run>>

>> FAMILY HX: Mother - migraine, anxiety. Maternal grandfather - alcoholism.
>> BELONGINGS: phone, EpiPen, purse -> mother`,
      `TWIN FERRY FIRE & RESCUE    ePCR SUMMARY     Run #: F26-08811      Printed 10/20/2026 06:12
=========================================================================================
>> DEMOGRAPHICS
   Name: Pettibone, Harlan           Gender: Man         Birth sex: Male
   DOB: 01/30/1953 (73 Years)        Weight: 96 kg
   Residence: 14 Dory Slip, Twin Ferry, NC 28799
   Phone: 828-555-0159
>> INSURANCE
   Company: Medicare                 Policy: 2HN8PX4RD55
>> HISTORY
   Medical: CHF, atrial fibrillation, type 2 diabetes. Drinks 6 beers daily.
   Current Meds: apixaban, furosemide, metformin
   Allergies: NKDA
>> NARRATIVE
   Fall from standing, refused transport, AMA signed 22:20.`,
    ],
    expected: {
      dob: '2001-07-03',
      gender: 'Woman',
      sex_at_birth: 'Female',
      address: /228 Harrier/i,
      city: 'Twin Ferry',
      state: 'NC',
      zip: '28799',
      phone_number: /555-0150/,
      email_id: 'jess.whitlowe@mail.example',
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Ferry Dental/i,
      carrier: 'BCBS (state plan)',
      subscriber_id: 'YPW22940071',
      group_number: '118830',
      subscriber_firstname: 'Conrad',
      subscriber_lastname: 'Whitlowe',
      subscriber_dob: '1969-04-19',
      reason_for_seeking_treatment: /cold turkey|want inpatient|send me home|Seizure/i,
      current_symptoms: /tremor|no sleep|seeing bugs|postictal/i,
      recent_substance_abuse: /alprazolam|kratom|Ran out 10\/17/i,
      concerns_for_withdrawal: /seizure|tremor|cold turkey|Ran out/i,
      medication_plan: /sertraline|hydroxyzine/i,
      allergies: /Cefdinir|Tree nuts/i,
      epipen: /carries EpiPen|EpiPen x2|\byes\b|phone, EpiPen/i,
      current_psychiatrist_name: /Vestal/i,
      current_psychiatrist_phone: /555-0152/,
      current_therapist_name: /Polly Guthrie/i,
      next_appointment: '2026-11-09',
      residential_programs: RULED_OUT,
      other_levels_of_care: /Sage Hollow/i,
      history_of_self_harm: /Cut her thigh|linear scars/i,
      history_of_suicide_attempts: RULED_OUT,
      eating_disorder: /bulimia|Sage Hollow/i,
      history_of_trauma: /Sexual assault/i,
      history_of_seizures: /generalized seizure|first ever/i,
      history_of_tbi_concussions: /concussion cheerleading/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      contact_person_name: /Delia Whitlowe/i,
      contact_person_phone: /555-0151/,
      family_history: /migraine|alcoholism|epilepsy/i,
    },
    open: [
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'hospitalizations',
      'probation',
    ],
    questions: [
      asked('how much midazolam was given', 1, /midazolam 5 mg IM/),
      asked('policy number', 1, /YPW22940071/),
      asked('When was the last dose of alprazolam?', 1, /last dose 10\/17/),
      asked('how long did the seizure last', 2, /approx 2 minutes/),
      asked('where was her PHP', 2, /Sage Hollow PHP/),
      reworded('was she hallucinating', 2, /seeing bugs on the sheets/),
      reworded('did she bang her head during the fit', 2, /No head strike/),
      reworded('does she carry adrenaline', 1, /carries EpiPen x2/),
      reworded('herbal or gas station products?', 2, /kratom extract/),
      reworded('could she be expecting', 1, /Pregnancy: Denies/),
      reworded('who holds the health plan', 1, /Whitlowe, Conrad/),
      reworded('was she ever raped', 2, /Sexual assault freshman/),
      takenBack('did she sign out AMA', 2, /Pt refused transport, AMA signed/),
      anothers('does she take levetiracetam for epilepsy', 2, /has epilepsy and takes levetiracetam/),
      anothers('is she on apixaban', 3, /apixaban/),
      anothers('does she have a heart condition', 3, /CHF, atrial fibrillation/),
      absent('what was the result of her urine drug screen'),
      absent('what is her religion'),
      absent('Does she smoke cigarettes?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
