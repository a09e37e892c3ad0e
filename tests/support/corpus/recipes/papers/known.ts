import { columns, fields, heading, list, type Paper, paragraph, small, table, title } from '../paper.ts';

/** Papers of kinds that the reader may be corrected with. People, places and numbers are made up. */

const referral: Paper = {
  key: 'referral',
  pages: [
    [
      title('Brackwater Valley Crisis Line'),
      small('Box 0, Nowhere Pass, OH 00000 · Telephone 555-0142'),
      paragraph('To the admissions desk of Landfall House'),
      paragraph(
        'We write about Quentin Sampleson, born 03/09/1988, who called us on the evening of May 4 and asked for help with drinking. He reports about a fifth of vodka a day since last October, a last drink on the morning of the call, and one withdrawal seizure in 2019 that was treated at an emergency room.',
      ),
      paragraph(
        'He lives alone, has driven a delivery route for eleven years and wants to keep that job. His sister, Paula Sampleson, drives him wherever he needs to go; she may be called at 555-0187 extension 4. He denies thoughts of harming himself or anybody else, and no weapon is kept at home.',
      ),
      paragraph(
        'Please tell us by Friday whether a bed is open. We will hold his place in the evening group until then. He agreed in writing that we send you this letter, and understands that he may take his agreement back.',
      ),
      paragraph('Sincerely, the night desk'),
    ],
  ],
};

const intake: Paper = {
  key: 'intake',
  pages: [
    [
      title('Intake assessment, part 1'),
      fields(
        ['Name', 'Harriet Placeholder'],
        ['Date of birth', '11/30/1979'],
        ['Telephone', '(555) 555-0119'],
        ['Referred by', 'Employee help desk, Example Freight Co.'],
        ['Insurance', 'Fictional Mutual PPO, member FM-4471-002-83'],
        ['Level of care asked for', 'Residential'],
      ),
      heading('PRESENTING PROBLEM'),
      paragraph(
        'Client uses oxycodone 30 mg, six to eight tablets a day, by mouth, bought from an acquaintance. First used after a knee surgery in 2017. Longest time without: 41 days, in spring 2022.',
      ),
      heading('WITHDRAWAL RISK'),
      list(
        'No history of seizures or delirium',
        'COWS score of 13 at 9:40 a.m.; sweats, yawning, gooseflesh',
        'Last dose 14 hours before the interview',
      ),
    ],
    [
      title('Intake assessment, part 2'),
      heading('MEDICAL'),
      paragraph(
        'Asthma, mild, treated with albuterol as needed. Hepatitis C antibody positive in 2021, RNA not detected. Blood pressure 132/84, pulse 92, temperature 98.9 °F, weight 71.5 kg.',
      ),
      heading('ALLERGIES'),
      paragraph('Sulfa drugs (rash). Adhesive tape.'),
      heading('LEGAL AND HOUSING'),
      paragraph(
        'No open charges. Rents a room until June 30; the landlord knows about the treatment and will keep the room for six weeks.',
      ),
      small('Assessed by the counselor on duty. Page 2 of 2.'),
    ],
  ],
};

const medications: Paper = {
  key: 'medications',
  pages: [
    [
      title('Medication list'),
      small('Checked against the pharmacy’s printout of 05/02/2026'),
      table(
        ['Medication', 'Dose', 'How often', 'Since', 'Prescribed for'],
        ['Sertraline', '100 mg', 'once daily', '01/2024', 'Depression'],
        ['Trazodone', '50 mg', 'at bedtime', '03/2024', 'Sleep'],
        ['Lisinopril', '20 mg', 'every morning', '06/2019', 'Blood pressure'],
        ['Buprenorphine-naloxone', '8 mg/2 mg', 'twice daily', '04/2026', 'Opioid use disorder'],
        ['Gabapentin', '300 mg', 'three times a day', '11/2025', 'Nerve pain'],
        ['Thiamine', '100 mg', 'once daily', '05/2026', 'Supplement'],
        ['Albuterol inhaler', '90 mcg', '2 puffs as needed', '2016', 'Asthma'],
      ),
      heading('Stopped'),
      list('Zolpidem 10 mg, stopped 02/2026: sleepwalking', 'Ibuprofen 800 mg, stopped 12/2025: stomach upset'),
      paragraph('No known drug allergies other than penicillin (hives as a child).'),
    ],
  ],
};

