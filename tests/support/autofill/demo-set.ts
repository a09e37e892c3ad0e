import { RECORDS } from '#scripts/demo/records/records.ts';
import type { SetRecord } from './set-record.ts';

type Expected = Pick<SetRecord, 'expected' | 'open'>;

/** What a careful reader fills in from each of the demo's records. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'intake-assessment': {
    expected: {
      dob: '1989-03-14',
      marital_status: 'Separated',
      emergency_contact_primary_firstname: 'Beatriz',
      emergency_contact_primary_lastname: 'Vale',
      emergency_contact_primary_phone: '(555) 555-0177',
      reason_for_seeking_treatment: /residential treatment for alcohol use/,
      recent_substance_abuse: /Alcohol/,
      concerns_for_withdrawal: /tremors, sweating and insomnia/,
      history_of_seizures: /withdrawal seizure in March 2024/,
      residential_programs: /Fernhollow Recovery House/,
      current_pcp_name: 'Dr. Anselm Pryce',
      allergies: 'Penicillin (hives), shellfish (throat swelling)',
      medication_plan: /Lisinopril/,
      hospitalizations: 'No',
      history_of_suicide_attempts: /one suicide attempt at the age of 19/,
      living_status: 'With family',
      employment_status: 'Unemployed',
      pending_legal_charges: 'No',
      probation: 'No',
      parole_granted: 'No',
      history_of_trauma: /emotional abuse during her marriage/,
      family_history: /father died of cirrhosis/,
    },
    open: ['other_levels_of_care', 'outpatient_therapy'],
  },
  'discharge-summary': {
    expected: {
      dob: '1976-11-02',
      sex_at_birth: 'Male',
      reason_for_seeking_treatment: /brought in by ambulance/,
      history_of_seizures: 'No',
      current_pcp_name: 'Dr. Helga Brandt',
      medication_plan: /Metformin/,
      allergies: 'Sulfa drugs (rash). No known food allergies.',
    },
    open: ['concerns_for_withdrawal', 'recent_substance_abuse', 'next_appointment'],
  },
  'drug-court-referral': {
    expected: {
      dob: '1998-07-29',
      aggression_or_property_damage: 'No',
      recent_substance_abuse: /daily use of heroin/,
      allergies: 'No known drug allergies',
      medication_plan: /Buprenorphine and naloxone/,
      history_of_suicide_attempts: 'No',
      carrier: 'Medicaid/MCO',
      subscriber_id: 'ECH 4471902',
      transportation_required: /Sheriff's van/,
    },
    open: ['upcoming_court_date', 'registered_sex_offender', 'residential_programs'],
  },
  'laboratory-report': { expected: { dob: '1992-05-09', sex_at_birth: 'Female' } },
  'insurance-verification': {
    expected: {
      dob: '1969-01-22',
      subscriber_firstname: 'Ambrose',
      subscriber_lastname: 'Quillfeather',
      subscriber_dob: '1967-04-03',
      subscriber_employer: 'Tidewater Cooperage Company',
      carrier: 'Other',
      subscriber_id: 'NMH-5520-88143',
      group_number: '30917',
      authorization_number: 'A-2026-660417',
      outpatient_therapy: /failed outpatient treatment/,
    },
    open: ['living_status'],
  },
  'medication-administration': {
    expected: {
      dob: '1958-09-17',
      allergies: /Codeine \(breathing difficulty\)/,
      medication_plan: /^(?!Resident).*Apixaban/s,
      aggression_or_property_damage: 'No',
    },
  },
  'psychiatric-evaluation': {
    expected: {
      dob: '2001-12-05',
      current_symptoms: /low mood most of the day/,
      hospitalizations: /Wexcombe Psychiatric Hospital/,
      history_of_suicide_attempts: /one suicide attempt on 08\/10\/2025/,
      history_of_self_harm: /history of cutting/,
      aggression_or_property_damage: 'No',
      allergies: /Lamotrigine \(rash, 2025\)/,
      medication_plan: /Lurasidone 40 mg/,
      family_history: /bipolar I disorder/,
      history_of_seizures: 'No',
      history_of_tbi_concussions: 'No',
      history_of_trauma: 'No',
      epipen: /epinephrine auto-injector/,
    },
    open: [
      'marital_status',
      'recent_substance_abuse',
      'reason_for_seeking_treatment',
      'next_appointment',
      'living_status',
    ],
  },
  'fax-packet': {
    expected: {
      dob: '1983-06-30',
      sex_at_birth: 'Female',
      address: '9 Cinder Path, Apartment 3, Marlow Quay',
      phone_number: '(555) 555-0136',
      employer: 'Marlow Quay Public Library',
      carrier: 'Other',
      subscriber_id: 'HHC-009-22716',
      group_number: '8841',
      emergency_contact_primary_firstname: 'Wendell',
      emergency_contact_primary_lastname: 'Castellan',
      emergency_contact_primary_phone: '(555) 555-0150',
      allergies: /Iodinated contrast \(hives\)/,
      medication_plan: /Levothyroxine 88 mcg/,
      history_of_seizures: /seizure in 2025/,
      residential_programs: 'No',
      outpatient_therapy: /weekly outpatient group/,
      concerns_for_withdrawal: /CIWA-B 18/,
    },
    open: ['history_of_trauma', 'recent_substance_abuse', 'reason_for_seeking_treatment'],
  },
  'school-application': {
    expected: {
      dob: '2009-04-11',
      reason_for_seeking_treatment: /refused to attend school/,
      allergies: 'Bee stings (swelling), amoxicillin (rash)',
      medication_plan: /Guanfacine 2 mg/,
      history_of_tbi_concussions: /^Yes, soccer/,
      eating_disorder: 'No',
      current_therapist_name: 'Ignatius Bellweather, LPC',
      history_of_self_harm: /scratched her forearms/,
      hospitalizations: 'No',
    },
    open: [
      'recent_substance_abuse',
      'current_pcp_name',
      'legal_guardianship_status',
      'psych_testing_done',
      'outpatient_therapy',
    ],
  },
  'opioid-program-transfer': {
    expected: {
      dob: '1995-08-19',
      medication_plan: /Methadone/,
      allergies: 'No known drug allergies. No known food allergies.',
      carrier: 'Medicaid/MCO',
      subscriber_id: '0044-77153-R',
      living_status: 'Shelter',
      history_of_trauma: /intimate partner violence/,
      hospitalizations: 'No',
      upcoming_court_date: '2026-12-09',
    },
    open: ['transportation_required'],
  },
};

export const DEMO_SET: readonly SetRecord[] = RECORDS.map(({ key, client, as, pages }) => {
  const read = EXPECTED[key];
  if (!read) throw new Error(`Nothing is expected of the record ${key}`);
  return { key, client, as, pages, ...read };
});
