import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table clinicians (
    id uuid primary key,
    org_id uuid not null references organizations,
    firstname text not null,
    lastname text not null,
    type text not null check (type in ('MD', 'Therapist', 'CC', 'ClinicalCoordinator')),
    deleted_at timestamptz
  )`.execute(db);
  await sql`create index clinicians_by_name on clinicians (org_id, lastname, firstname) where deleted_at is null`.execute(
    db,
  );
  await tenantTable(db, 'clinicians');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table clinicians`.execute(db);
}
