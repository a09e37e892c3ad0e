import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** A social worker's log of contacts: everybody of a household stands in it. */
export const caseWorkerLog: readonly ApartRecord[] = [
  {
    person: who('mulvaney', 'Shayla', 'Mulvaney', '06/09/1997'),
    as: 'text',
    pages: [
      `Dept. of Family Services - Aldine County           CASE ACTIVITY LOG (print of 10/29/2026 09:12)
Case name: MULVANEY            Worker: T. Abernethy-Cole        Supervisor: R. Sze
Members:   Shayla Mulvaney (mo) 06/09/1997    Devon Pickard (fa of Jaxx) 02/15/1990
           Jaxx, 3    Harlow, 8 mo             Patty Mulvaney (MGM) 1970

10/02/26 1:10 pm   HOME VISIT, unannounced.
  Mo came to door, drowsy, pinpoint. Harlow in pack n play, clean. Jaxx at MGM's. Mo admits
  "perc 30s", five or six a day, from Devon. Fa not home; per mo he drinks and hit her in August,
  black eye seen at WIC. She has no injuries today. Safety plan signed, children to MGM.
10/06/26 9:45 am   TC from MGM.
  Says mo has not been to see kids. MGM on oxygen, can keep them till Christmas. MGM states SHE
  was in rehab herself in '08 for pills.
10/09/26 11:00 am  OFFICE, mo and worker.
  UDS: pos oxy, pos fent, neg coc. Mo cried. Sick every morning till she has one, threw up in my
  trash can. Says she has thought of going to sleep and not waking, never did anything about it.
  No hx of cutting. Had seizure as baby with fever, none since. Wants "a place that takes babies."
10/09/26 11:40 am  Added: mo pregnant per MGM.
10/13/26 8:30 am   Entry of 10/09 11:40 struck at supervisor review, hearsay.`,
      `MULVANEY        CASE ACTIVITY LOG                                            p. 2

10/15/26 2:00 pm   TC to Women & Infants Harbor Program, bed for mo + Harlow about 11/10, needs
  TB, med list, insurance. Mo has Healthy Aldine (Medicaid MCO), ID 41-220-7765.
10/16/26 4:20 pm   COLLATERAL, Dr. Fiona Petty, family practice 555-0139.
  Mo prescribed Lexapro 10 and iron. Asthma as child. Allergic to Keflex, hives. Had C-section
  February. Missed postpartum visit. On no birth control.
10/20/26 10:00 am  COURT, dependency, Judge Farrow. Temporary custody to MGM. Mo present with
  atty. Adjudication set 11/24/26 1:30. Judge ordered mo: inpatient, parenting class, no contact
  with Devon. Fa failed to appear, bench warrant for fa (theft, failure to pay).
10/27/26 3:15 pm   FIELD. Mo is sleeping on cousin Brittney's couch on Weller St. Phone is cut off,
  use Brittney's, 555-0141. Mo down to two pills/day "so I don't get so sick." Car does not run,
  agency will transport. She worked at Dollar Barn until Harlow was born.
  Mo has not been in treatment before except a methadone intake in 2024, did not go back.
10/28/26 9:00 am   Faxed referral + this log to Harbor. Signed ROI in file.  tac`,
    ],
    expected: {
      dob: '1997-06-09',
      recent_substance_abuse: /perc 30s|two pills|pos oxy|\bfent\b/i,
      concerns_for_withdrawal: /Sick every morning|so sick|threw up/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      history_of_seizures: /seizure as baby|none since/i,
      history_of_trauma: /hit her in August|black eye/i,
      medication_plan: /Lexapro|iron/i,
      allergies: /Keflex/i,
      current_pcp_name: /Fiona Petty/i,
      current_pcp_phone: /555-0139/,
      carrier: 'Medicaid/MCO',
      subscriber_id: '41-220-7765',
      upcoming_court_date: '2026-11-24',
      transportation_required: /agency will transport/i,
      reason_for_seeking_treatment: /ordered mo|takes babies|inpatient/i,
    },
    open: [
      'living_status',
      'employment_status',
      'phone_number',
      'family_history',
      'other_levels_of_care',
      'current_symptoms',
      'pending_legal_charges',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'hospitalizations',
      'marital_status',
      'residential_programs',
    ],
    questions: [
      asked('when is adjudication', 2, /11\/24\/26/),
      asked('UDS result', 1, /pos oxy, pos fent/),
      asked('what did the judge order', 2, /inpatient, parenting class|Judge ordered mo/),
      asked('What is her insurance ID?', 2, /41-220-7765/),
      reworded('where is she staying', 2, /cousin Brittney's couch/),
      reworded('how can we reach her', 2, /Brittney's, 555-0141|555-0141/),
      reworded('antidepressant?', 2, /Lexapro 10/),
      reworded('who has custody of the kids', 2, /Temporary custody to MGM/),
      reworded('ever been on moud', 2, /methadone intake in 2024/),
      reworded('domestic violence', 1, /hit her in August/),
      takenBack('is she pregnant', 1, /mo pregnant per MGM/),
      anothers('bench warrant?', 2, /bench warrant for fa/),
      anothers('is she on oxygen', 1, /MGM on oxygen/),
      anothers('does she drink alcohol', 1, /per mo he drinks/),
      absent('hepatitis c result'),
      absent('is she on probation'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('pettibone', 'Orrin', 'Pettibone', '02/20/1948'),
    as: 'scan',
    pages: [
      `ADULT PROTECTIVE SERVICES      Region 4       Narrative contacts        AP: PETTIBONE, ORRIN (M, 78)
DOB 2-20-48      Lives: own farmhouse, Rt 9, Box 212, Elmo TN 37999      Allegation: self-neglect

9/14  Ref. rec'd from mail carrier. AP had not picked up mail 8 days.
9/15  Visit w/ deputy. AP on kitchen floor, awake, smelled of urine & liquor. Says he slid down
      and "rested". Box wine, 5 L, every 2-3 days, has done so since he quit farming (2019). EMS took
      him. BP high, Na 124. Dogs fed by nbr Hershel Tate. Hershel has had a stroke & a DUI, means well.
9/22  Seen at Crockett Mem., rm 211. Off drink 7 d. Was confused nights 2-4, pulled IV, swung at
      aide. Clear today. Knows pres., yr. Son Galen (Knoxville) on phone 865-555-0167: Dad's
      mother had Alzheimer's. Dad was in Vietnam, "won't say". Wants Dad in a home.
9/24  AP: "I'll not go to a home. I'd take a cure."
9/30  Home w/ home health x 2 wk.
10/11 RN reports AP drinking again, 3 glasses she saw. Pill box untouched since Weds.
10/12 Visit. Tearful. Wife Oleta d. 2024. Says a man his age has the right to shoot himself, then
      "I never would, Oleta'd be sore." Has never tried. Hershel took the shotgun home.
10/12 AP has been diagnosed w/ dementia.    LINE OUT - not so, see 10/19.  dk`,
      `APS      Narrative contacts  p. 2                                PETTIBONE, ORRIN

10/19 Capacity eval by Dr. Lila Stroud, geriatrics: MoCA 25/30. HAS capacity. Own decision maker, no
      guardian or POA. Recommends inpatient alcohol tx w/ medical unit. No h/o seizures in her chart.
      Meds she lists - warfarin 4 mg, furosemide 20, donepezil NO (never started), B1.
      Codeine makes him wild. Uses walker & hearing aid L. Needs toilet riser.
10/21 TC Medicare. Part A & B, MBI 4TE9-QX2-MK61. No supplement. VA - not enrolled but eligible.
10/22 Cousin Faye called, she is 80 and had the cure at Peavine in 1977, recommends it. Told her we
      can't discuss.
10/26 AP agrees to go. Wants the dogs cared for. Will need medical transport, can't sit in car over
      an hour. No court involvement, no petition filed.
10/27 AP fell on porch, skinned elbow, no head strike.
      INR due 11/2 at Crockett lab.               D. Kilpatrick, APS II   731-555-0168`,
    ],
    expected: {
      dob: '1948-02-20',
      address: /Rt 9,? Box 212/i,
      city: 'Elmo',
      state: /TN|Tennessee/,
      zip: '37999',
      living_status: 'Own home',
      marital_status: 'Widowed',
      recent_substance_abuse: /Box wine|liquor|drinking again|3 glasses/i,
      concerns_for_withdrawal: /confused nights|pulled IV|swung at/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      aggression_or_property_damage: /swung at/i,
      medication_plan: /warfarin|furosemide/i,
      allergies: /Codeine/i,
      hospitalizations: /Crockett/i,
      carrier: 'Medicare',
      subscriber_id: /4TE9-?QX2-?MK61/,
      legal_guardianship_status: 'None (own guardian)',
      family_history: /Alzheimer/i,
      transportation_required: /medical transport/i,
    },
    open: [
      'sex_at_birth',
      'employment_status',
      'history_of_trauma',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'psych_testing_done',
      'pending_legal_charges',
      'next_appointment',
      'history_of_self_harm',
      'history_of_tbi_concussions',
      'current_pcp_name',
      'upcoming_court_date',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
    ],
    questions: [
      asked('what was the MoCA', 2, /25\/30/),
      asked('INR due when', 2, /INR due 11\/2/),
      asked('who took the shotgun', 1, /Hershel took the shotgun/),
      asked('Does he have a guardian?', 2, /no guardian or POA|no guardian/),
      reworded('can he consent for himself', 2, /HAS capacity|Own decision maker/),
      reworded('was he delirious', 1, /confused nights 2-4/),
      reworded('what equipment will he need', 2, /walker & hearing aid|toilet riser/),
      reworded('is he anticoagulated', 2, /warfarin 4 mg/),
      reworded('does he want treatment', [1, 2], /I'd take a cure|agrees to go/),
      reworded('did he serve in the military', 1, /in Vietnam/),
      reworded('recent fall?', [1, 2], /fell on porch|kitchen floor|slid down/),
      takenBack('dementia diagnosis?', 1, /diagnosed w\/ dementia/),
      anothers('any dui', 1, /Hershel has had a stroke & a DUI/),
      anothers('was he ever at peavine', 2, /had the cure at Peavine/),
      absent('does he smoke'),
      absent('what is his cell number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
];
