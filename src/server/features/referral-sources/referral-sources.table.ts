import type { Generated, GeneratedAlways } from 'kysely';

export interface ReferralSourcesTable {
  id: string;
  org_id: string;
  referral_name: string;
  type: string;
  payment_type: Generated<string[]>;
  specializations: Generated<string[]>;
  rule_out: string | null;
  website_url: string | null;
  linkedin_url: string | null;
  address: string | null;
  state: string | null;
  zipcode: string | null;
  average_length_of_stay: number | null;
  gender_served: string | null;
  levels_of_care: Generated<string[]>;
  population_served: Generated<string[]>;
  owner: string | null;
  /** Its own; null for its type's. */
  rhythm_days: number | null;
  /** When it is to be heard of again, kept by a trigger. */
  due_on: GeneratedAlways<string>;
  import_id: string | null;
  name_key: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  status_rank: GeneratedAlways<number>;
  state_key: GeneratedAlways<string>;
  status: Generated<'INACTIVE' | 'COLD' | 'WARM' | 'HOT' | 'REFERRING'>;
  last_activity_date: string | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  updated_by: string | null;
}

/** Who owns a source or has performed one of its activities, kept by triggers with the writes. */
export interface SourceStaffTable {
  org_id: string;
  referral_id: string;
  staff_name: string;
  is_active: boolean;
  last_activity_date: string | null;
}
