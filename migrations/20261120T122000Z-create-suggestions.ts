import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table suggestions (
    id uuid primary key,
    org_id uuid not null references organizations,
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table suggestions`.execute(db);
}
