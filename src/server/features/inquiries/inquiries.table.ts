import type { Generated, GeneratedAlways } from 'kysely';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';

export interface InquiriesTable {
  id: string;
  org_id: string;
  patient_id: string;
  opportunity_name: string;
  /** Copies of the client's own, kept by a trigger, so that one index serves the search. */
  client_name: string;
  client_phone: string | null;
  status: Generated<InquiryStatus>;
  /** 1 to 6 in pipeline order. */
  status_rank: GeneratedAlways<number>;
  condition: string[];
  staff: string[];
  /** 1 is most urgent. */
  priority: number | null;
  referral_org: string | null;
  referred_out_org: string | null;
  /** Where it came from in the words of the system that it was imported from. */
  source: string | null;
  summary: string | null;
  pinned_note_id: string | null;
  additional_instructions: string | null;
  facility_id: string | null;
  md: string | null;
  therapist: string | null;
  cc: string | null;
  clinical_coordinator: string | null;
  medication_plan: string | null;
  scheduled_admit_date: string | null;
  scheduled_discharge_date: string | null;
  finalized_discharge_date: Generated<boolean>;
  admit_date: string | null;
  drop_reason: string | null;
  discharge_type: string | null;
  /** The days in the house, as the census counts them; null for an inquiry without a stay. */
  stay: GeneratedAlways<string | null>;
  opportunity_total_amount: number | null;
  level_of_care: string | null;
  primary_substance: string | null;
  contact_person_name: string | null;
  contact_person_phone: string | null;
  contact_person_email: string | null;
  reason_for_seeking_treatment: string | null;
  current_symptoms: string | null;
  recent_substance_abuse: string | null;
  concerns_for_withdrawal: string | null;
  allergies: string | null;
  knowingly_ingested_allergen: string | null;
  epipen: string | null;
  transportation_required: string | null;
  additional_treatment_or_support_needed: string | null;
  current_psychiatrist_name: string | null;
  current_psychiatrist_phone: string | null;
  current_psychiatrist_email: string | null;
  current_therapist_name: string | null;
  current_therapist_phone: string | null;
  current_therapist_email: string | null;
  current_pcp_name: string | null;
  current_pcp_phone: string | null;
  current_pcp_email: string | null;
  hospitalizations: string | null;
  residential_programs: string | null;
  other_levels_of_care: string | null;
  outpatient_therapy: string | null;
  psych_testing_done: string | null;
  completed_genetic_testing: string | null;
  history_of_self_harm: string | null;
  history_of_suicide_attempts: string | null;
  eating_disorder: string | null;
  history_of_trauma: string | null;
  history_of_seizures: string | null;
  history_of_tbi_concussions: string | null;
  aggression_or_property_damage: string | null;
  sexually_inappropriate_behavior: string | null;
  registered_sex_offender: string | null;
  pending_legal_charges: string | null;
  probation: string | null;
  parole_granted: string | null;
  family_history: string | null;
  next_appointment: string | null;
  upcoming_court_date: string | null;
  /** Values of the organization's own fields by their machine_name (C-29). */
  custom_values: Generated<Record<string, unknown>>;
  name_key: GeneratedAlways<string>;
  referral_key: GeneratedAlways<string | null>;
  search_text: GeneratedAlways<string>;
  version: Generated<number>;
  /** The effective date, given in the wizard; `inserted_at` is when the row was written. */
  created_at: string;
  inserted_at: Generated<string>;
  created_by: string | null;
  updated_at: Generated<string>;
  updated_by: string | null;
}

/** One row a staff name of an inquiry, kept by a trigger: the index behind the staff filter, with what else is asked for. */
export interface InquiryStaffTable {
  org_id: string;
  inquiry_id: string;
  staff_name: string;
  status: InquiryStatus;
  facility_id: string | null;
  opportunity_total_amount: number | null;
  created_at: string;
}

/** The same of its conditions. */
export interface InquiryConditionsTable {
  org_id: string;
  inquiry_id: string;
  condition: string;
  status: InquiryStatus;
  facility_id: string | null;
  opportunity_total_amount: number | null;
  created_at: string;
}

/** One row an inquiry before its admission, kept by triggers: what is quiet and what is unanswered is found in its indexes. */
export interface OpenInquiriesTable {
  inquiry_id: string;
  org_id: string;
  status: InquiryStatus;
  facility_id: string | null;
  opportunity_total_amount: number | null;
  created_at: string;
  /** When somebody last wrote a note on it or spoke of it; when it came in, where nobody did. */
  last_touch_at: string;
  /** Whether anybody wrote a note on it or was in contact. */
  is_answered: boolean;
}

/** How many inquiries stand in each status, kept by triggers with the writes. */
export interface InquiryCountersTable {
  org_id: string;
  status: InquiryStatus;
  total: number;
}

export interface InquiryNotesTable {
  id: string;
  org_id: string;
  opportunity_id: string;
  /** An event is what the system wrote: nobody changes or pins it. */
  kind: Generated<'note' | 'event'>;
  user_id: string | null;
  user_name: string;
  description: string;
  meta_description: string | null;
  created_at: string;
  edited_at: string | null;
}

export interface StatusHistoryTable {
  id: string;
  org_id: string;
  opportunity_id: string;
  from_status: InquiryStatus | null;
  to_status: InquiryStatus;
  at: string;
  user_id: string | null;
  description: string | null;
  drop_reason: string | null;
}
