import type { FictionalRecord } from './fictional-record.ts';

export const dischargeSummary: FictionalRecord = {
  key: 'discharge-summary',
  file_name: 'Achterberg discharge summary.pdf',
  client: { firstname: 'Desmond', lastname: 'Achterberg', dob: '1976-11-02', sex_at_birth: 'Male' },
  description: 'Hospital discharge summary after alcohol withdrawal, with course, medications and follow-up',
  as: 'text',
  pages: [
    `DISCHARGE SUMMARY
Saint Orrin Memorial Hospital, Department of Internal Medicine
1200 Quarry Ridge Road, Pellham Heights

Patient: Desmond Achterberg\tMRN: SO-0047731
DOB: 11/02/1976\tSex: Male
Admitted: 10/03/2026\tDischarged: 10/09/2026
Attending: Dr. Winifred Sato\tLength of stay: 6 days

ADMITTING DIAGNOSIS
Alcohol withdrawal, severe

DISCHARGE DIAGNOSES
1. Alcohol withdrawal with delirium, resolved
2. Alcohol use disorder, severe
3. Hypokalemia, corrected
4. Alcoholic hepatitis, mild
5. Type 2 diabetes mellitus

REASON FOR ADMISSION
Mr. Achterberg is a 49-year-old roofer brought in by ambulance on 10/03/2026 after his brother found him confused and shaking. He had been drinking a case of beer daily for about four years and stopped abruptly two days before. Blood alcohol on arrival was zero. The CIWA score on arrival was 27.

Code status: Full code
Advance directive on file: [ ] Yes  [X] No`,
    `HOSPITAL COURSE
The patient was admitted to the intensive care unit and treated with a lorazepam taper guided by CIWA scores. On the second day he developed delirium tremens with visual hallucinations and a fever of 101.4 F. He was given phenobarbital and did not require intubation. Delirium cleared on 10/06/2026. He has had no seizures during this admission, and there is no history of seizures.

Potassium on arrival was 2.9 and was repleted. Thiamine 500 mg was given intravenously for three days. Liver enzymes were elevated and fell by half before discharge. An ultrasound of the abdomen showed fatty liver without ascites. CT of the head was negative for bleeding.

CONSULTATIONS
Psychiatry, Dr. Ruben Oyelaran, 10/07/2026: no evidence of a primary psychotic disorder. The patient denied suicidal ideation. Psychiatry advised starting acamprosate after discharge.
Social work, Nadia Corwell, MSW, 10/08/2026: patient agrees to residential treatment and signed a release of information.

PROCEDURES
Abdominal ultrasound, 10/04/2026
CT head without contrast, 10/03/2026

CONDITION AT DISCHARGE
Stable. Alert and oriented to person, place and time. Walks without assistance. Last dose of lorazepam was given on 10/08/2026 at 06:00.

Vital signs on the day of discharge: blood pressure 132/84, pulse 78, temperature 98.2 F, oxygen saturation 98% on room air.`,
    `DISCHARGE MEDICATIONS
Medication\tDose\tHow often\tStatus
Metformin\t1000 mg\tTwice daily\tContinue
Acamprosate\t666 mg\tThree times daily\tNew
Thiamine\t100 mg\tOnce daily\tNew
Folic acid\t1 mg\tOnce daily\tNew
Lisinopril\t20 mg\tOnce daily\tContinue
Zolpidem\t10 mg\tAt bedtime\tSTOPPED

ALLERGIES
Sulfa drugs (rash). No known food allergies.

DIET AND ACTIVITY
Diabetic diet, 1800 calories. No driving for two weeks. No alcohol of any kind.

FOLLOW-UP
Primary care: Dr. Helga Brandt, 10/20/2026 at 2:30 PM
Hepatology clinic: 11/17/2026 at 9:00 AM, repeat liver panel one week before

PENDING RESULTS AT DISCHARGE
Hepatitis C antibody was sent on 10/08/2026 and was pending at the time of discharge. Hepatitis B surface antigen was negative.

PATIENT INSTRUCTIONS
Return to the emergency department for confusion, black stools, vomiting blood, or a fever above 101 F. The patient's brother, Cornelius Achterberg, will provide transportation to the treatment center.

Tuberculosis screening: Negative (QuantiFERON, 10/05/2026)
Electronically signed by Winifred Sato, MD, 10/09/2026 16:12`,
  ],
};
