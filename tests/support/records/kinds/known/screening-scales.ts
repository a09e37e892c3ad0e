import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';

/** Filled scales of a clinic's check-in: items with scores, marked boxes, and what the nurse noted beside them. */
export const screeningScales: readonly ApartRecord[] = [
  {
    person: who('winslade', 'Mercer', 'Winslade', '06/30/1982'),
    as: 'scan',
    pages: [
      `Patient: WINSLADE, MERCER    DOB: 06/30/1982    Visit 10/23/2026    Cobbler Hill Family Med
PHQ-9      over the last 2 weeks              0=not at all  1=several  2=more than half  3=nearly every day
1  little interest                                                            2
2  feeling down                                                               3
3  trouble sleeping                                                           3
4  tired                                                                      2
5  poor appetite                                                              1
6  feeling bad about yourself                                                 3
7  trouble concentrating                                                      1
8  moving slowly                                                              0
9  better off dead, hurting yourself                                          0
                                                          TOTAL              15
GAD-7      total 12                             done on tablet 10/23 09:58

AUDIT      (pre-fill last year's answers? NO)
1 how often drink             4 or more times a week              4
2 how many on a day           10 or more                          4
3 six or more                 daily                               4
4 not able to stop            weekly                              3
6 first drink in the morning  daily                               4
8 unable to remember          monthly                             2
9 you or other injured        yes, last year                      4     MA: broke own hand on wall, 4/26
10 others concerned           yes, last year                      4
                                              TOTAL (all 10)     33     zone IV, refer`,
      `Patient: WINSLADE, MERCER    DOB: 06/30/1982    Visit 10/23/2026                    2

DAST-10    total 1      item 1 yes (gummies).  other items no.

COLUMBIA (C-SSRS) SCREEN                        lifetime         past month
1 wish to be dead                               [x] Y  [ ] N     [ ] Y  [x] N
2 non-specific thoughts                         [x] Y  [ ] N     [ ] Y  [x] N
3 with method                                   [ ] Y  [x] N     [ ] Y  [x] N
6 behavior, ever did anything to end your life  [ ] Y  [x] N
   Non-suicidal self-injury                     [ ] Y  [x] N
Struck: free text "heroin, snort it"  -- wrong tablet, that was the patient in rm 3.   gt

PREDICTION OF ALCOHOL WITHDRAWAL SEVERITY
1 prior withdrawal episodes           yes       2 withdrawal seizures            no
3 delirium tremens                    no        4 been through rehab             yes, Elm Ridge 2018
5 blackouts                           yes       6 with downers                   no
7 with other drugs                    yes       8 BAL over 200                   n/a
9 autonomic activity now              yes, P 118, tremor                score 5   (4+ = high risk)

RN intake   Gin, he says, a handle every 3 days, last one 7 am today. On lisinopril &
  omeprazole. NKA. Wife Thea handed in her own sheet by mistake, she has lupus and takes lithium,
  given to her own doctor. Pt's dad quit drinking at 50. Says "I need to go away for a while".
  Sells insurance, still working full time. United thru work, card copied to back.
       UnitedHealthcare Choice Plus   ID 918 224 076   Grp 7K9920   Subscriber MERCER WINSLADE`,
    ],
    expected: {
      dob: '1982-06-30',
      recent_substance_abuse: /\bgin\b|handle every 3 days|gummies|10 or more/i,
      concerns_for_withdrawal: /tremor|high risk|P 118|score 5|prior withdrawal|autonomic/i,
      history_of_suicide_attempts: /\bn\b|\bno\b/i,
      history_of_self_harm: /\bn\b|\bno\b/i,
      history_of_seizures: /\bno\b/i,
      medication_plan: /lisinopril|omeprazole/i,
      allergies: /NKA/i,
      residential_programs: /Elm Ridge/i,
      marital_status: 'Married',
      employment_status: 'Full-time',
      family_history: /quit drinking at 50/i,
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /918\s?224\s?076/,
      group_number: '7K9920',
      subscriber_firstname: /mercer/i,
      subscriber_lastname: /winslade/i,
      reason_for_seeking_treatment: /go away for a while/i,
    },
    open: [
      'aggression_or_property_damage',
      'current_symptoms',
      'other_levels_of_care',
      'psych_testing_done',
      'subscriber_dob',
      'hospitalizations',
      'current_pcp_name',
      'additional_treatment_or_support_needed',
      'employer',
      'living_status',
    ],
    questions: [
      asked('phq-9 total', 1, /TOTAL 15|\b15\b/),
      asked('what is the AUDIT total', 1, /\b33\b/),
      asked('GAD-7', 1, /total 12/),
      asked('has he been through rehab', 2, /Elm Ridge 2018/),
      reworded('did he try to kill himself', 2, /ever did anything to end your life \[ \] Y \[x\] N/),
      reworded('insomnia?', 1, /trouble sleeping 3/),
      reworded('how much does he go through', 2, /a handle every 3 days/),
      reworded('does he need an eye opener', 1, /first drink in the morning daily/),
      reworded('heart rate', 2, /P 118/),
      reworded('did anyone get hurt from the drinking', 1, /broke own hand on wall|yes, last year/),
      reworded('drug allergies', 2, /NKA/),
      takenBack('does he snort heroin', 2, /heroin, snort it/),
      anothers('lupus?', 2, /she has lupus/),
      anothers('is he on lithium', 2, /takes lithium/),
      absent('does he own guns'),
      absent('any dui'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('oduya', 'Blessing', 'Oduya', '10/18/1993'),
    as: 'text',
    pages: [
      `CHECK-IN PACKET, scored by computer                          ClearPath Recovery Group
Name: Blessing Oduya      Born: 10/18/1993      Completed: Oct 26, 2026 at home, by phone

TAPS-1 (past 12 months)
  Tobacco ............................. never
  Alcohol, 4+ in a day ................ less than monthly
  Prescription medicine to get high ... daily or almost daily
  Other drugs ......................... never
TAPS-2 (past 3 months)
  Took opioid pain reliever ........... yes      Tried and failed to cut down ... yes
  Anyone worried ...................... yes      SUBSCORE opioid 3 (high)
Free text, what you take: "Percocet 10, my own from the sickle clinic plus my roommate Ify's,
  maybe 12 tabs. Took 2 this morning."

SUBJECTIVE OPIATE WITHDRAWAL (0-4 each), "on your worst day this month"
  anxious ... 3     yawning ... 2     sweating ... 4     gooseflesh ... 3     vomiting ... 1
  cramps ... 4      can't sit still ... 4                TOTAL 31

ADVERSE CHILDHOOD EXPERIENCES       items checked 4 of 10
  [x] parent mentally ill   [x] parents separated   [ ] someone in prison   [x] emotional neglect
  [ ] physical abuse   [x] sexual abuse   [ ] alcohol or drugs in home`,
      `Blessing Oduya          CHECK-IN PACKET                                         2 of 3

SUICIDE SCREEN (ASQ)
  1. In the past few weeks, wished you were dead?             (o) No   ( ) Yes
  2. Felt your family would be better off?                    ( ) No   (o) Yes
  3. Thoughts of killing yourself, past week?                 (o) No   ( ) Yes
  4. Ever tried to kill yourself?                             ( ) No   (o) Yes
       How?   insulin, my mother's.     When?   2012
  5. Thoughts right now?                                      (o) No   ( ) Yes
SCOFF (eating)      0 of 5 yes
Health list
  seizure/epilepsy  ( ) Y  (o) N          head injury    ( ) Y  (o) N
  sickle cell SS    (o) Y  ( ) N          stroke         (o) Y  ( ) N  age 9, weak left hand
  liver disease     ( ) Y  (o) N          blood clot     (o) Y  ( ) N  2024, PE
  hurt self on purpose, not to die        ( ) Y  (o) N
  hit or threatened others                ( ) Y  (o) N
  on probation or parole                  ( ) Y  (o) N
  court in next 60 days                   ( ) Y  (o) N`,
      `Blessing Oduya          CHECK-IN PACKET                                         3 of 3

Allergies           ceftriaxone - hives; morphine - itching only
Medicines           hydroxyurea 1000; Eliquis 5 bid; folic acid; Percocet 10 qid (Dr. Ama Sarkodie,
                    hematology)
Who helps you       mother Grace (she has bipolar and sugar), roommate
Call in emergency   Grace Oduya, 973-555-0111
Where you live      apartment w/ roommate, lease in my name
Work                substitute teacher, 2-3 days a week
Coverage            Horizon BCBS of New Jersey, 3HZN 70 114 559, group 0081-EX
Best phone          973-555-0112
Why now?            "Hematology will cut me off Nov 30 unless I go somewhere."
Therapist           none         Psychiatrist  none
Notes by K. Obi RN  10/27   Called back. She changed her answer on ASQ 2 to No, "I hit the wrong one."
                    Please disregard "Yes" there. Mother's insulin is why she asks us to lock ours up.
                    ~~HIV reactive~~ not hers, KO.  Ify is also applying (opioids, asthma); keep charts apart.`,
    ],
    expected: {
      dob: '1993-10-18',
      phone_number: /555-0112/,
      recent_substance_abuse: /Percocet|opioid|pain reliever/i,
      concerns_for_withdrawal: /sweating|TOTAL 31|cramps|gooseflesh|yawning|anxious|can't sit still/i,
      history_of_suicide_attempts: /insulin|2012|yes/i,
      history_of_self_harm: /\bn\b|\bno\b/i,
      history_of_seizures: /\bn\b|\bno\b/i,
      history_of_tbi_concussions: /\bn\b|\bno\b/i,
      aggression_or_property_damage: /\bn\b|\bno\b/i,
      history_of_trauma: /sexual abuse|4 of 10/i,
      allergies: /ceftriaxone|morphine/i,
      medication_plan: /hydroxyurea|Eliquis|folic acid|Percocet 10 qid/i,
      emergency_contact_primary_firstname: 'Grace',
      emergency_contact_primary_lastname: 'Oduya',
      emergency_contact_primary_phone: /555-0111/,
      living_status: 'Rental',
      employment_status: 'Part-time',
      carrier: 'BCBS (state plan)',
      subscriber_id: /3HZN\s?70\s?114\s?559/,
      group_number: '0081-EX',
      reason_for_seeking_treatment: /cut me off/i,
      family_history: /bipolar|parent mentally ill/i,
      probation: /\bn\b|\bno\b/i,
    },
    open: [
      'parole_granted',
      'eating_disorder',
      'current_symptoms',
      'pending_legal_charges',
      'upcoming_court_date',
      'hospitalizations',
      'psych_testing_done',
      'current_therapist_name',
      'current_psychiatrist_name',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'current_pcp_name',
    ],
    questions: [
      asked('how did she try to kill herself', 2, /insulin, my mother's/),
      asked('ACE score', 1, /4 of 10/),
      asked('what was the SOWS total', 1, /TOTAL 31/),
      asked('blood clot?', 2, /2024, PE|blood clot \(o\) Y/),
      reworded('why is she coming in this month', 3, /cut me off Nov 30/),
      reworded('weakness on one side', 2, /weak left hand/),
      reworded('does she smoke cigs', 1, /Tobacco \.+ never/),
      reworded('how many oxys a day', 1, /maybe 12 tabs/),
      reworded('which antibiotic gives her hives', 3, /ceftriaxone/),
      reworded('molested as a kid?', 1, /\[x\] sexual abuse/),
      reworded('does she rent', 3, /lease in my name/),
      reworded('anticoagulant', 3, /Eliquis/),
      reworded(
        'what did she mean on the burden question, asq 2',
        3,
        /changed her answer on ASQ 2 to No|hit the wrong one/,
      ),
      takenBack('hiv status', 3, /HIV reactive/),
      anothers('asthma', 3, /Ify is also applying \(opioids, asthma\)/),
      anothers('bipolar diagnosis', 3, /she has bipolar/),
      absent('what is her height and weight'),
      absent('who prescribes her suboxone'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
