import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sessions (
    id uuid primary key,
    org_id uuid not null references organizations,
    user_id uuid not null references users,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`.execute(db);
  await sql`create index sessions_by_user on sessions (org_id, user_id)`.execute(db);
  await tenantTable(db, 'sessions');

  // What a signed-in person's transaction begins with: its organization and the session check in one call. Raises rather
  // than answering nothing, so that the statements sent behind it in the same round trip do not run.
  await sql`create function open_session(org uuid, durable text, wanted uuid, at timestamptz, known_role text)
    returns void language plpgsql volatile as $$
    declare role text;
    begin
      perform set_config('app.org_id', org::text, true), set_config('synchronous_commit', durable, true);
      select u.role into role from sessions s join users u on u.id = s.user_id
        where s.id = wanted and s.revoked_at is null and s.expires_at > at and u.is_active;
      if not found then raise exception 'session ended' using errcode = 'LF401'; end if;
      if role <> known_role then raise exception '%', role using errcode = 'LF403'; end if;
    end $$`.execute(db);

  await sql`create table refresh_tokens (
    token_hash bytea primary key,
    org_id uuid not null references organizations,
    session_id uuid not null references sessions on delete cascade,
    issued_at timestamptz not null default now(),
    spent_at timestamptz
  )`.execute(db);
  await sql`create index refresh_tokens_by_session on refresh_tokens (org_id, session_id)`.execute(db);
  await tenantTable(db, 'refresh_tokens');
  await sql`create function find_refresh_token(hash bytea) returns table (session_id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select t.session_id, t.org_id from refresh_tokens t where t.token_hash = hash $$`.execute(db);
  await lookupFunction(db, 'find_refresh_token(bytea)', ['refresh_tokens']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, 'find_refresh_token(bytea)');
  await sql`drop table refresh_tokens`.execute(db);
  await sql`drop function open_session(uuid, text, uuid, timestamptz, text)`.execute(db);
  await sql`drop table sessions`.execute(db);
}
