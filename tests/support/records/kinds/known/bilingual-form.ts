import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A form printed in Spanish and English, filled in by the client, a relative or a promotora, in either. */
export const bilingualForm: readonly ApartRecord[] = [
  {
    person: who('zamudio', 'Joaquin', 'Zamudio', '07/11/1982'),
    as: 'text',
    pages: [
      `CLINICA DEL VALLE BAJO                                    Solicitud de ingreso / Request for admission
Servicios de recuperacion / Recovery services             Llenado por / Completed by: [X] cliente/client  [ ] otro/other
-------------------------------------------------------------------------------------------------------------
NOMBRE / NAME                      Joaquin Zamudio Ortega              FECHA / DATE              10/24/2026
FECHA DE NACIMIENTO / BIRTH DATE   07/11/1982                          SEXO / SEX                [X] M   [ ] F
DIRECCION / ADDRESS                455 Citrus Row #3, Palo Verde Flats, TX 78999
TELEFONO / PHONE                   956-555-0180                        CORREO / E-MAIL           joaquinz@correovalle.example
ESTADO CIVIL / MARITAL STATUS      [ ] soltero/single   [X] casado/married   [ ] divorciado   [ ] viudo
VIVIENDA / HOUSING                 [ ] propia/own   [X] renta/rent   [ ] familiares   [ ] sin hogar
TRABAJO / WORK                     [X] tiempo completo/full time   [ ] parcial/part time   [ ] sin empleo
   DONDE / WHERE                   Frutas Tres Hermanos (packing shed, forklift)
IDIOMA / LANGUAGE                  Spanish first, English "good for work"
SEGURO / INSURANCE                 Cigna Open Access    No. U66 420 1187    Grupo 3338201    titular: esposa, abajo
   TITULAR / SUBSCRIBER            Lidia Zamudio, 02/28/1984, works for Valle ISD (cafeteria)
EMERGENCIA / EMERGENCY             Lidia Zamudio, esposa, 956-555-0181

1. POR QUE VIENE HOY / WHY ARE YOU HERE TODAY
   "Because my boy Beto, 9, asked his teacher how do you know if your papa is dying. Quiero dejar todo antes de navidad."
   (staff: I want to quit everything before Christmas)
2. QUE CONSUME / WHAT DO YOU USE
   ALCOHOL    [X] SI/YES [ ] NO     Cuanto/How much  18 pack + caguama    Ultima vez/Last   10/23, 11 pm
   COCAINA    [X] SI/YES [ ] NO     Cuanto/How much  1 gram Fri to Sun    Ultima vez/Last   10/18
   HEROINA    [ ] SI/YES [X] NO
   CRISTAL    ~~[X] SI/YES~~ [ ] NO     me equivoque (I ticked wrong) J.Z.
   PASTILLAS  [X] SI/YES [ ] NO     Cuanto/How much  tramadol from Progreso, 6 a day    Ultima vez   10/24 am
   TABACO     [X] SI/YES [ ] NO     Cuanto/How much  a pack
3. CUANDO LO DEJA QUE SIENTE / WHAT HAPPENS WHEN YOU STOP
   temblor (shaking), sudor, no puedo dormir. Once, Semana Santa 2025, I saw ants on the wall, the ER gave me Ativan.
4. CONVULSIONES / SEIZURES    [ ] SI/YES  [X] NO        NOTA/NOTE: wife agrees, none ever`,
      `Zamudio, Joaquin      07/11/1982                                         Solicitud p. 2 / Request p. 2

5. ALERGIAS / ALLERGIES            [X] SI/YES [ ] NO      naproxen (ronchas/hives), fresa no, pollo no
   EPIPEN                          [ ] SI/YES [X] NO
6. MEDICINAS / MEDICATIONS         metformina 1000 dos veces (twice), losartan 50, gemfibrozil. ~~insulina~~ es de mi suegra
7. HOSPITAL                        Valle Regional, abril 2025, 3 dias, "for the shakes". Hernia 2016, no overnight.
8. TRATAMIENTO ANTES / TREATMENT BEFORE
   Desintoxicacion/detox           [ ] SI/YES  [X] NO
   Residencial/residential         [X] SI/YES  [ ] NO      Casa Betel, Reynosa, 2014, 3 months. anexo
   Consejero/counselor             [X] SI/YES  [ ] NO      Lic. Norma Trevino LCDC, here, 956-555-0182
   Psiquiatra/psychiatrist         [ ] SI/YES  [X] NO
9. SALUD MENTAL / MENTAL HEALTH
   Suicidio, intento/attempt       [ ] SI/YES  [X] NO
   Se ha cortado/self-harm         [ ] SI/YES  [X] NO
   Tristeza/depression             [X] SI/YES  [ ] NO      PHQ-9 Spanish: 12
   Nervios/anxiety                 [X] SI/YES  [ ] NO      chest gets tight, wake 3 am
   Trauma                          [X] SI/YES  [ ] NO      kidnapped on the Reynosa road 2010, 2 days
   Golpe en la cabeza/head injury  [X] SI/YES  [ ] NO      rebar 2006, passed out, 7 stitches
   Violencia/violence              [X] SI/YES  [ ] NO      broke the bathroom door & pushed my compadre, Aug
   Comer/eating disorder           [ ] SI/YES  [X] NO
10. LEGAL   Cargos/charges         [X] SI/YES  [ ] NO      DWI 2nd, 8/2/2026, Hidalgo Co.
            Probatoria/probation   [ ] SI/YES  [X] NO      ~~[X] SI~~ that was 2012, finished
            Corte/court            12/10/2026, 9 am         Migracion: residente / resident
11. FAMILIA / FAMILY HISTORY       papa: alcohol, cirrosis. mama: diabetes. Hermano Chuy: esta en prision (prison), crystal
                                   Suegra (mother in law, lives w/ us): dialysis, insulin, oxygen
12. TRANSPORTE / RIDE              [X] necesita/needs     Lidia drives days only. No license since Aug.
13. MEDICO / DOCTOR                Dra. Graciela Ponce, 956-555-0183     Proxima cita/next visit  11/12/2026, 8:45
14. CON QUIEN HABLAMOS / WHO DO WE CALL     Norma Trevino, ntrevino@clinicavb.example, for the bed. Lidia for the money.
15. ALGO MAS / ANYTHING ELSE       I snore, Beto records it. I pray at 5 am. ~~no como puerco (no pork)~~  J.Z.

Firma/Signature   J. Zamudio      Testigo/Witness   N. Trevino       Copia al cliente [X]
NOTA DE PERSONAL / STAFF NOTE 10/26: BP 160/98, HR 104, glucose 212, A1c 9.1. CIWA 12 at 10:40. MD: medical detox
first, do not send to anexo. AUDIT 30. No papers missing. NT`,
    ],
    expected: {
      dob: '1982-07-11',
      sex_at_birth: 'Male',
      ...livesAt(/455 Citrus/i, 'Palo Verde Flats', 'TX', '78999'),
      phone_number: /555-0180/,
      email_id: 'joaquinz@correovalle.example',
      marital_status: 'Married',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Tres Hermanos/i,
      ...inEmergency('Lidia', 'Zamudio', /555-0181/),
      ...speakWith(/Norma Trevino/i, /555-0182/),
      contact_person_email: 'ntrevino@clinicavb.example',
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U66 420 1187/,
      group_number: '3338201',
      subscriber_firstname: 'Lidia',
      subscriber_lastname: 'Zamudio',
      subscriber_dob: '1984-02-28',
      subscriber_employer: /Valle ISD/i,
      ...seenBy('therapist', /Norma Trevino/i, /555-0182/),
      ...seenBy('pcp', /Graciela Ponce/i, /555-0183/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /papa is dying|dejar todo|quit everything|my boy Beto/i,
      current_symptoms: /PHQ-9|chest gets tight|wake 3 am|Tristeza|Nervios/i,
      recent_substance_abuse: /18 pack|1 gram|cocain|tramadol|caguama|alcohol/i,
      concerns_for_withdrawal: /temblor|shaking|ants on the wall|CIWA|sudor|medical detox/i,
      medication_plan: /metformina|losartan|gemfibrozil/i,
      allergies: /naproxen/i,
      epipen: /\bno\b/i,
      transportation_required: /necesita|needs|drives days only|No license|\byes\b/i,
      hospitalizations: /Valle Regional/i,
      residential_programs: /Casa Betel/i,
      outpatient_therapy: /Trevino/i,
      history_of_trauma: /kidnapped/i,
      history_of_tbi_concussions: /rebar|7 stitches/i,
      aggression_or_property_damage: /bathroom door|compadre/i,
      pending_legal_charges: /DWI/i,
      upcoming_court_date: '2026-12-10',
      family_history: /alcohol, cirrosis|diabetes|Chuy/i,
      history_of_suicide_attempts: /\bno\b/i,
      history_of_self_harm: /\bno\b/i,
      history_of_seizures: /\bno(?:ne)?\b/i,
      eating_disorder: /\bno\b/i,
      probation: /\bno\b/i,
    },
    open: [
      'gender',
      ...fields('current_psychiatrist_name other_levels_of_care current_therapist_email psych_testing_done'),
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('What is the group at Cigna?', 1, /Grupo 3338201/),
      asked('PHQ-9', 2, /PHQ-9 Spanish: 12/),
      asked('who is the subscriber', 1, /Lidia Zamudio/),
      asked('A1c', 2, /A1c 9\.1/),
      asked('when was he at Casa Betel', 2, /2014/),
      asked('how much tramadol', 1, /6 a day/),
      asked('Who signed as witness?', 2, /N\. Trevino|Witness/),
      reworded('what did his son say at school', 1, /papa is dying/),
      reworded('did he see things that were not there', 1, /ants on the wall/),
      reworded('was he abducted', 2, /kidnapped/),
      reworded('by when does he hope to be sober', 1, /navidad|Christmas/),
      reworded('what gives him hives', 2, /naproxen/),
      reworded('when is he due before the judge', 2, /12\/10\/2026/),
      reworded('who pays the premiums through a school job', 1, /Valle ISD/),
      takenBack('Does he use crystal?', 1, /CRISTAL/),
      takenBack('is he on insulin', 2, /insulina/),
      takenBack('does he refuse pork', 2, /no como puerco/),
      anothers('is he on dialysis', 2, /dialysis/),
      anothers('is he in prison', 2, /prision/),
      absent('does he have a passport'),
      absent('how tall is he'),
      absent('has he had a colonoscopy'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('echeverria', 'Yesenia', 'Echeverria', '02/17/1999'),
    as: 'scan',
    strange: [3],
    pages: [
      `PUENTES COMMUNITY HEALTH WORKERS         FORMA DE ENLACE / LINKAGE FORM  (PROMOTORA FILLS IN AT HOME)
promotora  Socorro Baez    503-555-0184   sbaez@puenteschw.example                     fecha/date  26 oct 2026

Nombre/Name  Yesenia Echeverria        Nacio/Born  17 feb 1999 (2/17/1999)      Edad/Age  27     mujer/female
Domicilio/Lives at   1120 Hopyard Ln, trailer 8, Silver Falls OR 97999   - de quien/whose:  her tia Fabiola's, they all live there
Tel  503-555-0185 (text in Spanish or English)     Casada?/Married?  union libre til May, now single
Trabaja/Works?   No - fired from the nursery (plants) in June. looking
Hijos/Kids    Ximena, 4 (here w/ tia).  Ximena: asma, nebulizer, EpiPen for milk
Tarjeta/Card   OHP - CareOregon    XX9 044 71 C      grupo/group  no tiene

Que paso / What happened.
     Her cousin Nayeli called me because Yesenia was blue in the shower Oct 19. Narcan from the neighbor, two. She went
     to Silver Falls Hosp, came home in 4 hrs with a paper. She says to me, en espanol: "Ya me canse. No quiero que
     Ximena me encuentre." = I am tired, I don't want Ximena to find me. She wants a place that takes the nina too.

Consume / Uses        si/no     cuanto/how much                     ultima/last
  fentanilo (M30)      SI       8-10 a day, foil                     today 7 am
  metanfetamina        SI       on weekends with him before. now no   ~~today~~ Aug - I wrote wrong line SB
  alcohol              no       -                                    -
  mota/cannabis        SI       to eat something                     sat.
  Xanax                SI       one bar when she can't sleep, 2-3/wk   thu.
  agujas/needles       no

Al dejar / Stopping:  huesos (bones hurt), diarrea, no para de moverse, cries. 2 dias max then uses.
Convulsion:  SI - one, in Sept., in the car, a day after no Xanax & no pills. Hosp said from the bars.  No others.`,
      `Echeverria Y.   2/17/1999    p.2     Forma de enlace

Alergia/Allergy       penicilina - throat, as a baby her mama said.  Latex no.        EpiPen?  hers no
Medicina/Medicine     sertraline 50 (takes 3 of 7 days);  Depo shot Aug.  Vitamina.    ~~Suboxone~~ SB
Doctora/Doctor        Dra. Hilda Marin, Clinica Salud Silver Falls  503-555-0186    Cita/Appt   5 nov 2026  2 pm  (11/5/2026)
Terapia/Counselor     Lupe Ibarra QMHP  503-555-0187  "dos veces," twice, then stopped.    psiquiatra no
Hospital (dormida/overnight)  birth of X. 2022.  Psych  no.
Antes tratada/Treated before   residential no   detox no    IOP "De Paul," 2024, 5 wks in Portland

Se lastima/Hurts self      no                     Intento/Attempt   SI.  Age 16, bleach pills? = her abuela's
                                                  blood pressure pills, vomited, told nobody but the tia
Golpes/Hit      ex Rogelio hit her w/ a bottle Feb., ER, "se me fue la luz" (blacked out), 9 stitches. Raped by a foreman
                at 19.   Rogelio = deported in June, was on felony probation
Ella pega?/Violent         No. Nayeli (cousin) yes, she fights, has a court date Nov 18 for assault
Animo/Mood      cries, no eats, no duerme (sleep 2 hr).  PHQ-9 = 21 (item 9 = 0).     lost 18 lb
Come bien/Eating      ~~vomita a proposito (throws up on purpose)~~   tachado/struck SB
Ley/Law         shoplift ticket WinCo  $60 goods, Silver Falls Muni Ct  Nov 23 2026 1:30.    probation: no.   DHS: open, screening only.
Familia/Family  mama - diabetes.   papa - drank, died.   tia Fabiola - thyroid.   brother in recovery in Yakima "5 anos limpio"
Va como/Travel       no carro.  tia doesn't drive freeway.  can I bring her?  agency won't insure me -> ride needed
Emergencia/Emergency   tia  Fabiola Echeverria   503-555-0188
A quien llamo/Call     me.  Socorro.   If no answer, not the cousin
Papeles/Consent        signed, she signs for self, reads Spanish better

Notas/Notes    Eats tortillas w/ salt only.  Wants Mass.   Afraid of: night, men staff, needles.   ~~VIH / HIV +~~ SB
               Ximena's cama (crib)? she is 4, a bed is OK.    ~~no quiere llevar a la nina~~ she does want to bring her
26 oct 4 pm.   I called 2 places, one has Spanish groups.   S. Baez`,
      `PUENTES COMMUNITY HEALTH WORKERS         FORMA DE ENLACE / LINKAGE FORM  (PROMOTORA FILLS IN AT HOME)
promotora  Socorro Baez    503-555-0184                                                    fecha/date  27 oct 2026

Nombre/Name  Eleuterio Montes            Nacio/Born  9 dic 1960 (12/9/1960)      Edad/Age  65     hombre/male
Domicilio/Lives at   Camp 4 cabin 12, Woodrow OR 97998     Casado/Married
Tarjeta/Card   Medicare 6HJ2-MK8-TT03
Consume / Uses   alcohol SI, 2 tequila bottles a week.    ultima/last  26 oct
Convulsion:  SI - many, since the tractor. takes fenitoina
Alergia/Allergy   aspirina.   EpiPen? si
Ley/Law   parole from Nevada until 2028`,
    ],
    expected: {
      dob: '1999-02-17',
      sex_at_birth: 'Female',
      ...livesAt(/1120 Hopyard/i, 'Silver Falls', 'OR', '97999'),
      phone_number: /555-0185/,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Fabiola', 'Echeverria', /555-0188/),
      ...speakWith(/Socorro/i, /555-0184/),
      contact_person_email: 'sbaez@puenteschw.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /XX9 044 71 C/,
      ...seenBy('pcp', /Marin/i, /555-0186/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /blue in the shower|Ya me canse|I am tired|takes the nina/i,
      current_symptoms: /cries|no duerme|sleep 2 hr|PHQ-9|18 lb/i,
      recent_substance_abuse: /fentanilo|M30|8-10|Xanax|mota|cannabis/i,
      concerns_for_withdrawal: /huesos|bones hurt|diarrea|no Xanax|2 dias max/i,
      medication_plan: /sertraline|Depo|vitamina/i,
      allergies: /penicilina/i,
      epipen: /\bno\b/i,
      transportation_required: /no carro|ride needed/i,
      hospitalizations: /birth of X|Psych no|Silver Falls Hosp/i,
      other_levels_of_care: /IOP|detox no|De Paul/i,
      history_of_suicide_attempts: /Age 16|abuela|blood pressure pills/i,
      history_of_seizures: /one, in Sept|in the car|no Xanax|from the bars/i,
      history_of_trauma: /bottle|Raped/i,
      history_of_tbi_concussions: /bottle|blacked out|fue la luz|stitches/i,
      pending_legal_charges: /shoplift/i,
      upcoming_court_date: '2026-11-23',
      family_history: /diabetes|drank, died|thyroid|5 anos limpio/i,
      residential_programs: /\bno\b/i,
      history_of_self_harm: /\bno\b/i,
      ...ruledOut('aggression_or_property_damage probation'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employer group_number outpatient_therapy current_therapist_name current_therapist_phone'),
      ...fields('current_psychiatrist_name additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('who is the promotora', 1, /Socorro Baez/),
      asked('How much fentanilo a day?', 1, /8-10 a day/),
      asked('PHQ-9', 2, /PHQ-9 = 21/),
      asked('when is municipal court', 2, /Nov 23 2026/),
      asked('what card does she have', 1, /CareOregon/),
      asked('when was the IOP', 2, /2024/),
      reworded('why did the cousin phone for help', 1, /blue in the shower/),
      reworded('Which antibiotic is she allergic to?', 2, /penicilina/),
      reworded('was she hit over the head by a partner', 2, /hit her w\/ a bottle/),
      reworded('does she want to bring her child along', [1, 2], /takes the nina|she does want to bring her/),
      reworded('what caused her fit', 1, /from the bars|no Xanax/),
      reworded('whom must we not ring', 2, /not the cousin/),
      reworded('which staff frighten her', 2, /men staff/),
      takenBack('is she HIV positive', 2, /HIV \+/),
      takenBack('is she taking Suboxone', 2, /Suboxone/),
      takenBack('Does she throw up on purpose?', 2, /throws up on purpose/),
      anothers('does she use a nebulizer', 1, /nebulizer/),
      anothers('does she have court on November 18', 2, /Nov 18/),
      anothers('was she deported', 2, /deported/),
      anothers('does she take fenitoina', 3, /fenitoina/),
      absent('is she pregnant'),
      absent('What is her blood pressure?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
