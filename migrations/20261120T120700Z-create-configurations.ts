import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table configurations (
    id uuid primary key,
    org_id uuid not null references organizations,
    user_id uuid references users,
    type text not null,
    name text not null default '',
    config jsonb not null,
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by uuid references users,
    constraint configurations_once unique nulls not distinct (org_id, type, user_id, name)
  )`.execute(db);
  await tenantTable(db, 'configurations');
  await sql`create unique index configurations_one_active_ehr on configurations (org_id)
    where type = 'EHR' and config ->> 'active' = 'true'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table configurations`.execute(db);
}
