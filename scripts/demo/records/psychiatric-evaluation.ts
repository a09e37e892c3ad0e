import type { FictionalRecord } from './fictional-record.ts';

export const psychiatricEvaluation: FictionalRecord = {
  key: 'psychiatric-evaluation',
  file_name: 'Maplethorpe psych eval.pdf',
  client: { firstname: 'Soren', lastname: 'Maplethorpe', dob: '2001-12-05', sex_at_birth: 'Male' },
  description: 'Psychiatric evaluation in narrative form, with safety plan and prior hospital stays',
  as: 'text',
  pages: [
    `PSYCHIATRIC EVALUATION
Thistledown Behavioral Health, Suite 6, 77 Kiln Lane, Aldervale
Patient: Soren Maplethorpe\tDate of birth: 12/05/2001
Date of service: 10/08/2026\tEvaluator: Dr. Calliope Reinholt
Duration: 75 minutes\tSource: Patient and mother

IDENTIFICATION
The patient is a 24-year-old single man, a second-year student of marine engineering at Aldervale Technical College, currently on medical leave. He lives with his mother and a younger brother.

HISTORY OF PRESENT ILLNESS
The patient was brought by his mother after three weeks of worsening mood, sleeping up to 15 hours a day and missing classes. He reports low mood most of the day, loss of interest, poor concentration and guilt. He has used ketamine two to three times a week since June 2026 and smokes cannabis daily. He last used ketamine on 10/05/2026. He denies any use of alcohol in the past year. He denies use of opioids and stimulants.

He describes a period in February 2025 of nine days with little sleep, racing thoughts, spending of about $6,000 and a belief that he had been chosen to design a new harbor. This episode occurred before any ketamine use.

He denies current auditory hallucinations but reports having heard his name called during the episode in 2025.`,
    `PAST PSYCHIATRIC HISTORY
First contact with services was at the age of 14 for panic attacks. He was diagnosed with attention deficit hyperactivity disorder at the age of 16.

HOSPITAL STAYS
Facility\tDates\tReason
Wexcombe Psychiatric Hospital\t02/19/2025 - 03/06/2025\tManic episode
Wexcombe Psychiatric Hospital\t08/11/2025 - 08/18/2025\tSuicide attempt

SUICIDE AND SELF-HARM
The patient made one suicide attempt on 08/10/2025 by jumping from a pier; he was pulled out by a passer-by. He has a history of cutting between the ages of 15 and 17 and none since. He currently reports passive thoughts of death without plan or intent.

Access to firearms: [ ] Yes  [X] No
Current plan: [ ] Yes  [X] No

VIOLENCE
There is no history of violence toward others. He has never been arrested.

PAST MEDICATION TRIALS
Fluoxetine 20 mg, 2016 to 2017: partial response
Methylphenidate, 2018: stopped because of palpitations
Lithium 900 mg, 2025: good response, stopped by the patient in May 2026 because of hand tremor
Quetiapine 300 mg, 2025: stopped because of weight gain of 22 pounds`,
    `MEDICAL HISTORY
Ketamine-associated cystitis was diagnosed in September 2026 by Dr. Faisal Underhill, urology. The patient has asthma. He had an appendectomy in 2013. He denies any history of seizures or head injury with loss of consciousness.

ALLERGIES
Lamotrigine (rash, 2025). Peanuts (anaphylaxis; carries an epinephrine auto-injector).

CURRENT MEDICATIONS
Albuterol inhaler, as needed
Lurasidone 40 mg with the evening meal, started 09/29/2026
Hydroxyzine 25 mg as needed for anxiety

FAMILY HISTORY
The father has bipolar I disorder and lives abroad. The maternal grandmother was treated with electroconvulsive therapy for depression. A cousin died by suicide in 2022. No family history of dementia.

SOCIAL AND DEVELOPMENTAL HISTORY
Born at term. Speech was delayed; he received speech therapy until the age of 6. Parents separated when he was 11. He speaks English and Danish. He enjoys sailing and plays the cello. His mother, Annika Maplethorpe, is his main support. He denies any history of physical or sexual abuse.`,
    `MENTAL STATUS EXAMINATION
Appearance: Thin, unshaven, dressed for the weather
Behavior: Cooperative, slow movements, poor eye contact
Speech: Soft, delayed
Mood: "Empty"
Affect: Constricted
Thought process: Linear
Thought content: Guilt; no delusions
Perception: No hallucinations
Cognition: Oriented; recalled 3 of 3 words
Insight: Fair
Judgment: Fair

SCALES
Scale\tScore\tMeaning
PHQ-9\t21\tSevere
Young Mania Rating Scale\t3\tNo mania
Montreal Cognitive Assessment\t27\tNormal
AUDIT\t0\tNo risk

DIAGNOSES
F31.4 Bipolar disorder, current episode depressed, severe, without psychotic features
F16.20 Hallucinogen (ketamine) use disorder, moderate
F12.20 Cannabis use disorder, moderate
F90.0 Attention deficit hyperactivity disorder, by history`,
    `PLAN
1. Raise lurasidone to 60 mg. Obtain fasting lipids and glucose.
2. Restart lithium at 300 mg twice daily once kidney function is known; check a level after seven days. Target level 0.6 to 0.8.
3. Refer for residential dual diagnosis treatment, 45 to 60 days. The patient consents.
4. No stimulants.
5. Urology follow-up on 11/03/2026.

SAFETY PLAN
Warning signs: Not answering messages, giving away sailing gear
People to call: Mother, (555) 555-0131; friend Matthias Oakenshaw, (555) 555-0158
Steps to make the home safe: Mother keeps all medication in a locked box

LEGAL STATUS
Voluntary. The patient has capacity to consent to treatment.

DISABILITY AND LEAVE
Medical leave from college is certified until 01/15/2027.

Signed: Calliope Reinholt, MD, 10/08/2026`,
  ],
};
