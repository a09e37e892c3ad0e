import type { Generated, GeneratedAlways } from 'kysely';

export interface ReferralActivitiesTable {
  id: string;
  org_id: string;
  referral_id: string;
  opportunity_id: string | null;
  /** The campaign it was written for: one activity a source. */
  campaign_id: string | null;
  event: string;
  event_name: string | null;
  /** The name at the time, or the person's own as it is now; kept by a trigger. */
  performed_by: string | null;
  performed_by_id: string | null;
  /** Side by side: a name without a contact has a null for its id. The names are kept by a trigger. */
  contact_ids: Generated<(string | null)[]>;
  contact_names: Generated<string[]>;
  /** The names, joined. */
  contact_name: GeneratedAlways<string | null>;
  description: string | null;
  event_date: string;
  version: Generated<number>;
  created_by: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  updated_by: string | null;
}

/** How far the last recomputation of all sources' engagement has come. */
export interface EngagementRunsTable {
  org_id: string;
  done: number;
  total: number;
  started_at: string;
  finished_at: string | null;
}
