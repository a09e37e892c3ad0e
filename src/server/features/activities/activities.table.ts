import type { Generated } from 'kysely';

export interface ReferralActivitiesTable {
  id: string;
  org_id: string;
  referral_id: string;
  opportunity_id: string | null;
  event: string;
  event_name: string | null;
  performed_by: string | null;
  contact_name: string | null;
  description: string | null;
  event_date: string;
  version: Generated<number>;
  created_by: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}
