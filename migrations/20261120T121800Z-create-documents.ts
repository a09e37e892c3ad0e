import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH = 'search_documents(text, integer)';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table documents (
    id uuid primary key,
    org_id uuid not null references organizations,
    opportunity_id uuid not null references inquiries,
    file_name text not null,
    file_description text,
    file_size integer not null,
    sha256 bytea not null,
    storage_key text not null,
    autofill boolean not null default false,
    suggested_at timestamptz,
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
    deleted_by uuid references users,
    search_text text not null generated always as (fold(file_name)) stored
  )`.execute(db);
  await sql`create index documents_of_inquiry on documents (org_id, opportunity_id, created_at desc, id desc)
    where deleted_at is null`.execute(db);
  await sql`create index documents_in_process on documents (org_id, heartbeat_at)
    where status = 'Processing' and deleted_at is null`.execute(db);
  await sql`create index documents_by_key on documents (storage_key)`.execute(db);
  await sql`create index documents_by_text on documents using gin (search_text gin_trgm_ops)`.execute(db);
  await tenantTable(db, 'documents');
  // As the other searches: past row-level security for the trigram index's sake, in the connection's organization alone.
  await sql`create function search_documents(term text, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin
      return query execute format('select d.id from documents d where d.org_id = %L and d.deleted_at is null and %s
        order by d.created_at desc, d.id desc limit %s', current_org_id(), holding_words('d.search_text', term), take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['documents']);

  await sql`create table document_pages (
    id uuid primary key,
    org_id uuid not null references organizations,
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH);
  await sql`drop table document_pages`.execute(db);
  await sql`drop table documents`.execute(db);
}
