import type { Generated } from 'kysely';

export interface ReferralRecordsTable {
  id: string;
  org_id: string;
  opportunity_id: string;
  referral_direction: 'referral_received' | 'referral_sent';
  priority_level: 'primary' | 'secondary' | null;
  source_type: 'professional_referral' | 'alumni_referral' | 'online' | null;
  online_sources: Generated<string[]>;
  alumni_patient_id: string | null;
  referral_id: string | null;
  contact_id: string | null;
  /** The contact's name when the referral was logged. */
  contact_name: string | null;
  marketing_contact: string | null;
  referred_at: string;
  notes: string | null;
  send_notification: Generated<boolean>;
  created_by: string | null;
  created_at: Generated<string>;
}
