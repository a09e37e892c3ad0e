import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH = 'search_tasks(text, text, uuid, boolean, integer, integer)';
const COUNT = 'count_tasks(text, integer)';

/** Days from the first of 2000 to the day due, without one after all others; a completed task comes after the open ones. */
const PLACE = `coalesce(due_date - date '2000-01-01', 9999999) + case when is_complete then 10000000 else 0 end`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tasks (
    id uuid primary key,
    org_id uuid not null references organizations,
    title text not null,
    due_date date,
    additional_instructions text,
    assigned_to_id uuid references users,
    assigned_to text not null,
    referral_id uuid not null references referral_sources,
    org_associated_with text not null,
    contact_id uuid references referral_contacts,
    contact_associated_with text,
    opportunity_id uuid references inquiries,
    is_complete boolean not null default false,
    completed_at timestamptz,
    place integer not null generated always as (${sql.raw(PLACE)}) stored,
    search_text text not null generated always as (
      fold(title || ' ' || org_associated_with || ' ' || coalesce(contact_associated_with, '') || ' ' || assigned_to)
    ) stored,
    version integer not null default 1,
    created_at timestamptz not null,
    created_by_id uuid references users,
    created_by text not null,
    updated_at timestamptz not null,
    updated_by uuid references users
  )`.execute(db);
  await sql`create index tasks_in_order on tasks (org_id, place asc, id desc)`.execute(db);
  await sql`create index tasks_of_source on tasks (org_id, referral_id)`.execute(db);
  await sql`create index tasks_of_contact on tasks (org_id, contact_id) where contact_id is not null`.execute(db);
  await sql`create index tasks_of_inquiry on tasks (org_id, opportunity_id) where opportunity_id is not null`.execute(
    db,
  );
  await sql`create index tasks_by_text on tasks using gin (search_text gin_trgm_ops)`.execute(db);
  await tenantTable(db, 'tasks');

  // The names a task shows follow the one they were taken from (C-44a).
  await sql`create function keep_source_on_tasks() returns trigger language plpgsql as $$ begin
    update tasks set org_associated_with = new.referral_name where org_id = new.org_id and referral_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_sources_keep_tasks after update of referral_name on referral_sources
    for each row when (old.referral_name is distinct from new.referral_name)
    execute function keep_source_on_tasks()`.execute(db);
  await sql`create function keep_contact_on_tasks() returns trigger language plpgsql as $$ begin
    update tasks set contact_associated_with = new.firstname || ' ' || new.lastname
      where org_id = new.org_id and contact_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_contacts_keep_tasks after update of firstname, lastname on referral_contacts
    for each row when ((old.firstname, old.lastname) is distinct from (new.firstname, new.lastname))
    execute function keep_contact_on_tasks()`.execute(db);

  // As the other searches: past row-level security for the trigram index's sake, in the connection's organization alone.
  await sql`create function search_tasks(term text, after_key text, after_id uuid, backwards boolean, skip integer,
      take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare wanted text := format('t.org_id = %L and %s', current_org_id(), holding_words('t.search_text', term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (t.place %1$s %2$L::integer or (t.place = %2$L::integer and t.id %3$s %4$L))',
          case when backwards then '<' else '>' end, after_key, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select t.id from tasks t where %s order by t.place %s, t.id %s offset %s limit %s',
        wanted, case when backwards then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['tasks']);
  await sql`create function count_tasks(term text, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from tasks t where t.org_id = %L and %s limit %s) counted',
        current_org_id(), holding_words('t.search_text', term), up_to + 1) into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['tasks']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT);
  await sql`drop trigger referral_contacts_keep_tasks on referral_contacts`.execute(db);
  await sql`drop trigger referral_sources_keep_tasks on referral_sources`.execute(db);
  await sql`drop table tasks`.execute(db);
  await sql`drop function keep_contact_on_tasks()`.execute(db);
  await sql`drop function keep_source_on_tasks()`.execute(db);
}
