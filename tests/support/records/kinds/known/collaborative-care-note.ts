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

/** What a primary-care clinic's behavioral health manager writes: scales, the psychiatrist's advice, and the next call. */
export const collaborativeCareNote: readonly ApartRecord[] = [
  {
    person: who('brightwater', 'Desmond', 'Brightwater', '06/22/1979'),
    as: 'text',
    pages: [
      `Larkspur Family Medicine                                       Printed 10/26/2026 16:41 by JTEO
Brightwater, Desmond     MRN 00483317     DOB 6/22/1979 (47 yrs)     Legal sex: Male
--------------------------------------------------------------------------------------------
COLLABORATIVE CARE - BH CARE MANAGER FOLLOW-UP                CPT 99493      Min this month: 74
Visit date: 10/26/2026     Contact: phone, 31 min      Care manager: Jun Teo, LMSW
PCP: Adaeze Nwosu-Bell, MD  (616-555-0111)      Consulting psychiatrist: Ivo Hartl, MD (616-555-0112)

Demographics
  Address        58 Mill Race Dr, Holt Harbor, MI 49999        Mobile   616-555-0113
  E-mail         dbright@mail.example                          Marital  Divorced
  Employment     Full Time - Grandline Seating (upholsterer)   Lives    with mother, her house
  Coverage       Priority: BCBS of Michigan PPO   ID XYH880341276   Grp 70041-003   Subscriber: Self
  Emergency      Lorraine Brightwater (mother) 616-555-0114

Measures               8/03     8/31     9/28     10/26
  PHQ-9                  21       17       15       18
  item 9                  1        0        0        1
  GAD-7                  16       14       12       13
  AUDIT                  27        -        -       29
  BP                 148/94        -   138/88        -

Interval history
Pt says the past two weeks "went off the rails." Started drinking again 10/9 after the plant cut
his shift; now 10-12 beers plus a half pint of rum nightly, last drink last night around 11.
Mornings he is sweaty and nauseated and "can't thread a needle" until he has a beer. Sleeping 4
hours, no appetite, missed three days of work. Uses cannabis gummies weekends. Denies opioids,
stimulants, and benzodiazepines. Item 9: "it'd be easier if I just didn't wake up," no plan or
intent, no firearm at home. No prior attempts. No history of cutting or other self-injury. No
violence toward others. Never had a withdrawal seizure. Concussion in 2004 (ladder), no sequelae.`,
      `Brightwater, Desmond   MRN 00483317      CoCM follow-up 10/26/2026                     Page 2 of 3

Medication list (reconciled w/ pt)                        Taking?
  venlafaxine XR 150 mg daily                             yes, since 9/1
  naltrexone 50 mg daily                                  stopped on his own 10/1, headaches
  hydroxyzine 25 mg TID prn                               yes
  losartan 50 mg daily                                    yes
  omeprazole 20 mg daily                                  yes
  ~~disulfiram 250 mg daily~~                             entered in error 9/28, never prescribed
Allergies: bupropion (rash), tree nuts (throat tightness). Epinephrine auto-injector: yes, 2-pack, in
work bag. Ate a cookie with walnut 10/17, used one pen, no ER.

Family: mother Lorraine - bipolar II, on lamotrigine, sees Dr. Hartl's partner. Father - alcohol,
died of GI bleed. Brother Theo - in recovery from heroin, on Vivitrol.
Trauma: found father dead at 16. Declined to go further.
Past treatment: IOP at Crosswinds, 2019, finished. Riverbend residential in 2021, left day 12.
Inpatient psych x1, Lakeland Pavilion, Feb 2020, 6 days, depression.
Currently no outside therapist. Legal: no charges, not on probation. License valid, drives own truck.

Problem-solving: agreed (1) tell HR about FMLA, (2) not to stop drinking suddenly, (3) mother holds
rum - crossed out by pt, he "will pour it out" himself.
Correction 10/26 JTEO: prior note (9/28) says pt "has sleep apnea, uses machine." Not accurate;
study 9/14 was negative.`,
      `Brightwater, Desmond   MRN 00483317                                                Page 3 of 3

SYSTEMATIC CASE REVIEW         10/26/2026 13:00        I. Hartl MD / J. Teo LMSW     (pt not seen)
Dx: F33.2 MDD recurrent severe; F10.20 alcohol use disorder, severe; F41.1 GAD
Recs  1. Higher level of care: medically managed withdrawal, then residential w/ dual dx track.
      2. Hold venlafaxine at 150 (BP). Consider mirtazapine 7.5 hs after detox.
      3. Retry naltrexone or acamprosate; CMP first - last AST 88, ALT 61 (8/03).
      4. Thiamine 100 mg daily - PCP to order.
These recommendations are based on chart review. PCP makes final decisions.

Plan / next steps
 - Pt agreeable: "Set it up, I'll go this week if my job's safe."
 - Referral faxed to Copper Basin Recovery 10/26 3:20p.  Warm handoff call 10/28/2026 11:00
 - PCP visit 11/04/2026 9:15 w/ Dr. Nwosu-Bell.  Lab before.
 - Safety plan reviewed, 988 card. Mother may be called (ROI on file).
Registry status: relapse, off track                         eSigned Jun Teo, LMSW 10/26/2026 16:38`,
    ],
    expected: {
      dob: '1979-06-22',
      sex_at_birth: 'Male',
      address: /58 Mill Race/i,
      city: 'Holt Harbor',
      state: 'MI',
      zip: '49999',
      phone_number: /555-0113/,
      email_id: 'dbright@mail.example',
      marital_status: 'Divorced',
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Grandline Seating/i,
      carrier: 'BCBS (state plan)',
      subscriber_id: 'XYH880341276',
      group_number: '70041-003',
      emergency_contact_primary_firstname: 'Lorraine',
      emergency_contact_primary_lastname: 'Brightwater',
      emergency_contact_primary_phone: /555-0114/,
      current_pcp_name: /Nwosu-Bell/i,
      current_pcp_phone: /555-0111/,
      reason_for_seeking_treatment: /off the rails|Set it up|drinking again|Higher level of care/i,
      current_symptoms: /Sleeping 4|no appetite|didn't wake up|nauseated|PHQ-9/i,
      recent_substance_abuse: /10-12 beers|rum|cannabis|last drink/i,
      concerns_for_withdrawal: /sweaty|nauseated|thread a needle|withdrawal/i,
      medication_plan: /venlafaxine|hydroxyzine|losartan|omeprazole/i,
      allergies: /bupropion|tree nuts/i,
      epipen: /yes|2-pack|work bag/i,
      hospitalizations: /Lakeland/i,
      residential_programs: /Riverbend/i,
      other_levels_of_care: /Crosswinds|IOP/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      history_of_tbi_concussions: /Concussion|ladder/i,
      history_of_trauma: /found father dead/i,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /bipolar II|GI bleed|heroin/i,
    },
    open: [
      'gender',
      'knowingly_ingested_allergen',
      'next_appointment',
      'current_psychiatrist_name',
      'current_psychiatrist_phone',
      'current_therapist_name',
      'outpatient_therapy',
      'psych_testing_done',
      'transportation_required',
      'additional_treatment_or_support_needed',
      'legal_guardianship_status',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is the PHQ-9 today?', 1, /PHQ-9 21 17 15 18/),
      asked('why did he stop naltrexone', 2, /stopped on his own 10\/1, headaches/),
      asked('group number', 1, /70041-003/),
      asked('when is the warm handoff call', 3, /10\/28\/2026 11:00/),
      asked('last AST', 3, /AST 88/),
      asked('what time is the PCP visit on 11/4?', 3, /11\/04\/2026 9:15/),
      reworded('what set off the relapse', 1, /the plant cut his shift|after the plant cut/),
      reworded('morning shakes or other signs of dependence', 1, /sweaty and nauseated|thread a needle/),
      reworded('guns at home?', 1, /no firearm at home/),
      reworded('did he finish rehab', 2, /left day 12/),
      reworded('can we talk to his mom', 3, /Mother may be called|ROI on file/),
      reworded('has he had an allergic reaction lately', 2, /cookie with walnut/),
      takenBack('Is he prescribed disulfiram?', 2, /disulfiram 250 mg daily/),
      takenBack('sleep apnea?', 2, /has sleep apnea, uses machine/),
      anothers('does he have bipolar disorder', 2, /bipolar II, on lamotrigine/),
      anothers('is he getting vivitrol', 2, /on Vivitrol/),
      absent('how tall is he'),
      absent('has he been tested for HIV'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('oyelaran', 'Philippa', 'Oyelaran', '02/05/1995'),
    as: 'scan',
    pages: [
      `SAND HOLLOW COMMUNITY CLINIC  -  Integrated BH  -  CoCM INITIAL      fax 10/30/26 11:07  p.1/2

Pt: Philippa Oyelaran  ("Pip")       DOB 2/5/95       31 F, they/them, non-binary
Seen: 10/30/26 in clinic w/ PCP Lena Struck FNP, 505-555-0171     BHM: C. Abeyta LPCC  x4410
Cell 505-555-0170.   Address 907 Calle Alondra Unit B, Mesa Vieja NM 87999
Ins: Presbyterian Centennial Care (Medicaid)  ID 000618824190
Single. Grad student (ceramics), no job now. Rents with 2 roommates.
ICE: aunt, Folake Oyelaran, 505-555-0172

REASON FOR REFERRAL   positive single-item drug screen + PHQ-9 = 19. Warm handoff by PCP.
"I blew through my student loan. I want to go somewhere and not come back the same."

SCALES    PHQ-9 19    GAD-7 17    PC-PTSD-5 4/5    DAST-10 8    AUDIT-C 2    MDQ neg    C-SSRS below

SUBSTANCE USE
  blues (fentanyl tabs)   smoked on foil, 8-10/day x 14 mo.   Last: this a.m. 5:30
  cocaine                 some weekends, none since 10/4
  alcohol                 2 drinks/mo
  cannabis                no        nicotine  vape
  OD x1, 6/26 - roommate gave Narcan, did not go to hosp. Has Narcan now (2).
  W/D when late: yawning, gooseflesh, diarrhea, bones ache, "crawl out of my skin." COWS 9 now.
  Had Suboxone from Mesa Vieja Rapid Access, 3 wks in Feb, precipitated once, scared of it.

PSYCH HX    outpt therapy w/ Noor Adeyemi-Price PhD (505-555-0173), since 2024, q2wk, still going
  No psychiatrist.   Inpt: Arroyo Vista 9 days Nov 2022.   Residential: never.
  C-SSRS: ideation past month Y passive; plan N; attempt lifetime Y - 11/22 OD on trazodone
  NSSI: burns forearm w/ kiln tool, last 8/26.
  ED: restricts, purged in HS - last purge 2013.
  Violence N.   Abuse: ex-boyfriend assaulted them 2021, has nightmares, avoids parking garages.`,
      `Oyelaran, P   2/5/95            CoCM INITIAL  (cont'd)                                  p.2/2

MEDICAL   asthma; migraine w/ aura; IUD.  Seizures: never.  Head inj: bike crash age 12, LOC < 1 min.
          Skin ok, no abscess.   Hep C screen neg 10/30.   ~~A1c 8.9 - new diabetes~~  lab mix-up,
          belongs to other pt, re-run 5.2 (LS).
MEDS      albuterol prn, sertraline 75 -> 100 today, prazosin 2 hs, sumatriptan prn
          ~~topiramate 50 bid~~ d/c'd 2025 kidney stone
ALL       NKFA.  Drug: clindamycin = C diff/“never again”; ketorolac hives.    EpiPen - n
FH        mo: hypothyroid + depression.  sis Temi: sickle cell disease, lives on hydroxyurea & oxycodone.
          dad: unknown.   Roommate Kit also uses; Kit has warrant & staph abscess, not our pt.
SOCIAL    No car, takes the 66 bus; needs a ride > 20 mi.   Legal: shoplifting citation, court
          12/2/26 Mesa Vieja Muni.   Not on probation.    Own decision maker.
STRENGTHS  sells pots, aunt, cat (Biscuit) - who will keep cat?

CASE REVIEW  10/30, psych consultant R. Sauvageau DO (chart only):
   OUD severe, PTSD, MDD mod.  Offer bup low-dose (microdose) start; if declines -> methadone;
   support residential w/ trauma track.  No benzos.  Sertraline up.  Watch migraine + triptan + SSRI.
PLAN      Pt picks residential first, will take bup "if it's slow."  Call to Painted Mesa Recovery
          today, they want: TB test (placed today, read 11/1), med list, ID copy.
          Next CoCM:  11/6/26  1:30 video.      Consent CoCM verbal  [x]    ROI aunt [x]  therapist [x]
                                        C. Abeyta LPCC     /    cosign pending`,
    ],
    expected: {
      dob: '1995-02-05',
      sex_at_birth: 'Female',
      gender: 'Non-binary',
      address: /907 Calle Alondra/i,
      city: 'Mesa Vieja',
      state: 'NM',
      zip: '87999',
      phone_number: /555-0170/,
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Student',
      legal_guardianship_status: 'None (own guardian)',
      carrier: 'Medicaid/MCO',
      subscriber_id: '000618824190',
      emergency_contact_primary_firstname: 'Folake',
      emergency_contact_primary_lastname: 'Oyelaran',
      emergency_contact_primary_phone: /555-0172/,
      current_pcp_name: /Lena Struck/i,
      current_pcp_phone: /555-0171/,
      current_therapist_name: /Adeyemi-Price/i,
      current_therapist_phone: /555-0173/,
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /student loan|come back the same|positive single-item/i,
      current_symptoms: /nightmares|passive|PHQ-9|GAD-7/i,
      recent_substance_abuse: /blues|fentanyl|cocaine/i,
      concerns_for_withdrawal: /yawning|gooseflesh|COWS 9|crawl out/i,
      medication_plan: /albuterol|sertraline|prazosin|sumatriptan|bup low-dose/i,
      allergies: /clindamycin|ketorolac/i,
      epipen: /\bno?\b/i,
      transportation_required: /No car|needs a ride/i,
      hospitalizations: /Arroyo Vista/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Rapid Access|Suboxone/i,
      outpatient_therapy: /Adeyemi-Price|outpt therapy/i,
      history_of_self_harm: /burns forearm/i,
      history_of_suicide_attempts: /trazodone/i,
      eating_disorder: /restricts|purge/i,
      history_of_trauma: /assaulted them|nightmares/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /bike crash|LOC/i,
      aggression_or_property_damage: /\bN\b|\bno\b/i,
      pending_legal_charges: /shoplifting/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-12-02',
      family_history: /hypothyroid|depression|sickle cell/i,
    },
    open: [
      'current_psychiatrist_name',
      'additional_treatment_or_support_needed',
      'psych_testing_done',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('dast-10 score', 1, /DAST-10 8/),
      asked('What does Painted Mesa want?', 2, /TB test .*med list, ID copy|they want: TB test/),
      asked('court date', 2, /12\/2\/26/),
      asked('sertraline dose now', 2, /sertraline 75 -> 100/),
      asked('cows', 1, /COWS 9/),
      asked('name of the cat', 2, /Biscuit/),
      reworded('how many pills of street opioid a day', 1, /8-10\/day/),
      reworded('has anyone had to reverse an overdose', 1, /roommate gave Narcan/),
      reworded('bad experience with buprenorphine?', 1, /precipitated once/),
      reworded('bulimia?', 1, /purge/),
      reworded('was there ever an inpatient psych stay', 1, /Arroyo Vista 9 days/),
      reworded('liver virus test', 2, /Hep C screen neg/),
      takenBack('are they diabetic', 2, /new diabetes/),
      takenBack('do they take topiramate', 2, /topiramate 50 bid/),
      anothers('sickle cell?', 2, /sickle cell disease/),
      anothers('any warrant', 2, /Kit has warrant/),
      absent('do they have children'),
      absent('what is the heart rate'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
