import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** Pieces of e-mails that an organization has put by, to be used in others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table email_blocks (
    id uuid primary key,
    org_id uuid not null references organizations,
    name text not null check (length(name) between 1 and 100),
    restore_block text not null,
    created_at timestamptz not null,
    created_by_id uuid references users,
    created_by text not null
  )`.execute(db);
  await sql`create index email_blocks_of_organization on email_blocks (org_id, created_at desc, id desc)`.execute(db);
  await tenantTable(db, 'email_blocks');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table email_blocks`.execute(db);
}
