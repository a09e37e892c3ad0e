import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column suggested_at timestamptz`.execute(db);

  await sql`create table suggestions (
    id uuid primary key,
    org_id uuid not null references organisations,
    opportunity_id uuid not null references inquiries,
    document_id uuid not null references documents,
    target text not null check (target in ('inquiry', 'client', 'screening')),
    field text not null,
    value text not null,
    page integer not null,
    quote text not null,
    confidence text not null check (confidence in ('high', 'medium')),
    state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected')),
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references users,
    decided_by_name text,
    constraint suggestions_once unique (document_id, target, field)
  )`.execute(db);
  await sql`create index suggestions_of_inquiry on suggestions (org_id, opportunity_id, created_at desc, id desc)`.execute(
    db,
  );
  await tenantTable(db, 'suggestions');

  await sql`create table screening_answers (
    id uuid primary key,
    org_id uuid not null references organisations,
    opportunity_id uuid not null references inquiries,
    question text not null,
    answer text not null check (answer in ('Yes', 'No', 'Unknown')),
    evidence text,
    document_id uuid references documents,
    page integer,
    version integer not null default 1,
    answered_at timestamptz not null,
    answered_by uuid references users,
    answered_by_name text not null,
    constraint screening_answers_once unique (opportunity_id, question)
  )`.execute(db);
  await sql`create index screening_answers_of_inquiry on screening_answers (org_id, opportunity_id)`.execute(db);
  await tenantTable(db, 'screening_answers');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table screening_answers`.execute(db);
  await sql`drop table suggestions`.execute(db);
  await sql`alter table documents drop column suggested_at`.execute(db);
}
