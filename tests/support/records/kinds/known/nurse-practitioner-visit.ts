import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a psychiatric nurse practitioner types at a follow-up of twenty minutes. */
export const nursePractitionerVisit: readonly ApartRecord[] = [
  {
    person: who('umber', 'Lazarus', 'Umber', '12/01/1992'),
    as: 'scan',
    pages: [
      `PSYCH MED MGMT F/U          Tideline Psychiatry LLC          pt: Umber, Lazarus  dob 12/1/92
dos 10/15/26  1500-1522  in person   K. Ferreira-Stone PMHNP-BC
---------------------------------------------------------------------------------------
cc  "not great, honestly"
int hx  33yo m w schizoaffective d/o bipolar type, cocaine use d/o, alc use d/o. missed sept appt.
  off paliperidone since LAI due 8/20. voices back x 3wk, male voice, tells him he's worthless, no
  commands. sleeping 3-4h. crack daily "whenever there's money" last 10/13; malt liquor 3-4 tall cans
  most days, last this am. got put out of group home 10/2 after he broke a window & shoved
  resident; no charges filed. staying at Gospel Mission. wants "a real rehab this time."
  no w/d sz ever, no dts; gets sweaty + shaky if he skips a day.
si/hi  passive si, no plan/intent. no hi.    past sa: 2 (2014 bridge, 2020 od on clozapine - icu 4 d)
nssi  head banging when voices bad, last wk
aims 2   wt 241 (+9)   bp 138/88  hr 101
mse  dishev, coop, speech nl, mood "low", aff blunted, tp linear, tc as above, ins fair, jdg fair
meds now   none taken since aug.  rx'd: paliperidone LAI 156 q4w, lithium 600 bid, benztropine 1 bid
  prn, metformin 500 bid
all   haldol -> nms 2012 ***    risperidone ok.  no food/env
labs  a1c 6.3  li not done  uds today coc+ etg+   hiv neg 6/26  hcv ab neg`,
      `Umber, Lazarus       dob 12/1/92       dos 10/15/26      p 2

plan
 1 restart paliperidone LAI 234 today given L delt 1515; 156 on 10/22 (day 8), then q4w
 2 hold lithium until labs + sober. no benztropine needed.
 ~~3 lorazepam 1 mg bid x 5d~~  error kfs
 3 referral: dual dx residential, ASAM 3.5 COE. needs to come w/ LAI schedule. payee needed.
 4 case mgr Ottoline Frame (ACT team) 555-0133 - she is the one to call, pt has no phone. she drives him.
 5 rtc 11/12/26 1400
guardian: county public guardian, Mr. Leander Goss 555-0134, court appointed 2021, consents verbally today
soc  single, ssdi, aetna better health medicaid id# 80-2211-7Q.   dad (vietnam vet) alc, mom schizophrenia,
  sister a nurse, on lexapro, sees k. patel at our clinic
legal  not on paper since probation ended 5/2025. no court.
prior tx  5 psych hosp, most recent Tideline Gen 3/2026 18 d. res tx: Morrow House 2022 (asked to leave).
tbi  fell from bridge 2014 - skull fx, coma 2d.
no hx trauma reported. no hx sexual acting out.
pcp none. wants one.

ADD 10/22/26 1040: pt here w/ O. Frame. 2nd LAI given R delt. voices quieter. last crack 10/19, tall
  can daily yet, tremor 2+, ciwa 9 -> told frame to take him to detox first if program agrees.
ADD 10/27/26: correction of p1: nms in 2012 was to FLUPHENAZINE per hosp d/c sum, not haldol. chart
  allergy changed. kfs`,
    ],
    expected: {
      dob: '1992-12-01',
      reason_for_seeking_treatment: /real rehab|voices back|dual dx residential/i,
      current_symptoms: /voices|sleeping 3-4h|passive si/i,
      recent_substance_abuse: /crack|malt liquor|tall can/i,
      concerns_for_withdrawal: /sweaty|no w\/d sz|ciwa 9|tremor/i,
      medication_plan: /paliperidone|lithium|metformin|none taken/i,
      allergies: /FLUPHENAZINE/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /2014 bridge|od on clozapine|past sa/i,
      history_of_self_harm: /head banging/i,
      aggression_or_property_damage: /broke a window|shoved/i,
      history_of_tbi_concussions: /skull fx|coma/i,
      hospitalizations: /5 psych hosp|Tideline Gen|icu 4 d/i,
      residential_programs: /Morrow House/i,
      family_history: /vietnam vet|mom schizophrenia/i,
      legal_guardianship_status: 'Court-appointed guardian',
      marital_status: 'Single',
      living_status: 'Shelter',
      employment_status: 'Disability',
      current_psychiatrist_name: /Ferreira-Stone/i,
      next_appointment: '2026-11-12',
      contact_person_name: /Ottoline Frame/i,
      contact_person_phone: /555-0133/,
      subscriber_id: '80-2211-7Q',
      probation: /probation ended|not on paper/i,
      history_of_trauma: RULED_OUT,
      sexually_inappropriate_behavior: RULED_OUT,
    },
    open: [
      'sex_at_birth',
      'gender',
      'carrier',
      'current_pcp_name',
      'outpatient_therapy',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      'transportation_required',
      'pending_legal_charges',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'upcoming_court_date',
    ],
    questions: [
      asked('when was the second LAI given', 2, /2nd LAI given/),
      asked('AIMS', 1, /aims 2/),
      asked('who is the guardian', 2, /Leander Goss/),
      asked('uds results', 1, /coc\+/),
      asked('How many suicide attempts?', 1, /past sa: 2/),
      reworded('which antipsychotic gave him NMS', 2, /FLUPHENAZINE/),
      reworded('why did the group home kick him out', 1, /broke a window/),
      reworded('is he hearing things', [1, 2], /voices/),
      reworded('who do we phone to reach him', 2, /Ottoline Frame/),
      reworded('head trauma', 2, /skull fx/),
      reworded('did he seize when he stopped drinking', 1, /no w\/d sz ever/),
      takenBack('is he on lorazepam', 2, /lorazepam 1 mg bid/),
      anothers('Does he take lexapro?', 2, /on lexapro/),
      anothers('is he a vietnam veteran', 2, /vietnam vet/),
      anothers('does he see k. patel', 2, /sees k\. patel/),
      absent('when did he last see a dentist'),
      absent('is there a history of fire setting'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('gallowglass', 'Niamh', 'Gallowglass', '08/25/1979'),
    as: 'text',
    strange: [3],
    pages: [
      `WILLOW & WREN BEHAVIORAL CARE
Follow-Up Note

Client      Niamh Gallowglass (she/her)               Date of Birth   08/25/1979
Visit       10/28/2026, 4:00 pm, video                Clinician       Tobin Aldous, PMHNP
Insurance   UnitedHealthcare/Optum  ID 912 00 4471 03  Grp 7744120   Holder: self
Location    at home, 5 Larkspur Mews, Eddington, OR 97099.  Phone if cut off: 555-0156

SUBJECTIVE
Niamh returns after her medication change on 10/07. She says the duloxetine "took the edge off the
ache but not the dread." She is drinking again: she had ninety-four days and then on September 19,
the date her son Cormac died, she bought wine. It has been a bottle and a half each night since,
most recently last night. She takes three or four Ativan (prescribed one, 0.5 mg) on top and
has run out ten days early. No cannabis, no street drugs. When she ran out in the spring she had
"electric" feelings and did not sleep for three days; there was no seizure, and she has never had one.

She cries most of the day, has no appetite, wakes at three. She thinks that Cormac would be better
company than the living. She has not acted on it, and has no plan. She attempted once, in 2003, with
carbon monoxide. She used to burn her forearm with a curling iron; not in ten years.

Her husband Declan has been patient but has gone to his brother's. They are not separated, she says.
"Declan takes Vivitrol, so at least the house is dry when he is in it." She is on medical leave from
the county library (Eddington) where she has worked full time for 16 years.

OBJECTIVE   MADRS 31.   GAD-7 18.   BP by home cuff 128/82.   Tearful, well groomed, logical.`,
      `Gallowglass, Niamh            10/28/2026                          page 2 of 2

MEDICATIONS
   duloxetine 60 mg qam           increase to 90
   lorazepam 0.5 mg daily prn     stop prescribing today; see plan
   levothyroxine 88 mcg           per PCP, Dr. Hollis Vane
   ~~naltrexone 50 mg~~           carried forward from spouse's chart, removed TA
   estradiol patch                per GYN
Allergies: codeine (vomits), wool. Genetic (GeneSight) panel 2024: poor CYP2D6 metabolizer.

ASSESSMENT   MDD recurrent severe; prolonged grief; alcohol use disorder severe; sedative misuse.
Risk moderate, up since last visit. Protective: sister, dog, wants help.

PLAN
1. She agrees to inpatient detox and then residential; she would like a grief track. Declan drives.
2. Do not stop lorazepam and alcohol at home. If shaking or confused before a bed opens, call 911.
3. Therapist Oona Prideaux, PhD (555-0157) continues, Thursdays. EMDR on hold.
4. Sister, Sinead Gallowglass, 555-0158, is emergency contact and has taken the car keys.
5. Return 11/18/2026, 4:00 pm. Earlier if discharged.

Family: sister - postpartum psychosis 2011, hospital; father - alcohol, died at 52 of a fall.
Past care: PHP at Rookwood 2019, six weeks. Hospital: Eddington General psychiatry 2003.
Never arrested, nobody has been afraid of her. No head injuries.`,
      `WILLOW & WREN BEHAVIORAL CARE
Follow-Up Note

Client      Nessa Galbraith (she/her)                 Date of Birth   02/13/1984
Visit       10/28/2026, 4:30 pm, video                Clinician       Tobin Aldous, PMHNP

SUBJECTIVE
Nessa is stable on lamotrigine 150 mg and has had no seizures since May. She is eleven weeks pregnant.
She does not drink. She hit her partner with a phone in August and has a court date on November 17.
Allergies: lamotrigine none; penicillin hives.`,
    ],
    expected: {
      dob: '1979-08-25',
      address: /5 Larkspur/i,
      city: 'Eddington',
      state: 'OR',
      zip: '97099',
      phone_number: /555-0156/,
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: '912 00 4471 03',
      group_number: '7744120',
      reason_for_seeking_treatment: /drinking again|inpatient detox/i,
      current_symptoms: /cries most|no appetite|dread|wakes at three/i,
      recent_substance_abuse: /bottle and a half|Ativan|bought wine/i,
      concerns_for_withdrawal: /electric|Do not stop lorazepam|no seizure|shaking or confused/i,
      medication_plan: /duloxetine|levothyroxine|estradiol/i,
      allergies: /codeine/i,
      completed_genetic_testing: /GeneSight|CYP2D6/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /carbon monoxide|attempted once/i,
      history_of_self_harm: /curling iron/i,
      aggression_or_property_damage: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      hospitalizations: /Eddington General/i,
      other_levels_of_care: /PHP at Rookwood/i,
      family_history: /postpartum psychosis|alcohol, died at 52/i,
      current_therapist_name: /Oona Prideaux/i,
      current_therapist_phone: /555-0157/,
      current_pcp_name: /Hollis Vane/i,
      next_appointment: '2026-11-18',
      marital_status: 'Married',
      employer: /library/i,
      emergency_contact_primary_firstname: 'Sinead',
      emergency_contact_primary_lastname: 'Gallowglass',
      emergency_contact_primary_phone: /555-0158/,
    },
    open: [
      'subscriber_dob',
      'transportation_required',
      'sex_at_birth',
      'gender',
      'current_psychiatrist_name',
      'outpatient_therapy',
      'employment_status',
      'living_status',
      'history_of_trauma',
      'additional_treatment_or_support_needed',
      'eating_disorder',
      'subscriber_firstname',
      'subscriber_lastname',
      'contact_person_name',
      'contact_person_phone',
    ],
    questions: [
      asked('MADRS', 1, /MADRS 31/),
      asked('new dose of duloxetine?', 2, /increase to 90/),
      asked('who is the therapist', 2, /Oona Prideaux/),
      asked('Did she have genetic testing?', 2, /GeneSight/),
      asked('what is she allergic to', 2, /codeine/),
      reworded('what set off the relapse', 1, /son Cormac died/),
      reworded('how long had she been sober', 1, /ninety-four days/),
      reworded('is she misusing a sedative', [1, 2], /Ativan|sedative misuse/),
      reworded('can she still drive off', 2, /taken the car keys/),
      reworded('did she ever attempt', 1, /carbon monoxide|attempted once/),
      reworded('any legal trouble', 2, /Never arrested/),
      takenBack('was she prescribed naltrexone', 2, /naltrexone 50 mg/),
      anothers('does she get vivitrol', 1, /Declan takes Vivitrol/),
      anothers('is she pregnant', 3, /eleven weeks pregnant/),
      anothers('postpartum psychosis?', 2, /sister - postpartum psychosis/),
      absent('does she have a history of stroke'),
      absent('does she have sleep apnea'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
