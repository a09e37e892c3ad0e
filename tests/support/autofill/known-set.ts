import type { SetRecord } from './set-record.ts';

/** Records of further layouts that the extractor was made with. Nobody and nothing in them is real. */
export const KNOWN_SET: readonly SetRecord[] = [
  {
    key: 'phone-screening',
    as: 'text',
    client: { firstname: 'Thaddea', lastname: 'Rookwood', dob: '1988-06-14' },
    pages: [
      `PRE-ADMISSION PHONE SCREENING
Client name - Thaddea Rookwood
DOB - 6/14/88
Phone - (555) 555-0121
Reason for seeking treatment - Wants to stop drinking before her daughter's wedding
Allergies - NKDA
Current medications - None
Seizure history - none
Suicide attempts - 1, overdose in 2009
Withdrawal symptoms - sweats, tremor in the mornings
Transportation - Sister will drive
Insurance - Greyfriars Mutual
Member ID - GM 300 4471
Next court date - n/a
Probation - no
Notes - Caller asked about visiting hours. Call back after 5.`,
    ],
    expected: {
      dob: '1988-06-14',
      phone_number: '(555) 555-0121',
      reason_for_seeking_treatment: /stop drinking/,
      allergies: 'NKDA',
      medication_plan: 'None',
      history_of_seizures: 'No',
      history_of_suicide_attempts: '1, overdose in 2009',
      concerns_for_withdrawal: 'sweats, tremor in the mornings',
      carrier: 'Other',
      subscriber_id: 'GM 300 4471',
      probation: 'No',
    },
    open: ['transportation_required'],
  },
  {
    key: 'emr-demographics',
    as: 'text',
    client: { firstname: 'Evariste', lastname: 'Lockwood', dob: '1979-09-27' },
    pages: [
      `PATIENT DEMOGRAPHICS
Name: Lockwood, Evariste\tDOB: 09/27/1979 (47 yrs)
Legal sex: Male\tGender identity: Male
Address: 8 Cooper's Yard, Saltmarsh, ME 04099
Mobile phone: 555.555.0106\tEmail: e.lockwood@mail.example
Marital status: Single\tEmployment status: Disabled
Preferred language: French\tReligion: None

GUARANTOR
Name: Odile Lockwood\tDOB: 01/05/1950
Phone: (555) 555-0107

COVERAGE
Payer: MaineCoast Medicaid\tMember ID: 88801234M
Group number: N/A
Prior auth #: PA-77-20931

CARE TEAM
PCP: Dr. Anneke Strand\tPhone: (555) 555-0108
Psychiatrist: None
Therapist: Lucian Gray, LCSW\tPhone: (555) 555-0109
Pharmacy: Saltmarsh Drug\tPhone: (555) 555-0110`,
    ],
    expected: {
      dob: '1979-09-27',
      gender: 'Man',
      address: "8 Cooper's Yard",
      city: 'Saltmarsh',
      state: 'ME',
      zip: '04099',
      phone_number: '555.555.0106',
      email_id: 'e.lockwood@mail.example',
      marital_status: 'Single',
      employment_status: 'Disability',
      carrier: 'Medicaid/MCO',
      subscriber_id: '88801234M',
      authorization_number: 'PA-77-20931',
      current_pcp_name: 'Dr. Anneke Strand',
      current_pcp_phone: '(555) 555-0108',
      current_therapist_name: 'Lucian Gray, LCSW',
      current_therapist_phone: '(555) 555-0109',
    },
    open: ['sex_at_birth'],
  },
  {
    key: 'nursing-boxes',
    as: 'text',
    client: { firstname: 'Clementine', lastname: 'Ashby', dob: '1995-01-19' },
    pages: [
      `NURSING ASSESSMENT
Patient: Clementine Ashby     D.O.B.: 01/19/1995
Allergies: ☐ None ☒ Yes: sulfa (hives)
Seizures: Yes [ ]  No [X]
Head injury: (X) Yes  ( ) No   fall from horse 2011
Suicide attempts: _X_ No  ___ Yes
Self-harm: ___ No  _X_ Yes, burning, last 2024
Eating disorder: [ ] Yes [ ] No
Violence: [ ] Yes [x] No
Sexually inappropriate behavior: Yes / No
Current medications:
Sertraline 100 mg daily
Prazosin 2 mg at night
Family history: mother - depression, uncle - alcoholism
Seizure precautions: [X] Yes [ ] No
If the patient has a seizure, call the physician.`,
    ],
    expected: {
      dob: '1995-01-19',
      allergies: /sulfa/,
      history_of_seizures: 'No',
      history_of_tbi_concussions: /^Yes/,
      history_of_suicide_attempts: 'No',
      history_of_self_harm: /^Yes/,
      aggression_or_property_damage: 'No',
      medication_plan: /Sertraline 100 mg daily\nPrazosin/,
      family_history: /mother - depression/,
    },
  },
  {
    key: 'trap-narrative',
    as: 'text',
    client: { firstname: 'Barnabas', lastname: 'Quince', dob: '1981-04-25' },
    pages: [
      `CLINICAL NARRATIVE
Patient name: Barnabas Quince
DOB: 4/25/1981

Mr. Quince came with his wife, who has bipolar disorder. His mother had seizures and his brother completed suicide in 2010. He denies any history of seizures, head trauma or self-harm. If he develops seizures, transfer him to the hospital. He is at risk of seizures during withdrawal. He worries that his son may have an eating disorder. He was the victim of an assault in 2019. He will start outpatient therapy after discharge. Residential treatment is recommended. He has not been hospitalized for psychiatric reasons. There is no evidence of psychosis. Rule out PTSD. His cousin is on parole. He completed probation in 2014. He wants to be tested for genetic conditions.`,
      `CONSENT FOR RELEASE OF INFORMATION
I, Barnabas Quince, authorize release of:
[X] History of seizures
[X] Psychological testing
Phone: (555) 555-0199
Date of birth of minor child: 05/05/2015`,
      `PROGRESS NOTE
Patient name: Marguerite Dunlop
DOB: 02/02/1960
Allergies: Aspirin
She had a seizure in 2020.`,
    ],
    expected: {
      dob: '1981-04-25',
      history_of_seizures: 'No',
      history_of_self_harm: 'No',
      history_of_tbi_concussions: 'No',
      hospitalizations: 'No',
      family_history: /mother had seizures/,
    },
    open: ['history_of_trauma'],
  },
  {
    key: 'scanned-intake',
    as: 'scan',
    client: { firstname: 'Sylvester', lastname: 'Marchbanks', dob: '1974-11-30' },
    pages: [
      `INTAKE FORM
Client name: Sylvester Marchbanks
Date of birth: 11/30/1974
Sex: Male
Address: 301 Millrace Street, Harrowgate, PA 17099
Phone: (555) 555-0151

MEDICAL
Allergies: Codeine (nausea)
Current medications: Losartan 50 mg daily, melatonin 3 mg at bedtime
Primary care provider: Dr. Verity Longfellow
Seizure history: No
Eating disorder: No
Suicide attempts: None

LEGAL
Pending legal charges: None
Probation: No
Next court date: None

EMERGENCY CONTACT
Name: Rosalba Marchbanks
Relationship: Sister
Phone: (555) 555-0152`,
    ],
    expected: {
      dob: '1974-11-30',
      sex_at_birth: 'Male',
      address: '301 Millrace Street',
      city: 'Harrowgate',
      state: 'PA',
      zip: '17099',
      phone_number: '(555) 555-0151',
      allergies: /Codeine/,
      medication_plan: /Losartan 50 mg daily/,
      current_pcp_name: 'Dr. Verity Longfellow',
      history_of_seizures: 'No',
      eating_disorder: 'No',
      history_of_suicide_attempts: 'No',
      pending_legal_charges: 'No',
      probation: 'No',
      emergency_contact_primary_firstname: 'Rosalba',
      emergency_contact_primary_lastname: 'Marchbanks',
      emergency_contact_primary_phone: '(555) 555-0152',
    },
  },
  {
    key: 'dotted-referral',
    as: 'text',
    client: { firstname: 'Hesper', lastname: 'Vandermeer', dob: '2000-02-29' },
    pages: [
      `REFERRAL FORM
Referring provider ........ Dr. Caspian Holt, (555) 555-0111
Client .................... Hesper Vandermeer
Date of birth ............. Feb 29, 2000
Phone ..................... (555) 555-0112
Presenting problem ........ Relapse on heroin after eight months
Drugs of choice ........... Heroin, benzodiazepines
Psychiatrist .............. Dr. Ione Castellane
Therapist ................. none
Prior residential treatment  Kestrel House 2023, left early
History of trauma ......... Yes, car accident 2018
Court date ................ 11/20/2026 9:00 AM
Guardian .................. Self`,
    ],
    expected: {
      dob: '2000-02-29',
      phone_number: '(555) 555-0112',
      reason_for_seeking_treatment: /Relapse on heroin/,
      recent_substance_abuse: 'Heroin, benzodiazepines',
      current_psychiatrist_name: 'Dr. Ione Castellane',
      history_of_trauma: 'Yes, car accident 2018',
      upcoming_court_date: '2026-11-20',
      legal_guardianship_status: 'None (own guardian)',
    },
    open: ['residential_programs'],
  },
];
