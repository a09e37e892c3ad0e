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

/** What an insurer's clinical reviewer writes down of a case from what was said by phone. */
export const insurerCaseSummary: readonly ApartRecord[] = [
  {
    person: who('prewitt', 'Jocelyn', 'Prewitt', '07/02/1989'),
    as: 'text',
    pages: [
      `AETNA BEHAVIORAL HEALTH            CLINICAL CASE SUMMARY - INTERNAL/PROVIDER COPY          10/23/2026
Member: PREWITT, JOCELYN R        DOB: 07/02/1989     Gender: F     Relationship: Spouse
Member ID: W2290 55183            Group: 0847731      Plan: Choice POS II
Subscriber: PREWITT, DANIEL       Subscriber DOB: 11/30/1987     Employer: Halvorsen Freight Inc
Request: RTC SUD (3.5) following 3.7 WM               Reference/Auth: 26-1023-77810 (3.7 WM, 5 days)
Reviewer: S. Nakagawa LCSW x4410                      Caller: Dana Pell, UR, Ironwood Detox 470-555-0240
------------------------------------------------------------------------------------------------------
PRESENTATION (per caller)
Mbr admitted 10/20 for detox from alcohol and alprazolam. Vodka, a fifth per day for 8 mos; alprazolam
2 mg x 4 daily from a friend for 1 yr. LU for both 10/19. Precip: fell down stairs with toddler in arms,
child unhurt; mbr states "I could have killed her, I need to not go home yet."
WITHDRAWAL: CIWA 18 on adm, 9 today. Tremor, nausea, tactile disturbance on day 1-2. Phenobarbital
taper ends 10/26. Seizure hx: one, July 2026, stopped alprazolam on her own, seen at Rockdale ER.
DIM 2: HTN; gastritis. Allergies sulfa (rash) and tree nuts (anaphylaxis, carries EpiPen).
Meds: phenobarbital taper, propranolol 20 bid, pantoprazole, escitalopram 10.
DIM 3: GAD, postpartum depression 2024. Denies SI/HI. No prior attempts. No self-injury. No violence.
Trauma: mbr lost twin at birth, 2024. Caller at first reported an overdose in 2023; called back 14:20
and withdrew this, wrong chart.`,
      `AETNA BEHAVIORAL HEALTH      CASE SUMMARY   PREWITT, J.   W2290 55183                    page 2
DIM 4-5: IOP x 6 wks at Cedar Step, spring 2025, relapsed in 10 days. No prior RTC. No court or legal
involvement. Longest sober 7 wks.
DIM 6: lives w/ husband, dtr 2, in house they own, Conway Glen GA. Husband drinks nightly; he had a DWI
in 2022 and is on probation. Mbr works part time, bookkeeper, from home. Mother in AA 15 yrs;
mat. grandfather died in DTs.
OP PROVIDERS: Psychiatrist Dr. Leila Haddad 470-555-0241 (first visit since 2025 set 11/12/2026). Therapist
none now. PCP Dr. Owen Strand 470-555-0242.
CONTACTS: Mbr cell 470-555-0243. Emergency: Carol Whitlow (mother) 470-555-0244.
DETERMINATION LOG
10/20 15:10  3.7 WM approved 10/20-10/24, 5 days.
10/23 10:40  3.5 RTC requested, 14 days from 10/27. Pended: need bed confirmation, CIWA for 10/24-25.
10/23 14:35  ~~3.5 RTC denied, not medically necessary~~  entered on wrong case, reversed by supervisor.
NEXT REVIEW  10/26/2026 by noon, call x4410. Mbr needs transport from Ironwood to RTC, husband cannot
miss work and she should not drive on phenobarbital.`,
    ],
    expected: {
      dob: '1989-07-02',
      phone_number: /555-0243/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Part-time',
      city: 'Conway Glen',
      state: 'GA',
      emergency_contact_primary_firstname: 'Carol',
      emergency_contact_primary_lastname: 'Whitlow',
      emergency_contact_primary_phone: /555-0244/,
      carrier: 'Aetna',
      subscriber_id: /W2290\s?55183/,
      group_number: '0847731',
      subscriber_firstname: 'Daniel',
      subscriber_lastname: 'Prewitt',
      subscriber_dob: '1987-11-30',
      subscriber_employer: /Halvorsen Freight/i,
      authorization_number: '26-1023-77810',
      current_psychiatrist_name: /Haddad/i,
      current_psychiatrist_phone: /555-0241/,
      current_pcp_name: /Owen Strand/i,
      current_pcp_phone: /555-0242/,
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /could have killed her|fell down stairs|not go home yet/i,
      current_symptoms: /Tremor|nausea|GAD|tactile/i,
      recent_substance_abuse: /Vodka|alprazolam/i,
      concerns_for_withdrawal: /CIWA|Tremor|Phenobarbital/i,
      medication_plan: /propranolol|pantoprazole|escitalopram/i,
      allergies: /sulfa|tree nuts/i,
      epipen: /carries|EpiPen|yes/i,
      transportation_required: /transport from Ironwood|should not drive/i,
      other_levels_of_care: /Cedar Step|IOP|detox/i,
      residential_programs: /No prior RTC/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /one, July 2026/i,
      history_of_trauma: /lost twin/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      family_history: /AA 15 yrs|died in DTs/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'hospitalizations',
      'outpatient_therapy',
      'current_therapist_name',
      'employer',
      'probation',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('What is the auth reference?', 1, /26-1023-77810/),
      asked('CIWA on adm and today', 1, /CIWA 18 on adm, 9 today/),
      asked('who is the subscriber employer', 1, /Halvorsen Freight/),
      asked('When is the next review?', 2, /NEXT REVIEW 10\/26\/2026/),
      asked('how many days of 3.7 WM were approved', [1, 2], /5 days/),
      reworded('is she on street benzos', 1, /alprazolam 2 mg x 4 daily from a friend/),
      reworded('liquor per day', 1, /a fifth per day/),
      reworded('what is missing for the residential approval', 2, /need bed confirmation/),
      reworded('did she convulse after quitting pills', 1, /one, July 2026/),
      reworded('did she lose a baby', 1, /lost twin at birth/),
      reworded('best stretch of abstinence', 2, /Longest sober 7 wks/),
      reworded('reaction to nuts', 1, /anaphylaxis/),
      takenBack('did she overdose in 2023', 1, /overdose in 2023/),
      takenBack('was residential denied', 2, /3\.5 RTC denied/),
      anothers('does she have a DWI', 2, /he had a DWI/),
      anothers('is she on probation', 2, /is on probation/),
      absent('what is her copay'),
      absent('has she tested positive for TB'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('sandoz', 'Emmett', 'Sandoz', '02/17/1967'),
    as: 'scan',
    pages: [
      `HUMANA  CASE MGMT  TELEPHONIC REVIEW  (faxed copy)                    10/26/26  11:20
MBR  Emmett Sandoz      DOB 2/17/67     ID  H70 441 902      GRP  5518-R     M   MARITAL  widowed
PH   504-555-0250       ADDR  27 Bayou Oak St, Larose Pt, LA 70998       EMPL  retired, tugboat cook
CALL WITH  mbr, then dtr Renee Sandoz 504-555-0251 (OK on file, emerg. contact)
REV   P. Dacosta RN

SAID BY MBR   On hydromorphone since back surgery 2022, doctor quit him in July. Since then heroin by
nose, 6 bags a day, last this a.m. Whisky "just at Mardi Gras." Wants inpt: "I'm 59, I don't want my
girl to find me dead." Sick by noon without: sweats, cramps, legs jumping.
No seizures.  Knocked out on deck 1999, ER, concussion.  Never tried suicide, no cutting. Never
violent.   Sleeps 3 hr, cries since wife passed 2/26.     Vietnam - no, too young.
Allergy: morphine - itch,   shellfish - hives.   no epi.
Meds  metoprolol 50,  apixaban 5 bid (a-fib),  tamsulosin.   ~~insulin~~ (read from wife's list - PD)
Prior tx   Bridge Landing detox 9/26, 4 days, left AMA.   No rehab.   Grief group at church.

SAID BY DTR   She holds his pills. He fell 10/12, no LOC. He has no car, she works nights. She had her
own treatment in 2020 for meth, at Magnolia. Her son is autistic. Said dad had "a stroke in 2024" -
mbr's cardiology note: NO stroke, ruled out; dtr agrees she mixed it up.
Mbr's brother Alcide drank, cirrhosis.     No legal problems either one says.

PCP  Dr. T. Boudreau 504-555-0252, next 11/6/26.    Cardiology Dr. Iyer.   No psychiatrist.
AUTH  inpt detox  # 330718264, 10/27 - 10/30.   Call back 10/29 w/ COWS.`,
    ],
    expected: {
      dob: '1967-02-17',
      sex_at_birth: 'Male',
      phone_number: /555-0250/,
      address: /27 Bayou Oak/i,
      city: 'Larose Pt',
      state: 'LA',
      zip: '70998',
      marital_status: 'Widowed',
      employment_status: 'Retired',
      emergency_contact_primary_firstname: 'Renee',
      emergency_contact_primary_lastname: 'Sandoz',
      emergency_contact_primary_phone: /555-0251/,
      carrier: 'Humana',
      subscriber_id: /H70\s?441\s?902/,
      group_number: '5518-R',
      authorization_number: '330718264',
      current_pcp_name: /Boudreau/i,
      current_pcp_phone: /555-0252/,
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /find me dead|Wants inpt/i,
      current_symptoms: /Sleeps 3 hr|cries|sweats|cramps/i,
      recent_substance_abuse: /heroin|6 bags/i,
      concerns_for_withdrawal: /Sick by noon|sweats|legs jumping/i,
      medication_plan: /metoprolol|apixaban|tamsulosin/i,
      allergies: /morphine|shellfish/i,
      epipen: RULED_OUT,
      transportation_required: /no car/i,
      other_levels_of_care: /Bridge Landing/i,
      residential_programs: /No rehab/i,
      history_of_self_harm: /no cutting/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Knocked out on deck|concussion/i,
      aggression_or_property_damage: /Never|\bno/i,
      pending_legal_charges: /No legal/i,
      family_history: /Alcide|cirrhosis/i,
    },
    open: [
      'gender',
      'hospitalizations',
      'outpatient_therapy',
      'current_psychiatrist_name',
      'employer',
      'history_of_trauma',
      'additional_treatment_or_support_needed',
      'probation',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('auth #', 1, /330718264/),
      asked('who is cardiology', 1, /Dr\. Iyer/),
      asked('What is his GRP?', 1, /5518-R/),
      asked('call back when', 1, /Call back 10\/29/),
      asked('did he leave Bridge Landing AMA', 1, /left AMA/),
      reworded('how does he take heroin', 1, /heroin by nose/),
      reworded('is he on a blood thinner', 1, /apixaban/),
      reworded('when did his wife die', 1, /wife passed 2\/26/),
      reworded('opioid withdrawal signs', 1, /sweats, cramps, legs jumping/),
      reworded('may we talk to his daughter', 1, /OK on file/),
      reworded('why did he switch to street drugs', 1, /doctor quit him in July/),
      takenBack('is he on insulin', 1, /insulin/),
      takenBack('did he have a stroke', 1, /a stroke in 2024/),
      anothers('was he treated for meth', 1, /treatment in 2020 for meth/),
      anothers('is he autistic', 1, /Her son is autistic/),
      absent('how tall is he'),
      absent('what is his e-mail address'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
