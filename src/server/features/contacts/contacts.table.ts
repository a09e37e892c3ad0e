import type { Generated, GeneratedAlways } from 'kysely';

export interface ReferralContactsTable {
  id: string;
  org_id: string;
  referral_id: string;
  organization_name: string;
  firstname: string;
  lastname: string;
  prefix: string | null;
  title: string | null;
  credential: string | null;
  email: string | null;
  phone_number: string | null;
  dob: string | null;
  linkedin_url: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
  additional_info: string | null;
  special_notes: string | null;
  import_id: string | null;
  email_key: GeneratedAlways<string | null>;
  /** The archived contact of another source whom this one continues. */
  moved_from: string | null;
  name_key: GeneratedAlways<string>;
  organization_key: GeneratedAlways<string>;
  /** One of the fifty codes, or 'others'. */
  state_key: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  updated_by: string | null;
}

/** How many contacts an organization has, kept by triggers with the writes. */
export interface ContactCountersTable {
  org_id: string;
  active: number;
  archived: number;
}
