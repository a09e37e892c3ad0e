import type { FictionalRecord } from './fictional-record.ts';

export const laboratoryReport: FictionalRecord = {
  key: 'laboratory-report',
  file_name: 'Okonkwo-Lund labs 10-2026.pdf',
  client: { firstname: 'Priya', lastname: 'Okonkwo-Lund', dob: '1992-05-09', sex_at_birth: 'Female' },
  description: 'Laboratory report: blood count, metabolic panel, urine drug screen and infectious disease serology',
  as: 'text',
  pages: [
    `BRIGHTWATER REFERENCE LABORATORY
Final report, page 1 of 3
Patient: Okonkwo-Lund, Priya\tDOB: 05/09/1992
Specimen number: BW-881204-6\tSex: F
Collected: 10/15/2026 07:40\tReceived: 10/15/2026 11:05
Ordering provider: Dr. Elspeth Navarro\tFasting: [X] Yes  [ ] No

COMPLETE BLOOD COUNT
Test\tResult\tFlag\tReference range
White blood cells\t6.8\t\t4.0 - 11.0 x10(3)/uL
Hemoglobin\t10.2\tLOW\t12.0 - 16.0 g/dL
Hematocrit\t31.5\tLOW\t36.0 - 46.0 %
Mean corpuscular volume\t74\tLOW\t80 - 100 fL
Platelets\t212\t\t150 - 400 x10(3)/uL

COMPREHENSIVE METABOLIC PANEL
Test\tResult\tFlag\tReference range
Sodium\t139\t\t135 - 145 mmol/L
Potassium\t4.1\t\t3.5 - 5.1 mmol/L
Glucose\t92\t\t70 - 99 mg/dL
Creatinine\t0.81\t\t0.50 - 1.10 mg/dL
ALT\t88\tHIGH\t7 - 35 U/L
AST\t64\tHIGH\t8 - 33 U/L
Total bilirubin\t0.9\t\t0.2 - 1.2 mg/dL
Albumin\t3.9\t\t3.5 - 5.0 g/dL`,
    `BRIGHTWATER REFERENCE LABORATORY
Final report, page 2 of 3
Patient: Okonkwo-Lund, Priya\tSpecimen number: BW-881204-7

URINE DRUG SCREEN
Test\tResult\tCutoff
Amphetamines\tNegative\t500 ng/mL
Barbiturates\tNegative\t200 ng/mL
Benzodiazepines\tPOSITIVE\t200 ng/mL
Buprenorphine\tNegative\t5 ng/mL
Cannabinoids (THC)\tPOSITIVE\t50 ng/mL
Cocaine metabolite\tNegative\t150 ng/mL
Fentanyl\tPOSITIVE\t1 ng/mL
Methadone\tNegative\t300 ng/mL
Opiates\tNegative\t300 ng/mL
Oxycodone\tNegative\t100 ng/mL

Specimen validity: Acceptable
Urine creatinine: 118 mg/dL
Specific gravity: 1.018

CONFIRMATION BY MASS SPECTROMETRY
Alprazolam metabolite: 412 ng/mL
Norfentanyl: 96 ng/mL
Comment: Screening results are presumptive. The confirmation for cannabinoids was not requested.

PREGNANCY
Serum hCG, qualitative: Negative`,
    `BRIGHTWATER REFERENCE LABORATORY
Final report, page 3 of 3
Patient: Okonkwo-Lund, Priya\tSpecimen number: BW-881204-8

INFECTIOUS DISEASE SEROLOGY
Test\tResult
HIV 1/2 antigen and antibody\tNon-reactive
Hepatitis A antibody, total\tReactive (immune)
Hepatitis B surface antigen\tNon-reactive
Hepatitis B surface antibody\tNon-reactive (not immune)
Hepatitis C antibody\tREACTIVE
Hepatitis C RNA, quantitative\t1,240,000 IU/mL
Syphilis antibody\tNon-reactive
QuantiFERON-TB Gold\tIndeterminate

IRON STUDIES
Ferritin: 6 ng/mL (low)
Iron saturation: 8 %

OTHER
Thyroid stimulating hormone: 2.31 mIU/L
Vitamin D, 25-hydroxy: 18 ng/mL (low)

INTERPRETATION
Findings are consistent with active hepatitis C infection and iron deficiency anemia. Repeat tuberculosis testing is recommended because the result was indeterminate.

CRITICAL CALLS
No critical values. Report released by Osric Delacroix-Penn, MT, on 10/17/2026 at 13:22.`,
  ],
};
