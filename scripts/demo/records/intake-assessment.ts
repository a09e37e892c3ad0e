import type { FictionalRecord } from './fictional-record.ts';

export const intakeAssessment: FictionalRecord = {
  key: 'intake-assessment',
  file_name: 'Tennant-Vale biopsychosocial.pdf',
  client: { firstname: 'Marisol', lastname: 'Tennant-Vale', dob: '1989-03-14', sex_at_birth: 'Female' },
  description: 'Biopsychosocial intake assessment from an outpatient clinic, with substance use and family history',
  as: 'text',
  pages: [
    `BIOPSYCHOSOCIAL INTAKE ASSESSMENT
Lantern Street Outpatient Clinic, 418 Lantern Street, Millbrook Falls
Phone: (555) 555-0142     Fax: (555) 555-0143

IDENTIFYING INFORMATION
Client name: Marisol Tennant-Vale
Date of birth: 03/14/1989
Date of assessment: 09/22/2026
Assessor: Imogen Farrow, LCSW
Referred by: Dr. Anselm Pryce, primary care
Preferred language: Spanish
Interpreter needed: [ ] Yes  [X] No
Marital status: Separated
Emergency contact: Beatriz Vale (sister), (555) 555-0177

PRESENTING PROBLEM
Client is a 37-year-old woman who presents seeking residential treatment for alcohol use. She reports that drinking increased after the loss of her job as a dental hygienist in January 2026. She was asked to leave her home by her spouse on 08/30/2026 and is currently staying with her sister.

CHIEF COMPLAINT
"I can't get through a morning without a drink and I am scared of what happens when I stop."

MOTIVATION
Stage of change: Preparation
Client states that she wants to regain shared custody of her daughter and rates her readiness for treatment as 8 out of 10.`,
    `SUBSTANCE USE HISTORY
Substance\tAge of first use\tFrequency\tLast use
Alcohol\t15\tDaily, 750 ml of vodka\t09/21/2026
Cannabis\t17\tOnce or twice a month\t07/04/2026
Cocaine\t24\tTried twice\t2014
Nicotine\t16\tHalf a pack a day\t09/22/2026

Client denies any history of opioid use. Client denies intravenous drug use.

WITHDRAWAL HISTORY
Client reports tremors, sweating and insomnia when she goes more than ten hours without alcohol. She had one withdrawal seizure in March 2024, witnessed by her spouse, and was taken to Millbrook Falls General Hospital. She denies any history of delirium tremens.

Seizure history: [X] Yes  [ ] No
Blackouts: [X] Yes  [ ] No
Overdose history: [ ] Yes  [X] No

PRIOR TREATMENT
Fernhollow Recovery House, residential, 28 days, completed 05/02/2021. Longest period of sobriety afterward: 14 months.
Lantern Street Outpatient Clinic, intensive outpatient, left against advice after three weeks in November 2025.

ASAM DIMENSIONS
Dimension 1, Acute intoxication and withdrawal potential: 3
Dimension 2, Biomedical conditions: 1
Dimension 3, Emotional and behavioral conditions: 2
Dimension 4, Readiness to change: 1
Dimension 5, Relapse potential: 3
Dimension 6, Recovery environment: 3
Recommended level of care: ASAM 3.7, medically monitored intensive inpatient`,
    `MEDICAL HISTORY
Primary care provider: Dr. Anselm Pryce, Millbrook Falls Family Practice
Allergies: Penicillin (hives), shellfish (throat swelling)
Height: 5 ft 4 in
Weight: 138 lb
Pregnant: [ ] Yes  [X] No
Chronic conditions: Hypertension, gastroesophageal reflux
Last physical examination: 06/11/2026

CURRENT MEDICATIONS
Medication\tDose\tHow often\tPrescribed for
Lisinopril\t10 mg\tOnce daily\tBlood pressure
Omeprazole\t20 mg\tOnce daily\tReflux
Sertraline\t50 mg\tOnce daily\tDepression

Client reports that she stopped taking naltrexone in February 2026 because of nausea.

MENTAL HEALTH HISTORY
Client was diagnosed with major depressive disorder in 2019. She denies any history of psychiatric hospitalization. She denies current suicidal ideation. She reports one suicide attempt at the age of 19, by overdose of over-the-counter pain tablets; she told no one at the time. There is no history of self-harm since. She denies homicidal ideation and denies hallucinations.

Columbia Suicide Severity Rating: Low risk
PHQ-9 score: 16
GAD-7 score: 11`,
    `FAMILY AND SOCIAL HISTORY
Client is the second of three sisters. Her father died of cirrhosis of the liver in 2012. Her mother is living and does not drink. A maternal uncle has bipolar disorder.

Children: One daughter, Lucia, age 9, living with her father
Housing: Temporary, with sister
Employment: Unemployed since 01/16/2026
Highest education: Associate degree in dental hygiene
Military service: [ ] Yes  [X] No
Religion or spirituality: Raised Catholic, not practicing

LEGAL
Pending charges: [ ] Yes  [X] No
Client had one arrest for driving under the influence in 2018; the case was closed after a diversion program. She is not on probation or parole.

TRAUMA
Client reports emotional abuse during her marriage. She declined to discuss childhood events at this appointment.

DIAGNOSTIC IMPRESSION
F10.20 Alcohol use disorder, severe
F33.1 Major depressive disorder, recurrent, moderate
Rule out: F43.10 Post-traumatic stress disorder

RECOMMENDATION
Admission to medically monitored detoxification followed by residential treatment of at least 30 days. Client asks for a women-only facility. Nicotine replacement is requested.

Signed: Imogen Farrow, LCSW, 09/22/2026`,
  ],
};
