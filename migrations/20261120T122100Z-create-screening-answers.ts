import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table screening_answers (
    id uuid primary key,
    org_id uuid not null references organizations,
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
}
