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
  clients: [
    'org_id',
    'name_key',
    'search_text',
    'created_by',
    'updated_by',
    'ssn',
    'gender',
    'sex_at_birth',
    'marital_status',
    'living_status',
    'employment_status',
    'employer',
    'emergency_contact_primary_firstname',
    'emergency_contact_primary_lastname',
    'emergency_contact_primary_email',
    'emergency_contact_primary_phone',
    'emergency_contact_secondary_firstname',
    'emergency_contact_secondary_lastname',
    'emergency_contact_secondary_email',
    'emergency_contact_secondary_phone',
    'legal_guardianship_status',
    'legal_guardianship_documents',
    'payment_method',
    'carrier',
    'subscriber_id',
    'group_number',
    'subscriber_firstname',
    'subscriber_lastname',
    'subscriber_ssn',
    'subscriber_employer',
    'subscriber_employment_position',
    'authorization_number',
    'subscriber_dob',
  ],
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
