import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table documents (
    id uuid primary key,
    org_id uuid not null references organisations,
    opportunity_id uuid not null references inquiries,
    file_name text not null,
    file_description text,
    file_size integer not null,
    sha256 bytea not null,
    storage_key text not null,
    autofill boolean not null default false,
    status text not null default 'Processing' check (status in ('Processing', 'Completed', 'Failed')),
    failure_reason text,
    pages_total integer,
    pages_done integer not null default 0,
    heartbeat_at timestamptz not null default now(),
    uploaded_by uuid references users,
    uploaded_by_name text not null,
    created_at timestamptz not null,
    completed_at timestamptz,
    deleted_at timestamptz,
    deleted_by uuid references users
  )`.execute(db);
  await sql`create index documents_of_inquiry on documents (org_id, opportunity_id, created_at desc, id desc)
    where deleted_at is null`.execute(db);
  await sql`create index documents_in_process on documents (org_id, heartbeat_at)
    where status = 'Processing' and deleted_at is null`.execute(db);
  await sql`create index documents_by_key on documents (storage_key)`.execute(db);
  await tenantTable(db, 'documents');

  await sql`create table document_pages (
    id uuid primary key,
    org_id uuid not null references organisations,
    document_id uuid not null references documents on delete cascade,
    opportunity_id uuid not null references inquiries,
    page integer not null,
    text text not null,
    method text not null check (method in ('text', 'ocr', 'none')),
    quality text not null check (quality in ('good', 'fair', 'poor', 'none', 'unreadable')),
    confidence real,
    tsv tsvector not null generated always as (to_tsvector('english', text)) stored,
    created_at timestamptz not null default now(),
    constraint document_pages_once unique (document_id, page)
  )`.execute(db);
  await sql`create index document_pages_of_inquiry on document_pages (org_id, opportunity_id, document_id, page)`.execute(
    db,
  );
  await sql`create index document_pages_by_word on document_pages using gin (tsv)`.execute(db);
  await tenantTable(db, 'document_pages');

  await sql`create table questions (
    id uuid primary key,
    org_id uuid not null references organisations,
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
  for (const table of ['questions', 'document_pages', 'documents']) await sql`drop table ${sql.id(table)}`.execute(db);
}
