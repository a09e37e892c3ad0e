import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const FIND = 'find_account(citext)';

/** One account an address has a password; before that, each organization may have invited it once, and none knows of the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_email_key,
    add constraint users_email_once unique (org_id, email_id)`.execute(db);
  await sql`create unique index users_email_claimed on users (email_id) where password_hash is not null`.execute(db);
  await sql`create index users_by_email on users (email_id)`.execute(db);
  await dropLookupFunctions(db, FIND);
  await sql`create function find_account(email citext) returns table (user_id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select u.id, u.org_id from users u where u.email_id = email
      order by u.password_hash is null, u.created_at desc, u.id limit 1 $$`.execute(db);
  await lookupFunction(db, FIND, ['users']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, FIND);
  await sql`create function find_account(email citext) returns table (user_id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select u.id, u.org_id from users u where u.email_id = email $$`.execute(db);
  await lookupFunction(db, FIND, ['users']);
  await sql`drop index users_by_email`.execute(db);
  await sql`drop index users_email_claimed`.execute(db);
  // An address that several invited can be one account's alone again; the other invitations lead nowhere.
  await sql`alter table users no force row level security`.execute(db);
  await sql`update users u set email_id = u.id || '@invited.invalid' where u.password_hash is null and exists (
    select from users o where o.email_id = u.email_id and o.id <> u.id and (o.password_hash is not null or o.id < u.id)
  )`.execute(db);
  await sql`alter table users force row level security`.execute(db);
  await sql`alter table users drop constraint users_email_once,
    add constraint users_email_key unique (email_id)`.execute(db);
}
