import { type Kysely, sql } from 'kysely';
import { stateKey } from './states.ts';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH =
  'search_contacts(text, boolean, text[], text, uuid, text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_contacts(text, boolean, text[], text, uuid, integer)';
const FILTER = 'contact_filter(text, boolean, text[], text, uuid)';
const SEARCH_FOR_PALETTE = 'search_referral_contacts(text, integer)';

/**
 * Whether a contact is archived stands before the order, so that a list of the active ones is one range of an index
 * however many are archived, and a list of all of them is two. Ties are newest first in both directions.
 */
const LIST_INDEXES = {
  referral_contacts_newest: 'org_id, is_active, created_at desc, id desc',
  referral_contacts_oldest: 'org_id, is_active, created_at asc, id desc',
  referral_contacts_a_to_z: 'org_id, is_active, name_key asc, id desc',
  referral_contacts_z_to_a: 'org_id, is_active, name_key desc, id desc',
  referral_contacts_by_organization: 'org_id, is_active, organization_key asc, id desc',
  referral_contacts_by_organization_down: 'org_id, is_active, organization_key desc, id desc',
  referral_contacts_of_title: 'org_id, is_active, title, created_at desc, id desc',
  referral_contacts_of_title_and_state: 'org_id, is_active, title, state_key, created_at desc, id desc',
  referral_contacts_of_state: 'org_id, is_active, state_key, created_at desc, id desc',
  referral_contacts_of_source: 'org_id, referral_id, is_active, created_at desc, id desc',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table referral_contacts (
    id uuid primary key,
    org_id uuid not null references organizations,
    referral_id uuid not null references referral_sources,
    organization_name text not null,
    firstname text not null,
    lastname text not null,
    prefix text,
    title text,
    credential text,
    email text,
    phone_number text,
    dob date,
    linkedin_url text,
    address text,
    city text,
    state text,
    zipcode text,
    additional_info text,
    special_notes text,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid references users,
    import_id uuid references imports,
    moved_from uuid references referral_contacts,
    name_key text not null generated always as (fold(collapse(firstname || ' ' || lastname))) stored,
    organization_key text not null generated always as (fold(collapse(organization_name))) stored,
    email_key text generated always as (lower(email)) stored,
    search_text text not null generated always as (
      fold(firstname || ' ' || lastname || ' ' || coalesce(email, '') || ' ' || organization_name
        || ' ' || digits(coalesce(phone_number, '')))
    ) stored,
    ${stateKey}
  )`.execute(db);
  for (const [name, columns] of Object.entries(LIST_INDEXES))
    await sql`create index ${sql.id(name)} on referral_contacts (${sql.raw(columns)})`.execute(db);
  // A contact is known by name and organization together. Of two indexes that each held one of them, a planner without
  // statistics took the organization's, and looked through all of its contacts for every row of an import.
  await sql`create index referral_contacts_by_name on referral_contacts (org_id, name_key, organization_key)`.execute(
    db,
  );
  await sql`create index referral_contacts_by_text on referral_contacts using gin (search_text gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index referral_contacts_by_phone on referral_contacts (org_id, phone_number)
    where phone_number is not null`.execute(db);
  await sql`create index referral_contacts_by_email on referral_contacts (org_id, email_key)
    where email_key is not null`.execute(db);
  await sql`create index referral_contacts_moved on referral_contacts (org_id, moved_from)
    where moved_from is not null`.execute(db);
  await sql`create index referral_contacts_of_import on referral_contacts (import_id) where import_id is not null`.execute(
    db,
  );
  await tenantTable(db, 'referral_contacts');

  await sql`create function keep_source_on_contacts() returns trigger language plpgsql as $$ begin
    update referral_contacts set organization_name = new.referral_name
      where org_id = new.org_id and referral_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_sources_keep_contacts after update of referral_name on referral_sources
    for each row when (old.referral_name is distinct from new.referral_name)
    execute function keep_source_on_contacts()`.execute(db);

  await sql`create table contact_counters (
    org_id uuid primary key references organizations,
    active bigint not null default 0,
    archived bigint not null default 0
  )`.execute(db);
  await tenantTable(db, 'contact_counters');
  // Once a statement, however many contacts it brings or takes.
  await sql`create function count_new_contacts() returns trigger language plpgsql as $$ begin
    insert into contact_counters as c (org_id, active, archived)
      select org_id, count(*) filter (where is_active), count(*) filter (where not is_active) from added group by org_id
      on conflict (org_id) do update set active = c.active + excluded.active, archived = c.archived + excluded.archived;
    return null;
  end $$`.execute(db);
  await sql`create trigger contacts_count_new after insert on referral_contacts
    referencing new table as added for each statement execute function count_new_contacts()`.execute(db);
  await sql`create function count_removed_contacts() returns trigger language plpgsql as $$ begin
    update contact_counters c set active = c.active - r.active, archived = c.archived - r.archived
      from (select org_id, count(*) filter (where is_active) as active, count(*) filter (where not is_active) as archived
        from removed group by org_id) r where r.org_id = c.org_id;
    return null;
  end $$`.execute(db);
  await sql`create trigger contacts_count_removed after delete on referral_contacts
    referencing old table as removed for each statement execute function count_removed_contacts()`.execute(db);
  await sql`create function count_archived_contact() returns trigger language plpgsql as $$
    declare step integer := case when new.is_active then 1 else -1 end;
    begin
      update contact_counters set active = active + step, archived = archived - step where org_id = new.org_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger contacts_count_archived after update of is_active on referral_contacts
    for each row when (old.is_active is distinct from new.is_active) execute function count_archived_contact()`.execute(
    db,
  );

  // What is wanted, written out as literals: the planner then knows how common each is.
  await sql`create function contact_filter(term text, archived boolean, titles text[], state text, source uuid) returns text
    language plpgsql stable set search_path = public, pg_temp
    as $$
    declare found text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      if not archived then found := found || ' and c.is_active'; end if;
      if cardinality(titles) > 0 then found := found || format(' and c.title = any(%L::text[])', titles); end if;
      if state is not null then found := found || format(' and c.state_key = %L', state); end if;
      if source is not null then found := found || format(' and c.referral_id = %L', source); end if;
      return found;
    end $$`.execute(db);
  await lookupFunction(db, FILTER, []);
  // As the searches of inquiries and clients: run as the lookup role for the trigram index's sake, in the connection's
  // organization alone, answering ids in list order.
  await sql`create function search_contacts(term text, archived boolean, titles text[], state text, source uuid, sort text,
      descending boolean, after_key text, after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer rows 50 set search_path = public, pg_temp
    as $$
    declare
      key text := case sort when 'name' then 'c.name_key' when 'organization_name' then 'c.organization_key'
        else 'c.created_at' end;
      kind text := case when sort = 'created_at' then 'timestamptz' else 'text' end;
      down boolean := descending <> backwards;
      wanted text := contact_filter(term, archived, titles, state, source);
    begin
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and c.id %5$s %6$L))',
          key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select c.id from referral_contacts c where %s order by %s %s, c.id %s offset %s limit %s',
        wanted, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['referral_contacts']);
  await sql`create function count_contacts(term text, archived boolean, titles text[], state text, source uuid,
      up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from referral_contacts c where %s limit %s) counted',
        contact_filter(term, archived, titles, state, source), up_to + 1) into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['referral_contacts']);
  await sql`create function search_referral_contacts(term text, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin
      return query execute format('select c.id from referral_contacts c where c.org_id = %L and c.is_active and %s
        order by c.created_at desc, c.id desc limit %s', current_org_id(), holding_words('c.search_text', term), take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH_FOR_PALETTE, ['referral_contacts']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH_FOR_PALETTE, SEARCH, COUNT, FILTER);
  await sql`drop trigger referral_sources_keep_contacts on referral_sources`.execute(db);
  await sql`drop table contact_counters`.execute(db);
  await sql`drop table referral_contacts`.execute(db);
  const functions = [
    'keep_source_on_contacts',
    'count_new_contacts',
    'count_removed_contacts',
    'count_archived_contact',
  ];
  for (const name of functions) await sql`drop function ${sql.id(name)}()`.execute(db);
}
