import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table questions (
    id uuid primary key,
    org_id uuid not null references organizations,
    opportunity_id uuid not null references inquiries,
    question text not null,
    answer text not null,
    found boolean not null,
    confidence text not null check (confidence in ('high', 'medium', 'low')),
    citations jsonb not null default '[]',
    searched jsonb not null default '[]',
    asked_by uuid references users,
    asked_by_name text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index questions_newest on questions (org_id, opportunity_id, created_at desc, id desc)`.execute(db);
  await tenantTable(db, 'questions');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table questions`.execute(db);
}