const labs: Paper = {
  key: 'labs',
  pages: [
    [
      title('LABORATORY REPORT'),
      fields(
        ['Specimen', 'S-00417-X'],
        ['Collected', '05/03/2026 07:55'],
        ['Reported', '05/04/2026 16:20'],
        ['Client', 'Samplova, Ida; MRN 000-31-77'],
      ),
      table(
        ['Test', 'Result', 'Unit', 'Range', 'Flag'],
        ['Sodium', '138', 'mmol/L', '136–145', ''],
        ['Potassium', '3.3', 'mmol/L', '3.5–5.1', 'L'],
        ['Creatinine', '0.87', 'mg/dL', '0.60–1.20', ''],
        ['AST', '112', 'U/L', '10–40', 'H'],
        ['ALT', '96', 'U/L', '7–56', 'H'],
        ['GGT', '241', 'U/L', '5–50', 'H'],
        ['Platelets', '138', '10³/µL', '150–400', 'L'],
        ['MCV', '101.4', 'fL', '80–100', 'H'],
        ['Phosphatidylethanol', '> 400', 'ng/mL', '< 20', 'H'],
        ['hCG, urine', 'negative', '', 'negative', ''],
      ),
      small('± 2 % at 37 °C. Values marked H or L lie outside of the range. ½ mL held for 7 days.'),
    ],
  ],
};

const brochure: Paper = {
  key: 'two-columns',
  pages: [
    [
      title('What to expect in your first week'),
      columns(
        [
          'Arrival is between nine and eleven in the morning. A nurse will take your temperature and blood pressure, and somebody will go through your bags together with you. Medications from home go into a locked cabinet.',
          'The first two days are quiet. You may sleep as much as you need. Someone looks in on you every half hour during the night, and every four hours a nurse asks how you feel and writes down what you say.',
          'On the third day you meet the counselor who stays with you throughout treatment. Together you make a plan: what brought you here, what has helped before, and who ought to hear from you.',
        ],
        [
          'Telephones are kept at the desk for the first seventy-two hours. Afterward there is an hour each evening for calls. Family may visit on Sunday afternoons, after a conversation with the family counselor.',
          'Bring comfortable clothing for seven days, closed shoes, an alarm clock without a radio, and a list of all medications that were prescribed. Please leave valuables, mouthwash containing alcohol and unopened supplements at home.',
          'Questions about insurance are answered at the front office, Monday through Friday. Nobody is sent away because an authorization is late.',
        ],
      ),
    ],
  ],
};

const insurance: Paper = {
  key: 'insurance',
  pages: [
    [
      title('Verification of benefits'),
      table(
        ['', 'In network', 'Out of network'],
        ['Deductible', '$1,500.00', '$4,250.00'],
        ['Met to date', '$612.37', '$0.00'],
        ['Coinsurance', '20 %', '40 %'],
        ['Out-of-pocket maximum', '$6,000.00', '$12,500.00'],
        ['Authorization', 'required', 'required'],
        ['Days approved', '14', '0'],
      ),
      fields(
        ['Plan', 'Imaginary Health Choice Plus'],
        ['Group', 'IH-20931'],
        ['Member ID', 'ZZQ 884 120 559 01'],
        ['Effective', '01/01/2026 – 12/31/2026'],
        ['Reference', 'call no. 7781-0093, spoke with the benefits line'],
        ['Payer ID', '00000-TEST'],
      ),
      paragraph(
        'Detoxification and residential days are counted together. Urine drug tests are limited to one a week. Telehealth visits carry a copayment of $25.',
      ),
    ],
  ],
};

const discharge: Paper = {
  key: 'discharge',
  pages: [
    [
      small('Sample County Hospital · Discharge summary · Nadir, Owen · MRN 00-77-1204'),
      title('Discharge summary'),
      paragraph(
        'Admitted 04/21/2026 by ambulance after a fall at home while drinking. Head CT without bleeding. Treated for alcohol withdrawal with a phenobarbital taper; highest CIWA-Ar score 22 on the second day, no seizure. Intravenous thiamine for three days, then by mouth.',
      ),
      heading('Diagnoses'),
      list(
        'F10.230 Alcohol dependence with withdrawal, uncomplicated',
        'S00.03XA Contusion of scalp, initial encounter',
        'I10 Essential hypertension',
        'E87.6 Hypokalemia, corrected',
      ),
      heading('Condition at discharge'),
      paragraph(
        'Steady on his feet, oriented, eating. Sutures out on 05/01. He wishes to go on to residential treatment.',
      ),
      small('Page 1 of 2'),
    ],
    [
      small('Sample County Hospital · Discharge summary · Nadir, Owen · MRN 00-77-1204'),
      heading('Medications at discharge'),
      table(
        ['Medication', 'Directions'],
        ['Thiamine 100 mg', 'one tablet by mouth each morning'],
        ['Folic acid 1 mg', 'one tablet by mouth each morning'],
        ['Amlodipine 5 mg', 'one tablet by mouth at noon; hold below 100 systolic'],
        ['Naltrexone 50 mg', 'start after seven days without opioids'],
      ),
      heading('Appointments'),
      list('Primary care, 05/06/2026 at 10:15', 'Fictional Liver Clinic, 05/19/2026 at 14:00'),
      paragraph('Call 911 for confusion, fever above 101 °F, or a seizure.'),
      small('Page 2 of 2'),
    ],
  ],
};

