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

/** What a substance abuse professional writes of a driver or operator who broke the federal drug and alcohol rules. */
export const dotEvaluation: readonly ApartRecord[] = [
  {
    person: who('kuipers', 'Garrison', 'Kuipers', '03/08/1980'),
    as: 'text',
    pages: [
      `WINNIFRED STOLTZ, LMSW, CADC, SAP
Substance Abuse Professional services under 49 CFR Part 40
212 Canal St, Ste 4, Dutton Heights, MI 49399          phone 616-555-0140       fax 616-555-0141

October 28, 2026                                                              CONFIDENTIAL

To:  Marguerite Oyler, DER                        Re:  Garrison L. Kuipers      DOB 03/08/1980
     Lakeshore Bulk Carriers, Inc.                     Employee ID 20-0773    CDL class A, MI
     sent by mail                                      Mode: FMCSA

INITIAL SAP EVALUATION REPORT

Reason for evaluation. Mr. Kuipers was selected at random on 09/30/2026. His confirmation breath test
was 0.071. He was removed from safety-sensitive duty the same day. This is his first violation. (The
draft of this report sent 10/27 listed a positive marijuana test. ~~THC positive, 09/30/2026~~ That
was another driver's result and has been withdrawn by the lab's medical review officer.)

Date and manner of evaluation. I met him face to face on October 26, 2026 for two hours. I spoke by
phone with his wife, Annika, and read the collection documents. I have not yet received records from
his physician, Dr. Hollis Bratt (616-555-0144).

Background. Mr. Kuipers is 46, married 19 years, and has two sons. The family owns a house at 5580
Peach Ridge Rd, Dutton Heights, MI 49399. He has hauled cement for Lakeshore for eleven years, full
time, and is now on unpaid leave. He served in the Coast Guard 1998 to 2002 with an honorable
discharge. His own phone is 616-555-0147 and his e-mail gkuipers@post.example.

Alcohol and drug history. First drink at 13. For six years he has had eight to twelve beers on work
nights and "a case, easy" on a day off. He stops at midnight because dispatch calls at five. He put
his last drink at October 18. He smoked marijuana in the service and has used no other drugs. After
the test he quit on his own; for three days he sweated through his sheets and his hands shook, and
he poured the coffee down the sink. He has never had a seizure or seen things that were not there.
AUDIT 27. DAST-10 score 0. MAST 18. Hair testing was not ordered.`,
      `Kuipers, Garrison          Initial SAP report          10/28/2026                       page 2 of 2

Prior help. Six sessions with the company's EAP counselor in 2021 after an argument at home; no
detox, no inpatient stay, no outpatient program. He attends no meetings. His brother-in-law Pieter is
nine months into outpatient at Harborlight and offers to take him.

Health. High blood pressure and reflux. Takes amlodipine 10 mg and omeprazole 20 mg each morning. Bad
reaction to ibuprofen (hives and a swollen tongue, 2018). He was concussed when a chute struck him in
2015 and missed two weeks. His medical card runs out 02/14/2027. He wears hearing aids.

Mood. He reports low mood, guilt and waking at three. PHQ-9 was 13. He denies suicidal thinking now
and has made no attempt. No self-injury. His wife says he is "loud, never rough"; no one has been hit
and nothing broken.

Family. His mother is in recovery from alcohol. His father, a Great Lakes mate, drowned drunk in 1991
when Mr. Kuipers was eleven; he watched the body brought in and still dreams of it. His older son,
Bram, has ADHD and was arrested in August for a minor in possession. Mr. Kuipers himself
is not on probation and has no case pending.

Coverage. Teamsters health fund administered by UMR, member 11806 4423, group 76-411080. He is
the subscriber.

Clinical opinion. Alcohol use disorder, severe (F10.20).

RECOMMENDATION
   1. Inpatient or residential treatment, not fewer than 21 days, to begin by 11/15/2026.
   2. Intensive outpatient, nine hours a week, eight weeks, after discharge.
   3. Two mutual help meetings a week with signed slips.
   4. ~~DOT education class, 12 hours~~ replaced by item 1.
Follow-up SAP evaluation: December 29, 2026, 10:00, this office, if items 1 and 2 are on course.
He may not return to duty before that evaluation and a negative return-to-duty test. The follow-up
testing plan goes to the DER alone.

                                              W. Stoltz, LMSW, CADC, SAP      cc: employee`,
    ],
    expected: {
      dob: '1980-03-08',
      phone_number: /555-0147/,
      email_id: 'gkuipers@post.example',
      address: /5580 Peach Ridge/i,
      city: 'Dutton Heights',
      state: 'MI',
      zip: '49399',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Lakeshore/i,
      carrier: 'UMR',
      subscriber_id: /11806\s?4423/,
      group_number: '76-411080',
      reason_for_seeking_treatment: /random|0\.071|Alcohol use disorder, severe|removed from safety/i,
      current_symptoms: /low mood|guilt|waking at three|PHQ-9/i,
      recent_substance_abuse: /eight to twelve beers|a case, easy|last drink/i,
      concerns_for_withdrawal: /sweated through|hands shook|never had a seizure/i,
      medication_plan: /amlodipine|omeprazole/i,
      allergies: /ibuprofen/i,
      current_pcp_name: /Hollis Bratt/i,
      current_pcp_phone: /555-0144/,
      next_appointment: '2026-12-29',
      residential_programs: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussed|chute/i,
      history_of_trauma: /drowned|watched the body/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /mother is in recovery|father|ADHD/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'outpatient_therapy',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      'psych_testing_done',
      'hospitalizations',
      'subscriber_employer',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What was the confirmation breath test?', 1, /0\.071/),
      asked('audit score', 1, /AUDIT 27/),
      asked('when does his medical card run out', 2, /02\/14\/2027/),
      asked('Who is the DER?', 1, /Marguerite Oyler/),
      asked('how many days of residential treatment are recommended', 2, /not fewer than 21 days/),
      asked('UMR member number', 2, /11806 4423/),
      reworded('is he a veteran', 1, /Coast Guard 1998 to 2002/),
      reworded('How much does he put away on his days off?', 1, /a case, easy/),
      reworded('what should he not be given for pain', 2, /ibuprofen/),
      reworded('did he lose a parent as a kid', 2, /father, a Great Lakes mate, drowned|drowned drunk in 1991/),
      reworded('how bad is the depression', 2, /PHQ-9 was 13|low mood, guilt/),
      reworded('can he go back to driving yet', 2, /may not return to duty/),
      takenBack('when did he test positive for marijuana', 1, /THC positive, 09\/30\/2026/),
      takenBack('how many hours of education class must he take', 2, /DOT education class, 12 hours/),
      anothers('when was he arrested', 2, /was arrested in August/),
      anothers('how long has he been in outpatient at Harborlight', 2, /nine months into outpatient at Harborlight/),
      absent('does he have diabetes'),
      absent('Who is his sponsor?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('amaral', 'Lucinda', 'Amaral', '07/21/1992'),
    as: 'scan',
    pages: [
      `PART 40 SAP CLIENT INFORMATION (client fills in, SAP completes shaded)             office of  R. Baptiste, LADC/SAP
                                                                                     FAX 508-555-0150
Today  10-22-26       Name  Lucinda M Amaral          Birth date  7-21-92     Sex   F
Street 44 Cogg Alley, 3rd fl      City Port Tamsin    State MA   Zip 02799    Cell  508-555-0152
Email  lucyamaral@inbox.example        Marital  single     Who lives w/ you   Ma + my sister (Ma's lease)
Employer  Tamsin Area Transit, bus op, full time, suspended      DER  Mr. Vo  508-555-0155
Emergency  Natalia Amaral (mother)  508-555-0153
Insurance  Blue Cross HMO Blue of Mass.     ID# XXH 714 220 965     Group 002377100     In whose name  mine
Doctor   Dr. Pacheco, Port Tamsin Family Health,  508-555-0156      Counselor  no
Medicines  birth control pill;  buspirone 10 2x a day
Allergic to   Amoxicillin (rash).   Epi-pen  no

CHECK ALL THAT ARE TRUE OF YOU, EVER
 [ ] DUI            [ ] arrested            [x] blackout           [ ] seizure
 [x] hid my use     [x] tried to cut down   [x] overdose           [ ] detox
 [ ] suicide try    [x] hurt myself on purpose (burned wrist w/ lighter, 2011)
 [x] head injury    (fell off the pier at 15, out cold)            [ ] hit or hurt somebody
Explain overdose     Jan 2026 in my car, my sister got Narcan in me.   Not on purpose
SAP NOTE: sister Telma, also an operator, tested positive for cocaine 2024 and did 30 days at
Gosnold Ridge. Not this client's history.`,
      `SAP EVALUATION WORKSHEET       Amaral, L       10-22-26       (handwritten, RB)            2/3

Violation    reasonable suspicion, 10-8-26, after she nodded at layover. UDS pos:  fentanyl, morphine.
             ~~benzodiazepines pos~~  struck per MRO, RB
Use hx       perc 10s from age 22 (back sprain at work) -> blue pills 2024 -> snorts fentanyl, half a
             gram/day.  Last use per pt 10-20 pm.  Alcohol 1-2 wine/month.  Weed none since HS.
W/D          "by lunchtime I'm dripping and my legs kick."  Yawning, goosebumps in session.
Tx           Suboxone from a telehealth site 3 wks, Mar 26, stopped (cost).  Nothing else.  Never
             detox/resid.  Mother wants "a place, not an app."
MH           GAD-7 16.  Panic on the Route 6 bridge.  No SI now.  No attempts ever.
             PTSD sx since rider put a knife to her neck Dec 2023, still hears him.
Med          LMP 10-10.  Hep C ab neg, HIV neg (clinic 9/26).  Low iron.
Legal        none - no charges, no PO.   Aunt had custody fight, not relevant.
Family       father alcohol, left;  cousin d. OD 2025
Motivation   "If I lose the route we lose the apartment."  High.

DX           F11.20 severe   F41.1     R/O PTSD`,
      `R. BAPTISTE LADC/SAP                          NOTICE OF RECOMMENDATION                         3/3
Date  10-24-26        To  T. Vo, DER, Tamsin Area Transit  (FTA)         Employee  Lucinda Amaral

  [ ] education only    [ ] outpatient    [ ] IOP    [ ] PHP     [x] inpatient/residential w/ MOUD
  then  [x] IOP 3x wk  x 10 wks   [x] NA/SMART 2x wk   [ ] other ______________

  Must be admitted on or before  11-9-26.   Provider choice: employee's.   No car, license is fine
  but car was sold;  agency to give ride from Port Tamsin or bus voucher.
  ~~Recommend IOP only at Seabreeze Counseling~~    superseded 10-24, see box above    RB
  Next SAP visit  1-12-27  1:30 pm      Estimated follow-up evaluation after completion of both levels.
  HMO requires prior auth, ref # pending, call 800-555-0159.

  Copy to:  [x] DER   [x] employee   [ ] union (she said no)   [ ] TPA
  Union steward Mr. Dacosta is in recovery 12 yrs, offered to be a contact.

                                                Signed   R Baptiste   10-24-26`,
    ],
    expected: {
      dob: '1992-07-21',
      sex_at_birth: 'Female',
      phone_number: /555-0152/,
      email_id: 'lucyamaral@inbox.example',
      address: /44 Cogg Alley/i,
      city: 'Port Tamsin',
      state: 'MA',
      zip: '02799',
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Tamsin Area Transit/i,
      emergency_contact_primary_firstname: 'Natalia',
      emergency_contact_primary_lastname: 'Amaral',
      emergency_contact_primary_phone: /555-0153/,
      carrier: 'BCBS (state plan)',
      subscriber_id: /XXH\s?714\s?220\s?965/,
      group_number: '002377100',
      current_pcp_name: /Pacheco/i,
      current_pcp_phone: /555-0156/,
      next_appointment: '2027-01-12',
      reason_for_seeking_treatment: /reasonable suspicion|lose the route|a place, not an app|nodded/i,
      current_symptoms: /Panic|GAD-7|still hears him|dripping|Yawning/i,
      recent_substance_abuse: /fentanyl|half a|blue pills|Last use/i,
      concerns_for_withdrawal: /dripping|legs kick|Yawning|goosebumps/i,
      medication_plan: /buspirone|birth control/i,
      allergies: /Amoxicillin/i,
      epipen: RULED_OUT,
      transportation_required: /give ride|bus voucher|No car|car was sold/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Suboxone|telehealth|Never detox/i,
      history_of_self_harm: /burned wrist/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_tbi_concussions: /off the pier|out cold/i,
      history_of_trauma: /knife to her neck|PTSD/i,
      pending_legal_charges: RULED_OUT,
      probation: /\bno PO\b|\bnone\b|^no\b/i,
      family_history: /father alcohol|cousin/i,
    },
    open: [
      'gender',
      'history_of_seizures',
      'parole_granted',
      'aggression_or_property_damage',
      'current_therapist_name',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'hospitalizations',
      'psych_testing_done',
      'subscriber_employer',
      'authorization_number',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is the group number?', 1, /002377100/),
      asked('GAD-7', 2, /GAD-7 16/),
      asked('who is her emergency contact', 1, /Natalia Amaral/),
      asked('When must she be admitted?', 3, /on or before 11-9-26/),
      asked('last use', 2, /Last use per pt 10-20/),
      asked('Hep C antibody?', 2, /Hep C ab neg/),
      reworded('has anyone had to reverse an overdose', 1, /sister got Narcan in me/),
      reworded('why did the boss send her for a drug test', 2, /nodded at layover/),
      reworded('was she threatened with a weapon', 2, /knife to her neck/),
      reworded('has she tried buprenorphine', 2, /Suboxone from a telehealth site/),
      reworded('how will she get to rehab', 3, /give ride from Port Tamsin|bus voucher/),
      takenBack('was her urine positive for benzos', 2, /benzodiazepines pos/),
      takenBack('was she sent to Seabreeze Counseling', 3, /Recommend IOP only at Seabreeze/),
      anothers('how many days was she at Gosnold Ridge', 1, /did 30 days at Gosnold Ridge/),
      anothers('when was she positive for cocaine', 1, /tested positive for cocaine 2024/),
      anothers('how many years in recovery does she have', 3, /in recovery 12 yrs/),
      absent('does she have children'),
      absent('Has she seen a psychiatrist?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
