import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { FirstContactsTable } from './first-contact.table.ts';

/** Columns that stay inside: keys of people, who leave by name, and when whoever is next is asked. */
export const NEVER_LEAVES = {
  first_contacts: ['org_id', 'hand_over_at', 'handed', 'handed_at', 'holder_id', 'contacted_by_id'],
} as const satisfies NeverLeaves;

const COLUMNS = [
  'first_contacts.id',
  'first_contacts.opportunity_id',
  'first_contacts.call_id',
  'first_contacts.holder_role',
  'first_contacts.contacted_by',
  'first_contacts.contacted_how',
  'first_contacts.waited_seconds',
  'first_contacts.in_target',
] as const;
type Column = (typeof COLUMNS)[number] extends `first_contacts.${infer Name}` ? Name & keyof FirstContactsTable : never;

/** A clock as the record's page shows it. */
export type FirstContactView = Pick<Selectable<FirstContactsTable>, Column> & {
  started_at: number;
  due_at: number;
  contacted_at: number | null;
  /** Who was asked last, where that is one person. */
  holder_name: string | null;
};

/** A clock that runs, with what the list of those who wait calls it. */
export type WaitingContact = FirstContactView & {
  opportunity_name: string | null;
  caller: string | null;
  /** The number to call. */
  phone: string | null;
  /** The signed-in person was asked, by name or by role. */
  is_mine: boolean;
};

export const selectFirstContact = (db: Db) =>
  db
    .selectFrom('first_contacts')
    .leftJoin('users as holder', 'holder.id', 'first_contacts.holder_id')
    .select(COLUMNS)
    .select([
      sql<number>`epoch(first_contacts.started_at)`.as('started_at'),
      sql<number>`epoch(first_contacts.due_at)`.as('due_at'),
      sql<number | null>`epoch(first_contacts.contacted_at)`.as('contacted_at'),
      sql<string | null>`holder.firstname || ' ' || holder.lastname`.as('holder_name'),
    ])
    .$castTo<FirstContactView>();
