/** A fictional person with the facts that records of every kind say in their own way. Nobody in here is real. */
export interface Person {
  key: string;
  firstname: string;
  lastname: string;
  /** MM/DD/YYYY. */
  dob: string;
  sex: 'Female' | 'Male';
  mrn: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  marital: string;
  living: { says: string; option: string };
  work: { says: string; option: string };
  emergency: { first: string; last: string; relation: string; phone: string };
  pcp: { name: string; phone: string };
  therapist: string;
  psychiatrist: string;
  insurance: { carrier: string; option: string; id: string; group: string; holder: string; auth: string };
  meds: readonly { name: string; dose: string; often: string; why: string }[];
  stopped: { name: string; dose: string; why: string };
  /** Null for no known allergies. */
  allergy: { to: string; reaction: string } | null;
  substance: { name: string; amount: string; last: string; years: number };
  withdrawal: string;
  /** Null where it is denied. */
  seizure: string | null;
  attempt: string | null;
  selfHarm: string | null;
  violence: string | null;
  headInjury: string | null;
  trauma: string;
  diagnoses: readonly string[];
  relative: { who: string; illness: string };
  charge: string | null;
  officer: string | null;
  court: string | null;
  treatment: { place: string; year: string; level: string };
  reason: string;
}

export const PEOPLE: readonly Person[] = [
  {
    key: 'tandy',
    firstname: 'Marisol',
    lastname: 'Tandy',
    dob: '04/12/1990',
    sex: 'Female',
    mrn: 'C-20418',
    street: '77 Quarry Bend Road',
    city: 'Lathrop',
    state: 'OH',
    zip: '44099',
    phone: '(555) 555-0161',
    marital: 'Divorced',
    living: { says: 'rents an apartment with a roommate', option: 'Rental' },
    work: { says: 'works full time as a line cook', option: 'Full-time' },
    emergency: { first: 'Ines', last: 'Tandy', relation: 'sister', phone: '(555) 555-0162' },
    pcp: { name: 'Dr. Howard Pelling', phone: '(555) 555-0163' },
    therapist: 'Corinne Abbas, LCSW',
    psychiatrist: 'Dr. Lowell Finch',
    insurance: {
      carrier: 'Cigna Open Access Plus',
      option: 'Cigna/Evernorth',
      id: 'U8841207703',
      group: '3340912',
      holder: 'Marisol Tandy',
      auth: 'CG-118204',
    },
    meds: [
      { name: 'Sertraline', dose: '100 mg', often: 'once daily', why: 'depression' },
      { name: 'Trazodone', dose: '50 mg', often: 'at bedtime', why: 'sleep' },
    ],
    stopped: { name: 'Bupropion', dose: '150 mg', why: 'lowered seizure threshold' },
    allergy: { to: 'penicillin', reaction: 'hives' },
    substance: { name: 'alcohol', amount: 'a pint of vodka a day', last: '10/29/2026', years: 6 },
    withdrawal: 'shakes and sweats within eight hours of the last drink',
    seizure: 'one alcohol withdrawal seizure in March 2025',
    attempt: 'one overdose attempt in 2019',
    selfHarm: null,
    violence: null,
    headInjury: 'a concussion from a bicycle fall in 2012',
    trauma: 'physical abuse by a former husband',
    diagnoses: ['Alcohol use disorder, severe', 'Major depressive disorder, recurrent'],
    relative: { who: 'father', illness: 'alcoholism and cirrhosis' },
    charge: 'driving under the influence',
    officer: 'Renee Maddox',
    court: '12/09/2026',
    treatment: { place: 'Fernhollow House', year: '2024', level: 'residential' },
    reason: 'she cannot stop drinking on her own and nearly lost her job',
  },
  {
    key: 'okafor',
    firstname: 'Desmond',
    lastname: 'Okafor',
    dob: '11/03/1983',
    sex: 'Male',
    mrn: 'R-77310',
    street: '2204 Tanager Street',
    city: 'Millbrae',
    state: 'PA',
    zip: '17055',
    phone: '(555) 555-0171',
    marital: 'Married',
    living: { says: 'lives with his wife and two sons', option: 'With family' },
    work: { says: 'is unemployed since the warehouse closed', option: 'Unemployed' },
    emergency: { first: 'Grace', last: 'Okafor', relation: 'wife', phone: '(555) 555-0172' },
    pcp: { name: 'Dr. Amrita Sethi', phone: '(555) 555-0173' },
    therapist: 'Paul Renner, LPC',
    psychiatrist: 'Dr. Yvonne Castile',
    insurance: {
      carrier: 'Highpoint Medicaid Plan',
      option: 'Medicaid/MCO',
      id: '9921480035',
      group: 'HP-2200',
      holder: 'Desmond Okafor',
      auth: 'HM-55120',
    },
    meds: [
      { name: 'Buprenorphine-naloxone', dose: '8-2 mg', often: 'twice daily', why: 'opioid use disorder' },
      { name: 'Lisinopril', dose: '20 mg', often: 'every morning', why: 'blood pressure' },
      { name: 'Hydroxyzine', dose: '25 mg', often: 'as needed', why: 'anxiety' },
    ],
    stopped: { name: 'Gabapentin', dose: '300 mg', why: 'oversedation' },
    allergy: null,
    substance: { name: 'fentanyl', amount: 'about a gram a day by smoking', last: '10/31/2026', years: 4 },
    withdrawal: 'yawning, cramps and gooseflesh by the second morning',
    seizure: null,
    attempt: null,
    selfHarm: null,
    violence: 'one bar fight in 2022',
    headInjury: null,
    trauma: 'loss of a brother in a shooting',
    diagnoses: ['Opioid use disorder, severe', 'Hypertension'],
    relative: { who: 'mother', illness: 'type 2 diabetes and a stroke' },
    charge: 'possession of a controlled substance',
    officer: 'Leon Whitaker',
    court: '11/24/2026',
    treatment: { place: 'Cinder Creek Recovery', year: '2023', level: 'residential' },
    reason: 'he overdosed twice in October and wants to stay alive for his sons',
  },
  {
    key: 'vasquez',
    firstname: 'Tobias',
    lastname: 'Vasquez-Lindh',
    dob: '07/25/2003',
    sex: 'Male',
    mrn: 'K-00921',
    street: '9 Halyard Court',
    city: 'Portside',
    state: 'ME',
    zip: '04072',
    phone: '(555) 555-0181',
    marital: 'Single',
    living: { says: 'lives with his grandmother', option: 'With family' },
    work: { says: 'is a student at the community college', option: 'Student' },
    emergency: { first: 'Elsa', last: 'Lindh', relation: 'grandmother', phone: '(555) 555-0182' },
    pcp: { name: 'Dr. Nils Overby', phone: '(555) 555-0183' },
    therapist: 'Dana Whitlock, LMFT',
    psychiatrist: 'Dr. Ruth Ebersole',
    insurance: {
      carrier: 'Anthem Bronze PPO',
      option: 'Anthem/Elevance',
      id: 'XJT330918822',
      group: 'W40071',
      holder: 'Elsa Lindh',
      auth: 'AN-90772',
    },
    meds: [
      { name: 'Lamotrigine', dose: '200 mg', often: 'once daily', why: 'mood' },
      { name: 'Melatonin', dose: '5 mg', often: 'at night', why: 'sleep' },
    ],
    stopped: { name: 'Fluoxetine', dose: '20 mg', why: 'agitation' },
    allergy: { to: 'sulfa drugs', reaction: 'rash' },
    substance: { name: 'cannabis', amount: 'vape pen all day long', last: '10/30/2026', years: 5 },
    withdrawal: 'irritability and poor sleep when he stops',
    seizure: null,
    attempt: 'an attempt by hanging in 2021',
    selfHarm: 'cutting of the forearms until 2022',
    violence: 'punched holes in the wall at home',
    headInjury: 'two football concussions in high school',
    trauma: 'bullying and emotional abuse',
    diagnoses: ['Bipolar II disorder', 'Cannabis use disorder, severe'],
    relative: { who: 'aunt', illness: 'schizophrenia' },
    charge: null,
    officer: null,
    court: null,
    treatment: { place: 'Birchwater Academy', year: '2022', level: 'intensive outpatient' },
    reason: 'his grandmother found him unable to get out of bed for a week',
  },
  {
    key: 'hallorann',
    firstname: 'Geraldine',
    lastname: 'Hallorann',
    dob: '02/17/1961',
    sex: 'Female',
    mrn: 'G-41177',
    street: '140 Old Ferry Lane',
    city: 'Wexcombe',
    state: 'NY',
    zip: '12099',
    phone: '(555) 555-0191',
    marital: 'Widowed',
    living: { says: 'owns her home and lives alone', option: 'Own home' },
    work: { says: 'is retired from nursing', option: 'Retired' },
    emergency: { first: 'Maeve', last: 'Hallorann-Price', relation: 'daughter', phone: '(555) 555-0192' },
    pcp: { name: 'Dr. Samuel Okeke', phone: '(555) 555-0193' },
    therapist: 'Ilse Brandt, LMHC',
    psychiatrist: 'Dr. Peter Van Horn',
    insurance: {
      carrier: 'Medicare Part A and B',
      option: 'Medicare',
      id: '1EG4TE5MK72',
      group: 'NYM-88',
      holder: 'Geraldine Hallorann',
      auth: 'MC-40117',
    },
    meds: [
      { name: 'Apixaban', dose: '5 mg', often: 'twice daily', why: 'atrial fibrillation' },
      { name: 'Escitalopram', dose: '10 mg', often: 'every morning', why: 'anxiety' },
      { name: 'Metoprolol', dose: '25 mg', often: 'twice daily', why: 'heart rate' },
    ],
    stopped: { name: 'Alprazolam', dose: '1 mg', why: 'dependence' },
    allergy: { to: 'codeine', reaction: 'vomiting' },
    substance: { name: 'alprazolam', amount: 'six to eight tablets a day', last: '10/28/2026', years: 11 },
    withdrawal: 'tremor, panic and sleeplessness after one missed day',
    seizure: 'a benzodiazepine withdrawal seizure in 2024',
    attempt: null,
    selfHarm: null,
    violence: null,
    headInjury: null,
    trauma: 'the sudden death of her husband',
    diagnoses: ['Sedative use disorder, severe', 'Atrial fibrillation'],
    relative: { who: 'brother', illness: 'epilepsy' },
    charge: null,
    officer: null,
    court: null,
    treatment: { place: 'Saint Orla Hospital', year: '2024', level: 'detox' },
    reason: 'she wants to come off alprazolam safely after a fall in the kitchen',
  },
  {
    key: 'bright',
    firstname: 'Jamal',
    lastname: 'Brightwater',
    dob: '09/30/1996',
    sex: 'Male',
    mrn: 'B-55821',
    street: '518 Loomis Avenue, Unit 3',
    city: 'Carrick',
    state: 'IL',
    zip: '60499',
    phone: '(555) 555-0141',
    marital: 'Separated',
    living: { says: 'stays at the Eastgate shelter', option: 'Shelter' },
    work: { says: 'works part time in a car wash', option: 'Part-time' },
    emergency: { first: 'Loretta', last: 'Brightwater', relation: 'mother', phone: '(555) 555-0142' },
    pcp: { name: 'Dr. Felicia Monk', phone: '(555) 555-0143' },
    therapist: 'Omar Siddiq, LCPC',
    psychiatrist: 'Dr. Hannah Weil',
    insurance: {
      carrier: 'Blue Cross Blue Shield Community',
      option: 'BCBS (state plan)',
      id: 'IJK774410926',
      group: 'P22071',
      holder: 'Loretta Brightwater',
      auth: 'BC-66190',
    },
    meds: [
      { name: 'Quetiapine', dose: '200 mg', often: 'at bedtime', why: 'psychosis' },
      { name: 'Prazosin', dose: '2 mg', often: 'at bedtime', why: 'nightmares' },
    ],
    stopped: { name: 'Haloperidol', dose: '5 mg', why: 'stiffness' },
    allergy: null,
    substance: { name: 'methamphetamine', amount: 'half a gram by injection most days', last: '10/27/2026', years: 7 },
    withdrawal: 'two days of sleep and low mood after a run',
    seizure: null,
    attempt: 'one attempt by overdose in 2023',
    selfHarm: null,
    violence: 'an assault on a shelter guard in 2025',
    headInjury: 'knocked unconscious in a car crash in 2017',
    trauma: 'sexual abuse in foster care',
    diagnoses: ['Stimulant use disorder, severe', 'Posttraumatic stress disorder'],
    relative: { who: 'uncle', illness: 'bipolar disorder' },
    charge: 'misdemeanor battery',
    officer: 'Tamika Rowe',
    court: '11/18/2026',
    treatment: { place: 'Harrow Ridge', year: '2025', level: 'residential' },
    reason: 'the court ordered treatment and he is tired of living on the street',
  },
  {
    key: 'novak',
    firstname: 'Petra',
    lastname: 'Novakova',
    dob: '12/08/1974',
    sex: 'Female',
    mrn: 'N-30962',
    street: '33 Juniper Terrace',
    city: 'Ashgrove',
    state: 'WA',
    zip: '98099',
    phone: '(555) 555-0131',
    marital: 'Single',
    living: { says: 'is in a sober living house', option: 'Sober living' },
    work: { says: 'is self-employed as a translator', option: 'Self-employed' },
    emergency: { first: 'Milan', last: 'Novak', relation: 'brother', phone: '(555) 555-0132' },
    pcp: { name: 'Dr. Ellen Takeda', phone: '(555) 555-0133' },
    therapist: 'Rosa Delacroix, LICSW',
    psychiatrist: 'Dr. Ivan Marek',
    insurance: {
      carrier: 'UnitedHealthcare Choice Plus',
      option: 'UnitedHealthcare/Optum',
      id: '904418837',
      group: '701455',
      holder: 'Petra Novakova',
      auth: 'UH-30188',
    },
    meds: [
      { name: 'Naltrexone', dose: '50 mg', often: 'once daily', why: 'cravings' },
      { name: 'Levothyroxine', dose: '75 mcg', often: 'every morning', why: 'thyroid' },
    ],
    stopped: { name: 'Disulfiram', dose: '250 mg', why: 'raised liver enzymes' },
    allergy: { to: 'latex', reaction: 'swelling of the lips' },
    substance: { name: 'alcohol', amount: 'two bottles of wine every evening', last: '10/25/2026', years: 15 },
    withdrawal: 'delirium tremens in the hospital in 2022',
    seizure: null,
    attempt: null,
    selfHarm: 'burning of the wrists as a teenager',
    violence: null,
    headInjury: null,
    trauma: 'a house fire at age nine',
    diagnoses: ['Alcohol use disorder, severe', 'Hypothyroidism'],
    relative: { who: 'grandfather', illness: 'suicide' },
    charge: null,
    officer: null,
    court: null,
    treatment: { place: 'Larkmoor Clinic', year: '2022', level: 'detox' },
    reason: 'she drank again after eight months and is afraid of another delirium',
  },
];

/** The person whose pages stray into others' packets. */
export const STRANGER: Person = {
  ...(PEOPLE[3] as Person),
  key: 'stranger',
  firstname: 'Orville',
  lastname: 'Stamper',
  dob: '05/06/1949',
  sex: 'Male',
  mrn: 'Z-90001',
  allergy: { to: 'shellfish', reaction: 'closing of the throat' },
  seizure: 'grand mal seizures since 1988',
  attempt: 'two attempts by firearm',
};

/** MM/DD/YYYY as yyyy-MM-dd. */
export const isoDay = (day: string): string => `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`;
