import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What somebody can do by themselves, measured in a kitchen and on stairs; the history stands between the grids. */
export const occupationalTherapyEvaluation: readonly ApartRecord[] = [
  {
    person: who('fairbairn', 'Clement', 'Fairbairn', '04/02/1959'),
    as: 'text',
    pages: [
      `SAINT BRIGID ACUTE REHABILITATION                                        OCCUPATIONAL THERAPY EVALUATION
Patient: FAIRBAIRN, CLEMENT        MRN 0071943     DOB: 04/02/1959    Sex: M        Rm 310-W
Eval date: 10/14/2026  Adm: 10/12/2026      Therapist: Saoirse Llewellyn, OTR/L      Physician: Dr. B. Nakagawa
Payer: Humana Gold Plus (Medicare Advantage)   ID H55820417    Auth: HGP-330918 thru 10/26/2026
Referral reason: R wrist and L ankle fx s/p fall from ladder 10/03/2026; ETOH withdrawal on acute side

PRECAUTIONS: fall, NWB R wrist, WBAT L ankle in boot, seizure (1 on 10/05/2026), aspiration [ ] yes [X] no

PRIOR LEVEL OF FUNCTION / HOME SETUP                     | SOCIAL
 House (owned), 2 story, 4 STE w/o rail                  | Widowed 2023; lives alone w/ dog
 1002 Persimmon Trace, Dunmore Gap, VA 24399             | Dtr Phoebe Fairbairn 540-555-0141, emergency
 Bedroom up, half bath down                              | Retired (surveyor)
 I w/ ADL/IADL; drives; "drives after drinks too"        | Phone 540-555-0140
 DME: none                                               | Church men's group brings meals

SUBJECTIVE. Pt agreeable. "I fell off that ladder because I was loaded. I'd like to be useful to someone before
I'm done, and dry, in that order or the other." Reports 8 to 10 beers plus half pint bourbon daily since wife's
death, last 10/03. Reports poor sleep, tearful at times, no appetite. Denies SI, denies ever. Denies drug use.
Pain 4/10.

COGNITION   MoCA 21/30 on 10/13 (ETOH 10 d); repeat due 10/27. Oriented x4. Follows 3-step. Impulsive at stove,
left burner on x2. Insight fair.   VISION glasses.   HEARING aids AU.`,
      `FAIRBAIRN, CLEMENT    0071943                     OT EVALUATION                       page 2

FUNCTION           CURRENT          GOAL (10/24)        COMMENTS
 Feeding           Setup            I                   L hand; R dominant in splint
 Grooming          Min A            Mod I
 Bathing           Mod A            Sup                 tub bench
 UB dressing       Min A            Mod I
 LB dressing       Mod A            Sup                 reacher, sock aid trained
 Toileting         CGA              Mod I
 Stairs            Mod A x4         Sup                 cannot use upstairs program room
 Medication mgmt   Max A            Sup                 filled pillbox wrong 3 of 7 days
 Meal prep         Mod A            Sup                 burner
 Driving           NOT CLEARED      -                   see plan
 R grip 12 lb, L grip 64 lb.   BI 55/100.

PMH per chart: HTN, atrial fibrillation, prior ETOH seizure 2024 (home), ICU for DTs 2024 (Roanoke, 6 d). Concussion
w/ ladder fall, CT neg. ~~CVA 2022~~ [late entry SL: chart of another Fairbairn, Clyde; no stroke].
No psychiatric admissions. Grief counselor 2023 x 5 visits. Never detox, never rehab for alcohol.
Meds per MAR: apixaban 5 BID, metoprolol 25 BID, folic acid, thiamine, sertraline 25 (started 10/10).
  ~~lorazepam 1 mg q6~~ d/c 10/11 end of taper.
Allergies: adhesive tape, hydrocodone (confusion).   PCP Dr. Lavinia Crewe 540-555-0142, appt 11/09/2026 2:15 pm.
FHx: father alcoholic, brother Clyde CVA.   No legal: DUI never, "by luck". Wife was an RN; wife's overdose was ruled
accidental and he found her.

ASSESSMENT. 67 y/o R-hand dominant M below baseline. Good rehab potential. Barrier: alcohol, stairs, one hand.
PLAN. OT 5x/wk x 2 wks.   D/C rec: residential substance program with ground-floor room, shower bench, staff for
pillbox; home with dtr is plan B.   Dtr lives 3 h away, can't leave her twins (one has epilepsy).
Transport: w/c van, ankle boot; not to drive.
Orders rec'd but not ours:   [ ] SLP eval   [ ] psych consult   [X] SW to call programs   [ ] ETOH counselor

Smart-text appended: Patient educated on fall risk, stroke signs (BE-FAST), seizure first aid, suicide hotline 988,
safe storage of firearms. Patient verbalized understanding. Abuse/neglect screen: none reported.`,
    ],
    expected: {
      dob: '1959-04-02',
      sex_at_birth: 'Male',
      ...livesAt(/1002 Persimmon/i, 'Dunmore Gap', 'VA', '24399'),
      phone_number: /555-0140/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      carrier: 'Humana',
      subscriber_id: 'H55820417',
      authorization_number: 'HGP-330918',
      ...inEmergency('Phoebe', 'Fairbairn', /555-0141/),
      ...seenBy('pcp', /Lavinia Crewe/i, /555-0142/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /loaded|useful to someone/i,
      current_symptoms: /poor sleep|tearful|no appetite|Impulsive/i,
      recent_substance_abuse: /beers|bourbon/i,
      concerns_for_withdrawal: /ETOH withdrawal|seizure|DTs/i,
      medication_plan: /apixaban|metoprolol|thiamine|sertraline/i,
      allergies: /adhesive|hydrocodone/i,
      transportation_required: /w\/c van|not to drive/i,
      additional_treatment_or_support_needed: /ground-floor|shower bench|pillbox/i,
      hospitalizations: /ICU for DTs|No psychiatric/i,
      residential_programs: /never rehab/i,
      other_levels_of_care: /Never detox/i,
      outpatient_therapy: /Grief counselor/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /seizure/i,
      history_of_tbi_concussions: /Concussion/i,
      history_of_trauma: /found her|none reported/i,
      pending_legal_charges: RULED_OUT,
      family_history: /alcoholic|CVA/i,
    },
    open: [
      ...fields('gender employer psych_testing_done history_of_self_harm aggression_or_property_damage probation'),
      ...fields('current_psychiatrist_name current_therapist_name upcoming_court_date'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What was the MoCA score?', 1, /MoCA 21\/30/),
      asked('grip strength left', 2, /L grip 64 lb/),
      asked('Through which date is the authorization?', 1, /HGP-330918 thru 10\/26\/2026/),
      asked('apixaban dose', 2, /apixaban 5 BID/),
      asked('bathing level current', 2, /Bathing Mod A/),
      asked('when is his PCP appt', 2, /11\/09\/2026/),
      reworded('can he be given an upstairs bedroom', 2, /ground-floor room|cannot use upstairs/),
      reworded('why did he fall', 1, /because I was loaded/),
      reworded('can he handle his own pills', 2, /filled pillbox wrong/),
      reworded('has he had delirium', 2, /ICU for DTs/),
      reworded('weight bearing on the broken arm', 1, /NWB R wrist/),
      reworded('is he suicidal', 1, /Denies SI/),
      reworded('can his child take him in', 2, /Dtr lives 3 h away/),
      takenBack('when was his stroke', 2, /CVA 2022/),
      takenBack('is he getting lorazepam', 2, /lorazepam 1 mg/),
      anothers('does he have epilepsy like one of the twins', 2, /one has epilepsy/),
      anothers('overdose history', 2, /wife's overdose/),
      absent('What is his weight?'),
      absent('is he a veteran'),
      absent('e-mail'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('ostrowe', 'Bettina', 'Ostrowe', '10/30/1990'),
    as: 'scan',
    pages: [
      `    OT - MENTAL HEALTH UNIT          interest / routine interview      Whitmoor Regional, 5 North
    Pt  Bettina Ostrowe    35 (36 on Fri)    DOB 10-30-90     10-26-26      OT  Kwabena Asante
    admit 10-19 from ED.  day 8.    roommate bed 2 = R.S.     voluntary

  A TYPICAL DAY, before                                      now on unit
   6a    smokes meth in car b4 kids up                       sleeps to 8
   7a    kids to bus (Orin 9, Tess 6)                        group 9:15 comes late
   9a    meth again, "cleans" 3-4 hr same drawer             bkfst 50%
   2p    pt-time at nail salon, T Th only                    crafts - leaves
   6p    mom cooks.  pt no food til 9p                       eats dinner ok
   11p   GHB caps 2-3 to sleep.  awake 2 nites of 3          trazodone, sleeps
   sat   kids' dad has them                                  visit w/ mom

   Said  "I don't know what I do sober. I don't have one thing. That's the thing I want to find."

   separated from Curt;   lives w/ mother Gisela in mother's house  44 Bittern Ave, Whitmoor MI 48999
   phone 989-555-0150      mother (emerg)  Gisela Ostrowe  989-555-0151
   BCBS of Mich   ID  XYO881204476   grp  007014882    thru Curt's job (Curt Dahlgren  6-6-88, Dow Basin Pipe)
   R handed.  glasses - lost

  SCALES         score      means
   ACLS-5        4.8        supv for new tasks
   OSA           low on "relax," "habits"
   COPM perf     3          sat  2
   PHQ  19       item 9 = 1 ("less than when I came")`,
      `    OT 5 North    Ostrowe B.        p 2

  WHY HERE   cut L forearm 10-19, 14 stitches, wanted to die then "for about a minute," called mom.   prior: none
     says none b4.     cuts since 12, not to die, "to be quiet."
  CHART      no seizure.   concussions x2 roller derby '13 '15.    NKDA - ~~allergic to haloperidol~~  R.S.
     GHB w/d: on 10-20 to 10-22 shaky, sweat, saw ants.  diazepam + baclofen.   off 10-25
     meds now  mirtazapine 30,  baclofen 10 tid tapering,  trazodone 100    ~~quetiapine 50~~ refused, d/c 10-21
     Dr. Femi Adeleke (unit).    outpt psych -  Dr. Nora Kessel 989-555-0152,  11-10-26 1 pm
     therapist  Lynette Pruitt LMSW 989-555-0153      PCP  "the Rite-Way clinic"
     hosp also 2021, 5 N, 6 d, meth psychosis.    rehab  Sandhill (res) 2022 21 d.   drug court '22-'23, grad.
     probation none now.   CPS open, worker Ilse Grant 989-555-0154,  hearing 11-23-26 fam ct
     kids' dad hit her x yrs;   her dad drank, shot at house '01.   half sister Margot - anorexia, d. 2018
     pt: eats 1x day on meth, no purge, no e.d. per diet.
     broke mom's windshield 10-18 (mom no charge).   no people.

  GROUP   10-21 refused     10-22 5 min     10-23 30 min, made bracelet, smiled
          10-24  R.S. threw scissors at pt, pt calm, told staff.    10-26 full hr, taught R.S. knots

  OT PLAN   [x] structured wk schedule     [x] craft (macrame!)     [x] sensory kit: weighted lap pad, gum
     [ ] cooking - no knives           [ ] driving screen        [x] res. SUD w/ dual, > 28 d
     [x] parenting skills                [ ] vocational
  TRAVEL  mom's car (windshield out).  program to fetch or Greyhound w/ mom
  ~~d/c to shelter~~      no, bed pending Sandhill vs Pinnacle North

  Poster on wall copied by pt:   "Relapse is not failure.  Suicide hotline 988.  Seizure?  call nurse."`,
    ],
    expected: {
      dob: '1990-10-30',
      ...livesAt(/44 Bittern/i, 'Whitmoor', 'MI', '48999'),
      phone_number: /555-0150/,
      marital_status: 'Separated',
      living_status: 'With family',
      employment_status: 'Part-time',
      ...inEmergency('Gisela', 'Ostrowe', /555-0151/),
      carrier: 'BCBS (state plan)',
      subscriber_id: 'XYO881204476',
      group_number: '007014882',
      subscriber_firstname: 'Curt',
      subscriber_lastname: 'Dahlgren',
      subscriber_dob: '1988-06-06',
      subscriber_employer: /Dow Basin/i,
      ...seenBy('psychiatrist', /Nora Kessel/i, /555-0152/),
      ...seenBy('therapist', /Lynette Pruitt/i, /555-0153/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /want to find|what I do sober/i,
      current_symptoms: /item 9 = 1|PHQ 19|awake 2 nites/i,
      recent_substance_abuse: /meth|GHB/i,
      concerns_for_withdrawal: /saw ants|shaky/i,
      medication_plan: /mirtazapine|baclofen|trazodone/i,
      allergies: /NKDA/,
      transportation_required: /program to fetch|Greyhound/i,
      additional_treatment_or_support_needed: /sensory kit|parenting skills|structured/i,
      hospitalizations: /meth psychosis|2021|admit 10-19/i,
      residential_programs: /Sandhill/i,
      history_of_self_harm: /cuts since 12|cut L forearm/i,
      history_of_suicide_attempts: /cut L forearm|wanted to die/i,
      eating_disorder: /no e\.d\.|no purge/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /roller derby/i,
      history_of_trauma: /hit her|shot at house|threw scissors/i,
      aggression_or_property_damage: /windshield/i,
      probation: /none now/i,
      upcoming_court_date: '2026-11-23',
      family_history: /drank|anorexia/i,
    },
    open: [
      ...fields('employer current_pcp_name other_levels_of_care outpatient_therapy pending_legal_charges'),
      ...fields('legal_guardianship_status psych_testing_done'),
      ...SEX,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('ACLS-5 score', 1, /ACLS-5 4\.8/),
      asked('how many stitches', 2, /14 stitches/),
      asked('who is her CPS worker', 2, /Ilse Grant/),
      asked('mirtazapine dose', 2, /mirtazapine 30/),
      asked('BCBS group', 1, /007014882/),
      asked('when is the family court hearing', 2, /11-23-26/),
      reworded('did she see things in withdrawal', 2, /saw ants/),
      reworded('which hobby calms her', 2, /macrame|made bracelet/),
      reworded('why did she hurt herself last week', 2, /wanted to die/),
      reworded('what does she take to fall asleep at home', 1, /GHB caps/),
      reworded('how old are her children', 1, /Orin 9, Tess 6/),
      reworded('drug court outcome', 2, /drug court '22-'23, grad/),
      reworded('did she have convulsions', 2, /no seizure/),
      reworded('whose insurance covers her', 1, /Curt's job/),
      takenBack('what happens when she takes haloperidol', 2, /allergic to haloperidol/),
      takenBack('is she on quetiapine', 2, /quetiapine 50/),
      takenBack('is she going to a shelter after discharge', 2, /d\/c to shelter/),
      anothers('when did she throw scissors', 2, /R\.S\. threw scissors/),
      reworded('does she have anorexia', 2, /no e\.d\. per diet/),
      absent('last pregnancy test'),
      absent('is there a firearm at home'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
