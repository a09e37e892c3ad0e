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

/** What a college's athletic department keeps on a player in its substance program. */
export const studentAthleteMonitoring: readonly ApartRecord[] = [
  {
    person: who('okereke', 'Malachi', 'Okereke-Dunn', '04/11/2006'),
    as: 'text',
    pages: [
      `TALLGRASS STATE UNIVERSITY ATHLETICS             Sports Medicine / Substance Education & Testing
CONFIDENTIAL - education & health record - do not place in team file            printed 10/22/2026
---------------------------------------------------------------------------------------------------
STUDENT-ATHLETE   Okereke-Dunn, Malachi         TSU ID  T00618442        DOB 04/11/2006     SEX M
SPORT / YEAR      Men's track (400 H)           Soph., full-time         Elig. 2 yrs left
LOCAL ADDRESS     Bluestem Hall 314, 900 Campus Loop, Harlan Springs, KS 66799  (university dorm)
CELL              785-555-0160                  EMAIL   mokereke@tallgrass.example
NOTIFY            Ngozi Okereke, mother         316-555-0161     ngozi.o@mail.example
INSURANCE         Aetna Student Health          Mbr W2290 41876  Grp 868-TSU
                  Secondary: father's plan (UMR), number not on file

TEST HISTORY
 Date       Type            Panel    THC     COC    AMP    OPI    BZO    Disposition
 02/03/26   random          10       neg     neg    neg    neg    neg    --
 04/21/26   random          10       POS     neg    neg    neg    neg    1st, counseling x4, done
 08/26/26   preseason       10       neg     neg    neg    neg    POS    2nd (no Rx shown)
 09/16/26   follow-up       12       neg     neg    neg    neg    POS    counted with 2nd
 ~~09/30/26 follow-up       12       neg     POS    neg    neg    neg~~  VOID. Specimen of another
                                     athlete under his label; lab letter 10/05 on file
 10/14/26   follow-up       12+fent  neg     neg    neg    neg    POS    3rd - SUSPENDED, eval req'd
 Lab: Meridian Tox     Confirmation 10/14: alprazolam metabolite 412 ng/mL. Fentanyl negative.

STATUS    Suspended from competition 10/16/26. Scholarship kept while he follows the plan.
          Appeal hearing: none asked.
NEXT      Panel review Thurs 11/12/2026, 4 pm, Harmon Center 210
ALLERGIES / ALERTS    Bee stings - carries EpiPen in spike bag.  Sulfa - rash.
SICKLE TRAIT  neg     CONCUSSION LOG  1 (10/2024, hurdle fall, cleared day 9)     ASTHMA  none`,
      `TO:    File, M. Okereke-Dunn                                        COUNSELOR MEMO   page 2
FROM:  Linnea Brask, LCPC, Athletics Counseling   785-555-0162   lbrask@tallgrass.example
DATE:  10/20/2026     RE: evaluation after third result

Malachi came with his mother on speaker phone, with his consent. He is 20 and signs for himself.

He says he began buying "bars" (Xanax, street) after regionals in May, when he could not sleep. Now
4 to 6 mg a day, the last one at 11 last night. Drinks on weekends, 5 or 6 beers, nothing since
10/10. Cannabis stopped in April. No needles, no opioids that he knows of. He tried to quit in
September: on the second day he shook, sweated, heard a "buzzing," and his roommate found him on the
floor jerking. He did not go to the ER. Dr. Amato (team physician) says he must not stop without
medical care, and this is the first reason for asking for detox and then residential. In his words:
"I'm scared to sleep and scared to stop. I want out before I lose the whole thing."

Mood: anxious, panics in crowds, 3 hrs of sleep, appetite down, 11 lb lost. PHQ-9 12, GAD-7 19. He
denies any suicide attempt, ever. He denies cutting or burning himself. No thoughts of death today.
No fights, no damage to property; residence life has no reports on him. No eating disorder on the
EAT-26. His cousin Tobi, a wrestler here, was cited for punching a wall in Bluestem and has an open
case; they are sometimes mixed up.

History: no residential stay and no hospital stay. Four sessions with me in spring, and a psychology
work-up in high school that found ADHD; no medicine taken for it since 2023. Father was at
Stillwater Ranch for alcohol in 2017 and is sober. An aunt has bipolar disorder. At 15 he saw a
teammate drown at camp and dreams of it weekly.

Medicine: hydroxyzine 25 mg at night from Dr. Amato since 10/16, naproxen as needed. ~~Sertraline 50
mg~~ was entered by mistake, never ordered.  Family doctor at home: Dr. Yusuf Caldwell, Wichita,
316-555-0163. No charges, no probation. He has no car; the department can drive him, not overnight.

Plan: 1. Referral packet to three programs today. 2. Daily check-in with athletic trainer
Keoni. 3. Incompletes for the fall with Dean Oyler. 4. Roommate (Brody) holds naloxone.   LB`,
    ],
    expected: {
      dob: '2006-04-11',
      sex_at_birth: 'Male',
      address: /Bluestem Hall|900 Campus Loop/i,
      city: 'Harlan Springs',
      state: 'KS',
      zip: '66799',
      phone_number: /785-555-0160/,
      email_id: 'mokereke@tallgrass.example',
      employment_status: 'Student',
      legal_guardianship_status: 'None (own guardian)',
      emergency_contact_primary_firstname: 'Ngozi',
      emergency_contact_primary_lastname: 'Okereke',
      emergency_contact_primary_phone: /316-555-0161/,
      emergency_contact_primary_email: 'ngozi.o@mail.example',
      carrier: 'Aetna',
      subscriber_id: /W2290\s?41876/,
      group_number: '868-TSU',
      current_therapist_name: /Linnea Brask/i,
      current_therapist_phone: /555-0162/,
      current_therapist_email: 'lbrask@tallgrass.example',
      current_pcp_name: /Yusuf Caldwell/i,
      current_pcp_phone: /555-0163/,
      reason_for_seeking_treatment: /scared to sleep|want out before|must not stop without|first reason/i,
      current_symptoms: /anxious|panics|3 hrs of sleep|appetite down/i,
      recent_substance_abuse: /Xanax|bars|4 to 6 mg|alprazolam|beers/i,
      concerns_for_withdrawal: /shook, sweated|must not stop|floor jerking|second day/i,
      medication_plan: /hydroxyzine|naproxen/i,
      allergies: /Bee stings|Sulfa/i,
      epipen: /EpiPen|yes/i,
      transportation_required: /no car|drive him/i,
      hospitalizations: RULED_OUT,
      residential_programs: RULED_OUT,
      outpatient_therapy: /Four sessions|counseling x4/i,
      psych_testing_done: /work-up in high school|ADHD|EAT-26/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      eating_disorder: RULED_OUT,
      history_of_trauma: /teammate drown/i,
      history_of_seizures: /floor jerking|jerking/i,
      history_of_tbi_concussions: /hurdle fall|cleared day 9/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /Stillwater Ranch|bipolar|is sober/i,
    },
    open: [
      'gender',
      'living_status',
      'employer',
      'additional_treatment_or_support_needed',
      'next_appointment',
      'completed_genetic_testing',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('When is the panel review?', 1, /11\/12\/2026/),
      asked('alprazolam metabolite level', 1, /412 ng\/mL/),
      asked('local address', 1, /Bluestem Hall 314/),
      asked('PHQ-9 and GAD-7', 2, /PHQ-9 12, GAD-7 19/),
      asked('who is the team physician', 2, /Dr\. Amato/),
      reworded('how much benzo does he use daily', 2, /4 to 6 mg a day/),
      reworded('what happened the time he went cold turkey', 2, /shook, sweated|floor jerking/),
      reworded('is he still on the team', 1, /SUSPENDED|Suspended from competition/),
      reworded('was there fent in his urine', 1, /Fentanyl negative/),
      reworded('does he need parental consent', 2, /signs for himself/),
      reworded('what is he haunted by', 2, /teammate drown/),
      reworded('who has narcan', 2, /Brody\) holds naloxone/),
      takenBack('did he test positive for cocaine', 1, /09\/30\/26 follow-up 12 neg POS/),
      takenBack('is he on an ssri like sertraline', 2, /Sertraline 50 mg/),
      anothers('did he punch a wall in the dorm', 2, /cited for punching a wall/),
      anothers('was he in rehab for alcohol in 2017', 2, /Stillwater Ranch for alcohol in 2017/),
      anothers('bipolar?', 2, /aunt has bipolar disorder/),
      absent('does he smoke cigarettes or vape nicotine'),
      absent('what is his GPA'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('vandermeulen', 'Tessa', 'Vandermeulen', '12/19/2004'),
    as: 'scan',
    pages: [
      `LAKE HURON COLLEGE          Dept of Athletics           SUBSTANCE MISUSE PROGRAM
STUDENT-ATHLETE CASE CARD                                         (keep locked, room 104)

Name  Tessa Vandermeulen         Sport  W. ice hockey, D      Class  Sr       DOB 12-19-04
Cell  989-555-0170               Lives  off campus, rents w/ 3 teammates
Addr  52 Ferry St #2, Port Alder, MI 48799
Parent to call  Joost Vandermeulen (dad)  616-555-0171        Mom: deceased 2022
Health ins  Priority - under dad.  Dad b-day 7-8-73.  ID 80014477-02   Group 22915
            Dad's work: Zeeland Furniture Works
Allergies   [ ] none  [x] list:  ibuprofen (hives)          EpiPen  [ ] Y  [x] N
Trainer  Pim Gauthier ATC                Doctor   Dr. Wren Halvorsen, Lake Huron Health Svc  989-555-0172

RESULTS      (circle)                                        Collector   Initials
 9-3-26      urine    NEG                                    Gauthier    TV
 9-24-26     urine    amphet   opiates/oxy  POS              Gauthier    TV
 10-1-26     urine    ~~alcohol EtG POS~~   entered from T. Vandenberg's slip. PG
 10-8-26     urine    oxy POS   (level 1900)                 Gauthier    TV
 10-19-26    hair     oxycodone                              lab         TV

 Amphet is Rx:  [x] yes  Vyvanse 40, verified 9-25          Oxy is Rx:  [x] no - ran out in June
                                                                        after the ankle surgery
SANCTION     [ ] warning   [x] 50% of season   [ ] dismissal
CONDITIONS   [x] assessment   [x] weekly test   [x] treatment as advised   [ ] community hrs
MEETING      w/ AD and dean   Nov 5 2026  3:15
RELEASE      signed for: [x] dad  [x] treatment ctr  [ ] coach  [ ] press`,
      `LHC ATHLETICS - counselor note (handwritten, typed by dept sec)         VANDERMEULEN T      p 2
10-21-26     Ruben Achterberg, MSW, ext 4410 / 989-555-0173

T. cried most of the hour. Got oxys for ankle (surg. 3-12-26, St. Clement Hosp, 2 nights). When they
stopped she bought them, then "blues" from a guy at the rink. Crushes & sniffs, up to 8 a day. Last
one this a.m. before she came. No needle. Drinks "like everybody," 3 on a Sat. No weed.
W/out: chills, yawning, runs, legs won't lie still, by night.

Safety     thoughts of suicide   N          plan  N
           tried before          Y   Jan 2023, took mom's leftover pills, no one knew, slept 20 h
           cuts self             Y   thigh, stopped 2024
           hurts others          N   broke her stick on the glass, game ejection 2-26, no person hurt
           fits                  N
           eating                throws up before weigh-in since 16, now about 2x wk
           head knocks           2 (Nov 2021, Feb 2024).  Missed 5 wks with second
Trauma     found mom. Also a "thing" w/ old club coach, doesn't want it written
Meds       Vyvanse 40 a.m., norethindrone.  ~~Zofran~~ (never filled)
Therapist  off campus: Dr. Odile Marchbanks PhD 989-555-0174 every 2 wk since fall 2024
Psych med  the PCP does the Vyvanse, no psychiatrist
Fam        mom - pills & wine, d. of OD.  Granddad drank.  Dad OK.
Law        none.  Roommate Sloane has MIP ticket, court 11-9, & got naltrexone from health svc.
School     on track, May grad.  Part-time at the rink snack bar
Wants      "go somewhere over winter term so nobody asks." Dad will drive her anywhere.
           needs PT for ankle, ortho f/u Dr. Basri - no date yet
Me         will send card + consents today.  Narcan kit given.  Call her, not the house.
                                                                   R. Achterberg`,
    ],
    expected: {
      dob: '2004-12-19',
      address: /52 Ferry St/i,
      city: 'Port Alder',
      state: 'MI',
      zip: '48799',
      phone_number: /989-555-0170/,
      living_status: 'Rental',
      emergency_contact_primary_firstname: 'Joost',
      emergency_contact_primary_lastname: 'Vandermeulen',
      emergency_contact_primary_phone: /616-555-0171/,
      subscriber_id: '80014477-02',
      group_number: '22915',
      subscriber_firstname: 'Joost',
      subscriber_lastname: 'Vandermeulen',
      subscriber_dob: '1973-07-08',
      subscriber_employer: /Zeeland Furniture/i,
      current_pcp_name: /Wren Halvorsen/i,
      current_pcp_phone: /555-0172/,
      current_therapist_name: /Marchbanks/i,
      current_therapist_phone: /555-0174/,
      reason_for_seeking_treatment: /go somewhere over winter/i,
      current_symptoms: /cried|chills|throws up|yawning/i,
      recent_substance_abuse: /oxy|blues|sniffs|up to 8/i,
      concerns_for_withdrawal: /chills|yawning|legs won't/i,
      medication_plan: /Vyvanse|norethindrone/i,
      allergies: /ibuprofen/i,
      epipen: /\bn\b|\bno\b/i,
      transportation_required: /Dad will drive/i,
      hospitalizations: /St\. Clement|2 nights/i,
      outpatient_therapy: /Marchbanks|every 2 wk/i,
      history_of_self_harm: /thigh|cuts self/i,
      history_of_suicide_attempts: /Jan 2023|leftover pills/i,
      eating_disorder: /throws up/i,
      history_of_trauma: /found mom|club coach/i,
      history_of_seizures: /\bn\b|\bno\b/i,
      history_of_tbi_concussions: /Nov 2021|Feb 2024|Missed 5 wks|head knocks/i,
      aggression_or_property_damage: /broke her stick|hurts others N/i,
      pending_legal_charges: /\bnone\b|\bno\b/i,
      family_history: /pills & wine|Granddad drank/i,
    },
    open: [
      'carrier',
      'employment_status',
      'employer',
      'sex_at_birth',
      'gender',
      'next_appointment',
      'probation',
      'current_psychiatrist_name',
      'legal_guardianship_status',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('what is her sanction', 1, /50% of season/),
      asked('When is the meeting with the AD and dean?', 1, /Nov 5 2026/),
      asked('what level was the oxy on 10-8', 1, /level 1900/),
      asked('when was the ankle surgery', 2, /surg\. 3-12-26/),
      asked('what sport is she in', 1, /W\. ice hockey/),
      reworded('how is she taking the pills', 2, /Crushes & sniffs/),
      reworded('does she have a script for the stimulant', 1, /Vyvanse 40, verified/),
      reworded('overdose on purpose ever?', 2, /took mom's leftover pills/),
      reworded('bulimia', 2, /throws up before weigh-in/),
      reworded('may we speak to her coach', 1, /\[ \] coach/),
      reworded('who will bring her to us', 2, /Dad will drive/),
      reworded('how does she get when she skips a dose', 2, /chills, yawning/),
      takenBack('was alcohol found in her test', 1, /alcohol EtG POS/),
      takenBack('does she take zofran', 2, /Zofran/),
      anothers('Is she on naltrexone?', 2, /Sloane .* got naltrexone/),
      anothers('when is she due in court', 2, /MIP ticket, court 11-9/),
      anothers('wine with the pills?', 2, /mom - pills & wine/),
      absent('is she pregnant'),
      absent('what is her email'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
