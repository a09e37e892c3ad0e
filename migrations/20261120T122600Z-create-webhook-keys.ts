import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const FIND = 'find_webhook_key(text, text)';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhook_keys (
    id uuid primary key,
    org_id uuid not null references organizations,
    key_id text not null,
    purpose text not null check (purpose in ('voice-calls')),
    secret text not null,
    created_at timestamptz not null default now(),
    revoked_at timestamptz,
    constraint webhook_keys_key_id unique (key_id)
  )`.execute(db);
  await sql`create index webhook_keys_of_organization on webhook_keys (org_id, created_at)`.execute(db);
  await tenantTable(db, 'webhook_keys');
  await sql`create function find_webhook_key(wanted text, wanted_purpose text) returns table (id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select k.id, k.org_id from webhook_keys k
      where k.key_id = wanted and k.purpose = wanted_purpose and k.revoked_at is null $$`.execute(db);
  await lookupFunction(db, FIND, ['webhook_keys']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, FIND);
  await sql`drop table webhook_keys`.execute(db);
}
