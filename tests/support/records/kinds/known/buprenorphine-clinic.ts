import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** An office that prescribes buprenorphine: the nurse's visit with counts and screens, and why more than an office is needed. */
export const buprenorphineClinic: readonly ApartRecord[] = [
  {
    person: who('sorensen-diaz', 'Ingrid', 'Sorensen-Diaz', '12/22/1993'),
    as: 'text',
    pages: [
      `MILL STREET COMMUNITY HEALTH CENTER - OBOT                     Nurse Care Manager Visit / Outgoing Referral
Pt: Ingrid Sorensen-Diaz | DOB 12/22/1993 | she/her | Preferred language: English | Printed 10/28/2026 09:03
Visit: 10/27/2026 2:30 PM (in person)         NCM: Lamar Whitfield, RN         Prescriber: Dr. Esi Quartey
==================================================================================================
Demographics
  Address: 41 Wharf Ln #3, Eastport Harbor, MA 02999 (rents)        Mobile: 617-555-0158
  Relationship: domestic partner (Cole Brandt)         Work: unemployed since 8/2026, line cook before
  Emergency contact: Cole Brandt, 617-555-0159
  Coverage: MassHealth (Tufts Together) ID 1004 7712 3390

Subjective
  "I'm not making it on strips alone. I sold half of last week's." Went back to fentanyl on 9/30 after
  11 months; now snorts 6 to 8 bags a day, last at 7 this morning. Also Klonopin from the street, 1 to
  2 mg most days, last on Sunday. No alcohol in three years. Her partner Cole drinks and had a seizure
  in September. Wants to go "somewhere I can't walk out to the corner." Low mood, crying, panic in
  stores, poor sleep. No suicidal thoughts. OD x2 in October, both reversed by Cole, no ED. She says
  neither was on purpose. Intentional OD once, at 22 (amitriptyline), Eastport Mercy, medical floor then
  psych unit 10 days. Cutting in high school, none since.
  When late with a dose: sweats, restless legs, diarrhea, yawning by evening. She has gone into
  precipitated withdrawal once (10/03).

Objective
  Date      Rx strips   Counted   UDS bup   UDS fent   UDS benzo   COWS
  08/31     28          28        pos       neg        neg         0
  09/28     28          26        pos       neg        neg         1
  10/12     14          5         neg       POS        POS         9
  10/27     14          0         neg       POS        POS         7
  BP 128/80  HR 94  Wt 129.   Pregnancy test negative.   HIV neg, HCV Ab pos / RNA pos (9/2026).`,
      `MILL STREET COMMUNITY HEALTH CENTER - OBOT          Ingrid Sorensen-Diaz   12/22/1993            page 2
==================================================================================================
Medications (reconciled 10/27/2026)
  buprenorphine-naloxone 8-2 mg film, 2 films daily      [continue, weekly fills]
  escitalopram 10 mg daily                               [continue]
  clonidine 0.1 mg TID as needed                         [new]
  naloxone 4 mg nasal                                    [refilled]
  depot medroxyprogesterone, last 9/14/2026              [due 12/2026]
  gabapentin 300 mg TID                                  [entered in error 10/27, discontinued LW]

Allergies: erythromycin (vomiting, rash); tree pollen. EpiPen: none.

History
  Seizures: never. Head injury: bike crash 2017, brief LOC, no imaging. Eating disorder: no.
  Trauma: saw her cousin Nils shot in 2012; stepfather touched her, ages 8-10, reported, he was convicted.
  Violence: none. Fire setting: none.
  Prior treatment: Beacon Cove 28 days (2023); Tidewater detox twice (2022, 2023); here since 2/2025;
  therapy with Olga Brenner LICSW, weekly, 617-555-0160. No psychiatrist.
  Family: mother opioids, died 2019; father alcohol, in recovery; half-brother schizoaffective, on
  clozapine; grandmother diabetes.
  Legal: shoplifting charge Eastport District Court, arraignment 12/10/2026. Probation: none.

Assessment: OUD severe, relapse on buprenorphine; sedative use; HCV; depression and anxiety.

Plan
  1. Residential with medical stabilization, buprenorphine to continue (do not taper). Injection
     (Sublocade) could be started there, first choice of the patient.
  2. HCV treatment deferred until placed; send to GI, not yet scheduled.
  3. PCP here, Dr. Quartey 617-555-0161. Next visit 11/05/2026 1:45 PM, keep unless admitted.
  4. Case conference with Ms. Brenner 10/30.
  5. Transport: no license. Health center can issue one ride voucher on the day of admission.
  6. Release signed 10/27 for Cole and Ms. Brenner. Mother's sister, Greta Sorensen, calls often: NO release.
  Chart correction 10/28 LW: "hx of endocarditis" in problem list belongs to another chart. Deleted.
                                                           Lamar Whitfield RN, 10/28/2026 08:55`,
    ],
    expected: {
      dob: '1993-12-22',
      ...livesAt(/41 Wharf/i, 'Eastport Harbor', 'MA', '02999'),
      phone_number: /555-0158/,
      marital_status: 'Domestic partner',
      living_status: 'Rental',
      employment_status: 'Unemployed',
      ...inEmergency('Cole', 'Brandt', /555-0159/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /1004\s?7712\s?3390/,
      reason_for_seeking_treatment: /not making it|can't walk out|somewhere I|relapse on/i,
      current_symptoms: /Low mood|crying|panic|poor sleep|depression and anxiety/i,
      recent_substance_abuse: /fentanyl|Klonopin|6 to 8 bags/i,
      concerns_for_withdrawal: /sweats|restless legs|COWS|precipitated|diarrhea/i,
      medication_plan: /buprenorphine|escitalopram|clonidine/i,
      allergies: /erythromycin|tree pollen/i,
      epipen: RULED_OUT,
      transportation_required: /no license|ride voucher/i,
      ...seenBy('therapist', /Olga Brenner/i, /555-0160/),
      ...seenBy('pcp', /Quartey/i, /555-0161/),
      next_appointment: '2026-11-05',
      hospitalizations: /Eastport Mercy|psych unit/i,
      residential_programs: /Beacon Cove/i,
      other_levels_of_care: /Tidewater|detox twice/i,
      outpatient_therapy: /Olga Brenner/i,
      history_of_self_harm: /Cutting/i,
      history_of_suicide_attempts: /Intentional OD|amitriptyline/i,
      eating_disorder: RULED_OUT,
      history_of_trauma: /Nils shot|stepfather/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /bike crash|brief LOC/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: /shoplifting/i,
      upcoming_court_date: '2026-12-10',
      probation: RULED_OUT,
      family_history: /mother opioids|father alcohol|schizoaffective|diabetes/i,
    },
    open: [
      ...SEX,
      ...fields('employer current_psychiatrist_name additional_treatment_or_support_needed'),
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('HCV RNA result', 1, /RNA pos/),
      asked('How many films a day?', 2, /2 films daily/),
      asked('when is the arraignment', 2, /arraignment 12\/10\/2026/),
      asked('strips counted on 10/12', 1, /10\/12 14 5/),
      asked('what was the COWS at the last visit', 1, /10\/27 14 0 .* 7/),
      asked('when is the depot shot due again', 2, /due 12\/2026/),
      reworded('what did she do with her medication', 1, /sold half/),
      reworded('street benzo use', 1, /Klonopin from the street/),
      reworded('sober stretch before this slip', 1, /11 months/),
      reworded('sexual abuse as a child', 2, /stepfather touched her/),
      reworded('may we give her aunt information', 2, /NO release/),
      takenBack('dose of gabapentin', 2, /gabapentin 300 mg/),
      takenBack('infection of the heart valves', 2, /hx of endocarditis/),
      anothers('is she schizoaffective', 2, /half-brother schizoaffective/),
      anothers('clozapine', 2, /clozapine/),
      anothers('diabetes?', 2, /grandmother diabetes/),
      absent('does she wear contact lenses'),
      absent('how many children does she have'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('whitmarsh', 'Jerrold', 'Whitmarsh', '04/02/1969'),
    as: 'scan',
    strange: [2],
    pages: [
      `DR. P. NARAYAN  FAMILY & ADDICTION MEDICINE       SUBOXONE CHECK-IN  (pt fills top, MA bottom)
Name  Jerrold Whitmarsh            DOB  4/2/69            Date  10/26/26         M (x)   F ( )
Street  2208 Possum Hollow Rd, Gentry KY 40999            Phone  606-555-0187    call after 4
Who do we call  son, Wade Whitmarsh  606-555-0188         Married ( )  Div ( )  Widow (x) 2021
Card  Anthem Medicare Advantage    # JWM 220 71 884       Group  KYMA01
Work  disability, mines, since 2015        Living at  own place, trailer + 3 ac, alone

Since last visit:                    circle
  missed doses?                      N   (Y)   4 days, lost them
  other opioids?                     N   (Y)   Roxy 30s, 3 or 4 a day x 2 mos, last 10/25 pm
  benzos / nerve pills?              N   (Y)   Valium 10, two a day, wife's old then bought.  10/26 am
  alcohol?                           (N)  Y
  meth / coke?                       (N)  Y
  shared or sold strips?             (N)  Y
  sick when you quit?                N   (Y)   bowels, sweats, jerks, can't set still
  thoughts of dying?                 N   (Y)   "some, since Ruthie"
  tried to?  ever?                   (N)  Y
  cut / hurt yourself on purpose?    (N)  Y
  been in a fight / broke stuff?     (N)  Y
  law trouble?                       (N)  Y
  seizure?                           (N)  Y
MA:  wt 158   bp 150/84   p 92   O2 90% RA     film count 0 of 12     UDS oxy+ bzo+ bup -     pmp ok
     ~~ UDS amp + ~~   read wrong cup      allergies  PCN (hives as a kid), contrast dye (short of breath)`,
      `DR. P. NARAYAN  FAMILY & ADDICTION MEDICINE       SUBOXONE CHECK-IN  (pt fills top, MA bottom)
Name  Lorene Stiltner              DOB  9/14/80           Date  10/26/26         M ( )   F (x)
Street  77 Lick Fork, Gentry KY 40999                     Phone  606-555-0170
Card  Passport Medicaid            # 4417 002 63          Married (x)
Since last visit:                    circle
  other opioids?                     N   (Y)   heroin 1x
  meth / coke?                       N   (Y)   meth daily
  seizure?                           N   (Y)   Sept, off Xanax
  tried to?  ever?                   N   (Y)   2019
  law trouble?                       N   (Y)   court 11/30 trafficking
MA:  wt 121   bp 104/60   UDS amp + bup +     allergies  sulfa, latex`,
      `WHITMARSH, Jerrold        4/2/69         10/26/26           DOCTOR'S SIDE              p 2

HPI  57M on bup/nx 16 mg since 2019 (here).   Back on oxycodone after wife's (Ruth) leftover bottle ran out
     & kept buying.  Black lung, 2 L O2 at night.  Valium + oxy + lungs = I am scared for him.  He says
     "Doc, I'd sooner go off somewheres than have Wade find me."
PMH  CWP/COPD, HTN, hearing aids.  Hosp: Gentry ARH 3/26 pneumonia 6 d (vent 1 d).   Head: roof fall '98,
     out 10 min.    Falls 0
PSY  grief, MDD.  PHQ-9 19.   lies awake, won't eat supper, cries at the mailbox.   No plan, shotgun at
     Wade's since 10/20.  No psych admits.   Counselor: Mtn Comp, Tansy Pruitt CADC 606-555-0189
     saw 2 men killed in the '98 fall.    No detox, no rehab ever - "never been off the ridge for it"
MEDS bup/nx 8-2 bid (has none) / Spiriva / albuterol / lisinopril 20 / duloxetine 30 -> 60 today
     ~~ prednisone 40 ~~   (chart next to it)
FAM  brother Dwight OD, dead.  dad black lung.  Ruth, ovarian ca 2021.  Wade had hep C, cured, and is on
     Vivitrol from drug court
PLAN 1 detox w/ benzo taper - NOT at home, then 30 d.  Keep on bup 16.   Needs O2 concentrator, ground fl.
     2 Anthem # for auth: case KX-4471902, pending        3 Narcan x2
     4 pulm Dr. Eades 12/8/26     here 11/9/26 3:15 if no bed    I am his PCP too: 606-555-0190
     5 no ride past Gentry, truck won't make it.  Wade can't miss work.  RTEC van w/ 72 h notice
     Erased 10/27: "has warrant" - was Stiltner's sheet, PN
     Call Wade first, JW signed.                                                P. Narayan MD`,
    ],
    expected: {
      dob: '1969-04-02',
      sex_at_birth: 'Male',
      ...livesAt(/2208 Possum/i, 'Gentry', 'KY', '40999'),
      phone_number: /555-0187/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Disability',
      ...inEmergency('Wade', 'Whitmarsh', /555-0188/),
      subscriber_id: /JWM\s?220\s?71\s?884/,
      group_number: 'KYMA01',
      reason_for_seeking_treatment: /go off somewheres|have Wade find|detox w\/|scared for him/i,
      current_symptoms: /grief|PHQ-9|lies awake|cries at|sweats|jerks|since Ruthie/i,
      recent_substance_abuse: /Roxy|Valium|oxy/i,
      concerns_for_withdrawal: /bowels|sweats|jerks|set still|benzo taper/i,
      medication_plan: /bup\/nx|Spiriva|albuterol|lisinopril|duloxetine/i,
      allergies: /PCN|contrast dye/i,
      transportation_required: /no ride|RTEC van|truck won't/i,
      current_pcp_name: /Narayan/i,
      current_pcp_phone: /555-0190/,
      ...seenBy('therapist', /Tansy Pruitt/i, /555-0189/),
      next_appointment: '2026-11-09',
      hospitalizations: /Gentry ARH|pneumonia/i,
      residential_programs: RULED_OUT,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: TICKED_NO,
      history_of_trauma: /2 men killed|'98 fall/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /roof fall|out 10 min/i,
      aggression_or_property_damage: TICKED_NO,
      pending_legal_charges: TICKED_NO,
      contact_person_name: /Wade/i,
      contact_person_phone: /555-0188/,
      family_history: /Dwight OD|black lung/i,
    },
    open: [
      ...fields('gender carrier authorization_number other_levels_of_care outpatient_therapy probation employer'),
      ...fields('additional_treatment_or_support_needed psych_testing_done current_psychiatrist_name'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('film count', 1, /film count 0 of 12/),
      asked('Anthem case number', 3, /KX-4471902/),
      asked('What is the oxygen saturation?', 1, /O2 90% RA/),
      asked('when is the pulmonology visit', 3, /12\/8\/26/),
      asked('Who is his counselor?', 3, /Tansy Pruitt/),
      asked('how many Roxies a day', 1, /3 or 4 a day/),
      reworded('what does he breathe at night', 3, /2 L O2 at night/),
      reworded('how long on buprenorphine', 3, /since 2019/),
      reworded('where is the gun', 3, /shotgun at|Wade's since/),
      reworded('what time may we ring him', 1, /call after 4/),
      reworded('has he ever been in rehab', 3, /no rehab ever|never been off the ridge/),
      reworded('stairs ok?', 3, /ground fl/),
      takenBack('prednisone', 3, /prednisone 40/),
      takenBack('is there a warrant', 3, /has warrant/),
      anothers('does he get vivitrol', 3, /Vivitrol/),
      anothers('court date for trafficking', 2, /court 11\/30 trafficking/),
      absent('what year did he finish school'),
      absent('what is his e-mail'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
