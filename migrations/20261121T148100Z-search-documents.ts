import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const SEARCH = 'search_documents(text, integer)';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents
    add column search_text text not null generated always as (fold(file_name)) stored`.execute(db);
  await sql`create index documents_by_text on documents using gin (search_text gin_trgm_ops)`.execute(db);
  // As the other searches: past row-level security for the trigram index's sake, in the connection's organisation alone.
  await sql`create function search_documents(term text, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin
      return query execute format('select d.id from documents d where d.org_id = %L and d.deleted_at is null and %s
        order by d.created_at desc, d.id desc limit %s', current_org_id(), holding_words('d.search_text', term), take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['documents']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH);
  await sql`alter table documents drop column search_text`.execute(db);
}
