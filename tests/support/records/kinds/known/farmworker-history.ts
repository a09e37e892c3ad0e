import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A farm-worker clinic's history in two languages: labels in both, answers in whichever was spoken. */
export const farmworkerHistory: readonly ApartRecord[] = [
  {
    person: who('zamudio', 'Eusebio', 'Zamudio Lara', '08/14/1983'),
    as: 'text',
    pages: [
      `CLINICA DEL VALLE / VALLEY MIGRANT HEALTH                    HISTORIA CLINICA / HEALTH HISTORY
Mobile unit 2 (Rancho Encino)                                Fecha / Date   10/27/2026
Promotora: Ofelia Tinoco        Provider: Greta Halvorsen, PA-C        Idioma / Language: Spanish (Mixteco at home)
===============================================================================================
DATOS PERSONALES / PERSONAL
Nombre y apellidos / Full name           Eusebio Zamudio Lara
Fecha de nacimiento / Birth date         14 ago 1983  (08/14/1983)         Sexo / Sex  [X] H/M  [ ] M/F
Domicilio / Home address                 Labor Camp 4, Cabin 11, 5500 Encino Rd
Ciudad, Estado, Codigo / City, State, ZIP   Las Palmas Vista, CA 93999
Celular / Cell                           559-555-0191  (WhatsApp only)
Estado civil / Marital                   [ ] soltero/single  [X] casado/married  [ ] union libre/partner
Vive con / Lives with                    5 companeros de trabajo / co-workers, in the camp
Trabajo / Work                           grapes, then pruning; crew of Encino Farm Labor Inc., seasonal
Seguro / Insurance                       Medi-Cal, Central Valley Health Plan     ID 9 117 4405 C
Emergencia / Emergency                   Rigoberto Zamudio (hermano / brother)  559-555-0192
Hablar con / Please speak with           Ofelia Tinoco, promotora, 559-555-0193, otinoco@clinicavalle.example

ALERGIAS / ALLERGIES        dipirona (Neo-Melubrina) - bajo la sangre / low white cells 2019.   Sulfur on the vines - rash.
                            ~~Penicilina~~  era su hijo / that was his son, OT
MEDICINAS / MEDICINES       metformina 850 twice a day, enalapril 10 daily, omeprazol from Mexico.  "B12 injections" monthly.
ENFERMEDADES / ILLNESS      diabetes 2020, presion alta / high blood pressure, gastritis, valley fever 2022 (healed)
HOSPITAL                    Sierra Oak, 2022, 6 days for valley fever.   Sierra Oak, Dec 2025, "por el alcohol," 4 days.
CIRUGIAS / SURGERY          hernia 2015
CONVULSIONES / SEIZURES     [X] si/yes  [ ] no     Una vez / once, Dec 2025, third day without beer
GOLPES EN LA CABEZA / HEAD  [X] si/yes  [ ] no     fell from a ladder in the olives 2011, lost consciousness
EMBARAZO / PREGNANT         no aplica / n/a
ULTIMO EXAMEN / LABS        A1c 8.9   GGT 412   platelets 88   ~~HIV reactive~~  false report, repeat negative 10/27`,
      `CLINICA DEL VALLE       Zamudio Lara, Eusebio       08/14/1983       10/27/2026       pagina / page 2
===============================================================================================
ALCOHOL Y DROGAS / ALCOHOL AND DRUGS
 Que toma / what          cerveza / beer, 18 cans a day after work, Saturday from morning; aguardiente on paydays
 Desde cuando / since     heavy since 2021, when his daughter Flor died in the canal
 Ultima vez / last        hoy / today, 5 a.m., two cans "para poder trabajar," so the hands would obey
 Drogas / drugs           "cristal" (meth) smoked on Sundays with the crew, last 10/25.  No needles.  No pills.
 Tabaco                   3 cigarettes
 Si no toma / if he stops tiemblan las manos / hands tremble, sweats, "vi hormigas en el catre" (saw ants on the cot)
 Tratamiento antes        Anexo in Fresno (AA house), 90 days, 2024.  No hospital program.  Grupo AA Nueva Luz some nights.
 Motivo / why now         "My boss will keep my place until February. My wife says come home sober or don't come.
                          Quiero parar. Somewhere that talks to me in Spanish."
SALUD MENTAL / MENTAL HEALTH         PHQ-9 in Spanish: 16
 tristeza, no duerme / sad, awake from 2; guilt about the canal.   Suicidal today: no.   Ever attempted: never.
 Lastimarse / self-harm    no.      Violencia / hits or breaks: threw a bottle at the camp TV on 9/6; nobody hurt
 Susto / trauma            pulled Flor out himself.   As a boy, saw soldiers take his uncle.
 Psiquiatra: no.   Terapeuta: no.   Family doctor / medico de cabecera: Dr. Amado Quintanar, 559-555-0194
FAMILIA / FAMILY          padre bebia / father drank, dead of liver; mother diabetes.   Wife Herlinda in Oaxaca takes
                          carbamazepina for epilepsy.   Son Beto, 9, penicillin allergy.
LEGAL                     DUI 7/2026, Tulare Superior, arraignment continued to 11/30/2026, 8:30.   Probation: none.
                          Immigration: H-2A visa to 02/2027, valid.  ~~deportation hearing~~ wrong Zamudio
NECESIDADES / NEEDS       Spanish (interpreter for Mixteco words).   No car, license suspended, raite / ride needed
                          from the camp.   Money order home each 15th.   Diabetic diet.
REFERIDO / REFERRAL       residential, Spanish-speaking.   Detox first because of the December seizure.
SEGUIMIENTO / FOLLOW UP   Dr. Quintanar 11/13/2026 3:15 pm, sugar and platelets.
Firma / signature  (X) E. Zamudio          Ofelia Tinoco         G. Halvorsen PA-C   10/27/2026 6:40 pm
Nota de Ofelia: crew boss Lupe Cardenas, himself on Suboxone since April, drove Eusebio to the unit.  Camp
cook says Eusebio has not eaten at table since Friday.`,
    ],
    expected: {
      dob: '1983-08-14',
      sex_at_birth: 'Male',
      phone_number: /555-0191/,
      ...livesAt(/5500 Encino|Labor Camp 4/i, 'Las Palmas Vista', 'CA', '93999'),
      marital_status: 'Married',
      employer: /Encino Farm Labor/i,
      carrier: 'Medicaid/MCO',
      subscriber_id: /9 117 4405 C/,
      ...inEmergency('Rigoberto', 'Zamudio', /555-0192/),
      ...speakWith(/Tinoco/i, /555-0193/),
      contact_person_email: 'otinoco@clinicavalle.example',
      ...seenBy('pcp', /Quintanar/i, /555-0194/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /come home sober|My boss will keep|Quiero parar/i,
      current_symptoms: /sad, awake|guilt about|PHQ-9|no duerme/i,
      recent_substance_abuse: /18 cans|beer|cristal|two cans/i,
      concerns_for_withdrawal: /hands tremble|hormigas|sweats|December seizure|third day/i,
      medication_plan: /metformina|enalapril|omeprazol/i,
      allergies: /dipirona|Sulfur/i,
      transportation_required: /ride needed|No car/i,
      additional_treatment_or_support_needed: /interpreter|Spanish|Diabetic diet/i,
      hospitalizations: /Sierra Oak/i,
      residential_programs: /Anexo/i,
      history_of_seizures: /once, Dec 2025|third day/i,
      history_of_tbi_concussions: /ladder/i,
      history_of_trauma: /pulled Flor|soldiers/i,
      aggression_or_property_damage: /bottle at the camp/i,
      pending_legal_charges: /DUI 7\/2026/i,
      upcoming_court_date: '2026-11-30',
      family_history: /father drank|liver|diabetes/i,
      ...ruledOut('history_of_suicide_attempts history_of_self_harm probation'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender living_status employment_status outpatient_therapy other_levels_of_care parole_granted'),
      ...fields('current_psychiatrist_name current_therapist_name'),
    ],
    questions: [
      asked('GGT', 1, /GGT 412/),
      asked('What is his Medi-Cal ID?', 1, /9 117 4405 C/),
      asked('valley fever', 1, /valley fever/),
      asked('visa until when', 2, /H-2A visa to 02\/2027/),
      asked('when is the arraignment', 2, /11\/30\/2026/),
      asked('who is the promotora', 1, /Ofelia Tinoco/),
      reworded('does he see things that are not there when he stops', 2, /saw ants on the cot/),
      reworded('which painkiller lowered his white blood count', 1, /dipirona \(Neo-Melubrina\)/),
      reworded('is his job safe while he is away', 2, /boss will keep my place/),
      reworded('drowning of a child', 2, /daughter Flor died in the canal|pulled Flor out/),
      reworded('cans a day', 2, /18 cans a day/),
      reworded('does he send money to anybody', 2, /Money order home/),
      reworded('HIV status', 1, /repeat negative 10\/27/),
      takenBack('penicillin reaction', 1, /~~Penicilina~~/),
      takenBack('when is his deportation hearing', 2, /deportation hearing/),
      anothers('does he take carbamazepine', 2, /carbamazepina for epilepsy/),
      anothers('is he on Suboxone', 2, /himself on Suboxone/),
      absent('has he had a tetanus shot'),
      absent('what religion is he'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('barrientos', 'Graciela', 'Barrientos', '11/27/1990'),
    as: 'scan',
    pages: [
      `RIO VERDE FARMWORKER CLINIC        Historia de la paciente / Patient history        fecha 10-29-26
Nombre/Name  BARRIENTOS, GRACIELA      Nac./DOB  27-nov-1990 (11/27/90)      F      exped. 4471
Dir./Addr  Rt 2 Box 88, trailer 6, Immokee Grove FL 34999       Tel  239-555-0101   (comparte / shared w/ sister)
Estado civil  union libre (domestic partner)       Hijos  3      Casa  renta trailer / rents
Ocupacion  tomato packing house, Sunline Packers, 40 h, full time              Escuela  6o grado
Seguro  Sunshine Health (Medicaid FL)   1144 0927 63       Contacto emerg.  Noemi Barrientos, hermana 239-555-0102
-----------------------------------------------------------------------------------------------
1 Por que viene / why here?   "Me quitaron a los ninos el lunes.  I need help before the judge."  DCF took
                              children Monday because the baby's bottle was by her pipe.
2 Alergias / Allergies        naproxeno - se hincha la cara / face swells.    Avispas (wasps), Epi: si, yes, on the shelf
                              ~~Mariscos~~  no, es la nina / no, the girl
3 Medicinas / Meds            sertralina 50, hierro / iron, Depo
4 Drogas y alcohol            Piedra (crack) diario / daily, $30-40, 2 yrs.   Ultima vez / last: ayer 10-28 noche.
                              Tequila fin de semana / weekends, half bottle, last Sunday.    Marijuana no.   Inyecta no.
5 Sin drogas / without it     duerme 2 dias / sleeps two days, hambre, llora.    no shakes from alcohol
6 Convulsiones / seizures     no nunca / never           7 Cabeza / head injury   golpe con machete (mango) 2018, puntos, desmayo /
                              hit by machete handle, stitches, fainted
8 Hospital                    only births, + Calusa Memorial psych 3 dias, Feb 2026 (see 11)
9 Tratamiento antes           Daniel Lowry Ctr. outpatient, 2025, 8 sessions.   Residencial: ninguno / none.   Detox: none.
10 Ha querido morir?          ahora no / not now.     intento / attempt:  tomo cloro / drank bleach Feb 2026
11 Se corta, se quema?        no          12 Pega, rompe? / hit, break   rompio la ventana / broke her partner's truck window, Sept
13 Abuso / abuse              padrastro (stepfather) age 10-13.  Partner beat her 2023; not since he stopped drinking.
                              Crossing 2009, "cosas feas," men with guns.`,
      `BARRIENTOS G   27-nov-90   exped 4471                                                    hoja 2
14 Como se siente / mood      triste, nerviosa, no come / sad, nervous, not eating; PHQ-9 19
15 Psicologo / counselor      Lic. Aurelia Pons, DLC, 239-555-0103, every week       Psiquiatra  no
   Medico / doctor            Dra. Silvia Menocal, aqui / here, 239-555-0104        Proxima / next  11-17-26  9:20
16 Familia / family           mama: nervios, alcohol.   hermano / brother dead of overdose 2020.
                              Partner Chucho: hep C, insulin, on parole.   Sister Noemi is pregnant, 30 weeks.
17 Corte / court              Shelter hearing done; dependency arraignment 11-18-26, Judge Ocasio, Collier.   Possession
                              paraphernalia, citation, open.   Probation no.   ~~Felony battery~~ es de la cunada / sister in law's
18 Transporte                 no maneja / does not drive.  Needs ride, sister can not after 11-10.
19 Que necesita / needs       place in Spanish, visits with children, WIC for baby.     mental testing?  no
20 Con quien hablamos         Lic. Pons first.  Then trabajadora DCF Ms. Harkless 239-555-0105 (court only).
PE  Wt 104, BP 100/62, burned lip and fingertips, wheeze (mild).  Urine HCG neg.  UDS coc +, others neg.
    ~~TB test positive~~   leido en el brazo de otra / read on another's arm.   Hers: 0 mm 10-29.
Plan (S. Menocal MD):   residential, mother track, Spanish; albuterol prn; hep C test sent, result to DLC.
    Paciente firma / signs:  G Barrientos   "si acepto lo mas pronto posible" / I accept as soon as possible.
Interprete:  B. Solis.   Solis notes that the neighbor, Dona Chayo, who came too, is detoxing from Xanax.`,
    ],
    expected: {
      dob: '1990-11-27',
      sex_at_birth: 'Female',
      phone_number: /555-0101/,
      ...livesAt(/Rt 2 Box 88/i, 'Immokee Grove', 'FL', '34999'),
      marital_status: 'Domestic partner',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Sunline Packers/i,
      carrier: 'Medicaid/MCO',
      subscriber_id: /1144 0927 63/,
      ...inEmergency('Noemi', 'Barrientos', /555-0102/),
      contact_person_name: /Pons/i,
      ...seenBy('therapist', /Pons/i, /555-0103/),
      ...seenBy('pcp', /Menocal/i, /555-0104/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /quitaron|help before the judge|DCF took/i,
      current_symptoms: /sad, nervous|PHQ-9|not eating/i,
      recent_substance_abuse: /Piedra|crack|Tequila/i,
      concerns_for_withdrawal: /sleeps two days|no shakes/i,
      medication_plan: /sertralina|hierro|Depo/i,
      allergies: /naproxeno|Avispas|wasps/i,
      epipen: /\byes\b|on the shelf/i,
      transportation_required: /Needs ride|does not drive/i,
      additional_treatment_or_support_needed: /Spanish|WIC|visits with children/i,
      hospitalizations: /Calusa Memorial/i,
      outpatient_therapy: /Daniel Lowry/i,
      history_of_suicide_attempts: /bleach|cloro/i,
      history_of_trauma: /stepfather|padrastro|beat her|men with guns/i,
      history_of_tbi_concussions: /machete/i,
      aggression_or_property_damage: /truck window/i,
      pending_legal_charges: /paraphernalia|citation/i,
      upcoming_court_date: '2026-11-18',
      family_history: /nervios|overdose/i,
      ...ruledOut('history_of_seizures residential_programs history_of_self_harm probation'),
    },
    open: [
      ...OWN_PLAN,
      'gender',
      ...fields(
        'contact_person_phone current_psychiatrist_name other_levels_of_care psych_testing_done parole_granted',
      ),
    ],
    questions: [
      asked('UDS', 2, /UDS coc \+/),
      asked('what is her next appointment', 2, /11-17-26 9:20/),
      asked('which grade did she finish', 1, /6o grado/),
      asked('who is her counselor', 2, /Aurelia Pons/),
      asked('When is the dependency arraignment?', 2, /arraignment 11-18-26/),
      reworded('why were the kids removed', 1, /bottle was by her pipe/),
      reworded('did she swallow a poison', 1, /drank bleach/),
      reworded('which painkiller swells her face', 1, /naproxeno/),
      reworded('what happened during the border crossing', 1, /men with guns/),
      reworded('how much does she spend on crack per day', 1, /\$30-40/),
      reworded('signs of pipe use on exam', 2, /burned lip and fingertips/),
      reworded('can she drive', 2, /does not drive/),
      takenBack('seafood allergy', 1, /~~Mariscos~~/),
      takenBack('does she have a felony battery', 2, /Felony battery/),
      reworded('is she expecting a baby', 2, /HCG neg/),
      anothers('is she on parole', 2, /on parole/),
      anothers('does she use insulin', 2, /hep C, insulin/),
      absent('how tall is she'),
      absent('has she had COVID'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
