import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '../../database-schema.ts';
import type { Db } from '../../platform/database.ts';
import type { ReferralContactsTable } from './contacts.table.ts';

const COLUMNS = [
  'referral_contacts.id',
  'referral_contacts.referral_id',
  'referral_contacts.organization_name',
  'referral_contacts.firstname',
  'referral_contacts.lastname',
  'referral_contacts.prefix',
  'referral_contacts.title',
  'referral_contacts.credential',
  'referral_contacts.email',
  'referral_contacts.phone_number',
  'referral_contacts.dob',
  'referral_contacts.linkedin_url',
  'referral_contacts.address',
  'referral_contacts.city',
  'referral_contacts.state',
  'referral_contacts.zipcode',
  'referral_contacts.additional_info',
  'referral_contacts.special_notes',
  'referral_contacts.is_active',
  'referral_contacts.version',
] as const;

/** Columns that stay inside: copies kept for search, the import it came by, and who changed the row last. */
export const NEVER_LEAVES = {
  referral_contacts: ['org_id', 'import_id', 'email_key', 'name_key', 'search_text', 'updated_by'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `referral_contacts.${infer Name}`
  ? Name & keyof ReferralContactsTable
  : never;
export type ContactView = Pick<Selectable<ReferralContactsTable>, Column> & { created_at: number; updated_at: number };

/** A contact as lists, pickers and its own page show it. */
export const selectContact = (db: Db) =>
  db
    .selectFrom('referral_contacts')
    .select(COLUMNS)
    .select([
      sql<number>`epoch(referral_contacts.created_at)`.as('created_at'),
      sql<number>`epoch(referral_contacts.updated_at)`.as('updated_at'),
    ])
    .$castTo<ContactView>();
