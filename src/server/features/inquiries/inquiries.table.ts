import type { Generated, GeneratedAlways } from 'kysely';
import type { InquiryStatus } from '../../../shared/features/inquiries/inquiries.rules.ts';

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
  name_key: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  version: Generated<number>;
  /** The effective date, given in the wizard; `inserted_at` is when the row was written. */
  created_at: string;
  inserted_at: Generated<string>;
  created_by: string | null;
  updated_at: Generated<string>;
  updated_by: string | null;
}

/** One row a staff name of an inquiry, kept by a trigger: the index behind the staff filter. */
export interface InquiryStaffTable {
  org_id: string;
  inquiry_id: string;
  staff_name: string;
  status: InquiryStatus;
  created_at: string;
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
