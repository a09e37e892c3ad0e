import type { SetRecord } from './set-record.ts';

/** Records written before the extractor was tuned, and never tuned on. Nobody and nothing in them is real. */
export const HELD_OUT_SET: readonly SetRecord[] = [
  {
    key: 'detox-face-sheet',
    as: 'text',
    client: { firstname: 'Corwin', lastname: 'Applegarth', dob: '1984-02-17' },
    pages: [
      `BRACKENRIDGE DETOXIFICATION UNIT
ADMISSION FACE SHEET
PATIENT NAME: APPLEGARTH, CORWIN T\tMRN: 00418-77
DOB: 02/17/1984\tAGE: 42\tSEX: M
SSN: 900-11-2233\tMARITAL STATUS: Divorced
ADDRESS: 2210 Tollgate Road, Unit 5, Brackenridge, OH 44099
HOME PHONE: (555) 555-0161\tCELL: (555) 555-0162
EMPLOYER: Brackenridge Paper Mill\tOCCUPATION: Machinist
EMERGENCY CONTACT: Lettie Applegarth\tRELATIONSHIP: Mother\tPHONE: (555) 555-0163
PRIMARY CARE PHYSICIAN: Dr. Osric Pennyfeather\tPHONE: (555) 555-0164

INSURANCE INFORMATION
PRIMARY INSURANCE: Lakeland Preferred
POLICY #: LKP 77120934\tGROUP #: 0099812
SUBSCRIBER: Self

ADMITTING DIAGNOSIS: Opioid dependence with withdrawal
ALLERGIES: NKDA`,
      `NURSING ADMISSION NOTE
Pt arrived ambulatory, alert and oriented x4. States last used fentanyl 10/30/2026 at approx 0900, about one gram daily by insufflation for 18 months. Pt denies history of seizures. Denies SI/HI. No known history of head injury. Pt reports previous rehab at Foxglove House in 2022, completed 30 days.
Seizure precautions not indicated. Pt's brother died of an overdose in 2021.
Plan: COWS protocol, buprenorphine induction. Pt will be referred to residential treatment.`,
    ],
    expected: {
      dob: '1984-02-17',
      sex_at_birth: 'Male',
      marital_status: 'Divorced',
      address: '2210 Tollgate Road, Unit 5',
      city: 'Brackenridge',
      state: 'OH',
      zip: '44099',
      employer: 'Brackenridge Paper Mill',
      emergency_contact_primary_firstname: 'Lettie',
      emergency_contact_primary_lastname: 'Applegarth',
      emergency_contact_primary_phone: '(555) 555-0163',
      current_pcp_name: 'Dr. Osric Pennyfeather',
      current_pcp_phone: '(555) 555-0164',
      carrier: 'Other',
      subscriber_id: 'LKP 77120934',
      group_number: '0099812',
      allergies: 'NKDA',
      history_of_seizures: 'No',
      history_of_tbi_concussions: 'No',
      residential_programs: /Foxglove House/,
      family_history: /brother died of an overdose/,
    },
    open: ['phone_number', 'recent_substance_abuse'],
  },
  {
    key: 'clinic-progress-note',
    as: 'text',
    client: { firstname: 'Isaura', lastname: 'Thistlewood', dob: '1997-08-03' },
    pages: [
      `Juniper Row Counseling - Progress Note
Client: Isaura Thistlewood
Date of Birth: August 3, 1997
Date of Service: 10/21/2026
Clinician: Barnaby Quist, LPC

Presenting Problem: Client seeks a higher level of care for worsening depression and daily cannabis use.

Current Symptoms: Low mood, early waking, poor appetite, loss of interest

Medications: Bupropion XL 300 mg every morning, trazodone 50 mg at bedtime
Allergies: Latex (rash)

History:
Client was psychiatrically hospitalized at Marrowbone Hospital in 2019 for five days. She denies any suicide attempts. She reports cutting her thighs from age 14 to 16. Client's mother has a history of seizures. Client has never been arrested and has no pending charges. She denies physical or sexual abuse. She had a concussion playing rugby in 2015.

Eating Disorder: Denies
Trauma History: Parents' divorce at age 9; bullied in middle school

Psychiatrist: Dr. Philomena Ashgrove, (555) 555-0141
Therapist: Barnaby Quist, LPC, (555) 555-0140
Next appointment: 11/18/2026 at 3:00 PM

Plan: Screen for eating disorder. Discuss genetic testing at the next visit.`,
    ],
    expected: {
      dob: '1997-08-03',
      reason_for_seeking_treatment: /higher level of care for worsening depression/,
      current_symptoms: 'Low mood, early waking, poor appetite, loss of interest',
      medication_plan: /Bupropion XL 300 mg/,
      allergies: 'Latex (rash)',
      hospitalizations: /Marrowbone Hospital in 2019/,
      history_of_suicide_attempts: 'No',
      history_of_self_harm: /cutting her thighs/,
      pending_legal_charges: 'No',
      history_of_tbi_concussions: /concussion playing rugby/,
      eating_disorder: 'No',
      history_of_trauma: /divorce at age 9/,
      current_psychiatrist_name: 'Dr. Philomena Ashgrove',
      current_psychiatrist_phone: '(555) 555-0141',
      current_therapist_name: 'Barnaby Quist, LPC',
      current_therapist_phone: '(555) 555-0140',
      next_appointment: '2026-11-18',
      family_history: /mother has a history of seizures/,
    },
    open: ['history_of_trauma'],
  },
  {
    key: 'checkbox-intake',
    as: 'text',
    client: { firstname: 'Lazar', lastname: 'Winterbourne', dob: '1990-12-09' },
    pages: [
      `SECTION 1. CLIENT INFORMATION
First name: Lazar\tLast name: Winterbourne
Birthdate: 12-09-1990\tSex: ☐ Female ☒ Male
Street address: 77 Halfpenny Lane\tCity: Dunmere\tState: WA\tZip: 98299
Phone: 555-555-0117\tE-mail: lazar.winterbourne@mail.example
Marital status: ☐ Single ☒ Married ☐ Divorced ☐ Widowed
Employment: ☐ Full-time ☐ Part-time ☒ Unemployed ☐ Retired
Living situation: ☐ Own home ☒ With family ☐ Shelter

SECTION 2. SCREENING
Have you ever had a seizure?  ☐ Yes ☒ No
History of suicide attempts  ☒ Yes ☐ No  If yes, when: 2017
Self-harm: ☐ Yes ☒ No
Eating disorder: ☐ Yes ☒ No
Head injury / TBI: ☒ Yes ☐ No  Motorcycle crash 2012
Registered sex offender: ☐ Yes ☒ No
Pending legal charges: ☒ Yes ☐ No  Theft, hearing not yet set
On probation: ☐ Yes ☒ No
On parole: ☐ Yes ☐ No
Transportation needed: ☒ Yes ☐ No
EpiPen: ☐ Yes ☒ No
Pregnant: ☐ Yes ☐ No ☒ N/A

SECTION 3. EMERGENCY CONTACT
Name: Sabine Winterbourne
Relationship: Wife
Phone: (555) 555-0118`,
    ],
    expected: {
      dob: '1990-12-09',
      sex_at_birth: 'Male',
      address: '77 Halfpenny Lane',
      city: 'Dunmere',
      state: 'WA',
      zip: '98299',
      phone_number: '555-555-0117',
      email_id: 'lazar.winterbourne@mail.example',
      marital_status: 'Married',
      employment_status: 'Unemployed',
      living_status: 'With family',
      history_of_seizures: 'No',
      history_of_suicide_attempts: /^Yes/,
      history_of_self_harm: 'No',
      eating_disorder: 'No',
      history_of_tbi_concussions: /^Yes/,
      registered_sex_offender: 'No',
      pending_legal_charges: /^Yes/,
      probation: 'No',
      transportation_required: /^Yes/,
      epipen: 'No',
      emergency_contact_primary_firstname: 'Sabine',
      emergency_contact_primary_lastname: 'Winterbourne',
      emergency_contact_primary_phone: '(555) 555-0118',
    },
  },
  {
    key: 'benefits-email',
    as: 'text',
    client: { firstname: 'Ottavia', lastname: 'Brightwater', dob: '2002-05-30' },
    pages: [
      `From: intake@harrow-lane.example
To: admissions
Sent: October 26, 2026 4:12 PM
Subject: Benefits for Ottavia Brightwater

Hello team,
Here is what I have so far.

Patient: Ottavia Brightwater
DOB - 05/30/2002
Insurance company - Copperfield Health Partners (PPO)
Member ID - CHP20023391
Group # - 55120-A
Subscriber - Roland Brightwater (father)
Subscriber DOB - 11/08/1971
Employer of subscriber - Brightwater Orchards
Auth # - pending
Secondary insurance - none

Her father will call tomorrow, (555) 555-0172. She has no allergies that I know of. Let me know if you need the card.

Thanks,
Wilhelmina
Phone: (555) 555-0170`,
    ],
    expected: {
      dob: '2002-05-30',
      carrier: 'Other',
      subscriber_id: 'CHP20023391',
      group_number: '55120-A',
      subscriber_firstname: 'Roland',
      subscriber_lastname: 'Brightwater',
      subscriber_dob: '1971-11-08',
    },
    open: ['subscriber_employer', 'allergies'],
  },
  {
    key: 'emergency-room-fax',
    as: 'scan',
    client: { firstname: 'Percival', lastname: 'Oakhurst', dob: '1969-07-21' },
    pages: [
      `EMERGENCY DEPARTMENT SUMMARY
Patient: Percival Oakhurst
Date of birth: 07/21/1969     Sex: Male
Visit date: 10/29/2026

CHIEF COMPLAINT
Shaking and vomiting after stopping alcohol.

ALLERGIES
Morphine (itching)

HOME MEDICATIONS
Atenolol 50 mg once daily
Thiamine 100 mg once daily

HISTORY
Patient drinks a liter of whiskey daily. He had an alcohol withdrawal seizure in 2023. He denies suicidal thoughts. His father had epilepsy. He denies any history of head injury.

INSURANCE
Primary: Tillwater Health Plan
Member ID: TW 5520917

EMERGENCY CONTACT
Name: Euphemia Oakhurst
Phone: (555) 555-0184

DISCHARGE INSTRUCTIONS
Return if you have a seizure, fever or confusion.`,
    ],
    expected: {
      dob: '1969-07-21',
      sex_at_birth: 'Male',
      reason_for_seeking_treatment: /Shaking and vomiting/,
      allergies: /Morphine/,
      medication_plan: /Atenolol 50 mg/,
      history_of_seizures: /withdrawal seizure in 2023/,
      history_of_tbi_concussions: 'No',
      family_history: /father had epilepsy/,
      carrier: 'Other',
      subscriber_id: 'TW 5520917',
      emergency_contact_primary_firstname: 'Euphemia',
      emergency_contact_primary_lastname: 'Oakhurst',
      emergency_contact_primary_phone: '(555) 555-0184',
    },
    open: ['concerns_for_withdrawal', 'recent_substance_abuse'],
  },
  {
    key: 'attorney-letter',
    as: 'text',
    client: { firstname: 'Demelza', lastname: 'Hartshorn', dob: '1993-10-02' },
    pages: [
      `Law Office of Ignace Fairweather
14 Courthouse Row, Suite 2, Pemberley
Phone: (555) 555-0190     Fax: (555) 555-0191

October 28, 2026

Re: Demelza Hartshorn, date of birth October 2, 1993

Dear Admissions,

I represent Ms. Hartshorn. She has a pending charge of driving under the influence. Her next court date is December 15, 2026. She is on probation in Pemberley County until June 2027. She has never been on parole and is not a registered sex offender. There is no history of violence.

Ms. Hartshorn attended an intensive outpatient program in 2024 and did not finish it. The court would like her to complete residential treatment. If she has a seizure or other emergency, please call my office.

Sincerely,
Ignace Fairweather`,
    ],
    expected: {
      dob: '1993-10-02',
      pending_legal_charges: /pending charge of driving under the influence/,
      upcoming_court_date: '2026-12-15',
      probation: /on probation in Pemberley County/,
      parole_granted: 'No',
      registered_sex_offender: 'No',
      aggression_or_property_damage: 'No',
      other_levels_of_care: /intensive outpatient program in 2024/,
    },
    open: ['other_levels_of_care'],
  },
  {
    key: 'family-letter',
    as: 'text',
    client: { firstname: 'Rafferty', lastname: 'Moonstone', dob: '2006-03-11' },
    pages: [
      `PSYCHOSOCIAL SUMMARY
Name: Rafferty Moonstone
Birth date: 3/11/06

Rafferty is a 20-year-old man referred for video gaming and cannabis use. He was adopted at birth. His adoptive father struggled with alcoholism and his sister has an eating disorder. Rafferty himself denies any disordered eating. His best friend attempted suicide last spring, and Rafferty found him. He denies ever attempting suicide. He has punched walls at home on several occasions and broke a door in August 2026. He completed a wilderness program in 2023. Psychological testing was completed in May 2025 by Dr. Quillon Marsh. His parents fear that he may hurt himself. He has not had genetic testing.

Contact person: Merriweather Moonstone (mother)
Phone: (555) 555-0133
E-mail: merri.moonstone@mail.example

Known allergies: shellfish, penicillin
Carries EpiPen: Yes`,
    ],
    expected: {
      dob: '2006-03-11',
      eating_disorder: 'No',
      aggression_or_property_damage: /punched walls/,
      psych_testing_done: /completed in May 2025/,
      completed_genetic_testing: 'No',
      family_history: /struggled with alcoholism/,
      contact_person_name: /Merriweather Moonstone/,
      contact_person_phone: '(555) 555-0133',
      contact_person_email: 'merri.moonstone@mail.example',
      allergies: 'shellfish, penicillin',
      epipen: /^Yes/,
      history_of_suicide_attempts: 'No',
    },
    open: ['recent_substance_abuse', 'residential_programs'],
  },
];
