import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table facilities (
    id uuid primary key,
    org_id uuid not null references organizations,
    name text not null,
    size integer check (size >= 0),
    deleted_at timestamptz
  )`.execute(db);
  await sql`create unique index facilities_name_once on facilities (org_id, fold(name)) where deleted_at is null`.execute(
    db,
  );
  await tenantTable(db, 'facilities');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table facilities`.execute(db);
}
