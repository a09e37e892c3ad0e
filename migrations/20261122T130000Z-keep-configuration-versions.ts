import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** What an organization's configurations held, version by version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table configuration_versions (
    org_id uuid not null references organizations,
    type text not null,
    version integer not null,
    config jsonb not null,
    restored_from integer,
    saved_at timestamptz not null,
    saved_by uuid references users,
    saved_by_name text not null default '',
    primary key (org_id, type, version)
  )`.execute(db);
  await tenantTable(db, 'configuration_versions', 'append');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table configuration_versions`.execute(db);
}
