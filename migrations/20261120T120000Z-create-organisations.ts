import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant usage on schema public to landfall_app, landfall_lookup`.execute(db);
  await sql`create function current_org_id() returns uuid language sql stable parallel safe
    return nullif(current_setting('app.org_id', true), '')::uuid`.execute(db);
  await sql`create function fold(value text) returns text language sql immutable parallel safe strict
    return lower(public.unaccent('public.unaccent', value))`.execute(db);
  await sql`create function join_names(names text[]) returns text language sql immutable parallel safe strict
    return array_to_string(names, ', ')`.execute(db);
  await sql`create function digits(value text) returns text language sql immutable parallel safe strict
    return regexp_replace(value, '[^0-9]', '', 'g')`.execute(db);
  await sql`create function collapse(value text) returns text language sql immutable parallel safe strict
    return btrim(regexp_replace(value, '[[:space:]]+', ' ', 'g'))`.execute(db);
  await sql`create function containing(term text) returns text language sql immutable parallel safe strict
    return '%' || replace(replace(replace(fold(term), chr(92), chr(92) || chr(92)), '%', chr(92) || '%'), '_', chr(92) || '_') || '%'`.execute(
    db,
  );
  // Part of a statement put together elsewhere: every word of the term must stand somewhere in the column.
  await sql`create function holding_words(search_column text, term text) returns text language sql immutable parallel safe strict
    return (select coalesce(string_agg(format('%s like %L', search_column, containing(word)), ' and '), 'true')
      from regexp_split_to_table(btrim(term), '[[:space:]]+') word)`.execute(db);
  // Without a zone `extract` is immutable, so that the planner writes the body into the query instead of calling it a row.
  await sql`create function epoch(at timestamptz) returns bigint language sql immutable parallel safe strict
    return floor(date_part('epoch', at at time zone 'UTC'))::bigint`.execute(db);

  await sql`create table organisations (
    id uuid primary key,
    name text not null,
    org_type text not null default 'Treatment center',
    website_url text,
    time_zone text not null default 'America/New_York',
    idle_minutes smallint not null default 30 check (idle_minutes between 5 and 60),
    case_details_mode text not null default 'auto' check (case_details_mode in ('fixed', 'custom', 'auto')),
    is_demo boolean not null default false,
    created_at timestamptz not null default now()
  )`.execute(db);
  await tenantTable(db, 'organisations', 'write', 'id');

  await sql`create table users (
    id uuid primary key,
    org_id uuid not null references organisations,
    email_id citext not null,
    firstname text not null,
    lastname text not null,
    role text not null check (role in ('admin', 'manager', 'admissions', 'outreach', 'clinical', 'analyst')),
    can_export boolean not null,
    is_active boolean not null default true,
    password_hash text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint users_email_key unique (email_id)
  )`.execute(db);
  await sql`create index users_by_name on users (org_id, lastname, firstname)`.execute(db);
  await tenantTable(db, 'users');

  await sql`create table password_history (
    id uuid primary key,
    org_id uuid not null references organisations,
    user_id uuid not null references users,
    password_hash text not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index password_history_by_user on password_history (org_id, user_id, created_at desc)`.execute(db);
  await tenantTable(db, 'password_history');

  await sql`create table sessions (
    id uuid primary key,
    org_id uuid not null references organisations,
    user_id uuid not null references users,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`.execute(db);
  await sql`create index sessions_by_user on sessions (org_id, user_id)`.execute(db);
  await tenantTable(db, 'sessions');

  // What a signed-in person's transaction begins with: its organisation and the session check in one call. Raises rather
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
    org_id uuid not null references organisations,
    session_id uuid not null references sessions on delete cascade,
    issued_at timestamptz not null default now(),
    spent_at timestamptz
  )`.execute(db);
  await sql`create index refresh_tokens_by_session on refresh_tokens (org_id, session_id)`.execute(db);
  await tenantTable(db, 'refresh_tokens');

  await sql`create table password_resets (
    token_hash bytea primary key,
    org_id uuid not null references organisations,
    user_id uuid not null references users,
    purpose text not null check (purpose in ('reset', 'invitation')),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index password_resets_by_user on password_resets (org_id, user_id)`.execute(db);
  await tenantTable(db, 'password_resets');

  await sql`create function find_account(email citext) returns table (user_id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select u.id, u.org_id from users u where u.email_id = email $$`.execute(db);
  await lookupFunction(db, 'find_account(citext)', ['users']);
  await sql`create function find_refresh_token(hash bytea) returns table (session_id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select t.session_id, t.org_id from refresh_tokens t where t.token_hash = hash $$`.execute(db);
  await lookupFunction(db, 'find_refresh_token(bytea)', ['refresh_tokens']);
  await sql`create function find_password_reset(hash bytea) returns table (user_id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select r.user_id, r.org_id from password_resets r where r.token_hash = hash $$`.execute(db);
  await lookupFunction(db, 'find_password_reset(bytea)', ['password_resets']);
  await sql`create function list_organisations() returns table (org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select o.id from organisations o order by o.id $$`.execute(db);
  await lookupFunction(db, 'list_organisations()', ['organisations']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(
    db,
    'find_account(citext)',
    'find_refresh_token(bytea)',
    'find_password_reset(bytea)',
    'list_organisations()',
  );
  for (const table of ['password_resets', 'refresh_tokens', 'sessions', 'password_history', 'users', 'organisations'])
    await sql`drop table ${sql.id(table)}`.execute(db);
  await sql`drop function open_session(uuid, text, uuid, timestamptz, text)`.execute(db);
  await sql`drop function current_org_id()`.execute(db);
  await sql`drop function holding_words(text, text)`.execute(db);
  await sql`drop function containing(text)`.execute(db);
  await sql`drop function fold(text)`.execute(db);
  await sql`drop function epoch(timestamptz)`.execute(db);
  await sql`drop function join_names(text[])`.execute(db);
  await sql`drop function digits(text)`.execute(db);
  await sql`drop function collapse(text)`.execute(db);
}
