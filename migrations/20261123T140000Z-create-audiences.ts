import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** Audiences that people describe by rules; who is in one is found out when it is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audiences (
    id uuid primary key,
    org_id uuid not null references organizations,
    name text not null,
    description text not null,
    joined text not null check (joined in ('all', 'any')),
    rules jsonb not null,
    excluded jsonb not null,
    name_key text not null generated always as (fold(name)) stored,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null,
    created_by_id uuid references users,
    created_by text not null,
    updated_at timestamptz not null,
    updated_by uuid references users,
    constraint audiences_name unique (org_id, name_key)
  )`.execute(db);
  await tenantTable(db, 'audiences');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audiences`.execute(db);
}
