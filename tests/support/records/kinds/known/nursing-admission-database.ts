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

/** What a ward nurse asks everybody on the first evening: a long checklist, printed or filled in by pen. */
export const nursingAdmissionDatabase: readonly ApartRecord[] = [
  {
    person: who('brannock', 'Odessa', 'Brannock', '05/19/1971'),
    as: 'text',
    pages: [
      `ST. BRENDAN REGIONAL MEDICAL CENTER                         ADULT ADMISSION DATABASE - NURSING
BRANNOCK, ODESSA R     55 y  F     DOB 05/19/1971     MRN 00418827     5 NORTH 512-1
Admit 10/27/2026 16:12 from ED     Info from [x] patient [x] husband [ ] chart     RN K. Tolliver
=================================================================================================
GENERAL
 Preferred name    Dess          Language  English      Interpreter  No       Religion  AME
 Marital status    Married       Lives with  husband, upstairs room at their daughter's house
 Occupation        bus monitor, full time, Calloway Co. Schools (sick leave since 10/12)
 Emergency contact Roland Brannock (husband)  cell 270-555-0131
 Chief complaint   "I turned yellow and I can't stop on my own."
 Adv. directive    [ ] living will   [ ] health care POA   [x] none, booklet given
ALLERGIES / INTOLERANCES
 Substance           Reaction            Severity      Source
 penicillin          face swelled        severe        patient
 morphine            itching             mild          husband
 ~~contrast dye~~    entered in error KT 10/27
 Latex screen negative.      Epinephrine auto-injector at home:  No
HEALTH HISTORY (check all that apply)
 Cardiac    [x] HTN   [ ] CHF   [ ] MI   [ ] pacer          Resp   [ ] asthma   [x] sleep apnea, CPAP
 Endo       [ ] diabetes   [x] hypothyroid                  GU     [ ] dialysis   [ ] stones
 GI/liver   [x] alcoholic hepatitis   [x] varices   [ ] ulcer   [ ] hep B/C
 Neuro      [x] headaches      Pt denies stroke, seizure, concussion or other head injury.
 Surgeries  C-section 1994, gallbladder 2008
 Hospital stays  ICU here 6 days 2023 "DTs";  3/2026 GI bleed, varices banded
 Wt 131 lb bed scale (usual 158)    Ht 5'4"    Appetite poor x 1 mo    Vision glasses    Dentures none
 Immunizations   flu declined     pneumococcal 2024
FALL RISK Morse 45 (moderate)     SKIN intact, jaundiced     PAIN 3/10 R upper abdomen`,
      `BRANNOCK, ODESSA R     DOB 05/19/1971     MRN 00418827       ADULT ADMISSION DATABASE   page 2 of 2
-------------------------------------------------------------------------------------------------
SUBSTANCE USE
 Tobacco   [ ] never   [x] former, quit 2015   [ ] current
 Alcohol   [x] yes     vodka, about 750 mL/day x 3 yr     Last drink 10/26 approx 2200     CAGE 4/4
           Withdrawal: shakes every morning; DTs 2023.   CIWA on arrival to unit 13
 Drugs     [x] denies  UDS neg
MENTAL HEALTH
 [x] depression   [x] anxiety   [ ] bipolar   [ ] psychosis      Psychiatrist: none
 C-SSRS   1. wish to be dead  N     2. suicidal thoughts  N     6. behavior, lifetime  Y  (pills, 1998)
 Hurt self without wanting to die   never
ABUSE SCREEN (asked alone)   Safe at home now  Y      Ever hit, kicked, choked  Y, first husband, 1990s
VIOLENCE RISK   Assaultive behavior, any:  No         Threats to staff:  No
HOME MEDICATIONS (list from husband, checked by pharmacy 10/27 1840)
 levothyroxine 88 mcg AM    propranolol 20 mg BID    lactulose 30 mL TID    sertraline 100 mg AM
 spironolactone 50 mg AM    ~~metformin 500 mg BID~~  husband's bottle, not hers, removed
FAMILY HISTORY
 Mother breast ca, d. 61      Father alcohol, liver failure      Brother Terrance epilepsy (Depakote)
DISCHARGE PLANNING
 Prior services   Bluegrass Turning Point IOP Feb-Mar 2025, left early. Never in residential.
 Counselor        Jessamyn Orcutt LPCC, 270-555-0136, every other Thursday
 PCP              Dr. Lenora Whitfield 270-555-0133, next visit 11/18/2026
 Payer            Aetna Choice POS II     ID W2290 41876     Grp 0871140-012-00003
 Transport        husband will drive
 Pt goal          "Straight from this bed to rehab. If I go back upstairs I'll drink."
 Support          sister-in-law Paulette, 9 yrs sober in AA, visits daily
 Consults sent    [x] social work   [x] nutrition   [x] chaplain   [ ] PT   [ ] wound`,
    ],
    expected: {
      dob: '1971-05-19',
      sex_at_birth: 'Female',
      marital_status: 'Married',
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Calloway Co/i,
      emergency_contact_primary_firstname: 'Roland',
      emergency_contact_primary_lastname: 'Brannock',
      emergency_contact_primary_phone: /555-0131/,
      carrier: 'Aetna',
      subscriber_id: /W2290\s?41876/,
      group_number: '0871140-012-00003',
      reason_for_seeking_treatment: /turned yellow|Straight from this bed/i,
      current_symptoms:
        /depression|anxiety|Appetite poor|jaundiced|yellow|headaches|R upper abdomen|shakes every morning/i,
      recent_substance_abuse: /vodka|750 mL|Last drink/i,
      concerns_for_withdrawal: /shakes every morning|DTs|CIWA/i,
      medication_plan: /levothyroxine|propranolol|lactulose|sertraline|spironolactone/i,
      allergies: /penicillin|morphine/i,
      epipen: RULED_OUT,
      current_therapist_name: /Jessamyn Orcutt/i,
      current_therapist_phone: /555-0136/,
      current_pcp_name: /Lenora Whitfield/i,
      current_pcp_phone: /555-0133/,
      next_appointment: '2026-11-18',
      hospitalizations: /ICU here|GI bleed/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Bluegrass Turning Point/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /pills, 1998/i,
      history_of_trauma: /first husband|hit, kicked/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      family_history: /breast ca|liver failure|epilepsy/i,
    },
    open: [
      'gender',
      'current_psychiatrist_name',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'transportation_required',
      'legal_guardianship_status',
      'subscriber_employer',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('When was her last drink?', 2, /Last drink 10\/26/),
      asked('morse score', 1, /Morse 45/),
      asked('What surgeries has she had?', 1, /C-section 1994/),
      asked('what is the reaction to penicillin', 1, /penicillin face swelled/),
      asked('Aetna group number?', 2, /0871140-012-00003/),
      asked('next PCP visit', 2, /next visit 11\/18\/2026/),
      reworded('does she use a breathing machine at night', 1, /sleep apnea, CPAP/),
      reworded('has she lost weight', 1, /131 lb bed scale \(usual 158\)/),
      reworded('Has she ever overdosed on purpose?', 2, /lifetime Y \(pills, 1998\)/),
      reworded('does she smoke', 2, /former, quit 2015/),
      reworded('was there domestic violence in an earlier relationship', 2, /first husband, 1990s/),
      reworded('why did she land in intensive care', 1, /ICU here 6 days 2023/),
      takenBack('is she allergic to IV contrast', 1, /contrast dye/),
      takenBack('What dose of metformin is she on?', 2, /metformin 500 mg BID/),
      anothers('is she on Depakote', 2, /Brother Terrance epilepsy \(Depakote\)/),
      anothers('how long has she been sober in AA', 2, /9 yrs sober in AA/),
      absent('Is she on probation?'),
      absent('what was her hemoglobin'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('farnsworth', 'Ezekiel', 'Farnsworth', '12/30/1988'),
    as: 'scan',
    strange: [3],
    pages: [
      `PINE BARREN COMMUNITY HOSPITAL                    NURSING ADMISSION ASSESSMENT     Form N-14 (rev 3/19)
  addressograph:  Farnsworth, Ezekiel  M   12-30-88   #55-2019-7        Unit  Med/Surg B    Rm 9
Date 10/29/26  time 0340    via  [ ] amb  [x] w/c  [ ] stretcher     from  [x] ER  [ ] home  [ ] SNF
Accompanied by   mother (Winifred Farnsworth) - left 0400, ph 609-555-0158     Informant  pt, reliable

ALLERGY BAND ON [x]    Sulfa - blisters in mouth       Bee sting - "throat closed" 2019
   has Epi-Pen?  Y (N)  lost it        Tape OK     Latex OK     Foods  NKFA
VALUABLES   phone, boots, $14.     Knife -> security

WHY ARE YOU HERE   "Arm got infected from shooting up. I'm done. I want the methadone or whatever."
   Abscess L forearm, I&D in ER.   T 101.8  P 108  BP 126/70  R 18   O2 98 RA
PAST MEDICAL   circle:   HTN   MI   DM   COPD   (asthma)   seizures   CVA   cancer   HIV   (hep C)  TB
   seizures: circled by mistake, pt states "never had one" -DK      Surgeries  appendix '04
   Head injury?  knocked out, dirt bike, age 16; and jumped 2024, 9 staples
MEDS AT HOME    albuterol inh prn; gabapentin 800 tid (last filled Aug).   No OTC.
   ~~Insulin 70/30~~   wrong addressograph, void  DK
   Brings own meds?  Y (N)
TOBACCO  Y  1 ppd     ALCOHOL  "beer or two, holidays"     STREET DRUGS  (Y) N   Describe:
   fentanyl/xylazine IV, 2 bundles a day, last used 10/28 about 8 pm.  Meth on and off, last wk
   Withdrawal now:  yawning, gooseflesh, restless legs.  COWS 12.   Overdoses: 3, Narcan'd, last in Sept
   Prior treatment:   Cape Hollow (28 day) 2022;  methadone clinic in Vineland 2023-24, 90 mg, quit going`,
      `Farnsworth, Ezekiel   12-30-88   #55-2019-7                          Form N-14 side 2
NEURO  alert x3, irritable.    HEARING ok   VISION ok    SPEECH clear    GAIT steady
RESP   clear    CARDIAC  ~~pacer~~ (bed A)  no murmur     GI  nausea, loose BM x3     GU  ok
SKIN   L forearm 4 x 3 cm open, packed; old ulcers both shins (tranq)    BRADEN 20
NUTRITION  eats once a day, lost "a couple belt holes".  Diet  regular, double portions
SLEEP  3-4 h    PAIN  7/10 arm
PSYCHOSOCIAL
  Marital  S  M  (D)  W     Children  1 (dtr Ruthie 6, w/ her mom)     Religion  none
  Lives:  [ ] alone  [ ] family  [x] other: friend Skeeter's camper, Egg Harbor Rd
  Work:   none since roofing job ended in June         Education   10th gr, GED
  Suicide thoughts   Y (N)      Past attempt   Y (N)      Cutting etc.   (Y) N   arms, in teens
  Abuse, past or present   (Y) N    "my old man, fists mostly"     Safe now  Y
  Assaultive in past?   (Y) N   broke a guy's jaw at a bar 2021.     Here: calm, cussing only
  Legal   open shoplifting, Atlantic Co., must appear 11/16/26 9 AM.    P.O.: none now, maxed out 2025
FAMILY HX   mom diabetes + depression;  dad deceased, OD;  uncle bipolar
DISCHARGE   Primary MD  none.   Insurance  Horizon NJ Health (Medicaid)  ID 7 703 118 2206
            Equip needed  none     Ride  none, mother's car is dead, will need transport
            Wants:  [x] rehab bed   [x] MAT   Social service consult sent  Y  0415
NOTES   Pt in bed 9A (Mr. Kessel) keeps offering pt a seizure helmet - redirected. Mr. Kessel's
  insulin pen found under pt's pillow, returned. Mother says she has guardianship papers for her
  brother Lyle (Down's), asked if same can be done for pt. Referred to SW.   D. Kjelgaard RN`,
      `PINE BARREN COMMUNITY HOSPITAL                    NURSING ADMISSION ASSESSMENT     Form N-14 (rev 3/19)
  addressograph:  Kessel, Harlan  M   4-3-52   #55-1187-2               Unit  Med/Surg B    Rm 9
Date 10/27/26  time 2210    via  [x] amb  [ ] w/c  [ ] stretcher     from  [x] ER  [ ] home  [ ] SNF
Accompanied by   niece  (Bettina Kessel) 609-555-0162               Informant  niece

ALLERGY BAND ON [x]    Dilantin - rash      Iodine - hives
WHY ARE YOU HERE   found on kitchen floor, seizure x2, sugar 44
PAST MEDICAL   circle:   (HTN)  MI  (DM)  COPD   asthma   (seizures)   CVA   cancer   HIV   hep C   TB
MEDS AT HOME    Keppra 1000 bid; insulin 70/30 22 u am 14 u pm; lisinopril 10; Coumadin 5
TOBACCO  N      ALCOHOL  a pint of blackberry brandy a day      STREET DRUGS  Y (N)
   Prior treatment:   VA Coatesville 1988
Insurance   Medicare + Tricare for Life       Next appt  neuro 11/5/26 at 2`,
    ],
    expected: {
      dob: '1988-12-30',
      sex_at_birth: 'Male',
      marital_status: 'Divorced',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /7\s?703\s?118\s?2206/,
      reason_for_seeking_treatment: /Arm got infected|I'm done|want the methadone/i,
      current_symptoms: /yawning|gooseflesh|restless legs|nausea|irritable|loose BM|3-4 h|Abscess|T 101\.8|7\/10/i,
      recent_substance_abuse: /fentanyl|bundles|Meth/i,
      concerns_for_withdrawal: /yawning|gooseflesh|COWS/i,
      medication_plan: /albuterol|gabapentin/i,
      allergies: /Sulfa|Bee sting/i,
      epipen: /\b(?:n|no|none)\b|lost it/i,
      transportation_required: /will need transport|Ride none|car is dead/i,
      residential_programs: /Cape Hollow/i,
      other_levels_of_care: /methadone clinic|Vineland/i,
      history_of_self_harm: /arms, in teens|Cutting/i,
      history_of_suicide_attempts: TICKED_NO,
      history_of_trauma: /my old man|fists/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /dirt bike|9 staples/i,
      aggression_or_property_damage: /broke a guy's jaw/i,
      pending_legal_charges: /shoplifting/i,
      upcoming_court_date: '2026-11-16',
      probation: /none now|maxed out/i,
      family_history: /mom diabetes|dad deceased|uncle bipolar/i,
    },
    open: [
      'gender',
      'current_pcp_name',
      'address',
      'city',
      'hospitalizations',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'parole_granted',
      'living_status',
      'employer',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What was the COWS?', 1, /COWS 12/),
      asked('sulfa reaction?', 1, /blisters in mouth/),
      asked('who came with him', 1, /Winifred Farnsworth/),
      asked('what is the Horizon ID', 2, /7 703 118 2206/),
      asked('how big is the forearm wound', 2, /4 x 3 cm/),
      asked('methadone clinic dose', 1, /90 mg/),
      reworded('when did he last shoot up', 1, /last used 10\/28/),
      reworded('how many times has he been brought back with naloxone', 1, /Overdoses: 3/),
      reworded('has he been violent', 2, /broke a guy's jaw/),
      reworded('does he have kids', 2, /dtr Ruthie 6/),
      reworded('when is he due before a judge', 2, /11\/16\/26/),
      takenBack('is he on insulin', 1, /Insulin 70\/30/),
      takenBack('does he have a pacemaker', 2, /~~pacer~~/),
      anothers('does he wear a seizure helmet', 2, /Mr\. Kessel\) keeps offering pt a seizure helmet/),
      anothers('when is the neurology appointment', 3, /neuro 11\/5\/26/),
      anothers('is he on a blood thinner', 3, /Coumadin 5/),
      absent('Has he ever been in the military?'),
      absent('what is his hepatitis C viral load'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
