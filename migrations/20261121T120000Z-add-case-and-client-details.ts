import { type Kysely, sql } from 'kysely';

const TEXTS_OF_INQUIRY = [
  'level_of_care',
  'primary_substance',
  'contact_person_name',
  'contact_person_phone',
  'contact_person_email',
  'reason_for_seeking_treatment',
  'current_symptoms',
  'recent_substance_abuse',
  'concerns_for_withdrawal',
  'allergies',
  'knowingly_ingested_allergen',
  'epipen',
  'transportation_required',
  'additional_treatment_or_support_needed',
  'current_psychiatrist_name',
  'current_psychiatrist_phone',
  'current_psychiatrist_email',
  'current_therapist_name',
  'current_therapist_phone',
  'current_therapist_email',
  'current_pcp_name',
  'current_pcp_phone',
  'current_pcp_email',
  'hospitalizations',
  'residential_programs',
  'other_levels_of_care',
  'outpatient_therapy',
  'psych_testing_done',
  'completed_genetic_testing',
  'history_of_self_harm',
  'history_of_suicide_attempts',
  'eating_disorder',
  'history_of_trauma',
  'history_of_seizures',
  'history_of_tbi_concussions',
  'aggression_or_property_damage',
  'sexually_inappropriate_behavior',
  'registered_sex_offender',
  'pending_legal_charges',
  'probation',
  'parole_granted',
  'family_history',
];
const DATES_OF_INQUIRY = ['next_appointment', 'upcoming_court_date'];

/** SSNs hold what the field cipher made of them, never the number. */
const TEXTS_OF_CLIENT = [
  'ssn',
  'gender',
  'sex_at_birth',
  'marital_status',
  'living_status',
  'employment_status',
  'employer',
  'emergency_contact_primary_firstname',
  'emergency_contact_primary_lastname',
  'emergency_contact_primary_email',
  'emergency_contact_primary_phone',
  'emergency_contact_secondary_firstname',
  'emergency_contact_secondary_lastname',
  'emergency_contact_secondary_email',
  'emergency_contact_secondary_phone',
  'legal_guardianship_status',
  'legal_guardianship_documents',
  'payment_method',
  'carrier',
  'subscriber_id',
  'group_number',
  'subscriber_firstname',
  'subscriber_lastname',
  'subscriber_ssn',
  'subscriber_employer',
  'subscriber_employment_position',
  'authorization_number',
];
const DATES_OF_CLIENT = ['subscriber_dob'];

const adding = (columns: readonly string[], type: string) => columns.map((name) => `add column ${name} ${type}`);
const dropping = (columns: readonly string[]) => columns.map((name) => `drop column ${name}`);

export async function up(db: Kysely<unknown>): Promise<void> {
  const inquiry = [
    ...adding(TEXTS_OF_INQUIRY, 'text'),
    ...adding(DATES_OF_INQUIRY, 'date'),
    `add column custom_values jsonb not null default '{}'`,
  ];
  await sql`alter table inquiries ${sql.raw(inquiry.join(', '))}`.execute(db);
  const client = [...adding(TEXTS_OF_CLIENT, 'text'), ...adding(DATES_OF_CLIENT, 'date')];
  await sql`alter table clients ${sql.raw(client.join(', '))}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clients ${sql.raw(dropping([...TEXTS_OF_CLIENT, ...DATES_OF_CLIENT]).join(', '))}`.execute(db);
  await sql`alter table inquiries
    ${sql.raw(dropping([...TEXTS_OF_INQUIRY, ...DATES_OF_INQUIRY, 'custom_values']).join(', '))}`.execute(db);
}
