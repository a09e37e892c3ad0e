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

/** What a designated physician fills in for an applicant for residence: numbered items, boxes, and remarks. */
export const immigrationExam: readonly ApartRecord[] = [
  {
    person: who('baranova', 'Ludmila', 'Baranova', '06/11/1983'),
    as: 'text',
    pages: [
      `REPORT OF MEDICAL EXAMINATION FOR RESIDENCE          (applicant's file copy)     Page 1 of 3

PART 1.  INFORMATION ABOUT THE APPLICANT  (to be completed by applicant, in ink, in capitals)
1.a. Family name      BARANOVA
1.b. Given name       LUDMILA                      1.c. Middle name   [ ]
2.   Street           770 ALDERBROOK AVE           Apt. [X] 9   Ste. [ ]   Flr. [ ]
2.c. City or town     RAHNEY                       2.d. State  NJ     2.e. ZIP  07999
3.   Date of birth    06/11/1983                   4.   Sex    [ ] Male   [X] Female
5.   Place of birth   KHARKIV                      6.   Country   UKRAINE
7.   Daytime phone    973-555-0170                 8.   E-mail  L.BARANOVA@MAIL.EXAMPLE
9.   Marital status   [ ] Single  [ ] Married  [X] Widowed  [ ] Divorced
10.  Interpreter used [ ] No [X] Yes  Name:  OKSANA PETRIV     Phone: 973-555-0171
PART 2.  PHYSICIAN
11.  Name   Everett Lindgren, M.D.        12.  Office  18 Broad Terrace, Rahney NJ 07998
13.  Phone  973-555-0172                  14.  Date of exam  10/06/2026
PART 3.  COMMUNICABLE DISEASE
15.  IGRA            [X] Negative  [ ] Positive         date 10/06/2026
16.  Syphilis        [X] Nonreactive  [ ] Reactive
17.  Gonorrhea       [X] Negative  [ ] Positive
18.  Remarks         Son (Taras B., exam same day) IGRA POSITIVE, referred; not this applicant.
PART 4.  PHYSICAL OR MENTAL DISORDER WITH HARMFUL BEHAVIOR
19.  [ ] None   [X] Disorder found, see remarks    Class [ ] A  [X] B
20.  Harmful behavior within 12 mo.   [X] No   [ ] Yes
21.  Diagnosis       Posttraumatic stress disorder; major depression`,
      `BARANOVA, LUDMILA                                                               Page 2 of 3

PART 5.  DRUG ABUSE / ADDICTION
22.  [ ] No evidence  [X] Sedative use disorder, active   [ ] Sustained remission
23.  Class  [X] A   [ ] B
24.  Substances   Phenazepam 3 to 4 mg daily (mailed from abroad), zopiclone 15 mg nightly;
                  last taken 10/05/2026 evening. Alcohol: cognac, 200 mL most nights.
25.  Other drugs  [X] None:  no opioid, stimulant, cannabis
26.  [X] Referred for treatment before re-examination. Re-exam not before 10/2027 per
     civil surgeon instructions.

PART 7.  HISTORY TAKEN BY PHYSICIAN
27.  Allergy             [ ] None  [X] List:  novocaine (collapse, 1998); honey. No EpiPen
28.  Seizures            [X] Yes  [ ] No   two, Feb 2025, when parcels were late for a week
29.  Head injury         [X] Yes  [ ] No   blast, March 2022, deaf in left ear, unconscious
30.  Suicide attempt     [ ] Yes  [X] No
31.  Self-harm           [ ] Yes  [X] No
32.  Violence to others  [ ] Yes  [X] No
33.  Hospital            Lviv Regional, three weeks, April 2022 (burns). St. Brendan's, Rahney,
                         Feb 12-16, 2025 (the seizures)
34.  Current medicine    venlafaxine ER 150 mg; propranolol 20 mg; ~~lisinopril 10 mg~~ (my error EL)
35.  Arrests             [ ] Yes  [X] No
36.  Family              Mother, stroke. Brother, alcohol. Husband killed in the same blast.
37.  Treating            Dr. Zoya Kirilenko, psychiatry, 973-555-0173; Community Health at
                         Rahney, Dr. Pradeep Joshi (primary)
38.  Occupation          seamstress, part time, Velour Bridal
39.  Household           apartment, rented with her son (20)
40.  Insurance           Horizon Blue Cross Blue Shield  ID 3HZN70881420   Group 8800-31
41.  In emergency        Oksana Petriv, friend`,
      `BARANOVA, LUDMILA                                                               Page 3 of 3

VACCINE            DATES GIVEN                 LAST / TODAY        RESULT
MMR                05/1984   --                10/06/2026          complete
Td/Tdap            2019                        --                  complete
Hepatitis B        --                          10/06/2026 (#1)     series begun; #2 due 11/05/2026
Influenza          --                          refused             --
Varicella          history                     titer positive      immune
REMARKS OF THE CIVIL SURGEON
Mrs. Baranova says, by interpreter: "Without the pills I shake and see my husband burning. I wish to
be free of them, but in a clinic with doctors, not alone in my kitchen." She is anxious, has a tremor,
and slept two hours before this visit. I explained that stopping at once is dangerous and advised a slow
taper as an inpatient, then a program with a Russian or Ukrainian speaker. She never had any treatment of
this kind. She has not had counseling.
Next visit: second hepatitis B dose with my nurse, 11/05/2026, 9:30.
Her son may drive her. He takes isoniazid from October 20. The interpreter asks that her number be
used to arrange the admission, as Mrs. Baranova's English is small.

                                           E. Lindgren, M.D.     10/07/2026`,
    ],
    expected: {
      dob: '1983-06-11',
      sex_at_birth: 'Female',
      address: /770 ALDERBROOK/i,
      city: /RAHNEY/i,
      state: 'NJ',
      zip: '07999',
      phone_number: /555-0170/,
      email_id: /L\.BARANOVA@MAIL\.EXAMPLE/i,
      marital_status: 'Widowed',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Velour Bridal/i,
      carrier: 'BCBS (state plan)',
      subscriber_id: '3HZN70881420',
      group_number: '8800-31',
      emergency_contact_primary_firstname: 'Oksana',
      emergency_contact_primary_lastname: 'Petriv',
      current_psychiatrist_name: /Zoya Kirilenko/i,
      current_psychiatrist_phone: /555-0173/,
      current_pcp_name: /Pradeep Joshi/i,
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /free of them|Without the pills/i,
      current_symptoms: /anxious|tremor|slept two hours/i,
      recent_substance_abuse: /Phenazepam|zopiclone|cognac/i,
      concerns_for_withdrawal: /I shake|stopping at once|slow taper|parcels were late/i,
      medication_plan: /venlafaxine|propranolol/i,
      allergies: /novocaine|honey/i,
      epipen: RULED_OUT,
      hospitalizations: /Lviv Regional|St\. Brendan/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /blast|burning|stress disorder/i,
      history_of_seizures: /two, Feb 2025|the seizures/i,
      history_of_tbi_concussions: /blast, March 2022/i,
      aggression_or_property_damage: RULED_OUT,
      family_history: /stroke|Brother, alcohol/i,
    },
    open: [
      'gender',
      'pending_legal_charges',
      'residential_programs',
      'other_levels_of_care',
      'outpatient_therapy',
      'emergency_contact_primary_phone',
      ...SPOKESPERSON,
      'transportation_required',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
    ],
    questions: [
      asked('who is the interpreter', 1, /OKSANA PETRIV/),
      asked('how much phenazepam', 2, /Phenazepam 3 to 4 mg daily/),
      asked('When is the second hep B dose?', 3, /11\/05\/2026/),
      asked('what country is she from', 1, /UKRAINE/),
      absent('what is her height'),
      reworded('has she been checked for tuberculosis', 1, /IGRA \[X\] Negative/),
      reworded('did she fit when she stopped', 2, /two, Feb 2025/),
      reworded('any dental anesthetic problems', 2, /novocaine \(collapse, 1998\)/),
      reworded('is her hearing ok', 2, /deaf in left ear/),
      reworded('what language staff does she need', 3, /Russian or Ukrainian/),
      reworded('did she get a flu shot', 3, /Influenza -- refused/),
      takenBack('does she take lisinopril', 2, /lisinopril 10 mg/),
      anothers('does she take isoniazid', 3, /takes isoniazid/),
      anothers('has she had a stroke', 2, /Mother, stroke/),
      absent('what is her HIV result'),
      absent('is she diabetic'),
      absent('Does she use tobacco?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('adeyinka', 'Solomon', 'Adeyinka', '01/17/1996'),
    as: 'scan',
    pages: [
      `   CIVIL SURGEON WORKSHEET            Harborlight Travel & Immigration Clinic
   (attach to official form)          240 Pier St, Marlow, MD 21999      410-555-0180

   Applicant     ADEYINKA, Solomon O.         A-number     withheld
   Born          17 JAN 1996, Ibadan          Sponsor      Folake Adeyinka-Moss (aunt), b. 12 MAR 1970
   Sex           M                            Sponsor tel  410-555-0181
   Tel           410-555-0182                 Address      33 Cormorant Walk, Marlow MD 21998
   Visit 1       14 SEP 2026                  Visit 2      19 OCT 2026

   A.  SCREENING QUESTIONS  (circle)                                      detail
       1  Cough, fever, night sweats, weight loss                Y (N)
       2  Ever treated for TB                                    Y (N)    aunt treated 1994
       3  Convulsions or blackouts                               Y (N)
       4  Knocked unconscious                                   (Y) N     okada crash 2015, 1 hour
       5  Attempted to harm self or end life                     Y (N)
       6  Harmed or threatened another                          (Y) N     see B
       7  Detained, charged or convicted                        (Y) N     see B
       8  Used a drug not prescribed, ever                      (Y) N     see C
       9  Allergic to a medicine                                (Y) N     chloroquine - itching
      10  Stayed in hospital                                    (Y) N     malaria 2009; 2026 see C

   B.  June 27 2026, intoxicated, pushed a bouncer at Club Meridian. Disorderly conduct, Marlow
       District Court, trial 9 DEC 2026. No other. Not on probation. No weapons.
       ~~2019 fraud conviction, Lagos.~~   not his passport number - removed EO 19 OCT
   C.  Tramadol from age 20, now 400-600 mg/day, bought online and from a cousin; codeine syrup
       before that. Alcohol: stout 4-6 at weekends. Last tramadol 18 OCT, evening. Last drink 17 OCT.
       Marlow General 3-5 AUG 2026: took double dose by mistake, vomiting, serotonin syndrome.
       Off it 3 days in Sept: sweating, diarrhea, "bones crying," returned to it.`,
      `   ADEYINKA, Solomon O.         17 JAN 1996                          worksheet p. 2

   D.  LABORATORY                     VISIT 1         VISIT 2
       QuantiFERON                    neg             -
       RPR                            NR              -
       Hep B surface Ag               neg             -
       Hep B surface Ab               0.4 (low)       vaccinated #1, #2 due 16 NOV 2026
       Urine tox                      tramadol POS    tramadol POS
       Creatinine                     1.1             1.0
   E.  EXAM    BP 138/84.  Wt 71 kg.  Tremor of the hands.  Chest clear.  Mood "low, low."
               Scar at crown of the head.

   F.  MEDICINES     none prescribed.    Aunt's lisinopril and glipizide noted in same household.

   G.  SOCIAL   Single.  Stays in his aunt's house.  Kitchen worker full time, Bluewater Buffet, has
       asked for leave.  Insurance: none at Visit 1.  Visit 2: card shown, Aetna, ID W31 4409 128,
       grp 108843-20-002, through Bluewater.   In an emergency call the aunt.
       Church counselor, Pastor Ebun Laniyan, weekly, 410-555-0183. No doctor of his own.
   H.  FAMILY   Father d. sickle crisis. Older brother drinks. Mother well.
       Flogged at boarding school, "every day for a year"; he weeps when he speaks of it.

   I.  CONCLUSION
       Class A: opioid (tramadol) use disorder, moderate to severe. Cannot be cleared.
       Applicant's statement: "My papers will die if I do not stop. And my body is also dying. I beg
       for a place where I can sleep and stop." Wants admission before 1 DEC if his trial is moved.
       I recommend inpatient withdrawal care and residential treatment of 28 days or more, and a
       letter to me when complete. Never in such a program before.
       He must be collected from Marlow; he may not yet drive.

                               E. Osterhaus, MD, civil surgeon           19 OCT 2026`,
    ],
    expected: {
      dob: '1996-01-17',
      sex_at_birth: 'Male',
      phone_number: /555-0182/,
      address: /33 Cormorant/i,
      city: 'Marlow',
      state: 'MD',
      zip: '21998',
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Bluewater/i,
      carrier: 'Aetna',
      subscriber_id: /W31 ?4409 ?128/,
      group_number: '108843-20-002',
      emergency_contact_primary_firstname: 'Folake',
      emergency_contact_primary_lastname: 'Adeyinka-Moss',
      emergency_contact_primary_phone: /555-0181/,
      reason_for_seeking_treatment: /papers will die|body is also dying|place where I can sleep/i,
      current_symptoms: /Tremor of the hands|low, low/i,
      recent_substance_abuse: /Tramadol|stout|Last drink/i,
      concerns_for_withdrawal: /sweating, diarrhea|bones crying/i,
      medication_plan: /none prescribed|none|\bno\b/i,
      allergies: /chloroquine/i,
      transportation_required: /must be collected|may not yet drive/i,
      hospitalizations: /malaria 2009|Marlow General/i,
      residential_programs: /Never in such a program|none|\bno\b|denie/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /Flogged/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /okada crash|Knocked unconscious/i,
      aggression_or_property_damage: /pushed a bouncer/i,
      pending_legal_charges: /Disorderly conduct/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-12-09',
      family_history: /sickle|brother drinks/i,
    },
    open: [
      'gender',
      'current_therapist_name',
      'current_therapist_phone',
      'current_pcp_name',
      'outpatient_therapy',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
      'subscriber_employer',
      'next_appointment',
    ],
    questions: [
      asked('urine tox visit 2', 2, /tramadol POS/),
      asked('when is his trial', 1, /trial 9 DEC 2026/),
      asked('What is the Aetna ID?', 2, /W31 4409 128/),
      asked("who's the church counselor", 2, /Ebun Laniyan/),
      reworded('daily dose of his opioid', 1, /400-600 mg\/day/),
      reworded('lost consciousness ever?', 1, /okada crash 2015/),
      reworded('what malaria drug bothers him', 1, /chloroquine - itching/),
      reworded('was he beaten in childhood', 2, /Flogged at boarding school/),
      reworded('why was he in the hospital in August', 1, /took double dose by mistake/),
      asked('Was he treated for TB?', 1, /Ever treated for TB Y \(N\)/),
      reworded('is he protected against hepatitis b', 2, /0\.4 \(low\)/),
      takenBack('was he convicted of fraud', 1, /2019 fraud conviction/),
      anothers('does he take glipizide', 2, /Aunt's lisinopril and glipizide/),
      anothers('sickle cell?', 2, /Father d\. sickle crisis/),
      absent('does he have any children'),
      absent('does he wear glasses'),
      absent('Did he have an eating disorder?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'legal', 'insurance'],
  },
];
