import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
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

/** Columns that stay inside: copies kept for search and sort, the import it came by, and what leaves with its name. */
export const NEVER_LEAVES = {
  referral_contacts: [
    'org_id',
    'import_id',
    'email_key',
    'name_key',
    'organization_key',
    'state_key',
    'search_text',
    'updated_by',
  ],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `referral_contacts.${infer Name}`
  ? Name & keyof ReferralContactsTable
  : never;
export type ContactView = Pick<Selectable<ReferralContactsTable>, Column> & { created_at: number; updated_at: number };

const moments = [
  sql<number>`epoch(referral_contacts.created_at)`.as('created_at'),
  sql<number>`epoch(referral_contacts.updated_at)`.as('updated_at'),
];

/** A contact as lists and pickers show it. */
export const selectContact = (db: Db) =>
  db.selectFrom('referral_contacts').select(COLUMNS).select(moments).$castTo<ContactView>();

/** The same person as a contact of another source. */
export interface ContactElsewhere {
  id: string;
  organization_name: string;
}

export interface ContactDetail extends ContactView {
  updated_by_name: string | null;
  /** Whom this contact continues, and who continues it. */
  moved_from: ContactElsewhere | null;
  moved_to: ContactElsewhere | null;
}

const elsewhere = (found: RawBuilder<SqlBool>) => sql<ContactElsewhere | null>`(select
  json_build_object('id', other.id, 'organization_name', other.organization_name) from referral_contacts other
  where other.org_id = referral_contacts.org_id and ${found} order by other.created_at desc, other.id desc limit 1)`;

/** A contact's own page. */
export const selectContactDetail = (db: Db) =>
  db
    .selectFrom('referral_contacts')
    .leftJoin('users as editor', 'editor.id', 'referral_contacts.updated_by')
    .select(COLUMNS)
    .select(moments)
    .select([
      sql<string | null>`editor.firstname || ' ' || editor.lastname`.as('updated_by_name'),
      elsewhere(sql`other.id = referral_contacts.moved_from`).as('moved_from'),
      elsewhere(sql`other.moved_from = referral_contacts.id`).as('moved_to'),
    ])
    .$castTo<ContactDetail>();