const european: Paper = {
  key: 'european',
  script: 'wide',
  pages: [
    [
      title('Überweisung / Demande d’admission / Skierowanie'),
      paragraph(
        'Frau Ännchen Müßiggang, geboren am 3. März 1981, wünscht eine stationäre Aufnahme. Sie trinkt täglich zwei Flaschen Weißwein; Krampfanfälle sind nicht bekannt. Größe 1,68 m, Gewicht 62 kg.',
      ),
      paragraph(
        'La patiente est allergique à la pénicilline (œdème). Elle reçoit de l’oxazépam, un demi-comprimé à midi, et déclare n’avoir jamais été hospitalisée auparavant. Son frère, François Çelebi, habite à l’étage.',
      ),
      paragraph(
        'Pacjentka zażywa lek na nadciśnienie. Córka Łucja może odebrać ją źródłowo w każdą środę; proszę dzwonić po piętnastej.',
      ),
      paragraph('Пациентка живёт одна и просит о помощи. Аллергия: пенициллин, орехи. Телефон сестры указан ниже.'),
      paragraph('Η ασθενής ζει μόνη της και ζητά βοήθεια. Αλλεργία στην πενικιλίνη.'),
      paragraph('Bệnh nhân nói tiếng Việt và cần người phiên dịch vào buổi sáng.'),
      paragraph(
        'Señora Muñoz, ¿toma usted algún medicamento? Según ella, ninguno desde el año pasado. Şifa, İzmir, ığdır, ñandú.',
      ),
    ],
  ],
};

const hebrew: Paper = {
  key: 'hebrew',
  script: 'hebrew',
  pages: [
    [
      title('מכתב הפניה לטיפול'),
      paragraph('המטופלת דנה דוגמה פנתה אלינו ביום ראשון וביקשה עזרה בגמילה מאלכוהול.'),
      paragraph('היא שותה כבקבוק יין ביום מאז החורף, ואין לה היסטוריה של פרכוסים.'),
      paragraph('אלרגיה לפניצילין ולבוטנים. לוקחת 50 מ"ג של טרזודון לפני השינה.'),
      paragraph('טלפון של האחות: 555-0142. תאריך לידה: 12/04/1986.'),
      paragraph('אנו מבקשים לדעת אם יש מיטה פנויה עד יום חמישי.'),
    ],
  ],
};

const eastAsian: Paper = {
  key: 'east-asian',
  script: 'cjk',
  pages: [
    [
      title('入院申込書'),
      paragraph('患者氏名は見本花子、生年月日は昭和六十年四月十二日です。二年前から毎晩日本酒を飲んでいます。'),
      paragraph('アレルギー：ペニシリン。服用中の薬：トラゾドン 50 mg、就寝前。てんかん発作の既往はありません。'),
      title('入院申请表'),
      paragraph('患者王样本，电话 555-0133，请求住院戒酒治疗。对青霉素过敏，目前服用降压药，每日一次。'),
      paragraph('家属可以在星期日下午探视。保险号码为 TEST-00291。'),
    ],
  ],
};

const prose: Paper = {
  key: 'narrow-prose',
  pages: [
    [
      title('Psychosocial history'),
      paragraph(
        'The client first tried methamphetamine at nineteen with coworkers on a fishing boat, and after an interruption of several years returned to it following the unexpected disappearance of his brother. He describes sleeplessness, overwhelming restlessness and difficulty concentrating, particularly during the wintertime.',
      ),
      paragraph(
        'Conversations with his grandmother remain important to him. She disapproves of his acquaintances, nevertheless she telephones every evening and occasionally accompanies him to appointments. Transportation is unreliable; the community organization has offered reimbursement.',
      ),
      paragraph(
        'Previous hospitalizations: observation overnight in September for dehydration. Hallucinations, intermittent, disappeared spontaneously within seventy-two hours. He acknowledges that confidentiality was explained and understood.',
      ),
    ],
  ],
};

export const KNOWN_PAPERS = {
  referral,
  intake,
  medications,
  labs,
  brochure,
  insurance,
  discharge,
  european,
  hebrew,
  eastAsian,
  prose,
} as const;
