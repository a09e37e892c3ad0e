import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** The house at the end of each day, as trends read it: what was counted of each facility, and the beds there were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table census_snapshots (
    org_id uuid not null references organizations,
    day date not null,
    counts jsonb not null,
    facilities jsonb not null,
    taken_at timestamptz not null,
    primary key (org_id, day)
  )`.execute(db);
  await tenantTable(db, 'census_snapshots');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table census_snapshots`.execute(db);
}
