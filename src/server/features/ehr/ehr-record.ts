import type { Selectable } from 'kysely';
import type { CaseFieldName } from '#shared/features/case-details/case-fields.ts';
import type { ClientsTable } from '../clients/clients.table.ts';
import type { InquiriesTable } from '../inquiries/inquiries.table.ts';

type Client = Selectable<ClientsTable>;
type Inquiry = Selectable<InquiriesTable>;

/** Everything of a client that may be sent: social security numbers are not in it, so no mapping can send them. */
export const CLIENT_COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'email_id',
  'phone_number',
  'dob',
  'address',
  'city',
  'state',
  'zip',
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
  'subscriber_employer',
  'subscriber_employment_position',
  'authorization_number',
  'subscriber_dob',
] as const satisfies readonly (keyof ClientsTable)[];

export const STAY_COLUMNS = [
  'id',
  'opportunity_name',
  'status',
  'condition',
  'primary_substance',
  'level_of_care',
  'md',
  'therapist',
  'cc',
  'clinical_coordinator',
  'scheduled_admit_date',
  'scheduled_discharge_date',
  'admit_date',
  'additional_instructions',
  'summary',
] as const satisfies readonly (keyof InquiriesTable)[];

export type EhrClient = Pick<Client, (typeof CLIENT_COLUMNS)[number]>;

export interface EhrInquiry extends Pick<Inquiry, (typeof STAY_COLUMNS)[number]>, Record<CaseFieldName, string | null> {
  facility: string | null;
  /** Values of the organization's own fields that are filled in, by label. */
  custom: readonly { label: string; value: string }[];
  /** ISO 8601. */
  created_at: string;
}

export interface EhrReferral {
  id: string;
  referral_direction: 'referral_received' | 'referral_sent';
  priority_level: 'primary' | 'secondary' | null;
  /** The referral source, or the online platforms, or that it was a former client. */
  source: string;
  contact_name: string | null;
  referred_at: string;
}

export interface EhrDocument {
  id: string;
  file_name: string;
  file_description: string | null;
  file_size: number;
  /** ISO 8601. */
  created_at: string;
}

/** A file that is not sent, and why. */
export interface LeftOut {
  file_name: string;
  why: string;
}

/** All that a transmission says: one inquiry, its client and its papers, and nothing of any other. */
export interface EhrRecord {
  organization: string;
  time_zone: string;
  client: EhrClient;
  inquiry: EhrInquiry;
  referrals: readonly EhrReferral[];
  documents: readonly EhrDocument[];
  /** Files that nobody could open: no EHR is sent them, and it is said so. */
  left_out: readonly LeftOut[];
}

/** Which transmission a packet is of. */
export interface Edition {
  /** The transmission's id; null while it is only previewed. */
  id: string | null;
  version: number;
  /** ISO 8601. */
  at: string;
}
