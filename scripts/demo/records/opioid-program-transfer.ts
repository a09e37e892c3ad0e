import type { FictionalRecord } from './fictional-record.ts';

export const opioidProgramTransfer: FictionalRecord = {
  key: 'opioid-program-transfer',
  file_name: 'Holloway-Birch OTP transfer.pdf',
  client: { firstname: 'Renata', lastname: 'Holloway-Birch', dob: '1995-08-19', sex_at_birth: 'Female' },
  description: 'Opioid treatment program transfer with dosing history, prenatal record and child welfare plan',
  as: 'text',
  pages: [
    `OPIOID TREATMENT PROGRAM TRANSFER REQUEST
Copperline Opioid Treatment Program, 31 Foundry Street, Ashgrove
Patient: Renata Holloway-Birch
Date of birth: 08/19/1995
Program ID: CL-1172
Date of request: 10/23/2026
Medical director: Dr. Evadne Moriarty-Bloom

DOSING
Medication: Methadone
Current dose: 85 mg once daily, liquid, observed
Date of last dose change: 10/06/2026, raised from 80 mg
Date of last dose: 10/23/2026
Take-home doses: One a week (Sunday)
Missed doses in the last 30 days: 2
Admitted to program: 02/10/2025

Split dosing: [ ] Yes  [X] No
Guest dosing needed during transfer: [X] Yes  [ ] No

TOXICOLOGY, LAST THREE MONTHS
Date\tResult
08/14/2026\tMethadone only
09/11/2026\tMethadone, cocaine
10/09/2026\tMethadone only

Last EKG: 09/03/2026, QTc 438 ms
Naloxone kit given: [X] Yes  [ ] No`,
    `PRENATAL RECORD
Ashgrove Women's Health, Dr. Sunniva Delgado
Gravida 2, para 1
Estimated due date: 02/27/2027
Gestational age on 10/20/2026: 21 weeks 3 days
Blood type: O negative
Rh immune globulin due: At 28 weeks
Prenatal visits attended: 5 of 6

ALLERGIES
No known drug allergies. No known food allergies.

MEDICATIONS
Prenatal vitamin once daily
Methadone 85 mg once daily
Ondansetron 4 mg as needed for nausea

FINDINGS
The anatomy ultrasound on 10/13/2026 was normal. Glucose tolerance test has not been done yet and is planned for 12/01/2026. HIV negative. Hepatitis C negative. Group B streptococcus not yet tested. She denies bleeding and denies contractions.

PREVIOUS PREGNANCY
Son Emmerich, born 03/2021 at 36 weeks by cesarean section, treated for neonatal withdrawal for nine days.

High risk pregnancy: [X] Yes  [ ] No
Smoking: [X] Yes  [ ] No, cut down from ten to three cigarettes a day`,
    `CASE MANAGEMENT SUMMARY
Case manager: Thaddeus Vong
Housing: Rosemary House shelter since 09/15/2026
Income: Temporary assistance, $412 a month
Insurance: Medicaid, ID 0044-77153-R
Transportation: Bus pass

CHILD WELFARE
Emmerich lives with his paternal grandmother under a kinship agreement. Supervised visits take place every Saturday from 10 AM to noon. The child welfare worker is Delphine Usher, (555) 555-0181. The next family court hearing is on 12/09/2026. A plan of safe care must be filed before delivery.

RELATIONSHIPS AND SAFETY
Ms. Holloway-Birch has a protective order against her former partner, in force until 06/01/2027. She reports past intimate partner violence. She denies current contact with him. The location of any treatment program must not be disclosed to callers.

GOALS
She wants a residential program for pregnant women that continues methadone and can later accept the baby. She wants to finish her GED; she has passed two of four tests.

MENTAL HEALTH
Edinburgh depression score: 13. She denies suicidal ideation. She has no history of psychiatric hospital stays.`,
  ],
};
