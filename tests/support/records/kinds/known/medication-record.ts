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

/** A face sheet and the month's medication administration record: who gave what, day by day, with notes behind. */
export const medicationRecord: readonly ApartRecord[] = [
  {
    person: who('pelletier', 'Constance', 'Pelletier-Roy', '10/13/1954'),
    as: 'text',
    pages: [
      `Harbor Meadow Rehabilitation & Living                                         RESIDENT FACE SHEET
Run 10/31/2026 06:14                                                                 Page 1 of 1
=================================================================================================
Resident    PELLETIER-ROY, CONSTANCE M          Res #  20664       Unit/Bed  Seaside 118-W
Birthdate   10/13/1954   Age 72                 Sex  F             Marital  Widowed
Admit       09/22/2026 from Cutler Bay Hospital, acute stay 09/14-09/22
Prior addr  26 Gull Rock Way, Winter Neck, ME 04999                Phone  207-555-0120
Religion    RC      Language  English, French    Occupation  retired (cannery bookkeeper)
-------------------------------------------------------------------------------------------------
CONTACTS    1  Simone Roy           daughter     207-555-0121   sroy@tidemail.example
               Emergency contact, POA-HC (activated 09/16/2026), responsible party
            2  Armand Roy           brother-in-law 207-555-0122   visits only
-------------------------------------------------------------------------------------------------
PAYER       Primary   Humana Gold Plus HMO      H72 091 4483     Grp X5512      Auth 20260922-7716
            Secondary none                      SNF days used 39
PHYSICIAN   Attending  Dr. Isidore Thibault (facility)    207-555-0123
            PCP        Dr. Mabel Crouse, Winter Neck      207-555-0124
            Psych      Anneke Laan PMHNP (consult, monthly)
-------------------------------------------------------------------------------------------------
ALLERGIES   ERYTHROMYCIN (nausea)     IV IRON (collapse)     ~~EGGS~~ removed 10/02 dietary, CB
DIAGNOSES   S72.141D R hip fx w/ routine healing       F10.20 alcohol dependence
            F13.20 sedative dependence (lorazepam)     G40.909 epilepsy? - DELETED, see note
            F32.1 MDD moderate     I48.91 afib         Z91.81 hx of falling
NOTES       10/05 G40.909 came over with the hospital's list. Neurology letter: no seizure disorder.
            One withdrawal convulsion 09/15/2026 in the hospital, none else.
            10/19 care conf: daughter asks for alcohol program before home. Resident: "Fine. I am
            tired of lying to Simone." Earlier: Penobscot Pines, 28 days inpatient, 2017.
            Discharge planning  target 11/09. Needs wheelchair van, front wheel walker, raised seat.
            Ortho Dr. Bell 11/05/2026 10:40.
CODE STATUS DNR       DIET  cardiac, thin liquids       PRECAUTIONS  falls, elopement x1 (10/11)`,
      `MEDICATION ADMINISTRATION RECORD          OCTOBER 2026          PELLETIER-ROY, CONSTANCE   118-W
ALLERGIES: ERYTHROMYCIN, IV IRON                                  Attending: Thibault     Page 1
-------------------------------------------------------------------------------------------------
ORDER                                TIME   24   25   26   27   28   29   30   31
apixaban 5 mg PO BID                 0800   CB   CB   LT   LT   CB   CB   LT
   start 9/22                        2000   RO   RO   RO   DM   DM   RO   RO
metoprolol tart 25 mg PO BID         0800   CB   CB   H    LT   CB   CB   LT
   hold HR < 55                      2000   RO   RO   RO   DM   DM   RO   RO
mirtazapine 15 mg PO HS              2100   RO   RO   RO   DM   R    RO   RO
thiamine 100 mg PO daily             0800   CB   CB   LT   LT   CB   CB   LT
lorazepam TAPER  0.5 mg PO HS        2100   RO   RO   RO   D/C 10/26, taper complete
~~digoxin 0.125 mg PO daily~~        0800   X    transcribed on wrong sheet 10/24, never given. CB
PRN acetaminophen 650 mg q6h              1410 CB hip 5/10, 1915 RO hip 4/10 (10/27)
PRN melatonin 3 mg HS                     2130 DM (10/28)
-------------------------------------------------------------------------------------------------
KEY   H held    R refused    X not given    initials = given
NURSE NOTES
10/25 2115 RO   Found flask (vanilla extract, 60 mL gone) in resident's knitting. MD aware. Says she
                had it "since Friday." Before the hip she drank a quart of sherry a day and took
                Ativan from two doctors.
10/27 0200 DM   Awake, sweaty, hand tremor, heart racing. First night without lorazepam. BP 156/90.
10/28 0900 CB   Shaky, tearful, ate toast. Slapped aide during shower, no injury; apologized. MD: watch.
10/28 1600 CB   Roommate 118-D (Mrs. Oakes) given resident's pudding with Mrs. Oakes' own Keppra in it;
                no harm. Mrs. Oakes has seizures and MRSA in urine.
10/29 1000 LT   Social work PHQ-9 = 15. Passive wish to die, no plan. "I never did anything about it."
                Daughter reports her own panic attacks, takes clonazepam, keeps it in her purse; asked
                not to bring it in.
10/30 1000 LT   Better. Slept 5 h. Walked 120 ft with walker. No falls this month.
                Denies ever cutting. Says husband Lucien "had fists," dead since 2011. His people drank,
                hers did not; her mother had strokes.`,
    ],
    expected: {
      dob: '1954-10-13',
      sex_at_birth: 'Female',
      marital_status: 'Widowed',
      address: /26 Gull Rock Way/i,
      city: 'Winter Neck',
      state: 'ME',
      zip: '04999',
      phone_number: /555-0120/,
      employment_status: 'Retired',
      legal_guardianship_status: 'Power of attorney',
      emergency_contact_primary_firstname: 'Simone',
      emergency_contact_primary_lastname: 'Roy',
      emergency_contact_primary_phone: /555-0121/,
      emergency_contact_primary_email: 'sroy@tidemail.example',
      contact_person_name: /Simone Roy/i,
      contact_person_phone: /555-0121/,
      contact_person_email: 'sroy@tidemail.example',
      carrier: 'Humana',
      subscriber_id: /H72\s?091\s?4483/,
      group_number: 'X5512',
      authorization_number: '20260922-7716',
      reason_for_seeking_treatment: /tired of lying|alcohol program before home/i,
      current_symptoms: /sweaty|tremor|Shaky|tearful|Passive wish|PHQ-9|heart racing|hip [45]\/10/i,
      recent_substance_abuse: /sherry|vanilla extract|flask|Ativan/i,
      concerns_for_withdrawal: /sweaty|tremor|withdrawal convulsion|Shaky/i,
      medication_plan: /apixaban|metoprolol|mirtazapine|thiamine/i,
      allergies: /ERYTHROMYCIN|IV IRON/i,
      current_pcp_name: /Mabel Crouse/i,
      current_pcp_phone: /555-0124/,
      next_appointment: '2026-11-05',
      transportation_required: /wheelchair van/i,
      hospitalizations: /Cutler Bay/i,
      residential_programs: /Penobscot Pines/i,
      history_of_self_harm: RULED_OUT,
      history_of_seizures: /withdrawal convulsion|09\/15\/2026/i,
      history_of_trauma: /had fists/i,
      aggression_or_property_damage: /Slapped aide/i,
      family_history: /strokes|panic attacks/i,
    },
    open: [
      'gender',
      'living_status',
      'current_psychiatrist_name',
      'additional_treatment_or_support_needed',
      'history_of_suicide_attempts',
      'psych_testing_done',
      'employer',
      ...OWN_PLAN,
    ],
    questions: [
      asked('when is ortho', 1, /11\/05\/2026 10:40/),
      asked('at what heart rate is metoprolol held', 2, /hold HR < 55/),
      asked('when did the lorazepam taper end', 2, /D\/C 10\/26/),
      asked('What is her code status?', 1, /DNR/),
      asked('Humana authorization', 1, /20260922-7716/),
      asked('PHQ-9', 2, /PHQ-9 = 15/),
      reworded('is she on an anticoagulant', 2, /apixaban 5 mg/),
      reworded('did she drink while in the facility', 2, /vanilla extract/),
      reworded('has she ever left the building without leave', 1, /elopement x1/),
      reworded('who makes her medical decisions', 1, /POA-HC \(activated|Simone Roy/),
      reworded('did she strike anyone on staff', 2, /Slapped aide/),
      reworded('was she a battered wife', 2, /had fists/),
      takenBack('what dose of digoxin does she get', 2, /digoxin 0\.125 mg/),
      takenBack('are eggs off her tray', 1, /~~EGGS~~/),
      anothers('is she given Keppra', 2, /Mrs\. Oakes' own Keppra/),
      anothers('does she take clonazepam', 2, /takes clonazepam/),
      absent('does she smoke'),
      absent('has she ever been arrested'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('makaneole', 'Keoni', 'Makaneole', '05/25/1990'),
    as: 'scan',
    strange: [3],
    pages: [
      `KOA POINT DETOX & STABILIZATION            FACE SHEET              (carbon - pink to pharmacy)
Last  Makaneole        First  Keoni         MI  P       Chart  26-0714      Bed  4B
DOB  5/25/90     Sex  M        Marital  (S) M  D  W  Sep       Vet  Y (N)      In  10/27/26 11 pm
Address  71-880 Lauhala St, Koa Point HI 96799     w/ tutu (grandmother) - her house
Phone  808-555-0160      email  keonim90@reef.example
Emerg.   Leilani Makaneole (tutu)     808-555-0161
Employer  Pacific Crane, laid off 8/26         Income  unemployment check
Insur   HMSA QUEST (Medicaid)      ID  Q-5520-118834       Prior auth  MQ77401     thru 11/3
PCP  Dr. Celeste Arakawa  808-555-0162      Psych  none     Therapist  none, wants one
Legal   [x] probation (drug ct)   PO  Faleolo 808-555-0164    [x] court 11/20/26 8:30 progress hrg
        [ ] open case   [ ] parole     ROI for PO signed  y
ALLERGY    ***  PENICILLIN - anaphylaxis      PORK - by choice      ~~Tylenol~~  misread, PZ  ***
           Epi pen   n
Dx    OUD severe; alcohol mod; MRSA hx; Hep C treated 2024, cured
Reason   pt: "Drug court gave me one more. Tutu cries every night. I gotta stop."
Use     fentanyl powder smoked 1 g/d, last 10/27 4pm.   Beer 6-8/d, last 10/26.   Meth quit 2025
W/D hx  "bad one, no seizures." Puking, hot-cold, can't sleep
Risk    SI  n     attempts  n     cutting  n     seizures  n    violent  y - assault 2nd 2019, served 9 mo
        head inj   y - surfboard 2014, stitches, out 2 min      elopement  n
Past tx   Hale Maluhia (res. 6 mo) 2020-21.  Methadone Hilo 2022, left.    Psych hosp  none
Fam     dad drinks, mom passed breast ca;  bro Kaleo in prison
Ride at d/c   program must fetch - tutu blind, no car`,
      `MEDICATION ADMINISTRATION RECORD     Oct 2026     KOA POINT      Makaneole, K     4B     26-0714
Allergy  PCN                                          28      29      30      31     codes
buprenorphine/nlx 8-2 SL bid               0900       PZ      PZ      MK      MK     R=ref
                                           2100       TU      TU      TU       .     H=held
  (start 4 mg 10/28 0500 COWS 13)                                                   S=sleep
clonidine 0.1 q6h prn  SBP>100             prn        PZ 14   TU 02   -       -      V=vomit
hydroxyzine 50 q6h prn anxiety             prn        PZ 10   MK 15   MK 16   -
ondansetron 4 ODT q8h prn                  prn        PZ 09   -       -       -
thiamine 100 / MVI daily                   0900       PZ      PZ      MK      MK
librium 25 bid x 3 d then stop             0900       PZ      PZ      S       done
trazodone 100 hs                           2100       R       TU      TU       .
~~methadone 30 mg~~  0600  VOID: entered on 4B, belongs to 4A. not given.  MK 10/29
doxycycline 100 bid 10 d (R calf boil)     0900               MK      MK      MK
                                           2100               TU      TU       .

NOTES   10/28 05 COWS 13, BP 150/92, yawning, gooseflesh, calf boil 2 cm, T 99.9     PZ
        10/28 20 refused traz, "makes me weird", took next night     TU
        10/29 14 COWS 7.  4A (Mr. Souza) handed pt gabapentin, pt gave it to desk.  Good call.
        10/30 10 COWS 4.  anxious re court. Slept 6.  Dentist needed, #19 broken.   MK
        10/31 09 plan: Ho'ola House resid intake Mon 11/2 10:00, bup to go with pt, 7 d bridge.
                 ~~pt walked out 0830~~  wrong name, was Souza.  MK`,
      `MEDICATION ADMINISTRATION RECORD     Oct 2026     KOA POINT      Souza, Wendell   4A     26-0709
Allergy  sulfa, haldol                                28      29      30      31     codes
methadone 30 mg PO daily                   0600       PZ      MK      MK      --     R=ref
Keppra 500 bid                             0900       PZ      PZ      MK      --
metformin 1000 bid                         0900       PZ      PZ      MK      --
gabapentin 600 tid                         0900       PZ      R       MK      --
NOTES   10/28  hx seizures since 2001, last Sept, DOB 2/14/61
        10/30  CBG 288.   "I tried to hang myself in '14"
        10/31 0830 left AMA, refused to sign, PO called (Ms. Danner)     MK`,
    ],
    expected: {
      dob: '1990-05-25',
      sex_at_birth: 'Male',
      marital_status: 'Single',
      address: /71-880 Lauhala/i,
      city: 'Koa Point',
      state: 'HI',
      zip: '96799',
      phone_number: /555-0160/,
      email_id: 'keonim90@reef.example',
      living_status: 'With family',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Leilani',
      emergency_contact_primary_lastname: 'Makaneole',
      emergency_contact_primary_phone: /555-0161/,
      carrier: 'Medicaid/MCO',
      subscriber_id: 'Q-5520-118834',
      authorization_number: 'MQ77401',
      reason_for_seeking_treatment: /one more|gotta stop|Tutu cries/i,
      current_symptoms: /yawning|gooseflesh|boil|anxious|anxiety|COWS|Slept 6|#19/i,
      recent_substance_abuse: /fentanyl|Beer|Meth/i,
      concerns_for_withdrawal: /Puking|hot-cold|COWS|bad one|gooseflesh|yawning/i,
      medication_plan: /buprenorphine|clonidine|hydroxyzine|doxycycline|trazodone|thiamine/i,
      allergies: /PENICILLIN|PCN/i,
      epipen: /\b(?:n|no|none)\b/i,
      current_pcp_name: /Celeste Arakawa/i,
      current_pcp_phone: /555-0162/,
      next_appointment: '2026-11-02',
      transportation_required: /must fetch|no car/i,
      residential_programs: /Hale Maluhia/i,
      other_levels_of_care: /Methadone/i,
      history_of_self_harm: /\b(?:n|no|none)\b/i,
      history_of_suicide_attempts: /\b(?:n|no|none)\b/i,
      history_of_seizures: /\b(?:n|no|none)\b/i,
      history_of_tbi_concussions: /surfboard|out 2 min/i,
      aggression_or_property_damage: /assault 2nd|\by\b/i,
      probation: /drug ct|Faleolo|yes/i,
      upcoming_court_date: '2026-11-20',
      family_history: /dad drinks|breast ca/i,
    },
    open: [
      'gender',
      'employer',
      'pending_legal_charges',
      'parole_granted',
      'current_psychiatrist_name',
      'current_therapist_name',
      'hospitalizations',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What was the COWS on 10/30?', 2, /COWS 4/),
      asked('prior auth number', 1, /MQ77401/),
      asked('who is his PO', 1, /Faleolo/),
      asked('what is doxycycline for', 2, /R calf boil/),
      asked('how long is the librium given', 2, /librium 25 bid x 3 d/),
      reworded('what could send him into shock', 1, /PENICILLIN - anaphylaxis/),
      reworded('where does he go next and when', 2, /Ho'ola House/),
      reworded('tooth trouble?', 2, /#19 broken/),
      reworded('is the liver infection gone', 1, /treated 2024, cured/),
      reworded('how long did he sit in jail', 1, /served 9 mo/),
      reworded('which sleeper did he turn down', 2, /trazodone 100 hs|refused traz/),
      takenBack('how much methadone does he get', 2, /methadone 30 mg/),
      takenBack('is acetaminophen listed as an allergy', 1, /~~Tylenol~~/),
      takenBack('when did he walk out', 2, /pt walked out 0830/),
      anothers('what is his CBG', 3, /CBG 288/),
      anothers('is he blind', 1, /tutu blind/),
      absent('what is his weight'),
      absent('does he have kids'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
];
