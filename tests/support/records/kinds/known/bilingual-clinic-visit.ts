import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** A community clinic's visit sheet in English whose labels are in Spanish here and there. */
export const bilingualClinicVisit: readonly ApartRecord[] = [
  {
    person: who('orellana', 'Rigoberto', 'Orellana', '04/27/1978'),
    as: 'text',
    pages: [
      `CLINICA PUENTE COMMUNITY HEALTH                       Visit Summary / Resumen de la visita
Fecha / Date: 10/21/2026                              Provider: Amalia Forsythe, FNP

Nombre / Name            Rigoberto Orellana           Fecha de nacimiento   04/27/1978
Sexo / Sex               M                            Idioma / Language     Spanish, some English
Domicilio / Address      340 Alder Mill Rd Apt C, Santa Lucia, CA 93999
Telefono                 831-555-0221                 Estado civil          Married (union 2004)
Ocupacion                Roofer, full time, Ramos Bros. Roofing
Contacto de emergencia   Blanca Orellana, esposa      831-555-0222
Seguro / Insurance       Central Coast Medi-Cal       No. de miembro  95512207D
Medico de cabecera / PCP A. Forsythe FNP (here)       831-555-0220

MOTIVO / REASON   "I fell off the roof drunk. My wife says rehab or the street." Wants residential.

SIGNOS VITALES    BP 146/92    P 102    T 98.9    Wt 171 lb    Glucose 96

ALERGIAS / ALLERGIES   penicilina / penicillin - rash         mariscos / seafood - no problem

MEDICINAS / MEDICATIONS            Dose              Since
  hydrochlorothiazide              25 mg daily       2024
  folic acid                       1 mg daily        today
  ~~metformin~~                    ~~500 mg~~        pertenece a la esposa, not his  AF`,
      `Orellana, Rigoberto    04/27/1978                     10/21/2026                      Pag. 2

HISTORIA / HISTORY
Beer and tequila since 15. For the past 2 years 18 cans daily, first one at 5 am before work, last one
today at 6 am. Cocaine on paydays, last 10/16. No heroina, no pastillas (pills). On days without
alcohol: temblor, sudor (sweats), once "saw my dead brother in the room," 2025. Convulsiones: ninguna.
Golpe en la cabeza: fall 10/12, 9 ft, out for a minute, CT at Natividad-type county ER normal.
Presion alta. Hospitalizado: pancreatitis 5 days March 2026, Valle General.
Salud mental: sad, no duerme (poor sleep), worry. PHQ-9 = 13. Suicidio: no thoughts today, intentos:
no. Se corta / self-harm: no. Violencia: pushed his wife in August, police came, no arrest; no ha
roto cosas (no property broken). Trauma: crossed the desert at 16, saw two people die.
Tratamiento previo: AA in Spanish at San Judas, 2019. Consejeria with Lic. Hortensia Mejia, 4 visits
2023, 831-555-0223. No residential ever.
Familia: padre died of liver, hermano killed by a drunk driver. Suegra (mother-in-law) has epilepsy.
Legal: DUI Sept 2026, corte 11/25/2026 in Santa Lucia. No probation.
Su hijo Kevin (16) uses an inhaler for asthma and vapes.

LABORATORIO   AST 142   ALT 70   GGT 610   Plt 118   Hep panel neg

PLAN   1. Refer to residential with Spanish groups.   2. If temblor worse -> ER.   3. Transporte: no
license since Sept, Blanca works days, needs pick up.   4. Proxima cita 11/04/2026 3:20 pm.
5. Tdap given.  Order for gabapentin was written and then voided the same day (AF).`,
    ],
    expected: {
      dob: '1978-04-27',
      sex_at_birth: 'Male',
      address: /340 Alder Mill/i,
      city: 'Santa Lucia',
      state: 'CA',
      zip: '93999',
      phone_number: /555-0221/,
      marital_status: 'Married',
      employment_status: 'Full-time',
      employer: /Ramos Bros/i,
      emergency_contact_primary_firstname: 'Blanca',
      emergency_contact_primary_lastname: 'Orellana',
      emergency_contact_primary_phone: /555-0222/,
      carrier: 'Medicaid/MCO',
      subscriber_id: '95512207D',
      current_pcp_name: /Forsythe/i,
      current_pcp_phone: /555-0220/,
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /fell off the roof|rehab or the street/i,
      current_symptoms: /sad|poor sleep|no duerme|worry|temblor/i,
      recent_substance_abuse: /18 cans|Beer and tequila|Cocaine/i,
      concerns_for_withdrawal: /temblor|sweats|dead brother/i,
      medication_plan: /hydrochlorothiazide|folic acid/i,
      allergies: /penicil/i,
      transportation_required: /no\s+license|needs pick up/i,
      hospitalizations: /pancreatitis|Valle General/i,
      residential_programs: /No residential/i,
      outpatient_therapy: /Mejia/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /ninguna|\bno/i,
      history_of_tbi_concussions: /fall 10\/12|out for a minute/i,
      history_of_trauma: /crossed the desert|two people die/i,
      aggression_or_property_damage: /pushed his wife/i,
      pending_legal_charges: /DUI/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-25',
      family_history: /padre died|epilepsy|liver/i,
    },
    open: [
      'gender',
      'other_levels_of_care',
      'current_therapist_name',
      'current_therapist_phone',
      'additional_treatment_or_support_needed',
      'living_status',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('No. de miembro', 1, /95512207D/),
      asked('What is his GGT?', 2, /GGT 610/),
      asked('estado civil', 1, /Estado civil Married/),
      asked('when is the proxima cita', 2, /11\/04\/2026 3:20/),
      asked('PHQ-9?', 2, /PHQ-9 = 13/),
      reworded('how many beers a day', 2, /18 cans daily/),
      reworded('does he do coke', 2, /Cocaine on paydays/),
      reworded('fits or convulsions?', 2, /Convulsiones: ninguna/),
      reworded('what does his spouse demand', 1, /rehab or the street/),
      reworded('domestic violence', 2, /pushed his wife/),
      reworded('interpreter needed?', 1, /Spanish, some English/),
      takenBack('is he on metformin', 1, /metformin/),
      takenBack('does he take gabapentin', 2, /gabapentin was written and then voided/),
      anothers('does he use an inhaler', 2, /uses an inhaler/),
      anothers('does he have epilepsy', 2, /has epilepsy/),
      absent('does he have a green card'),
      absent('What is his e-mail?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('valdespino', 'Araceli', 'Valdespino', '12/30/1993'),
    as: 'scan',
    pages: [
      `MANOS UNIDAS FREE CLINIC                 HOJA DE VISITA / VISIT SHEET       10-24-26
NOMBRE   Araceli Valdespino              F. NAC.  12-30-93     SEXO  [ ] H   [X] M (mujer)
DIRECCION   19 Cotton Gin Way, Brisas, TX 78599        CEL  956-555-0231
ESTADO CIVIL   [X] soltera/single   [ ] casada   [ ] divorciada
TRABAJO   [ ] si  [X] no    (was at the packing shed)   VIVE CON   parents & 2 ninos
SEGURO    [X] ninguno / none - applying            EMERGENCIA   Efrain Valdespino, papa  956-555-0232
ALERGIAS  [X] si  [ ] no    cual:  ibuprofeno - swelling of eyes;   abejas/bees - needs EpiPen, has it

QUEJA PRINCIPAL / CC     nausea, body aches, runny nose, "ya no quiero vivir asi, I want a program"
HPI   32 yo F, hydrocodone after C-section 2021, now buys "blues" (M30), 8-10/day smoked,
      last 10-23 8 pm.  COWS 14.   No alcohol.  Mota (cannabis) weekend.   No inyecta.
ANTECEDENTES / PMH     anemia.   asma [ ] si [X] no    diabetes [ ] si [X] no
      convulsiones [ ] si [X] no      golpe de cabeza [X] si [ ] no - choque (car) 2017, concussion
      embarazada  [ ] si  [X] no  (test today)    ~~DIU / IUD~~ removed 2025, ignore old note
SALUD MENTAL    depresion [X] si    intento de suicidio [ ] si [X] no   pensamientos [ ] si [X] no
      cortarse / cutting  [X] si  age 15-17      agresion [ ] si [X] no
      abuso / abuse  [X] si  - ex-novio choked her, 2022`,
      `Valdespino A.       12-30-93          MANOS UNIDAS                            p 2

MEDICINAS    ferrous sulfate 325 qd,   started today:  clonidine 0.1 prn, ondansetron prn
             mama's pills at home: warfarin, insulin glargine (locked up, she says)
TRATAMIENTO ANTES    Suboxone 3 mo. w/ telehealth 2024 ("Bright Path"), stopped for cost.   Never inpatient.
FAMILIA      tio (uncle) drinks.  mama - diabetes, clots.  hermano Luis in prison for coyote work.
LEGAL        nada / none.  no probation.     CPS: [X] abierto / open, caseworker D. Ochoa 956-555-0233
             plan visit 11-12-26.
EXAM         pupils 5 mm, yawning, gooseflesh, HR 104.   Lungs clear.   Skin no abscess.
LAB          UDS fent +, THC +, opi -.    hCG neg.    Hgb 9.8
             first UDS cup read meth + ; that was the cup of pt before, repeated meth NEG
PLAN         1) bup induction Mon 10-26 here, Dr. Quiroga volunteer, 956-555-0230
             2) residential for mothers - children may come?    3) narcan dado / given
             4) No tiene carro (no car); papa can drive if < 1 hr
             5) volver / return 10-31 for check             N. Salazar PA-C`,
    ],
    expected: {
      dob: '1993-12-30',
      sex_at_birth: 'Female',
      address: /19 Cotton Gin/i,
      city: 'Brisas',
      state: 'TX',
      zip: '78599',
      phone_number: /555-0231/,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Efrain',
      emergency_contact_primary_lastname: 'Valdespino',
      emergency_contact_primary_phone: /555-0232/,
      reason_for_seeking_treatment: /I want a program|no quiero vivir asi/i,
      current_symptoms: /nausea|body aches|runny nose|depresion/i,
      recent_substance_abuse: /blues|M30|8-10\/day|Mota/i,
      concerns_for_withdrawal: /COWS 14|yawning|gooseflesh|runny nose/i,
      medication_plan: /ferrous|clonidine|ondansetron|bup induction/i,
      allergies: /ibuprofeno|bees/i,
      epipen: /has it|EpiPen|yes/i,
      transportation_required: /no car|No tiene carro/i,
      residential_programs: /Never inpatient/i,
      other_levels_of_care: /Suboxone|Bright Path/i,
      history_of_self_harm: /cutting|age 15-17/i,
      history_of_suicide_attempts: /\bno\b|\[X\]/i,
      history_of_seizures: /\bno\b|\[X\]/i,
      history_of_tbi_concussions: /choque|concussion/i,
      history_of_trauma: /choked her/i,
      aggression_or_property_damage: /\bno\b|\[X\]/i,
      pending_legal_charges: /nada|none/i,
      probation: RULED_OUT,
      family_history: /uncle|tio|diabetes|clots/i,
    },
    open: [
      'gender',
      'next_appointment',
      'current_pcp_name',
      'current_pcp_phone',
      'outpatient_therapy',
      'hospitalizations',
      'carrier',
      'employer',
      'upcoming_court_date',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('COWS score', 1, /COWS 14/),
      asked('who is the CPS caseworker', 2, /D\. Ochoa/),
      asked('When is the bup induction?', 2, /bup induction Mon 10-26/),
      asked('what is her Hgb', 2, /Hgb 9\.8/),
      asked('alergias', 1, /ibuprofeno - swelling/),
      reworded('how many fentanyl pills', 1, /8-10\/day smoked/),
      reworded('does she shoot up', 1, /No inyecta/),
      reworded('is she insured', 1, /ninguno \/ none/),
      reworded('strangled by a partner?', 1, /choked her/),
      reworded('who is under her roof', 1, /parents & 2 ninos/),
      reworded('prior MAT', 2, /Suboxone 3 mo/),
      takenBack('does she have an IUD', 1, /IUD/),
      takenBack('was her urine meth positive', 2, /read meth \+/),
      anothers('is she on warfarin', 2, /warfarin/),
      anothers('has she been in prison', 2, /Luis in prison/),
      absent('what is her immigration status'),
      absent('does she have hepatitis c'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal'],
  },
];
