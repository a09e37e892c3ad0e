import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, who } from '../apart-record.ts';

/** A detox unit's flow sheet: scores by the hour, beside what the nurse wrote. */
export const detoxFlowSheet: readonly ApartRecord[] = [
  {
    person: who('lundquist', 'Barrett', 'Lundquist', '12/01/1985'),
    as: 'scan',
    pages: [
      `WITHDRAWAL FLOW SHEET  (opioid)          Stonecutter Detox Unit          sheet 1 of 2
name LUNDQUIST, BARRETT      dob 12/01/85      chart 6618      allergies on band: ASA

date    time   COWS  BP       HR   pupils  given                    init
10/26   1430   14    142/88   104  6 mm    clonidine 0.1            MV
10/26   1830   19    150/91   110  7 mm    bup/nal 4-1 SL           MV
10/26   2030   12    138/84   96   5 mm    bup/nal 4-1 SL           MV
10/27   0200   8     128/80   84   4 mm    nothing, asleep          KR
10/27   0800   9     130/82   88   4 mm    bup/nal 8-2 SL           PJ
10/27   1400   6     126/78   80   4 mm    loperamide 2             PJ
10/27   2000   5     124/76   78   3 mm    trazodone 50             KR

Front notes
1430 Walked in w/ his P.O. Shooting dope 8-10 bags/day x 3 yr, last shot 0600 today.
Narcan'd by EMS on 10/19. Abscess R forearm, packed at urgent care 10/24. MV
1845 vomited x2, legs kicking. Offered fluids. MV
2200 Pt in 9 across the hall fell out w/ a seizure, code called, our pt ok but rattled. KR`,
      `WITHDRAWAL FLOW SHEET  (opioid)          Stonecutter Detox Unit          sheet 2 of 2
name LUNDQUIST, BARRETT      dob 12/01/85      chart 6618

date    time   COWS  BP       HR   pupils  given                    init
10/28   0800   4     122/78   76   3 mm    bup/nal 8-2 SL           PJ
10/28   2000   3     120/74   74   3 mm    bup/nal 4-1 SL           KR
10/29   0800   2     118/76   72   3 mm    bup/nal 12-3 SL          PJ

Back notes
10/28 0900 LATE ENTRY for 10/27: asked about ASA band. He says aspirin only upsets his
stomach, no rash no swelling. Not a true allergy. Band removed, chart reads NKA per Dr. Imre.
10/28 1100 Hep C ab reactive, viral load sent. HIV nonreactive. PJ
10/28 1530 Denies SI. No hx of attempts or cutting. Got into it w/ peer over the TV, threw a
chair, no one hurt, apologized. PJ
10/29 0730 Wants to stay on strips long term. Bed at residential Monday. Girlfriend Shay will
bring clothes. He is not to leave w/ her, she is using. PJ`,
    ],
    expected: {
      dob: '1985-12-01',
      allergies: /NKA|not a true allergy|\bnone?\b/i,
      recent_substance_abuse: /dope|8-10 bags/i,
      concerns_for_withdrawal: /COWS|vomited|legs kicking/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /threw a chair/i,
      medication_plan: /bup|strips/i,
    },
    open: ['current_symptoms', 'probation', 'contact_person_name', 'residential_programs', 'other_levels_of_care'],
    questions: [
      asked('highest COWS?', 1, /1830\s+19/),
      asked('What was his COWS on 10/29?', 2, /10\/29\s+0800\s+2/),
      asked('is the hep c test back', 2, /Hep C ab reactive/),
      reworded('when did he last use', 1, /last shot 0600/),
      reworded('how bad is his heroin habit', 1, /8-10 bags\/day/),
      reworded("has he od'd lately", 1, /Narcan'd by EMS/),
      reworded('any violence on the unit', 2, /threw a chair/),
      reworded('does he want MAT', 2, /stay on strips long term/),
      anothers('Did he have a seizure in detox?', 1, /fell out w\/ a seizure/),
      asked('is he allergic to aspirin', 2, /aspirin only upsets his|Not a true allergy/),
      absent('what is his member id'),
      absent('does he have kids'),
    ],
    summary: ['substances', 'withdrawal', 'medical', 'medications'],
  },
  {
    person: who('mabry', 'Yolanda', 'Mabry', '08/19/1967'),
    as: 'text',
    pages: [
      `KESTREL POINT   |   CIWA-Ar SCORING GRID   |   MABRY, Yolanda   |   8-19-67   |   adm 10-22-26

                       22 Oct   22 Oct   23 Oct   23 Oct   24 Oct   25 Oct
                       1600     2200     0600     1800     0600     0600
nausea / vomiting      3        4        2        1        0        0
tremor                 4        5        4        3        1        1
sweats                 3        4        2        1        0        0
anxiety                4        4        3        2        2        1
agitation              1        3        1        0        0        0
tactile                0        1        0        0        0        0
auditory               0        2        0        0        0        0
visual                 0        2        0        0        0        0
headache               2        2        1        1        0        0
orientation            0        1        0        0        0        0
TOTAL                  17       28       13       8        3        2
diazepam mg given      10       20       10       5        0        0`,
      `KESTREL POINT   |   Shift remarks   |   MABRY, Yolanda   |   p. 2

22 Oct eve.  Husband Cleve dropped her off. Box wine, "goes through one every two days," plus
his leftover Norco for her back. Had her last glass around breakfast. Terrified of a repeat of
April, when she convulsed twice in the kitchen on day two of quitting.
22 Oct night.  Heard a radio that was not on. 1:1 sitter till 0500.
23 Oct day.  Breathing treatments x2 for COPD. On 2 L at night at home. Codeine and Compazine
listed as reactions (itch; jaw locked up). Takes Spiriva each morning, Synthroid 88, and
Lexapro 20. Metformin was stopped by Dr. Wickersham in July, kidneys.
24 Oct day.  Talkative. Lost a grandbaby last Christmas, cries about it. Her son is the one
with the suicide attempts, she worries he will try again while she is here.
Patient says she has never wished to be dead.
25 Oct day.  Cleared for step-down. Walks w/ cane. Ride Tuesday, Cleve, 555-0126.`,
    ],
    expected: {
      dob: '1967-08-19',
      allergies: /Codeine/i,
      recent_substance_abuse: /Box wine/i,
      concerns_for_withdrawal: /convulsed|CIWA|tremor|radio/i,
      history_of_seizures: /convulsed twice/i,
      medication_plan: /Spiriva|Synthroid|Lexapro/i,
    },
    open: [
      'current_symptoms',
      'marital_status',
      'history_of_suicide_attempts',
      'history_of_trauma',
      'family_history',
      'transportation_required',
      'contact_person_name',
      'contact_person_phone',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_phone',
      'current_pcp_name',
    ],
    questions: [
      asked('CIWA total on 22 Oct at 2200?', 1, /TOTAL\s+17\s+28/),
      asked('how much diazepam did she get', 1, /diazepam mg given/),
      asked('why was metformin stopped', 2, /Metformin was stopped by Dr\. Wickersham in July, kidneys/),
      reworded('has she ever had DT type seizures', 2, /convulsed twice/),
      reworded('lung problems?', 2, /COPD/),
      reworded('is she abusing pills too', 2, /leftover Norco/),
      reworded('does she need oxygen', 2, /2 L at night/),
      reworded('who picks her up', 2, /Ride Tuesday, Cleve/),
      absent('how many cigarettes a day'),
      absent('what does she do for work'),
      absent('liver enzymes?'),
    ],
    summary: ['substances', 'withdrawal', 'medical', 'medications'],
  },
];
