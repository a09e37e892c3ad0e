import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH =
  'search_contacts(text, boolean, text[], text, uuid, text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_contacts(text, boolean, text[], text, uuid, integer)';
const FILTER = 'contact_filter(text, boolean, text[], text, uuid)';

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/**
 * Whether a contact is archived stands before the order, so that a list of the active ones is one range of an index
 * however many are archived, and a list of all of them is two. Ties are newest first in both directions.
 */
const LIST_INDEXES = {
  referral_contacts_newest: 'org_id, is_active, created_at desc, id desc',
  referral_contacts_oldest: 'org_id, is_active, created_at asc, id desc',
  referral_contacts_a_to_z: 'org_id, is_active, name_key asc, id desc',
  referral_contacts_z_to_a: 'org_id, is_active, name_key desc, id desc',
  referral_contacts_by_organisation: 'org_id, is_active, organization_key asc, id desc',
  referral_contacts_by_organisation_down: 'org_id, is_active, organization_key desc, id desc',
  referral_contacts_of_title: 'org_id, is_active, title, created_at desc, id desc',
  referral_contacts_of_state: 'org_id, is_active, state_key, created_at desc, id desc',
  referral_contacts_of_source: 'org_id, referral_id, is_active, created_at desc, id desc',
};

const SEARCH_TEXT = `firstname || ' ' || lastname || ' ' || coalesce(email, '') || ' ' || organization_name`;

/** What the search looks through, as a column of its own; `more` is further text in it. */
async function keepSearchText(db: Kysely<unknown>, more = '') {
  await sql`alter table referral_contacts
    add column search_text text not null generated always as (fold(${sql.raw(SEARCH_TEXT + more)})) stored`.execute(db);
  await sql`create index referral_contacts_by_text on referral_contacts using gin (search_text gin_trgm_ops)`.execute(
    db,
  );
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table referral_contacts
    drop column search_text,
    add column moved_from uuid references referral_contacts,
    add column organization_key text not null generated always as (fold(collapse(organization_name))) stored,
    add column state_key text not null generated always as (
      case when state in (${sql.join(STATES.map((code) => sql.lit(code)))}) then state else 'others' end
    ) stored`.execute(db);
  await keepSearchText(db, ` || ' ' || digits(coalesce(phone_number, ''))`);
  await sql`create index referral_contacts_moved on referral_contacts (org_id, moved_from)
    where moved_from is not null`.execute(db);
  for (const name of ['referral_contacts_by_age', 'referral_contacts_by_source'])
    await sql`drop index ${sql.id(name)}`.execute(db);
  for (const [name, columns] of Object.entries(LIST_INDEXES))
    await sql`create index ${sql.id(name)} on referral_contacts (${sql.raw(columns)})`.execute(db);

  await sql`create table contact_counters (
    org_id uuid primary key references organisations,
    active bigint not null default 0,
    archived bigint not null default 0
  )`.execute(db);
  // Forced row-level security would hide every organisation's contacts from the owner who counts them.
  await sql`alter table referral_contacts no force row level security`.execute(db);
  await sql`insert into contact_counters (org_id, active, archived)
    select org_id, count(*) filter (where is_active), count(*) filter (where not is_active)
    from referral_contacts group by org_id`.execute(db);
  await sql`alter table referral_contacts force row level security`.execute(db);
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
  // organisation alone, answering ids in list order.
  await sql`create function search_contacts(term text, archived boolean, titles text[], state text, source uuid, sort text,
      descending boolean, after_key text, after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT, FILTER);
  for (const [trigger, counted] of [
    ['contacts_count_new', 'count_new_contacts'],
    ['contacts_count_removed', 'count_removed_contacts'],
    ['contacts_count_archived', 'count_archived_contact'],
  ] as const) {
    await sql`drop trigger ${sql.id(trigger)} on referral_contacts`.execute(db);
    await sql`drop function ${sql.id(counted)}()`.execute(db);
  }
  await sql`drop table contact_counters`.execute(db);
  for (const name of [...Object.keys(LIST_INDEXES), 'referral_contacts_moved'])
    await sql`drop index ${sql.id(name)}`.execute(db);
  await sql`alter table referral_contacts
    drop column search_text, drop column moved_from, drop column organization_key, drop column state_key`.execute(db);
  await keepSearchText(db);
  await sql`create index referral_contacts_by_age on referral_contacts (org_id, created_at desc, id desc)`.execute(db);
  await sql`create index referral_contacts_by_source on referral_contacts (org_id, referral_id)`.execute(db);
}
