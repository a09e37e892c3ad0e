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

/** What a housing authority asks of a tenant, a doctor and a landlord before it holds a voucher during treatment. */
export const housingVerification: readonly ApartRecord[] = [
  {
    person: who('lachance', 'Ottoline', 'LaChance', '02/02/1974'),
    as: 'scan',
    pages: [
      `               MERIDIAN FALLS HOUSING AUTHORITY - Voucher Program
               1200 Commerce Blvd, Meridian Falls, MI 48999     Tel 313-555-0110
      REQUEST TO HOLD VOUCHER DURING TREATMENT (absence over 30 days)        Form HV-12

 SECTION 1 - HEAD OF HOUSEHOLD
 Name ___Ottoline LaChance______________   DOB __2/2/74______   Voucher # _MF-30771__
 Unit ___88 Foundry St, Apt 3B, Meridian Falls 48997________   Phone _313-555-0111___
 Landlord ___Grobauer Properties, 5 Mill Plaza, Meridian Falls 48996, 313-555-0112___
 Household   ( ) 1 person   (x) 2 persons    Other member __Desiree LaChance, daughter, 17__
 Marital     ( ) single ( ) married (x) separated ( ) widowed
 Income      (x) SSDI $1,184   ( ) wages   ( ) TANF   (x) other _food stamps__
 Disability  (x) yes  since __2019 (back, and nerves)__
 Contact if we can't reach you __Yvonne Tibbs, neighbor, 313-555-0113__

 SECTION 2 - REASON FOR ABSENCE (tenant, in own words)
 __I am going to inpatient as soon as there is a bed. I smoke crack, every day since my__
 __son Andre got killed in 2023, and I drink 40s with it (3 a day). Last time was______
 __Saturday 10/24. I want to be somebody my daughter can come home to._________________
 Expected length __60-90 days__     Who stays in unit __Desiree with Yvonne checking__
 Do you need a ride to the program?  (x) yes  ( ) no  __no car, bus 2 hrs______________

 SECTION 3 - CRIMINAL ACTIVITY (household)
 Tenant          (x) none pending    ( ) charge ______________   ( ) probation  ( ) parole
 Sex offender registration    ( ) yes  (x) no
 Other member    ~~retail fraud, juvenile, 2025~~  <- wrong file, drawn through per supervisor KB
 Signature  O. LaChance           10/27/26`,
      ` HV-12  p.2          SECTION 4 - TO BE COMPLETED BY HEALTH PROVIDER
 Tenant: LaChance, O.

 Provider  ___Dr. Cornelia Bax, Foundry St. Clinic (primary)___  Phone _313-555-0114_
 Address   ___101 Foundry St, Meridian Falls 48997____________
 1. Is the tenant a patient?   (x) Y ( ) N     since _2020_    next seen _11/10/26_
 2. Conditions   __cocaine use d/o severe, alcohol use d/o severe, lumbar stenosis, PTSD,_
    __asthma, HTN________________________________________________________________
 3. Is inpatient treatment needed? (x) Y ( ) N   why  __2 ED visits for chest pain w/______
    __cocaine this fall; shakes and BP 190 when she tried to quit drinking in Sept_____
 4. Medications  __amlodipine 10, albuterol, sertraline 100, meloxicam__________________
 5. Allergies    __Bactrim (rash)_____________________________  EpiPen ( ) Y (x) N
 6. Seizures ( ) Y (x) N    Suicide attempt (x) Y ( ) N  _cut wrist 1997, hospitalized_
    _at Sinai-Meridian_    Other self-injury ( ) Y (x) N
 7. Violent or destructive ( ) Y (x) N
 8. Head trauma (x) Y ( ) N  _beaten by ex 2011, jaw & concussion_
 9. Prior treatment  _Hope Orchard women's residential 2014, 90 d, completed. Outpatient_
    _counseling at Foundry, 2021-22._
 10. Current counselor _Rhonda Isley LMSW, 313-555-0115, grief_   Psychiatrist _none_
 11. Family hx  _mother alcohol; father unknown_
 12. Insurance  _Medicaid 0094417263_

 SECTION 5 - LANDLORD
 Rent current? (x) Y ( ) N     Complaints?  (x) Y ( ) N  _visitors at night, Aug_
 _Tenant in 3A punched hole in hall, moved out. I will hold the unit 120 days._
 H. Grobauer, b. 1951.  "I've been sober 30 years, tell her to go."     10/28/26

 SECTION 6 - AUTHORITY USE
 (x) approved through __3/1/27__   ( ) denied      Caseworker __K. Bellweather, ext 14__
 Note: Desiree takes seizure medicine (Keppra) - aide Tibbs shown how. KB`,
    ],
    expected: {
      dob: '1974-02-02',
      phone_number: /555-0111/,
      address: /88 Foundry/i,
      city: 'Meridian Falls',
      zip: '48997',
      marital_status: 'Separated',
      living_status: 'Rental',
      employment_status: 'Disability',
      carrier: 'Medicaid/MCO',
      subscriber_id: '0094417263',
      reason_for_seeking_treatment: /somebody my daughter|going to inpatient/i,
      recent_substance_abuse: /crack|40s|Last time was/i,
      concerns_for_withdrawal: /shakes and BP 190/i,
      medication_plan: /amlodipine|sertraline|meloxicam/i,
      allergies: /Bactrim/i,
      epipen: RULED_OUT,
      transportation_required: /no car|\byes\b|bus 2 hrs/i,
      current_pcp_name: /Cornelia Bax/i,
      current_pcp_phone: /555-0114/,
      current_therapist_name: /Rhonda Isley/i,
      current_therapist_phone: /555-0115/,
      next_appointment: '2026-11-10',
      hospitalizations: /Sinai-Meridian/i,
      residential_programs: /Hope Orchard/i,
      outpatient_therapy: /Outpatient|grief|Isley/i,
      history_of_suicide_attempts: /cut wrist 1997/i,
      history_of_trauma: /beaten by ex|Andre got killed|son Andre|PTSD/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion/i,
      aggression_or_property_damage: RULED_OUT,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      family_history: /mother alcohol/i,
    },
    open: [
      ...SEX,
      'state',
      'current_symptoms',
      'history_of_self_harm',
      'probation',
      'parole_granted',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      ...SPOKESPERSON,
      'current_psychiatrist_name',
      'additional_treatment_or_support_needed',
      'other_levels_of_care',
      ...OWN_PLAN,
    ],
    questions: [
      asked('voucher number', 1, /MF-30771/),
      asked('what meds', 2, /amlodipine 10/),
      asked('Is the hold approved?', 2, /\(x\) approved through/),
      asked('what does Dr. Bax list as conditions', 2, /cocaine use d\/o severe/),
      asked('SSDI amount?', 1, /SSDI \$1,184/),
      reworded('whats her drug of choice', 1, /I smoke crack/),
      reworded('how much beer', 1, /40s with it \(3 a day\)/),
      reworded('who is watching the girl', 1, /Desiree with Yvonne checking/),
      reworded('has she lost a child', 1, /son Andre got killed/),
      reworded('why did she land in the ER', 2, /ED visits for chest pain/),
      reworded('was she in rehab', 2, /Hope Orchard/),
      reworded('will her apartment still be there', 2, /hold the unit 120 days/),
      takenBack('is there a retail fraud case in the household', 1, /retail fraud, juvenile/),
      anothers('does she take Keppra', 2, /takes seizure medicine \(Keppra\)/),
      anothers('has she been sober 30 years', 2, /been sober 30 years/),
      absent('does she have hepatitis'),
      absent('what is her height and weight'),
      absent('Is she a US citizen?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('yellowhawk', 'Jasper', 'Yellowhawk', '07/28/1969'),
    as: 'text',
    pages: [
      `SUPPORTIVE HOUSING - CERTIFICATION OF NEED AND RESIDENT FACTS
Prairie Gate Housing Partners      44 Elevator Road, Belknap, SD 57999      605-555-0120

                     RESIDENT                              CERTIFYING PROFESSIONAL
Name                 Jasper Yellowhawk                     Corrine Aalto, LCSW-PIP
Date of birth        07/28/1969                            --
Address              Gate House, 310 N. Sixth, Rm 12       Belknap Behavioral, 72 Main St
City/State/ZIP       Belknap, SD 57998                     Belknap, SD 57999
Telephone            605-555-0121 (room)                   605-555-0122
E-mail               none                                  c.aalto@clinic.example
Relationship         --                                    therapist since 02/2025
Sex                  male

I. HOUSING STATUS   [ ] literally homeless   [X] permanent supportive (lease from 06/01/2024)
                    [ ] institution          Former: street, 2016-2024
                    Rent $212 of $740        Subsidy  shelter plus care

II. DISABLING CONDITION (check all)
[X] Substance use      [X] Mental illness     [X] Chronic physical     [ ] HIV      [ ] DD
Describe:  Alcohol, a liter of vodka a day when drinking, mouthwash when broke. Last drink
           10/30/2026. No drugs other than alcohol and tobacco. Major depression. Cirrhosis,
           compensated. Frostbite, left toes removed 2019.

III. LIMITS AND RISKS
Withdrawal:   DTs in 01/2023 and 03/2026, ICU both times, Belknap Regional. Should never detox
              in his room.
Seizure:      with the 2023 episode, one.
Suicide:      hung himself from a bridge rail 2017, rope broke; none since. Self-harm: denied.
Head:         subdural, evacuated 2020, after assault. Word finding slow since.
Violence:     none in two years here. [Note of 05/14 ~~broke lobby window~~ WITHDRAWN: camera
              shows resident of Rm 9.]
Allergy:      penicillin G (hives as a boy). Wasps. No EpiPen ever ordered.`,
      `Certification - Yellowhawk, J.                                                 page 2

IV. SERVICES NOW IN PLACE
   Service                Who                             How often         Next
   Therapy                Aalto, LCSW-PIP                 weekly            --
   Primary care           Dr. Signe Torvald, 605-555-0123 monthly           11/17/2026
   Psychiatry             telehealth, Dr. Abe Kuzma       every 2 mo        not set
   Housing case mgr       Lorna Bright, 605-555-0124      daily             --
   Peer                   Virgil (Rm 4), himself on naltrexone and 6 years sober

   Medications: lactulose, spironolactone 50 mg, mirtazapine 30 mg, folic acid, thiamine.

V. MONEY AND COVERAGE
   SSDI. Medicare 8TN4-XJ0-PQ62. Not employed. Never married. Own payee.
   Emergency: nephew Darrell Yellowhawk, 605-555-0125 (Rapid City), darrell.y@mail.example

VI. WHAT THE RESIDENT WANTS (verbatim)
   "I don't want to go out in that ICU with a tube. I want to go to a place that has a sweat lodge, and
   get a year." He has been at Three Rivers Lodge (residential, 2011, 2018) and finished both.

VII. REASON ROOM MUST BE HELD
   Up to 90 days of treatment. He will need a driver and a nurse for the trip; last time he
   was put on a bus and got off.

VIII. BACKGROUND FOR THE TREATMENT PROGRAM
   Boarding school from age 6; hit and worse by a dorm matron; speaks of it only at ceremonies.
   Served in no branch. Mother died of cirrhosis, two sisters drink, brother Leon took his own life.
   Legal: nothing open, off probation since 2015, not a registered offender. Darrell is due in court
   on the 12th in his own case. Eats once a day; appetite, not an eating disorder.
   Neuropsychological testing 08/2021 (Dr. H. Ruiz): moderate executive deficits.
   Today: shaky, sweating, sad, "ants on the wall" last night. Sent to ER by this writer for evaluation.

   Certified 10/31/2026     C. Aalto`,
    ],
    expected: {
      dob: '1969-07-28',
      sex_at_birth: 'Male',
      phone_number: /555-0121/,
      address: /310 N\. Sixth|Gate House/i,
      city: 'Belknap',
      state: 'SD',
      zip: '57998',
      marital_status: 'Single',
      carrier: 'Medicare',
      subscriber_id: /8TN4-?XJ0-?PQ62/,
      emergency_contact_primary_firstname: 'Darrell',
      emergency_contact_primary_lastname: 'Yellowhawk',
      emergency_contact_primary_phone: /555-0125/,
      emergency_contact_primary_email: 'darrell.y@mail.example',
      reason_for_seeking_treatment: /tube|sweat lodge|get a year/i,
      current_symptoms: /shaky, sweating|ants on the wall/i,
      recent_substance_abuse: /vodka|mouthwash|Last drink/i,
      concerns_for_withdrawal: /DTs|never detox|shaky/i,
      medication_plan: /lactulose|spironolactone|mirtazapine/i,
      allergies: /penicillin|Wasps/i,
      epipen: RULED_OUT,
      transportation_required: /driver and a nurse/i,
      current_therapist_name: /Aalto/i,
      current_therapist_phone: /555-0122/,
      current_therapist_email: 'c.aalto@clinic.example',
      current_pcp_name: /Signe Torvald/i,
      current_pcp_phone: /555-0123/,
      current_psychiatrist_name: /Abe Kuzma/i,
      next_appointment: '2026-11-17',
      hospitalizations: /ICU|Belknap Regional/i,
      residential_programs: /Three Rivers/i,
      psych_testing_done: /Neuropsychological/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /bridge rail/i,
      eating_disorder: RULED_OUT,
      history_of_trauma: /Boarding school|dorm matron|assault/i,
      history_of_seizures: /2023 episode/i,
      history_of_tbi_concussions: /subdural/i,
      aggression_or_property_damage: RULED_OUT,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: /off probation|\bno\b|none|2015/i,
      family_history: /cirrhosis|sisters drink|took his own life/i,
    },
    open: [
      'gender',
      'living_status',
      'legal_guardianship_status',
      'outpatient_therapy',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
      'employment_status',
    ],
    questions: [
      asked('what rent does he pay', 1, /\$212 of \$740/),
      asked('When does the lease start?', 1, /lease from 06\/01\/2024/),
      asked('who is his housing case manager', 2, /Lorna Bright/),
      asked('medicare id', 2, /8TN4-XJ0-PQ62/),
      reworded('has he had delirium', 1, /DTs in 01\/2023 and 03\/2026/),
      reworded('brain bleed?', 1, /subdural, evacuated 2020/),
      reworded('did he lose any body parts', 1, /left toes removed/),
      reworded('what spiritual setting would he like', 2, /sweat lodge/),
      reworded('how must he travel', 2, /driver and a nurse/),
      reworded('was he mistreated as a kid', 2, /hit and worse by a dorm matron/),
      reworded('is his liver ok', 1, /Cirrhosis, compensated/),
      takenBack('did he break the lobby window', 1, /broke lobby window/),
      anothers('does he take naltrexone', 2, /himself on naltrexone/),
      anothers('when is he due in court', 2, /due in court on the 12th/),
      anothers('is he 6 years sober', 2, /6 years sober/),
      absent('what is his hepatitis C status'),
      absent('does he have dentures'),
      absent('what tribe is he enrolled in'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
