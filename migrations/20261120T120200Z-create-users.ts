import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table users (
    id uuid primary key,
    org_id uuid not null references organizations,
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
  await sql`create function find_account(email citext) returns table (user_id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select u.id, u.org_id from users u where u.email_id = email $$`.execute(db);
  await lookupFunction(db, 'find_account(citext)', ['users']);

  await sql`create table password_history (
    id uuid primary key,
    org_id uuid not null references organizations,
    user_id uuid not null references users,
    password_hash text not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index password_history_by_user on password_history (org_id, user_id, created_at desc)`.execute(db);
  await tenantTable(db, 'password_history');

  await sql`create table password_resets (
    token_hash bytea primary key,
    org_id uuid not null references organizations,
    user_id uuid not null references users,
    purpose text not null check (purpose in ('reset', 'invitation')),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index password_resets_by_user on password_resets (org_id, user_id)`.execute(db);
  await tenantTable(db, 'password_resets');
  await sql`create function find_password_reset(hash bytea) returns table (user_id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select r.user_id, r.org_id from password_resets r where r.token_hash = hash $$`.execute(db);
  await lookupFunction(db, 'find_password_reset(bytea)', ['password_resets']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, 'find_password_reset(bytea)', 'find_account(citext)');
  for (const table of ['password_resets', 'password_history', 'users'])
    await sql`drop table ${sql.id(table)}`.execute(db);
}
