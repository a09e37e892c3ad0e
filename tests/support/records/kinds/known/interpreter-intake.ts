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

/** What a clinic notes at an intake through an interpreter, on its form in two languages. */
export const interpreterIntake: readonly ApartRecord[] = [
  {
    person: who('quintanilla', 'Remedios', 'Quintanilla', '01/06/1987'),
    as: 'text',
    pages: [
      `CLINICA PUENTE / BRIDGE CLINIC                    HOJA DE INGRESO / INTAKE SHEET
Intérprete / Interpreter: Nayeli Osorio #4471 (tel. 505-555-0150)     Fecha / Date: 10/26/2026

Nombre / Name ............................ Remedios Quintanilla
Fecha de nacimiento / Date of birth ...... 6 enero 1987 (01/06/1987)
Sexo al nacer / Sex at birth ............. F
Domicilio / Address ...................... 2240 Calle del Pozo, Rio Manso, NM 87999
Teléfono / Phone ......................... 505-555-0151
Estado civil / Marital status ............ Separada / separated
Vive con / Lives with .................... su madre y tres hijos / her mother and three children
Trabajo / Work ........................... limpieza de hotel, medio tiempo / hotel cleaning, part time
                                           (Hotel Los Sauces)
Emergencia / Emergency ................... Amparo Quintanilla, madre / mother, 505-555-0152
Seguro / Insurance ....................... Medicaid 60199427
Médico / Doctor .......................... Dra. Lucero Anaya, Clinica Puente, 505-555-0153
Próxima cita / Next appt ................. 11/18/2026
Alergias / Allergies ..................... penicilina / penicillin - ronchas (hives)
                                           camarón / shrimp - no. "Es mi hermana." (It is her sister.)
Medicinas / Medicines .................... sertralina 50 mg, metformina 500 mg 2x/día
                                           ~~naltrexona 50 mg~~  borrar / delete (error de hoja)

MARQUE / CHECK                              SÍ    NO     DETALLE / DETAIL
Convulsiones / Seizures                     ( )   (X)
Golpe en la cabeza / Head injury            (X)   ( )    marido 2024, desmayo / husband, fainted
Intento de suicidio / Suicide attempt       (X)   ( )    2024, pastillas, hospital San Lucas 4 días
Se lastima / Self-harm                      ( )   (X)
Violencia hacia otros / Violence            ( )   (X)
Problemas legales / Legal                   ( )   (X)    orden de protección (ella la pidió /
                                                         she asked for it)
Embarazo / Pregnant                         ( )   (X)
Trastorno alimenticio / Eating disorder     ( )   (X)`,
      `Remedios Quintanilla           01/06/1987                        NARRATIVE (interpreted)      2

INTERPRETER STATES PATIENT STATES: She is here because "my children poured out my bottle and cried, and I
was angry at them. Me. I do not want to be like him." She drinks tequila and beer, since she left her
husband, every night when the children sleep: half a bottle and four beers. Last drink last night. She
also takes "pastillas rosas," clonazepam 2 mg from the swap meet, two each night, for eight months, last
Saturday the 24th. No other drug.

When she did not have them for two days in September she shook, did not sleep, heard her name called. She is
afraid of this. She now cries daily, has headaches, wakes at three with a fast heart.

Her husband, Evaristo, was deported after he beat her; he used cocaine and was arrested four times. He has
called from 505-555-0159: do not answer that number. As a child she was left with an aunt who locked
her in a shed.

Treatment before: none in a program. Parish counselor, Hermana Luz Tafoya, 505-555-0154, each Friday,
since spring. The psychologist at San Lucas gave tests in 2024 (MMPI in Spanish).

Family: father died of drink, mother has diabetes, brother is in prison in Arizona and takes insulin.

INTERPRETER NOTE (own voice, not patient): I am in recovery and also from Rio Manso; I have told the clinic.

COUNSELOR: Alcohol use disorder, severe; sedative use disorder, moderate; PTSD; type 2 diabetes (A1c 7.9).
Needs withdrawal care in hospital or with doctors, then a residential program with Spanish speaking
staff. Her mother keeps the children. Needs transport; has no car. Best to arrange through the clinic's
navigator, Beto Lucero, 505-555-0155, with her permission.             H. Marsh, LADAC`,
    ],
    expected: {
      dob: '1987-01-06',
      sex_at_birth: 'Female',
      address: /2240 Calle del Pozo/i,
      city: 'Rio Manso',
      state: 'NM',
      zip: '87999',
      phone_number: /555-0151/,
      marital_status: 'Separated',
      living_status: 'With family',
      employment_status: 'Part-time',
      employer: /Los Sauces/i,
      emergency_contact_primary_firstname: 'Amparo',
      emergency_contact_primary_lastname: 'Quintanilla',
      emergency_contact_primary_phone: /555-0152/,
      carrier: 'Medicaid/MCO',
      subscriber_id: '60199427',
      current_pcp_name: /Lucero Anaya/i,
      current_pcp_phone: /555-0153/,
      next_appointment: '2026-11-18',
      contact_person_name: /Beto Lucero/i,
      contact_person_phone: /555-0155/,
      reason_for_seeking_treatment: /poured out my bottle|be like him/i,
      current_symptoms: /cries daily|headaches|fast heart/i,
      recent_substance_abuse: /tequila|half a bottle|clonazepam|Last drink/i,
      concerns_for_withdrawal: /she shook|heard her name|withdrawal care/i,
      medication_plan: /sertralina|metformina|sertraline|metformin/i,
      allergies: /penicil/i,
      transportation_required: /Needs transport|no car/i,
      hospitalizations: /San Lucas/i,
      residential_programs: RULED_OUT,
      psych_testing_done: /MMPI|gave tests/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /pastillas, hospital|2024, pastillas/i,
      history_of_trauma: /beat her|locked\s+her in a shed/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /desmayo|fainted|marido 2024/i,
      aggression_or_property_damage: RULED_OUT,
      eating_disorder: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      family_history: /died of drink|mother has diabetes/i,
    },
    open: [
      'gender',
      'other_levels_of_care',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'epipen',
      'probation',
      ...OWN_PLAN,
      'current_therapist_name',
      'current_therapist_phone',
    ],
    questions: [
      asked('who was the interpreter', 1, /Nayeli Osorio/),
      asked('What is her A1c?', 2, /A1c 7\.9/),
      asked('next appt', 1, /11\/18\/2026/),
      asked('is she pregnant', 1, /Pregnant \( \) \(X\)/),
      reworded('which number must we not pick up', 2, /505-555-0159: do not answer/),
      reworded('where does she get her benzos', 2, /from the swap meet/),
      reworded('any antibiotic reaction', 1, /penicillin - ronchas/),
      reworded('who minds the kids while she is away', 2, /mother keeps the children/),
      reworded('has she overdosed', 1, /2024, pastillas/),
      reworded('was she hurt by her spouse', 2, /deported after he beat her/),
      reworded('does she have hallucinations when stopping', 2, /heard her name called/),
      takenBack('does she take naltrexone', 1, /naltrexona 50 mg/),
      anothers('has she been deported', 2, /was deported after/),
      reworded('is seafood ok for her', 1, /shrimp - no/),
      anothers('is she on insulin', 2, /takes insulin/),
      absent('does she have hepatitis'),
      absent('what is her immigration status'),
      absent('Does she smoke?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('brzezicki', 'Zenon', 'Brzezicki', '10/13/1968'),
    as: 'scan',
    pages: [
      `  LAKE ERIE COMMUNITY CARE                                PHONE INTERPRETER INTAKE
  Language line: Polish, operator 77 / 20448 ("Ms. Halina")       Screener: T. Broussard  10/21/26
  ----------------------------------------------------------------------------------------------
  Q  = our question       P  = patient, as interpreted       I  = interpreter, for herself
  ----------------------------------------------------------------------------------------------
  Q  Name and birth date please.
  P  Zenon Brzezicki. Thirteenth October nineteen sixty-eight.     [10/13/1968, ID seen]
  Q  Address, phone?
  P  415 Carpathia Ave, upstairs, Erie Shore OH 44999. 216-555-0160. I rent this.
  Q  Married?
  P  My wife died. Four years.
  Q  Work?
  P  I was a tool and die man. Disability now, from the hands.
  Q  Insurance?
  P  Medicare card.     [3KT9-WA7-MR40, copy made]
  Q  Who should we call in an emergency?
  P  Jadwiga Brzezicki, daughter, 216-555-0161. She will arrange everything, I do not understand
     the telephone in English.     [email jadzia.b@mail.example]
  Q  What brings you?
  P  I fell on the ice rink of my own vomit, excuse me. My granddaughter saw. I said to God, enough.
     I want a house where they lock the door and I sleep and wake without it.
  Q  What do you drink, how much?
  P  Spirytus mixed, half a liter, every day. From the funeral. Today at 6 in the morning a small
     glass so that I can hold the phone.
  Q  Any drugs?
  P  No. Tramadol, the doctor gave, I finished in May.
  Q  What happens when you stop?
  P  Hands, sweat, I see my wife. Two years ago, the attack, with the tongue. One time.     [seizure]`,
      `  BRZEZICKI, Zenon                                    Phone interpreter intake, p. 2

  Q  Hospitals? Programs?
  P  St. Casimir's for the attack, six days, 2024. Once detox in Cleveland, 2025, five days. Program
     where you live, never. ~~Prison, one year.~~
  I  Strike the last, please. My error, he said "season," a season on a ship.
  Q  Do you think of dying?
  P  I am Catholic. I never tried. I never cut. I think only that she waits.
  Q  Hit anyone? Broke things?
  P  A chair, through the window of the kitchen, at Easter. Nobody was there.
  Q  Police, court?
  P  Driving. The 30th of November, Erie Shore Municipal. First time in my life.
  Q  Probation?
  P  No.
  Q  Medicines, allergies?
  P  Amlodipine 10, gabapentin 300 three times, vitamin B. Iodine - I swell.  No pen. Fish I eat.
  I  For myself: I am deathly allergic to bees and there is one in my kitchen, one moment.
  Q  Head injuries?
  P  In the army at Legnica a hatch fell, 1988. Two days I knew nothing.
  Q  Bad things that happened to you?
  P  Militia beat me, December '82, I was fourteen.
  Q  Doctor? Counselor?
  P  Doctor Wendy Okoro at your place. Father Marek I talk to. Psychiatrist no.
  Q  Family?
  P  My father the same. My sister's husband has tuberculosis. My son Leszek takes Antabuse, he is good now.

  [Screener]  BP 172/104, P 112, tremor, sweaty. CIWA 17 by RN. Sent by ambulance to St. Casimir's at
  11:20 and admitted; SW there asks us to find residential with Polish staff or interpreter for
  after. Dr. Okoro (216-555-0162) wants to see him 11/13/26. Daughter works days, cannot drive
  him. AUDIT 33. PHQ-9 14.
  Diagnosis: alcohol use disorder, severe, with withdrawal.                     T. Broussard LSW`,
    ],
    expected: {
      dob: '1968-10-13',
      phone_number: /555-0160/,
      address: /415 Carpathia/i,
      city: 'Erie Shore',
      state: 'OH',
      zip: '44999',
      marital_status: 'Widowed',
      living_status: 'Rental',
      employment_status: 'Disability',
      carrier: 'Medicare',
      subscriber_id: /3KT9-?WA7-?MR40/,
      emergency_contact_primary_firstname: 'Jadwiga',
      emergency_contact_primary_lastname: 'Brzezicki',
      emergency_contact_primary_phone: /555-0161/,
      emergency_contact_primary_email: 'jadzia.b@mail.example',
      reason_for_seeking_treatment: /fell on the ice|lock the door|enough/i,
      current_symptoms: /tremor|sweaty/i,
      recent_substance_abuse: /Spirytus|half a liter|small\s+glass/i,
      concerns_for_withdrawal: /I see my wife|CIWA 17|with withdrawal|the attack|tremor/i,
      medication_plan: /Amlodipine|gabapentin/i,
      allergies: /Iodine/i,
      epipen: RULED_OUT,
      transportation_required: /cannot drive/i,
      current_pcp_name: /Okoro/i,
      current_pcp_phone: /555-0162/,
      next_appointment: '2026-11-13',
      hospitalizations: /St\. Casimir/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /detox in Cleveland/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /Militia beat me/i,
      history_of_seizures: /the attack|seizure/i,
      history_of_tbi_concussions: /hatch fell/i,
      aggression_or_property_damage: /A chair|through the window/i,
      pending_legal_charges: /Driving|Erie Shore Municipal/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-30',
      family_history: /My father the same|Antabuse/i,
    },
    open: [
      ...SEX,
      ...SPOKESPERSON,
      'current_therapist_name',
      'current_psychiatrist_name',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'employer',
      ...OWN_PLAN,
    ],
    questions: [
      asked('CIWA by the RN', 2, /CIWA 17/),
      asked('AUDIT score', 2, /AUDIT 33/),
      asked('When does Dr. Okoro want to see him?', 2, /11\/13\/26/),
      asked('medicare card number', 1, /3KT9-WA7-MR40/),
      asked('Who is his daughter?', 1, /Jadwiga Brzezicki, daughter/),
      reworded('what liquor and how much', 1, /Spirytus mixed, half a liter/),
      reworded('has he had a convulsion', 1, /the attack, with the tongue/),
      reworded('what was his trade', 1, /tool and die man/),
      reworded('did he ever smash anything', 2, /A chair, through the window/),
      reworded('when did the heavy drinking start', 1, /From the funeral/),
      reworded('is contrast safe', 2, /Iodine - I swell/),
      reworded('does he need language help', 2, /Polish staff or interpreter/),
      takenBack('was he ever in prison', 2, /Prison, one year/),
      anothers('allergic to bees?', 2, /deathly allergic to bees/),
      anothers('does he have tuberculosis', 2, /husband has tuberculosis/),
      anothers('does he take antabuse', 2, /Leszek takes Antabuse/),
      absent('what is his blood alcohol'),
      absent('does he have diabetes'),
      absent('Does he use a walker or cane?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
