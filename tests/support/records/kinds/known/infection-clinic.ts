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

/** What an HIV and hepatitis clinic prints out of a first visit, with the trend of the laboratory values. */
export const infectionClinic: readonly ApartRecord[] = [
  {
    person: who('delvecchio', 'Raphaela', 'Delvecchio', '07/17/1989'),
    as: 'text',
    pages: [
      `POSITIVE PATHWAYS CLINIC         New Patient Intake         Visit 10/14/2026         Provider: S. Adair, DO
500 Infirmary Way, Charter Oak, GA 30999      404-555-0170

>>> PATIENT      Delvecchio, Raphaela        07/17/1989       #PP-3308
>>> Gender: Transgender woman   Sex assigned at birth: Male   Pronouns: she/her
>>> 1330 Dogwood Pass, Lot 8, Charter Oak, GA 30998       Cell 404-555-0171 (ok to text, discreet)
>>> Ryan White enrolled; Insurance: Ambetter  U80417726 03   Grp 7770   Subscriber: self
>>> Emergency: Marguerite Oakes (friend, knows status) 404-555-0172.  DO NOT contact family.
>>> Single | rents trailer | works part-time (salon, "Shear Heaven")

LAB TREND            05/2024      11/2024      08/2025      10/14/2026     REF
HIV-1 RNA c/mL       118,000      <20          <20          44,200         <20
CD4 abs              288          390          512          301            500-1500
HCV Ab               NR           NR           React        React          NR
HCV RNA IU/mL        -            -            1.2 M        2.4 M          not det
ALT                  24           22           96           140            7-55
Creatinine           0.8          0.9          0.8          0.9            0.6-1.2
RPR                  NR           1:32         1:4          1:2            NR
Result note: HBsAg "React" 08/2025 ~~chronic hepatitis B~~ VOID, mislabeled tube.

MEDICATIONS          Status       Taking?
bictegravir/FTC/TAF  daily        no, ran out in June
estradiol 4 mg       daily        yes
spironolactone 100   bid          yes
mirtazapine 15       hs           yes
doxycycline          postexp      sometimes

ALLERGY              REACTION                             ENTERED
abacavir             HLA-B*5701 positive, do not give     05/2024
peanut               throat itching                       05/2024     (no EpiPen on file)`,
      `Delvecchio, Raphaela  #PP-3308                                                       page 2

SUBSTANCE USE  Crystal meth by pipe since 2019, by needle ("slam") since Jan 2026, 1/2 g daily, last 10/13.
GHB 3-4 caps at weekends, some weeks around the clock; last 10/11. No opioids. Wine rarely. After a four day
GHB run in August she had tremor, no sleep, saw "men in the vents," and went to Grady-Charter ED: one
seizure there. No others.

PSYCHOSOCIAL  Assaulted at a party in July, broken cheekbone, concussed; police report made. Put out at 15 by her
father, a deacon; lived on the street until 20. Overdosed on purpose at 16 (aspirin) and at 24 (bupropion),
hospitalized at Ridgeview both times. Cut her forearms as a teen. Never violent. Arrest: solicitation 2012,
dismissed; nothing open. Not on probation. Never on registry.
Purged with a friend at 19, brief, no eating d/o diagnosis.

Partner services: named two; one, D.R., is incarcerated, has syphilis untreated, and reports asthma.

PRIOR TX  Phoenix Rising IOP 2022, finished. Serenity Oaks residential 2023, left at day 12 (misgendered). None since.
CARE TEAM  Psychiatry: Dr. Kwesi Boateng 404-555-0173. Therapist: Lark Sorrento LCSW, q2wk 404-555-0174.
PCP: Dr. Adair takes over as of today. Return 11/11/2026 with resistance genotype result.
FAMILY HX  mother bipolar, brother died of overdose.

SHE SAYS  "I am dying of being high, not of HIV. If there's a house that gets girls like me I'll pack tonight."

ASSESSMENT/PLAN  1 HIV viremia - restart same regimen; genotype sent (virus). 2 HCV - treat once stable.
3 Stimulant and GHB use disorders, severe: residential with affirming housing, GHB withdrawal must be
medically managed. 4 Transport: no car; clinic van can take her within 60 miles only. 5 Single room.`,
    ],
    expected: {
      dob: '1989-07-17',
      gender: 'Transgender woman',
      sex_at_birth: 'Male',
      phone_number: /555-0171/,
      address: /1330 Dogwood/i,
      city: 'Charter Oak',
      state: 'GA',
      zip: '30998',
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Shear Heaven/i,
      emergency_contact_primary_firstname: 'Marguerite',
      emergency_contact_primary_lastname: 'Oakes',
      emergency_contact_primary_phone: /555-0172/,
      carrier: 'Ambetter/Centene',
      subscriber_id: /U80417726 ?03|U80417726/,
      group_number: '7770',
      reason_for_seeking_treatment: /dying of being high|pack tonight/i,
      recent_substance_abuse: /Crystal meth|slam|GHB/i,
      concerns_for_withdrawal: /tremor, no sleep|men in the vents|GHB withdrawal|medically managed/i,
      medication_plan: /estradiol|spironolactone|mirtazapine/i,
      allergies: /abacavir|peanut/i,
      epipen: RULED_OUT,
      transportation_required: /no car|60 miles/i,
      current_psychiatrist_name: /Kwesi Boateng/i,
      current_psychiatrist_phone: /555-0173/,
      current_therapist_name: /Lark Sorrento/i,
      current_therapist_phone: /555-0174/,
      current_pcp_name: /Adair/i,
      next_appointment: '2026-11-11',
      hospitalizations: /Ridgeview/i,
      residential_programs: /Serenity Oaks/i,
      other_levels_of_care: /Phoenix Rising/i,
      history_of_self_harm: /Cut her forearms/i,
      history_of_suicide_attempts: /Overdosed on purpose|aspirin|bupropion/i,
      history_of_trauma: /Assaulted at a party|Put out at 15/i,
      history_of_seizures: /seizure there|one\s+seizure/i,
      history_of_tbi_concussions: /concussed/i,
      aggression_or_property_damage: RULED_OUT,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: /nothing open|dismissed|\bno\b|none/i,
      probation: RULED_OUT,
      family_history: /mother bipolar|overdose/i,
    },
    open: [
      'current_symptoms',
      'eating_disorder',
      'outpatient_therapy',
      'current_pcp_phone',
      'completed_genetic_testing',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      ...SPOKESPERSON,
      'sexually_inappropriate_behavior',
    ],
    questions: [
      asked('HIV viral load on 10/14/2026', 1, /HIV-1 RNA c\/mL 118,000 <20 <20 44,200/),
      asked('what is her CD4', 1, /CD4 abs 288 390 512 301/),
      asked('Is she taking bictegravir?', 1, /no, ran out in June/),
      asked('when does she return', 2, /Return 11\/11\/2026/),
      asked('who is her psychiatrist', 2, /Kwesi Boateng/),
      reworded('does she shoot meth', 2, /by needle \("slam"\)/),
      reworded('why did she leave her last rehab', 2, /left at day 12 \(misgendered\)/),
      reworded('has she fitted', 2, /one seizure there/),
      reworded('liver infection?', 1, /HCV RNA IU\/mL - - 1\.2 M 2\.4 M|HCV Ab/),
      reworded('may we call her relatives', 1, /DO NOT contact family/),
      reworded('which HIV drug could kill her', 1, /abacavir HLA-B\*5701 positive/),
      reworded('how does she want to be addressed', 1, /Pronouns: she\/her/),
      takenBack('chronic hepatitis B?', 1, /chronic hepatitis B/),
      anothers('asthma', 2, /reports asthma/),
      anothers('is she incarcerated', 2, /is incarcerated/),
      absent('does she have a psychiatric advance directive'),
      absent('what is her blood pressure'),
      absent('Does she have children?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('mcteague', 'Fergus', 'McTeague', '02/09/1985'),
    as: 'scan',
    pages: [
      `HARBOR HEP CLINIC - HEPATITIS C TREATMENT INTAKE (nurse)     County Health Dept, 9 Court Plaza
                                                            Bristow, WV 25999     304-555-0180
Name:McTeague, Fergus      DOB:02-09-85     M/F: M        Date:10-08-26     RN: Rosalind Peake
Addr:Route 3 Box 118, Bristow WV 25998                    Tel:304-555-0181
Ins:Medicaid (Unicare plan)  ID:00588120417               Emerg:Tammy McTeague wife 304-555-0182
Marital:M   Kids:2    Home:wife's parents' house          Work:laid off mine 3/26, unemployed

HCV HISTORY   dx 2020 jail screen.  Genotype 1a.  Prior tx:none.  Wife tested NEG 9/26.
RISK          [x]shared works  [x]tattoo jail  [ ]transfusion  [ ]MSM  [ ]born 45-65
HEP A/B       [x]A immune   [x]B non-immune, dose 1 today, dose 2 due 11-09-26
HIV           [x]neg 10-08   [ ]pos   [ ]declined

DATE        HCV RNA      AST    ALT    PLT    FIB-4    A1C    NOTE
03-02-20    640,000      50     61     240    -        -      jail
07-19-24    1,900,000    88     102    188    1.5      -
10-08-26    3,300,000    112    131    131    2.8      5.4    fibroscan F3
~~10-08-26  RPR reactive~~     mislabelled, see M. Tate 10-12   RP

CHECKLIST                               Y    N     comments
current injection                       x          heroin/fentanyl 10-12 bags/d, 7 yrs. last today 7am
current alcohol                              x     quit 2022
stimulants                              x          meth 2-3x/wk, last Mon 10-05
benzos                                       x
MAT now                                      x     Suboxone Rx lapsed 5/26 (clinic closed)
seizures                                     x
head injury                             x          roof fall in mine 2014, unconscious 20 min, TBI clinic
suicide attempt                              x
self harm                                    x
violent/destructive                     x          kicked in truck door on wife's car, Aug
allergies                               x          tetanus shot - whole arm swelled. latex - no
legal                                   x          distribution <1g, Bristow Co, trial 12-14-26
probation                               x          P.O. Duane Rusk thru 2027 (2023 possession)`,
      `McTeague, Fergus    02-09-85            HEP C INTAKE p2 / NURSE NARRATIVE + ADDENDUM

Meds at present: buspirone 15 bid, losartan 50. Naloxone given.  Friend's Neurontin tried once.
Withdrawal hx: sick by noon w/o a shot, sweats, back pain, "bowels like water," gooseflesh.
Past tx: Mountain Laurel Center 28 d 2019;  Appalachian Step-Down (halfway) 2020;  Suboxone clinic
  group weekly 2023-5/26.  Hosp: Bristow Gen 8/26 x6d, abscess arm + sepsis.
Trauma: roof fall, crew of three died beside him, still dreams it. Dad hit.
Family: dad black lung, alcohol; mom living, nerves; cousin Dale in same clinic, has HIV, COPD, on methadone.
Feels: anxious, wt down 22 lb, no sleep, sore arm. No thoughts of suicide.
PCP: Bristow Primary, Dr. Ike Lowther 304-555-0183.  Counselor: none now.  Psychiatrist: none.

Says: "I'd take the cure for the liver but what's the use if I'm still shooting. I want to go off
somewhere and get straight FIRST. My little girl asked what was wrong with my arms."
Hep C treatment: PLANNED, NOT STARTED. 8 wks glecaprevir/pibrentasvir once in a program, they can give
it there. We ship. Program should call me, Rosalind, 304-555-0184 for this and for his wife's sake call
Tammy to set the date (he sells his phones).

ADDENDUM 10-27-26 RP:  saw pt at exchange. Now 14 bags/d, last this am. Lives in camper behind in-laws
since 10-20, still their property. PO agrees to travel. Trial date same. Needs ride - wife's car is
broke. Tammy is on Suboxone herself and 9 mo pregnant, can't wait long.
Marshall U. neuropsych 2015: mild memory deficit, papers w/ TBI clinic.`,
    ],
    expected: {
      dob: '1985-02-09',
      sex_at_birth: 'Male',
      phone_number: /555-0181/,
      address: /Route 3 Box 118/i,
      city: 'Bristow',
      state: 'WV',
      zip: '25998',
      marital_status: 'Married',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Tammy',
      emergency_contact_primary_lastname: 'McTeague',
      emergency_contact_primary_phone: /555-0182/,
      carrier: 'Medicaid/MCO',
      subscriber_id: '00588120417',
      reason_for_seeking_treatment: /get straight|go off\s+somewhere|My little girl/i,
      current_symptoms: /anxious|no sleep|sore arm|wt down/i,
      recent_substance_abuse: /heroin\/fentanyl|14 bags|meth 2-3x/i,
      concerns_for_withdrawal: /sick by noon|sweats|gooseflesh/i,
      medication_plan: /buspirone|losartan/i,
      allergies: /tetanus/i,
      transportation_required: /Needs ride/i,
      current_pcp_name: /Ike Lowther/i,
      current_pcp_phone: /555-0183/,
      hospitalizations: /Bristow Gen/i,
      residential_programs: /Mountain Laurel/i,
      other_levels_of_care: /Step-Down|halfway|Suboxone clinic/i,
      psych_testing_done: /neuropsych/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /roof fall|Dad hit/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /roof fall|unconscious 20 min|TBI clinic/i,
      aggression_or_property_damage: /kicked in truck door|truck door/i,
      pending_legal_charges: /distribution/i,
      probation: /Duane Rusk|P\.O\./i,
      upcoming_court_date: '2026-12-14',
      family_history: /black lung|nerves/i,
    },
    open: [
      'gender',
      'living_status',
      'employer',
      'current_therapist_name',
      'current_psychiatrist_name',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
      'next_appointment',
    ],
    questions: [
      asked('FIB-4 on 10-08-26', 1, /\b2\.8\b/),
      asked('hep C genotype', 1, /Genotype 1a/),
      asked('Who is his P.O.?', 1, /Duane Rusk/),
      asked('HIV result', 1, /neg 10-08/),
      asked('trial date', 1, /trial 12-14-26/),
      reworded('has the hepatitis treatment begun', 2, /PLANNED, NOT STARTED/),
      reworded('latest amount of heroin', 2, /14 bags\/d/),
      reworded('what shot is he allergic to', 1, /tetanus shot - whole arm swelled/),
      reworded('scarring of the liver?', 1, /fibroscan F3/),
      reworded('was he in an accident underground', 1, /roof fall in mine 2014/),
      reworded('why is he off buprenorphine', 1, /clinic closed/),
      reworded('may he leave the state', 2, /PO agrees to travel/),
      takenBack('syphilis test positive?', 1, /RPR reactive/),
      anothers('copd?', 2, /has HIV, COPD/),
      anothers('black lung?', 2, /dad black lung/),
      absent('what is his INR'),
      absent('does he have a history of stroke'),
      absent('Does he have military service?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
