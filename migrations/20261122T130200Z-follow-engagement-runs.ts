import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** How far the last recomputation of all sources' engagement has come: one row an organization. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table engagement_runs (
    org_id uuid primary key references organizations,
    done integer not null,
    total integer not null,
    started_at timestamptz not null,
    finished_at timestamptz
  )`.execute(db);
  await tenantTable(db, 'engagement_runs');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table engagement_runs`.execute(db);
}
