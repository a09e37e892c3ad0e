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
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** Nothing but the box ticked. */
const BOX_NO = /N\[x\]|\bno\b/i;

/** What a residential job training center keeps on a student's health: the applicant's own form, a nurse's summary. */
export const jobTrainingCenterHealth: readonly ApartRecord[] = [
  {
    person: who('pomeroy', 'Ezequiel', 'Pomeroy-Castro', '05/17/2006'),
    as: 'scan',
    pages: [
      `BLUEGRASS RIDGE JOB TRAINING CENTER             APPLICANT HEALTH QUESTIONNAIRE            HQ-53 (2026)
Print in ink. Mark Y or N on every line. Give a date with each Y.
EXAMPLE     Seizures   Y[x] N[ ]   one, age 3, fever          Food allergy   Y[x] N[ ]   peanut, carries EpiPen

NAME      Ezequiel Pomeroy-Castro             DOB  05/17/2006          SEX  M[x] F[ ]       DATE  10/20/26
ADDRESS   1107 Sycamore Alley, Pikeston, KY 40999
PHONE     606-555-0281                        EMAIL  zeke.pc@mail.example
STATUS    Single[x]  Married[ ]  Divorced[ ]
LIVE WITH Parents[ ]  Friends[x]  Foster[ ]  Shelter[ ]  Alone[ ]
WORK NOW  Full[ ]  Part[x]  None[ ]           WHERE  Dollar Barn, nites
EMERGENCY mom, Graciela Castro  606-555-0282
INSURANCE KY Medicaid                         #  0036 118 920

HAVE YOU EVER HAD
 1 Asthma              Y[x] N[ ]  kid, none now          9 Bad headaches        Y[ ] N[x]
 2 Seizures            Y[ ] N[ ]                        10 Knocked out          Y[x] N[ ]  dirt bike 2022, ER
 3 Food/drug allergy   Y[x] N[ ]  shrimp, throat itch   11 Hurt self on purpose Y[x] N[ ]  lighter burns 2022
 4 Carry EpiPen        Y[ ] N[x]                        12 Tried to end life    Y[ ] N[x]
 5 Diabetes            Y[ ] N[x]                        13 Seen a counselor     Y[x] N[ ]  Ms. Dori Engle, now
 6 Heart trouble       Y[ ] N[x]                        14 Mental hospital      Y[ ] N[x]
 7 Eating disorder     Y[ ] N[x]                        15 Fights, hit someone  Y[x] N[ ]  1 fight 11th grade
 8 Surgery             Y[x] N[ ]  wisdom teeth 5/2025   16 Drug/alc. treatment  Y[x] N[ ]  see back`,
      `HQ-53 (2026)  back                                                        Pomeroy-Castro, E.

17 Medicines you take      mirtazapine 15 at nite     ~~Adderall 20~~  EPC
18 Drugs you use           perc 30s. doctor gave me some for the wisdom teeth then i got them off the street.
                           4-5 a day, last 10/18.  weed most days.  beer now + then not a thing for me
19 Sick when you stop?     Y[x] N[ ]   chills, the runs, cant sit still, 3-4 days. nite 2 is the worst
20 Treatment so far        Crossroads IOP in Pikeston Nov 2025 - Jan, finished. never stayed overnight anywhere
21 Family illness          mother[ ] father[x] brother[x] sister[ ]    dad heroin, passed 2017.  brother seizures + bipolar
22 Charges now             Y[ ] N[x]         Probation   Y[ ] N[x]
23 Bad thing happen to you Y[x] N[ ]   was in the room w/ my dad when he passed. i was 11
24 Your doctor             Dr. Hobart Lyle, Pikeston Family Med.  606-555-0283     next appt 11-6-26
25 Counselor phone         606-555-0284
26 Ride to center          Y[ ] N[x]   lic. suspended, i need a bus pass

WHY DO YOU WANT TO COME    electrician trade. but i know i cant w/ pills in me. Ms. Engle says treatment first
                           then here. i want a 28 day and then start in Jan.

Signed  E. Pomeroy-Castro  10/20/26

CENTER STAFF ONLY          Nurse review 10/22/26  P. Umstead RN
Hold for treatment, seat kept to 1/11/27. OK to send this form to the program he picks.
At first I had the folder of Ezra Pomeroy on my desk (2 overdoses, insulin pump). Not this applicant.
~~Background: assault conviction 2024~~   PU
POLICY  An applicant with a suicide attempt or a seizure in the last 12 months waits one year.`,
    ],
    expected: {
      dob: '2006-05-17',
      sex_at_birth: 'Male',
      ...livesAt(/1107 Sycamore/i, 'Pikeston', 'KY', '40999'),
      phone_number: /555-0281/,
      email_id: 'zeke.pc@mail.example',
      marital_status: 'Single',
      living_status: 'With friends',
      employment_status: 'Part-time',
      employer: /Dollar Barn/i,
      ...inEmergency('Graciela', 'Castro', /555-0282/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /0036\s?118\s?920/,
      ...seenBy('pcp', /Hobart Lyle/i, /555-0283/),
      ...seenBy('therapist', /Dori Engle/i, /555-0284/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /pills in me|28 day|electrician/i,
      recent_substance_abuse: /perc 30s|4-5 a day|weed most days/i,
      concerns_for_withdrawal: /chills|the runs|nite 2/i,
      medication_plan: /mirtazapine/i,
      allergies: /shrimp/i,
      epipen: BOX_NO,
      transportation_required: /bus pass|lic\. suspended/i,
      residential_programs: /never stayed/i,
      other_levels_of_care: /Crossroads/i,
      eating_disorder: BOX_NO,
      history_of_self_harm: /lighter burns/i,
      history_of_suicide_attempts: BOX_NO,
      history_of_trauma: /when he passed/i,
      history_of_tbi_concussions: /dirt bike/i,
      aggression_or_property_damage: /1 fight/i,
      pending_legal_charges: BOX_NO,
      probation: BOX_NO,
      family_history: /dad heroin|bipolar/i,
    },
    open: [
      'gender',
      'current_symptoms',
      'hospitalizations',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('When were the wisdom teeth out?', 1, /wisdom teeth 5\/2025/),
      asked('what is the phone of his counselor', 2, /606-555-0284/),
      asked('until when is his seat kept', 2, /seat kept to 1\/11\/27/),
      asked('who reviewed the form', 2, /P\. Umstead/),
      asked('What does he take at night?', 2, /mirtazapine 15/),
      reworded('opioid tablets per day', 2, /4-5 a day/),
      reworded('does he get dope sick', 2, /chills, the runs/),
      reworded('shellfish?', 1, /shrimp, throat itch/),
      reworded('has he burned himself', 1, /lighter burns 2022/),
      reworded('which career does he hope for', 2, /electrician trade/),
      reworded('was he present at a parent’s death', 2, /in the room w\/ my dad/),
      reworded('does he have a head injury', 1, /dirt bike 2022/),
      takenBack('how much Adderall does he take', 2, /Adderall 20/),
      takenBack('what year was his assault conviction', 2, /assault conviction 2024/),
      anothers('how many overdoses has he had', 2, /2 overdoses/),
      anothers('at what age did he have a seizure', 1, /one, age 3, fever/),
      anothers('is he bipolar', 2, /brother seizures \+ bipolar/),
      absent('When did he last get a tetanus shot?'),
      absent('does he vape nicotine'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('vickery', 'Shanelle', 'Vickery-Boone', '10/11/2006'),
    as: 'text',
    pages: [
      `CASCADE FORKS JOB TRAINING CENTER                 Health and Wellness
MEDICAL SEPARATION SUMMARY, WITH RIGHT TO RETURN                                     10/26/2026

Student      Vickery-Boone, Shanelle R.      ID 3300-8841       DOB 10/11/2006       Female
Entered      02/16/2026, nurse aide trade    Leaves 10/30/2026
Home         with aunt, 66 Lodgepole Dr, Chinook Flat, WA 98599
Phone        (360) 555-0291                  E-mail  shanelle.vb@mail.example
Urgent       aunt, Odessa Boone, (360) 555-0292
Coverage     Apple Health (Washington Medicaid)          ProviderOne  200441187WA
Marital      never married                   Guardian  none, adult

REASON       [ ] pregnancy   [ ] injury   [X] substance use, needs treatment   [ ] other
RETURN BY    04/26/2027, with proof of completion

PROBLEM                          SINCE      LAST               PLAN
Epilepsy, generalized            age 9      08/30/2026         levetiracetam, neurology
Alcohol use disorder, severe     2024       10/24/2026         residential treatment
Iron deficiency                  2026       Hgb 10.9 in Sept.  iron
~~Asthma                           2019       09/2026            albuterol inhaler~~                L.H.

WHAT HAPPENED
Shanelle walked in on Saturday 10/24 from a weekend pass. Since Friday night she had drunk a fifth of rum. "I
skip the Keppra when I drink. I'm going to die in that shower." She drinks on every pass, up to a fifth a
day, and since September on weeknights as well, vodka kept in a shampoo bottle. Urine: alcohol only. We
watched her 48 hours. CIWA 3, 1, 0, 0; no withdrawal was seen, and she has had none before by her account.
The seizure of 08/30 followed two missed doses. Staff saw it: two minutes, ER, back the same night.

She has no allergies to drugs, foods or anything else. No concussion. She has never cut or burned herself.
She has not hit or threatened anybody in eight months here and there is no incident report. (The dorm
assistant wrote on 10/09 that she threw a chair; he withdrew it on 10/10.)

On 10/11 her roommate swallowed a bottle of pills to die and Shanelle found her and ran for help. Since then
she sees it when she shuts her eyes and wakes at 3. The roommate is home and well.`,
      `Vickery-Boone, S.     3300-8841                                                      page 2

SENT WITH HER             DOSE                        COUNT
levetiracetam             750 mg twice a day          28
ferrous sulfate           325 mg every day            20
sertraline                50 mg every morning         14
To start at the program: naltrexone 50 mg, ordered 10/26

WHO SEES HER
Primary care    Dr. Abel Thornquist, (360) 555-0293, until she has another
Counselor       Mina Delaney-Foss, MA, (360) 555-0294, by phone every week until she is admitted
Neurology       Dr. Ingrid Solis, (360) 555-0295, next visit 11/12/2026, 1:20 PM

BEFORE US       Rainwater Youth Services, outpatient, 8 sessions in 2024. No residential stay, no detox.
                Children's hospital, 3 nights in 2016 and 2 in 2019, for the epilepsy. Gene panel 2019, negative.
FAMILY          Mother drinks. Grandmother has schizophrenia. An uncle is in prison for arson.
COURT           Minor in possession, cited 09/05/2026; Chinook Flat Municipal, 11/19/2026, 8:30. She is not on
                probation. (Her boyfriend is on parole and may not visit the center.)
GETTING THERE   The center buys a ticket, or a driver takes her up to 90 miles. With her seizures she does not drive.
HER WORDS       "I want to be a nurse aide who isn't drunk. Anywhere with a real bed."

CENTER RULES    A student in withdrawal goes to Forks Memorial by ambulance. Food allergies: red badge, EpiPen at the
                front desk. Fighting: separated that day. All who leave get a 988 card and a suicide safety sheet.

HS-12 (2025), not in use since January 2026, left blank
   Suicide attempt     [ ] Y  [ ] N          Carries EpiPen           [ ] Y  [ ] N
   Sexual misconduct   [ ] Y  [ ] N          Eating disorder          [ ] Y  [ ] N

Lucille Hanratty, RN, wellness manager, (360) 555-0290`,
    ],
    expected: {
      dob: '2006-10-11',
      sex_at_birth: 'Female',
      ...livesAt(/66 Lodgepole/i, 'Chinook Flat', 'WA', '98599'),
      phone_number: /555-0291/,
      email_id: 'shanelle.vb@mail.example',
      marital_status: 'Single',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Odessa', 'Boone', /555-0292/),
      carrier: 'Medicaid/MCO',
      subscriber_id: '200441187WA',
      ...seenBy('pcp', /Abel Thornquist/i, /555-0293/),
      ...seenBy('therapist', /Mina Delaney-Foss/i, /555-0294/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /substance use, needs treatment|isn't drunk|die in that shower/i,
      current_symptoms: /shuts her eyes|wakes at 3/i,
      recent_substance_abuse: /fifth of rum|shampoo bottle|up to a fifth|Alcohol use disorder/i,
      concerns_for_withdrawal: /\bno(?:ne)?\b|CIWA/i,
      medication_plan: /levetiracetam|ferrous|sertraline|naltrexone/i,
      allergies: RULED_OUT,
      transportation_required: /buys a ticket|does not drive/i,
      hospitalizations: /Children's hospital/i,
      residential_programs: /No residential/i,
      outpatient_therapy: /Rainwater|Delaney-Foss/i,
      completed_genetic_testing: /Gene panel/i,
      history_of_self_harm: RULED_OUT,
      history_of_trauma: /roommate swallowed|found her|sees it when/i,
      history_of_seizures: /08\/30|Epilepsy/i,
      history_of_tbi_concussions: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: /Minor in possession/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-19',
      family_history: /Mother drinks|schizophrenia/i,
    },
    open: [
      'gender',
      'living_status',
      'employment_status',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('By when may she return?', 1, /RETURN BY 04\/26\/2027/),
      asked('when is the next visit to neurology', 2, /next visit 11\/12\/2026/),
      asked('what was her hemoglobin', 1, /Hgb 10\.9/),
      asked('how many levetiracetam were sent with her', 2, /twice a day 28/),
      asked('When did she enter the center?', 1, /02\/16\/2026/),
      reworded('why did she have the last convulsion', 1, /two missed doses/),
      reworded('where did she hide liquor', 1, /shampoo bottle/),
      reworded('any signs of coming off alcohol', 1, /no withdrawal was seen|CIWA 3, 1, 0, 0/),
      reworded('Is she a danger to other patients?', 1, /not hit or threatened/),
      reworded('results of DNA tests', 2, /Gene panel 2019, negative/),
      reworded('does she skip her anticonvulsant', 1, /skip the Keppra/),
      reworded('has she been in rehab before', 2, /No residential stay/),
      takenBack('why did she throw a chair', 1, /threw a chair/),
      takenBack('since when does she have asthma', 1, /Asthma 2019/),
      anothers('when did she swallow pills to die', 1, /swallowed a bottle of pills to die/),
      anothers('is she on parole', 2, /boyfriend is on parole/),
      absent('Which vaccines has she had?'),
      absent('does she have children'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
