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
  /** Sealed by the field cipher, as is `subscriber_ssn`. */
  ssn: string | null;
  gender: string | null;
  sex_at_birth: string | null;
  marital_status: string | null;
  living_status: string | null;
  employment_status: string | null;
  employer: string | null;
  emergency_contact_primary_firstname: string | null;
  emergency_contact_primary_lastname: string | null;
  emergency_contact_primary_email: string | null;
  emergency_contact_primary_phone: string | null;
  emergency_contact_secondary_firstname: string | null;
  emergency_contact_secondary_lastname: string | null;
  emergency_contact_secondary_email: string | null;
  emergency_contact_secondary_phone: string | null;
  legal_guardianship_status: string | null;
  legal_guardianship_documents: string | null;
  payment_method: string | null;
  carrier: string | null;
  subscriber_id: string | null;
  group_number: string | null;
  subscriber_firstname: string | null;
  subscriber_lastname: string | null;
  subscriber_ssn: string | null;
  subscriber_employer: string | null;
  subscriber_employment_position: string | null;
  authorization_number: string | null;
  subscriber_dob: string | null;
  name_key: GeneratedAlways<string>;
  /** By these a text is asked for clients' names before it goes to a model. */
  firstname_key: GeneratedAlways<string>;
  lastname_key: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  email_key: GeneratedAlways<string | null>;
  /** The name of the key each number was sealed with. */
  ssn_key: GeneratedAlways<string | null>;
  subscriber_ssn_key: GeneratedAlways<string | null>;
  version: Generated<number>;
  created_at: Generated<string>;
  created_by: string | null;
  updated_at: Generated<string>;
  updated_by: string | null;
}

/** How many clients an organization has, kept by a trigger with the writes. */
export interface ClientCountersTable {
  org_id: string;
  total: number;
}

/** A name, or a word of one, of somebody around a client, kept by triggers: by these a text is asked, too. */
export interface NamesAroundClientsTable {
  org_id: string;
  key: string;
  /** The client, or the inquiry whose contact person it is. */
  owner_id: string;
}
