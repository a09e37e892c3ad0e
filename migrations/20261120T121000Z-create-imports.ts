import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

const STATES = "'mapping', 'checking', 'checked', 'saving', 'saved', 'undoing', 'undone', 'failed'";
const OUTCOMES = "'new', 'duplicate', 'problem', 'saved', 'skipped', 'undone', 'kept'";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table imports (
    id uuid primary key,
    org_id uuid not null references organizations,
    kind text not null check (kind in ('contacts', 'referrals')),
    file_name text not null,
    file_type text not null check (file_type in ('csv', 'xlsx')),
    state text not null check (state in (${sql.raw(STATES)})),
    failure text,
    header_line integer not null,
    headers text[] not null,
    examples text[] not null,
    mapping jsonb not null,
    rows_done integer not null default 0,
    rows_total integer not null default 0,
    created_at timestamptz not null,
    created_by_id uuid references users,
    created_by text not null,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create index imports_by_age on imports (org_id, created_at desc, id desc)`.execute(db);
  await tenantTable(db, 'imports');

  await sql`create table import_files (
    import_id uuid primary key references imports on delete cascade,
    org_id uuid not null references organizations,
    content bytea not null
  )`.execute(db);
  await tenantTable(db, 'import_files');

  await sql`create table import_rows (
    import_id uuid not null references imports on delete cascade,
    line integer not null,
    -- The import names its organization already: of a hundred thousand rows each need not be asked again.
    org_id uuid not null,
    outcome text not null check (outcome in (${sql.raw(OUTCOMES)})),
    reason text,
    other_line integer,
    other_id uuid,
    record_id uuid not null,
    fields jsonb not null,
    problems jsonb,
    name_key text generated always as (
      fold(collapse(coalesce(fields ->> 'referral_name', (fields ->> 'firstname') || ' ' || (fields ->> 'lastname'))))
    ) stored,
    org_key text generated always as (fold(collapse(fields ->> 'organization_name'))) stored,
    email_key text generated always as (lower(fields ->> 'email')) stored,
    primary key (import_id, line)
  )`.execute(db);
  await sql`create index import_rows_by_outcome on import_rows (import_id, outcome, line)`.execute(db);
  await tenantTable(db, 'import_rows');

  await sql`create table import_organizations (
    import_id uuid not null references imports on delete cascade,
    org_key text not null,
    org_id uuid not null references organizations,
    name text not null,
    referral_id uuid,
    created boolean not null default false,
    -- Why an undo left a referral source in place that the import had added.
    kept_reason text check (kept_reason in ('changed', 'in_use')),
    primary key (import_id, org_key)
  )`.execute(db);
  await tenantTable(db, 'import_organizations');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['import_organizations', 'import_rows', 'import_files', 'imports'])
    await sql`drop table ${sql.id(table)}`.execute(db);
}
