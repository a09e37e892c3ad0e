import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

/** Each notice to each address once, however often its job runs, and what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notices (
    id uuid primary key,
    org_id uuid not null references organizations,
    event text not null check (event in ('referral_received', 'referral_sent', 'admission_status_change')),
    subject_id uuid not null,
    address text not null,
    is_test boolean not null default false,
    state text not null check (state in ('sending', 'waiting', 'sent', 'failed', 'in_doubt')),
    fault text,
    way text check (way in ('own', 'sendgrid', 'smtp', 'outbox')),
    at timestamptz not null,
    constraint notices_once unique (org_id, event, subject_id, address)
  )`.execute(db);
  await sql`create index notices_newest on notices (org_id, at desc, id desc)`.execute(db);
  await tenantTable(db, 'notices');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table notices`.execute(db);
}
