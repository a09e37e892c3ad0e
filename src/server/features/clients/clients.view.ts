import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import {
  OPTIONAL_CLIENT_FIELD_NAMES,
  type OptionalClientField,
} from '#shared/features/client-details/client-fields.ts';
import { isSsnField, type SsnField } from '#shared/features/clients/ssn.rules.ts';
import type { ClientsTable } from './clients.table.ts';

const ROW_COLUMNS = [
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

type PlainField = Exclude<OptionalClientField, SsnField>;
const isPlain = (name: OptionalClientField): name is PlainField => !isSsnField(name);

/** What the record's own page shows beyond a row. */
const DETAIL_COLUMNS = OPTIONAL_CLIENT_FIELD_NAMES.filter(isPlain)
  .map((name) => `clients.${name}` as const)
  .filter((column) => !(ROW_COLUMNS as readonly string[]).includes(column));

/**
 * Columns that stay inside: sealed numbers, which leave masked (`ssn-vault.rules`), copies kept for search and sort, and the
 * row's own making, which leaves as names and seconds.
 */
export const NEVER_LEAVES = {
  clients: [
    'org_id',
    'ssn',
    'subscriber_ssn',
    'ssn_key',
    'subscriber_ssn_key',
    'name_key',
    'firstname_key',
    'lastname_key',
    'email_key',
    'search_text',
    'created_by',
    'updated_by',
  ],
} as const satisfies NeverLeaves;

type Column = (typeof ROW_COLUMNS)[number] extends `clients.${infer Name}` ? Name & keyof ClientsTable : never;
export type ClientView = Pick<Selectable<ClientsTable>, Column> & { created_at: number; updated_at: number };

/** A client's own page, but for the numbers that leave masked. */
export type PlainClient = ClientView &
  Record<PlainField, string | null> & { created_by_name: string | null; updated_by_name: string | null };
export type ClientDetail = PlainClient & Record<SsnField, string | null>;

const moments = [
  sql<number>`epoch(clients.created_at)`.as('created_at'),
  sql<number>`epoch(clients.updated_at)`.as('updated_at'),
];

/** A client as lists, cards and the wizard show them. */
export const selectClient = (db: Db) =>
  db.selectFrom('clients').select(ROW_COLUMNS).select(moments).$castTo<ClientView>();

/** The record's own page, without its sealed numbers. */
export const selectClientDetail = (db: Db) =>
  db
    .selectFrom('clients')
    .leftJoin('users as creator', 'creator.id', 'clients.created_by')
    .leftJoin('users as editor', 'editor.id', 'clients.updated_by')
    .select(ROW_COLUMNS)
    .select(DETAIL_COLUMNS)
    .select(moments)
    .select([
      sql<string | null>`creator.firstname || ' ' || creator.lastname`.as('created_by_name'),
      sql<string | null>`editor.firstname || ' ' || editor.lastname`.as('updated_by_name'),
    ])
    .$castTo<PlainClient>();
