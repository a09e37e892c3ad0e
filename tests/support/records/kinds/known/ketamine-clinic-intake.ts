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

/** What an infusion clinic takes down before the first dose: a web questionnaire, or a clipboard form with a nurse's notes. */
export const ketamineClinicIntake: readonly ApartRecord[] = [
  {
    person: who('lindqvist', 'Marit', 'Lindqvist', '05/06/1984'),
    as: 'text',
    pages: [
      `Stillwater Infusion & Wellness                          New Patient Questionnaire (submitted online)
Submitted 10/19/2026 8:52 PM                                                        Ref. SIW-20611

Name                    Marit Lindqvist
Date of birth           05/06/1984
Gender identity         Woman                      Sex assigned at birth     Female
Mobile                  (612) 555-0141             E-mail    marit.l@mail.example
Street                  88 Quarry Ridge Ln
City / State / ZIP      Edenbrook, MN 55999
Relationship status     Divorced
Who lives with you?     My daughter, 11, every other week. I own the house.
Occupation              Interior designer, self-employed (Lindqvist Rooms LLC)
Emergency contact       Solveig Aune (mother)      (612) 555-0142
Insurance               Self-pay for infusions. Medical: HealthPartners, member no. 30177 4420
WHO REFERRED YOU?       Dr. Tobias Renn, psychiatrist, Lakeshore Mind Clinic, (612) 555-0143
Therapist               Imani Castle, LMFT, weekly since 2024   (612) 555-0144
Primary care            Edenbrook Family Medicine - don't really have one doctor there
WHAT BRINGS YOU TO US?
I have been depressed since my divorce and nothing has touched it. I sleep till noon, cry in the car
before client meetings, and I have stopped answering friends. Dr. Renn thinks ketamine is worth a
try but he told me to be honest on this form about the wine and the Adderall, so I am.
PHQ-9 (auto-scored)     21 - severe             GAD-7 (auto-scored)     14 - moderate`,
      `Lindqvist, Marit   05/06/1984   SIW-20611                                               Page 2 of 3

HAVE YOU EVER HAD ...                        Yes   No    If yes, please explain
 High blood pressure                          x          since last year
 Heart attack / arrhythmia                          x
 Stroke or aneurysm                                 x    my mother, 2019
 Seizure or epilepsy                                x
 Concussion / head injury                     x          ski fall 2009, saw stars, no hospital
 Glaucoma                                           x
 Liver disease                                      x
 Interstitial cystitis                              x
 Psychosis / hearing voices                         x
 Mania or bipolar                                   x    my brother Anders is bipolar I
 Eating disorder                              x          bulimia in college, treated, not since
 Hospitalized for mental health               x          Fairmont Riverside, 6 days, Feb 2025
 Suicide attempt                              x          Feb 2025, took a bottle of trazodone
 Self-harm (cutting, burning)                       x
 Been violent or destroyed property                 x
 Bad reaction to anesthesia                         x
ALLERGIES    penicillin - hives        latex - rash         No EpiPen.
SURGERIES    C-section 2015; wisdom teeth
CURRENT MEDICATIONS
 1  venlafaxine XR 225 mg every morning            Dr. Renn
 2  Adderall 20 mg twice a day                     Dr. Renn (I take 3-4 on busy days)
 3  losartan 50 mg daily                           Edenbrook FM
 4  ~~clonazepam 0.5 mg as needed~~                entered by mistake - that is an old list. ML
TRIED BEFORE, DID NOT HELP   sertraline, bupropion, lithium add-on, 36 TMS sessions (2025)`,
      `Lindqvist, Marit   05/06/1984   SIW-20611                                               Page 3 of 3

SUBSTANCES                 Now?      How much                                      Last use
 Alcohol                   Yes       1 bottle of white a night, 1.5 on weekends    tonight
 Cannabis                  No        tried in my 20s
 Opioids                   No
 Cocaine / other stimulant Yes       the extra Adderall, see above                 10/19
 Nicotine                  No
When I skip wine for a night I    sweat through the sheets and my hands shake till lunch.
Ever treated for substance use?   IOP at Northern Pines Recovery, 9 weeks, fall 2025. Dropped out.
Trauma (share what you wish)      My ex-husband hit me. It's why I left.
Family history                    Dad alcoholic (sober 20 yrs). Mom stroke.
Legal                             Nothing pending. No probation.
=== NURSE SCREEN CALL  10/22/2026  R. Oyelaran RN ===================================================
Verified meds & allergies with pt by phone. BP at home 148/96. SI: thoughts "most days," no plan, no
intent, agrees to call 988. Pt's sister Kirsten was treated here in 2024 and had a bladder problem
after - pt asked about it. Pt first said she weighs 130, corrected to 158 lb.
Medical director (Dr. H. Basu) reviewed: NOT A CANDIDATE NOW. Daily alcohol with withdrawal signs and
stimulant overuse. Recommends medically managed withdrawal then residential; will reconsider after
60 days sober. Pt tearful but "kind of relieved. I want somebody to take the bottle away." She will
need to find cover for her daughter (ex-husband's weeks) and can drive herself.
Consult 10/29 with Dr. Basu is canceled. Next visit with Dr. Renn 11/10/2026 4:30 pm.`,
    ],
    expected: {
      dob: '1984-05-06',
      gender: 'Woman',
      sex_at_birth: 'Female',
      phone_number: /555-0141/,
      email_id: 'marit.l@mail.example',
      address: /88 Quarry Ridge/i,
      city: 'Edenbrook',
      state: 'MN',
      zip: '55999',
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      emergency_contact_primary_firstname: 'Solveig',
      emergency_contact_primary_lastname: 'Aune',
      emergency_contact_primary_phone: /555-0142/,
      subscriber_id: /30177\s?4420/,
      current_psychiatrist_name: /Renn/i,
      current_psychiatrist_phone: /555-0143/,
      current_therapist_name: /Imani Castle/i,
      current_therapist_phone: /555-0144/,
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /depressed since my divorce|take the bottle away|nothing has touched/i,
      current_symptoms: /sleep till noon|cry in the car|stopped answering|most days|PHQ-9|21 - severe/i,
      recent_substance_abuse: /bottle of white|extra Adderall|wine/i,
      concerns_for_withdrawal: /sweat through the sheets|hands shake|withdrawal signs/i,
      medication_plan: /venlafaxine|Adderall|losartan/i,
      allergies: /penicillin|latex/i,
      epipen: RULED_OUT,
      hospitalizations: /Fairmont Riverside/i,
      other_levels_of_care: /Northern Pines|IOP/i,
      eating_disorder: /bulimia/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /trazodone|Feb 2025/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /ski fall|saw stars/i,
      history_of_trauma: /ex-husband hit me/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: /Nothing pending|\bno/i,
      probation: RULED_OUT,
      family_history: /Dad alcoholic|Mom stroke|bipolar I/i,
    },
    open: [
      'carrier',
      'employer',
      'outpatient_therapy',
      'current_pcp_name',
      'current_pcp_phone',
      'additional_treatment_or_support_needed',
      'transportation_required',
      'residential_programs',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('Who is her psychiatrist?', 1, /Tobias Renn/),
      asked('PHQ-9 score', 1, /21 - severe/),
      asked('member no. for HealthPartners', 1, /30177 4420/),
      asked('What reaction does she get from latex?', 2, /latex - rash/),
      asked('what was her blood pressure at home', 3, /148\/96/),
      reworded('how much does she drink', 3, /bottle of white/),
      reworded('did the ketamine place accept her', 3, /NOT A CANDIDATE NOW/),
      reworded('has she overdosed on purpose', 2, /bottle of trazodone/),
      reworded('any magnetic stimulation treatment', 2, /36 TMS sessions/),
      reworded('was she in an abusive marriage', 3, /ex-husband hit me/),
      reworded('does she take more stimulants than prescribed', [2, 3], /3-4 on busy days|extra Adderall/),
      takenBack('is she on clonazepam', 2, /clonazepam 0\.5 mg/),
      takenBack('does she weigh 130 lb', 3, /weighs 130/),
      anothers('did she have a stroke', 2, /my mother, 2019/),
      anothers('Is she bipolar?', 2, /Anders is bipolar I/),
      absent('what is her group number'),
      absent('When was her last tetanus shot?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('bascombe', 'Delroy', 'Bascombe', '12/11/1971'),
    as: 'scan',
    pages: [
      `KESTREL KETAMINE CLINIC   -   FIRST VISIT FORM  (please print)          Date 10 / 20 / 26

NAME   Delroy Bascombe                 BIRTHDATE  12 / 11 / 71       AGE 54    [X] M  [ ] F
ADDR   2209 Petrel Ct Apt 4            CITY  Harwick      ST  FL     ZIP  33599
PH     727-555-0151                    EMAIL   dbascombe@post.example
MARRIED? [X] Y [ ] N    WIFE'S NAME   Yvonne Bascombe     HER PH  727-555-0152
IN EMERGENCY CALL   wife, same
WORK   HVAC tech, full time, Gulf Air Systems
INS    Cigna     ID  U66310984     GRP  2204517     NAME ON CARD   Yvonne Bascombe
       HER DOB   4/2/73     HER EMPLOYER   Harwick County Schools
HOW DID YOU HEAR   podcast
WHY KETAMINE?   Back pain x 9 yrs, nerve pain both legs, mood is low, tired of pills.
PAIN   now 7     worst 10     best 5     what helps   heat, lying down, oxys
PRIOR TREATMENTS     [X] PT   [X] injections x4   [X] surgery L4-5 2018    [ ] stimulator
Medicines (all)      oxycodone 15 mg  4 a day  (Harwick Pain, Dr. Quillan, 727-555-0153)
                     gabapentin 600 three times        atorvastatin 40
                     ~~warfarin~~  stopped in 2021, wife had it on her list - DB
ALLERGIC TO          sulfa (throat swells)             EPI-PEN?   [X] Y   [ ] N   in truck
                     wife allergic to shellfish
ALCOHOL   [ ] none  [X] some  [ ] daily       beers on Sunday, 3 or 4
DRUGS     [ ] none  [X] yes     what?   buy extra oxys off a guy at work, about 6 a day on top
          How long    1 yr           Last    this morning
TOBACCO   [ ] none  [X] yes   cigars`,
      `KESTREL KETAMINE CLINIC                                       Bascombe D.     pg 2

CHECK Y or N              Y    N                               Y    N
 heart trouble           [ ]  [X]      thyroid                [ ]  [X]
 high BP                 [X]  [ ]      sleep apnea            [X]  [ ]   CPAP, doesn't use
 seizures                [ ]  [X]      hepatitis              [ ]  [X]
 head injury             [ ]  [X]      kidney stones          [X]  [ ]   2014
 glaucoma                [ ]  [X]      PTSD                   [X]  [ ]   Navy fire 1994
 depression              [X]  [ ]      schizophrenia          [ ]  [X]
 ever tried suicide      [ ]  [X]      hurt yourself          [ ]  [X]
 violence                [ ]  [X]      in jail                [ ]  [X]
FAMILY    mom - sugar.   brother Clive - crack, died 2011.

CLINIC USE ONLY -----------------------------------------------------------------------
BP 152/90   HR 88    Wt 241     COWS 9  (yawning, gooseflesh, runny nose at 2 pm)
UDS   oxy POS   fent NEG   benzo NEG   THC NEG   EtOH 0.00
FL PDMP   oxycodone #120 filled 10/2. one prescriber.
C-SSRS    no wish to be dead.   no ideation.
Notes - Pt asked if infusion would "get me off these." Says each a.m. he wakes up sick, legs
kick, stomach cramps, till first dose. Sick at stomach 2 days in Aug when he ran out. Wife in
room, upset - she did not know about buying. SHE lost her job offer over a UDS in 2020,
cleared. Pt never in rehab. Saw a counselor at VA, Ms. Trinh, 2012, nothing now. VA primary
care: Dr. Lowell Adeyemi 727-555-0154.
Dr says OUD, moderate-severe; ketamine deferred. Refer out for detox w/ pain mgmt / bup.
Pt agrees, "soon as I can get FMLA, Gulf needs 2 weeks." Needs ride, license suspended for
unpaid tolls, hearing 11/17/26, no criminal charges.
~~Fall risk - uses cane~~  (error, chart mixup  LK)         L. Kowalczyk RN   10/20/26`,
    ],
    expected: {
      dob: '1971-12-11',
      sex_at_birth: 'Male',
      address: /2209 Petrel/i,
      city: 'Harwick',
      state: 'FL',
      zip: '33599',
      phone_number: /727-555-0151/,
      email_id: 'dbascombe@post.example',
      marital_status: 'Married',
      employment_status: 'Full-time',
      employer: /Gulf Air Systems/i,
      emergency_contact_primary_firstname: 'Yvonne',
      emergency_contact_primary_lastname: 'Bascombe',
      emergency_contact_primary_phone: /555-0152/,
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U66310984',
      group_number: '2204517',
      subscriber_firstname: 'Yvonne',
      subscriber_lastname: 'Bascombe',
      subscriber_dob: '1973-04-02',
      subscriber_employer: /Harwick County Schools/i,
      current_pcp_name: /Adeyemi/i,
      current_pcp_phone: /555-0154/,
      reason_for_seeking_treatment: /get me off these|tired of pills|Back pain/i,
      current_symptoms: /nerve pain|mood is low|yawning|wakes up sick|legs kick|Back pain/i,
      recent_substance_abuse: /oxys|oxycodone|6 a day/i,
      concerns_for_withdrawal: /COWS 9|gooseflesh|wakes up sick|legs kick|ran out|stomach cramps/i,
      medication_plan: /oxycodone|gabapentin|atorvastatin/i,
      allergies: /sulfa/i,
      epipen: /\bY\b|yes|in truck/i,
      transportation_required: /Needs ride|license suspended/i,
      outpatient_therapy: /Ms\. Trinh|counselor at VA/i,
      residential_programs: /never in rehab/i,
      history_of_self_harm: /\bn\b|\bno|\[X\]|never/i,
      history_of_suicide_attempts: /\bn\b|\bno|\[X\]|never/i,
      history_of_seizures: /\bn\b|\bno|\[X\]/i,
      history_of_tbi_concussions: /\bn\b|\bno|\[X\]/i,
      history_of_trauma: /Navy fire|PTSD/i,
      aggression_or_property_damage: /\bn\b|\bno|\[X\]/i,
      pending_legal_charges: /no criminal charges|unpaid tolls|\bno\b/i,
      family_history: /sugar|crack|Clive/i,
    },
    open: [
      'gender',
      'hospitalizations',
      'additional_treatment_or_support_needed',
      'current_therapist_name',
      'next_appointment',
      'living_status',
      'upcoming_court_date',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('COWS?', 2, /COWS 9/),
      asked('what is the group number', 1, /2204517/),
      asked('name on card', 1, /NAME ON CARD Yvonne Bascombe/),
      asked('When was oxycodone last filled per PDMP?', 2, /filled 10\/2/),
      asked('what happens with sulfa', 1, /throat swells/),
      reworded('is he buying opioids on the street', 1, /buy extra oxys off a guy at work/),
      reworded('does he use his breathing machine at night', 2, /CPAP, doesn't use/),
      reworded('why can he not drive', 2, /license suspended/),
      reworded('what does he feel like before the first pill of the day', 2, /wakes up sick/),
      reworded('leave from job', 2, /FMLA/),
      reworded('has he had back operations', 1, /surgery L4-5 2018/),
      reworded('military service', 2, /Navy fire 1994/),
      takenBack('is he on a blood thinner', 1, /warfarin/),
      takenBack('does he walk with a cane', 2, /uses cane/),
      anothers('shellfish allergy?', 1, /wife allergic to shellfish/),
      anothers('does he use crack', 2, /Clive - crack/),
      absent('how many children does he have'),
      absent('what is his A1c'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
