import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A cancer center's distress screen: a ruler and a list of boxes, and what its social worker found behind them. */
export const oncologyDistressScreen: readonly ApartRecord[] = [
  {
    person: who('tollefson', 'Bronwyn', 'Tollefson', '01/19/1979'),
    as: 'text',
    pages: [
      `STONE ARCH CANCER CENTER                                        DISTRESS SCREEN, self-completed on tablet
Bronwyn Tollefson         DOB 01/19/1979         Visit: breast follow-up, year 3         10/20/2026 08:52

How much distress have you had in the past week, including today?   0 = none, 10 = extreme         YOUR ANSWER: 9

Check everything that has been a concern in the past week.
  PHYSICAL                     EMOTIONAL                      PRACTICAL                   SOCIAL
  [x] sleep                    [x] sadness                    [ ] taking care of others   [x] partner or spouse
  [ ] pain                     [x] worry                      [x] work                    [ ] children
  [x] fatigue                  [x] loss of interest           [ ] school                  [x] relationship w/ family
  [ ] tobacco use              [ ] anger                      [x] housing                 [ ] able to have children
  [x] substance use            [x] shame, guilt               [x] insurance               [ ] prejudice
  [ ] memory                   [ ] changes in appearance      [x] transportation          SPIRITUAL
  [x] loss of appetite         [ ] loneliness                 [ ] food                    [ ] meaning or purpose
  [ ] sexual health            [ ] fear of recurrence         [ ] access to medicine      [ ] death, dying

PHQ-9 added by rule (score above 7): 19.  Item 9, thoughts of being better off dead: 1, several days.
Other concerns, in your own words:
   The pain pills from the surgery never stopped. I get them from a woman at work now. Nobody here asked in two years
   and I was glad you didn't. I am asking you.

Messages on this tablet are not read at night. If you are thinking of suicide, are in withdrawal, or have had a
seizure, call 911. [ ] I want a call from the chaplain   [x] I want a call from the social worker   [ ] no call`,
      `STONE ARCH CANCER CENTER               Psychosocial Oncology               Social work assessment 10/21/2026
RE Tollefson, Bronwyn                  By: Dagny Ferrell-Moss, LICSW, OSW-C, 218-555-0142

Reached by phone; she sat in her car at work to talk. 47, office manager at Vollmer Freight, full time, on written
warning since September for missed days. Left invasive ductal cancer, stage II, 2023: lumpectomy, then mastectomy,
then radiation. No evidence of disease at each visit since. Takes tamoxifen 20 mg daily and sertraline 150 mg.

Use. Hydromorphone was prescribed for eleven weeks after the mastectomy of 11/14/2023. Since early 2024 she has bought
oxycodone 30s, at first two a day; these six months ten to twelve, swallowed or crushed and sniffed. Last: this
morning, two, so as to be able to talk. Two Saturdays ago she could not get any: "I crawled. Everything ran - nose,
eyes, gut - and my legs kicked all night." No overdose; she carries naloxone. Wine at weddings. Never injected.
   Her husband, Dell, drinks a case of beer every two days and was in detox at Mesabi General in June; he had a
   withdrawal seizure there. His sister uses methamphetamine. Neither is in treatment.

Mood. Sad each day since summer, sleeps three or four hours, 14 lb down. Wishes she "had just had the cancer kind of
ending." No plan, no intent; no attempt at any time in her life. At nineteen and twenty she burned her arms with a curling
iron, and has not since. No eating disorder. Does not fight, "I hide." Concussion from a snowmobile at 16, a night in
hospital, no trouble since. Has never had a fit.

Trauma. She asked that it be known and not asked again: her stepfather, from nine to thirteen. Her mother did not
believe it. She had three years of therapy for this in her thirties with Lucinda Parr, who has retired.`,
      `Tollefson, Bronwyn        Psychosocial Oncology                                                     page 2

Family. Mother: breast cancer at 51, died of it 2016. Her father died of drink. Maternal aunt: ovarian cancer. A brother,
Soren, is sober eleven years; she wants him spoken with about everything and has signed for it: Soren Tollefson,
218-555-0143, soren.t@bluegull.example.  In an emergency too, him, and not her husband.
Genetics: counselor seen 01/2024, panel of 47 genes negative; a variant of unknown meaning in ATM, nothing to act on.

Where she lives. She left the house on Friday and has her brother's spare room: 415 Tamarack Trail, Hallock Bay, MN 56799.
Her cell 218-555-0144. Married, separating. No children. ~~Order for protection filed against husband.~~ DFM 10/22: she
thought about it and did not file. No charges, no court date, no probation; one speeding ticket, paid.

Coverage. Medica Choice through Vollmer, she is the employee: ID 7714 0093 52, group VF-2260. Utilization: program to
call for authorization, none yet.

Care team. Oncologist Dr. Ngozi Halloway. PCP Dr. Lief Amdahl, 218-555-0145. Psychiatry here: first visit with
Dr. Corbin Saltzer on 11/10/2026 at 1:00, 218-555-0146. Allergic: adhesive (blisters), sulfa (rash as a child).
   ~~Codeine - throat swelling.~~ Pharmacy 10/22: this is an entry of 2009 for another Tollefson; she has taken it.

What she asks for. "I lived. I would like to be alive for it." Residential, out of town, where nobody freights. She has
not been in any program before. She needs the tamoxifen each day without a gap and no mammogram machine until April.
Her brother can drive her any day but Sunday.

Plan (not yet done): buprenorphine start with Dr. Saltzer if no bed by 11/10. Peer from Pink Lantern to call. Legal clinic
on the written warning. Naloxone, second kit.                                      D. Ferrell-Moss, LICSW  10/22/2026`,
    ],
    expected: {
      dob: '1979-01-19',
      ...livesAt(/415 Tamarack Trail/i, 'Hallock Bay', 'MN', '56799'),
      phone_number: /555-0144/,
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Vollmer Freight/i,
      carrier: 'Other',
      subscriber_id: /7714 0093 52/,
      group_number: 'VF-2260',
      ...inEmergency('Soren', 'Tollefson', /555-0143/),
      ...speakWith(/Soren/i, /555-0143/),
      contact_person_email: 'soren.t@bluegull.example',
      ...seenBy('pcp', /Lief Amdahl/i, /555-0145/),
      ...seenBy('psychiatrist', /Corbin Saltzer/i, /555-0146/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /alive for it|pain pills/i,
      current_symptoms: /Sad each day|three or four hours|loss of interest|PHQ-9/i,
      recent_substance_abuse: /oxycodone 30s|ten to twelve/i,
      concerns_for_withdrawal: /crawled|legs kicked|Everything ran/i,
      medication_plan: /tamoxifen|sertraline/i,
      allergies: /adhesive|sulfa/i,
      transportation_required: /brother can drive/i,
      additional_treatment_or_support_needed: /tamoxifen each day|without a gap|out of town/i,
      hospitalizations: /mastectomy|a night in\s+hospital|snowmobile/i,
      residential_programs: /not been in any program/i,
      outpatient_therapy: /Lucinda Parr|three years of therapy/i,
      completed_genetic_testing: /panel of 47|ATM/i,
      history_of_self_harm: /burned her arms|curling/i,
      history_of_suicide_attempts: /no attempt/i,
      eating_disorder: /No eating disorder/i,
      history_of_trauma: /stepfather/i,
      history_of_seizures: /never had a fit/i,
      history_of_tbi_concussions: /Concussion|snowmobile/i,
      aggression_or_property_damage: /Does not fight/i,
      ...ruledOut('pending_legal_charges probation'),
      family_history: /breast cancer at 51|ovarian|died of drink/i,
    },
    open: [
      ...fields('sex_at_birth gender marital_status current_therapist_name current_therapist_phone'),
      ...fields('other_levels_of_care authorization_number upcoming_court_date subscriber_employer parole_granted'),
      ...fields('emergency_contact_primary_email'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('distress score', 1, /YOUR ANSWER: 9/),
      asked('PHQ-9', 1, /PHQ-9 added by rule \(score above 7\): 19/),
      asked('When was the mastectomy?', 2, /mastectomy of 11\/14\/2023/),
      asked('What is her group number?', 3, /VF-2260/),
      asked('tamoxifen dose', 2, /tamoxifen 20 mg/),
      asked('when is the visit with Dr. Saltzer', 3, /11\/10\/2026 at 1:00/),
      reworded('how many pills a day lately', 2, /ten to twelve/),
      reworded('how did she get hooked', 2, /prescribed for eleven weeks/),
      reworded('what is it like when she runs out', 2, /I crawled/),
      reworded('is her job in danger', 2, /written warning/),
      reworded('abuse in childhood', 2, /her stepfather, from nine to thirteen/),
      reworded('is the cancer back', 2, /No evidence of disease/),
      reworded('can she be driven on a Sunday', 3, /any day but Sunday/),
      reworded('results of DNA tests', 3, /panel of 47 genes negative/),
      reworded('did she get a protection order', 3, /did not file/),
      takenBack('what does codeine do to her throat', 3, /Codeine - throat swelling/),
      anothers('how much beer does she drink', 2, /a case of beer every two days/),
      anothers('when was she in detox at Mesabi', 2, /detox at Mesabi General in June/),
      anothers('does she use meth', 2, /His sister uses methamphetamine/),
      anothers('Has she had ovarian cancer?', 3, /aunt: ovarian cancer/),
      absent('how tall is she'),
      absent('What is her blood type?'),
      absent('when did she have COVID'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('dudek', 'Prosper', 'Dudek', '08/02/1958'),
    as: 'scan',
    pages: [
      ` RIVERMOUTH ONCOLOGY INFUSION      NURSE DISTRESS SCREEN (verbal)     chair 11     10/13/26    C. Iwu RN
 Pt DUDEK, PROSPER     8/2/58  M      dx  larynx SCC, RT done 2/26.  scope clean 9/26     wt 131 (was 148 in July)

 thermometer  8        "for the booze, not for the throat"
                              Y    N    note
 pain                              N    dry mouth only
 sleep                        Y         up at 3, sweats, drinks, back to bed
 eating / swallow             Y         soup.  PEG out in May
 tobacco                           N    quit the day of dx
 alcohol                      Y         Gin 1 L bottle / day + beers.  last 0610 today in lot
 street drugs                      N
 sad or hopeless              Y         see C-SSRS
 seizure ever                      N
 falls                        Y         x3 since Aug, hit head 9/2 - CT neg, no LOC
 hurt self on purpose              N
 money                             N    pension, retired tugboat cook
 ride                         Y         dtr drives but won't if he's drunk.   van thru plan needs 3 days
 violence at home                  N
 ~~ Y  hears voices ~~   wrong row CI

 C-SSRS  1 wish dead YES   2 thoughts YES   3-5 method/intent/plan NO    6 behavior ever YES 1991 - exhaust in garage,
         neighbor pulled him, 1 wk Harbor State.  not since
 When not drinking by noon: shakes, dry heaves, "bugs in the curtains" once in Aug.   CIWA 16 @0915   BP 168/96
 MD paged -> lorazepam 1 IV, sent ED for eval.  Returned chart 10/14: d/c'd home AMA same night.`,
      ` RIVERMOUTH    Supportive care RN call back    10/15/26                                      DUDEK P    2/3

 He picked up.  Drinking since 5.  Says YES to detox + rehab now:  "I beat the cancer and I am letting gin finish it.
 Jadwiga should not have to find me."   Wants ground floor, soft food kitchen.
 home    8 Capstan Row #1, Port Elgin, WA 98399   (rents)   360-555-0152      widowed 2019
 emerg   dtr Jadwiga Dudek-Lowe  360-555-0153   -  she is NOT to be called re: drinking til he says (he'll call her)
 ins     Medicare  3KD8-WP4-RT60      + tug union supp (no # at hand)
 PCP     Dr Tunde Marchetti 360-555-0154        psych - none.  counselor - none now
 ENT     Dr Fay Lindholm, scope due 11/19/26 0930  <- next appt
 meds    levothyroxine 88, pantoprazole 40, folate.   ~~metoprolol 25~~ stopped 9/30 HR 48
 all     IV CONTRAST (hives, 2025).  NKFA
 prior tx  Salt Spring Lodge 30 d 2004, sober 14 y to wife's death.   AA.  no outpt
 hosp    ED x2 this fall;  2/26 dehydration 5 d;   1991 above
 legal   none.  gave up license himself 9/26
 trauma  deck fire '87, two mates lost.  "I can smell it"
 fam     F + 2 bros alcohol, F d. cirrhosis.  dtr Jadwiga: epilepsy, on Keppra.  gson autism
 temper  threw a chair thru own window in Aug.  nobody hurt`,
      ` RIVERMOUTH ONCOLOGY INFUSION      NURSE DISTRESS SCREEN (verbal)     chair 12     10/13/26    C. Iwu RN
 Pt DUDLEY, PATRICE     3/3/66  F      dx  myeloma cycle 4                     wt 166

 thermometer  4
                              Y    N    note
 pain                         Y         back.  oxycodone 5 q6
 tobacco                      Y         1/2 ppd
 alcohol                           N    never
 street drugs                 Y         cannabis gummies nightly
 seizure ever                 Y         2x as child
 hurt self on purpose         Y         cut, teens
 allergy   penicillin
 C-SSRS    all NO`,
    ],
    strange: [3],
    expected: {
      dob: '1958-08-02',
      sex_at_birth: 'Male',
      ...livesAt(/8 Capstan Row/i, 'Port Elgin', 'WA', '98399'),
      phone_number: /555-0152/,
      marital_status: 'Widowed',
      living_status: 'Rental',
      employment_status: 'Retired',
      carrier: 'Medicare',
      subscriber_id: '3KD8-WP4-RT60',
      ...inEmergency('Jadwiga', 'Dudek-Lowe', /555-0153/),
      ...seenBy('pcp', /Tunde Marchetti/i, /555-0154/),
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /beat the cancer|YES to detox/i,
      current_symptoms: /up at 3|sweats|sad or hopeless|wish dead/i,
      recent_substance_abuse: /Gin/,
      concerns_for_withdrawal: /shakes|CIWA 16|bugs in the curtains/i,
      medication_plan: /levothyroxine|pantoprazole|folate/i,
      allergies: /CONTRAST/i,
      transportation_required: /dtr drives|van thru plan/i,
      additional_treatment_or_support_needed: /ground floor|soft food/i,
      hospitalizations: /Harbor State|dehydration|ED x2/i,
      residential_programs: /Salt Spring/i,
      outpatient_therapy: RULED_OUT,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: /1991|exhaust|\byes\b/i,
      history_of_trauma: /deck fire/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /hit head|CT neg/i,
      aggression_or_property_damage: /threw a chair/i,
      pending_legal_charges: RULED_OUT,
      family_history: /cirrhosis|alcohol|epilepsy/i,
    },
    open: [
      ...fields('gender employer current_psychiatrist_name current_therapist_name other_levels_of_care probation'),
      ...fields('eating_disorder upcoming_court_date epipen parole_granted'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('thermometer', 1, /thermometer 8/),
      asked('CIWA score', 1, /CIWA 16/),
      asked('When is the scope due?', 2, /11\/19\/26 0930/),
      asked('pantoprazole dose', 2, /pantoprazole 40/),
      asked('Medicare number', 2, /3KD8-WP4-RT60/),
      asked('weight now and in July', 1, /131 \(was 148 in July\)/),
      reworded('how much does he drink', 1, /Gin 1 L bottle/),
      reworded('what did he see when he was without alcohol', 1, /bugs in the curtains/),
      reworded('how did he try to kill himself', 1, /exhaust in garage/),
      reworded('longest sobriety', 2, /sober 14 y/),
      reworded('may we talk with his daughter about this', 2, /NOT to be called re: drinking/),
      reworded('what work did he do', 1, /tugboat cook/),
      reworded('did he stay at the emergency room', 1, /d\/c'd home AMA/),
      reworded('which cancer was he treated for', 1, /larynx SCC/),
      takenBack('is he on metoprolol', 2, /metoprolol 25/),
      takenBack('does he hear voices', 1, /hears voices/),
      anothers('does he take Keppra for epilepsy', 2, /epilepsy, on Keppra/),
      anothers('is he allergic to penicillin', 3, /allergy penicillin/),
      anothers('how often does he take oxycodone', 3, /oxycodone 5 q6/),
      anothers('which cycle of chemotherapy is he in', 3, /cycle 4/),
      absent('Is there a health care proxy?'),
      absent('was he in the military'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
