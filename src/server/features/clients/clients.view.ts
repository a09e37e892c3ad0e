import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '../../database-schema.ts';
import type { Db } from '../../platform/database.ts';
import type { ClientsTable } from './clients.table.ts';

const COLUMNS = [
  'clients.id',
  'clients.firstname',
  'clients.lastname',
  'clients.email_id',
  'clients.phone_number',
  'clients.dob',
  'clients.address',
  'clients.city',
  'clients.state',
  'clients.zip',
  'clients.version',
] as const;

/** Columns that stay inside: copies kept for search, and the row's own making, which leaves as seconds. */
export const NEVER_LEAVES = {
  clients: ['org_id', 'name_key', 'search_text', 'created_by', 'updated_by'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `clients.${infer Name}` ? Name & keyof ClientsTable : never;
export type ClientView = Pick<Selectable<ClientsTable>, Column> & { created_at: number; updated_at: number };

/** A client as lists, cards and the wizard show them. */
export const selectClient = (db: Db) =>
  db
    .selectFrom('clients')
    .select(COLUMNS)
    .select([
      sql<number>`epoch(clients.created_at)`.as('created_at'),
      sql<number>`epoch(clients.updated_at)`.as('updated_at'),
    ])
    .$castTo<ClientView>();
