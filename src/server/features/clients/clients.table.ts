import type { Generated, GeneratedAlways } from 'kysely';

export interface ClientsTable {
  id: string;
  org_id: string;
  firstname: string;
  lastname: string;
  email_id: string | null;
  /** E.164 where it could be parsed, else as typed. */
  phone_number: string | null;
  dob: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  name_key: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  version: Generated<number>;
  created_at: Generated<string>;
  created_by: string | null;
  updated_at: Generated<string>;
  updated_by: string | null;
}

/** How many clients an organisation has, kept by a trigger with the writes. */
export interface ClientCountersTable {
  org_id: string;
  total: number;
}
