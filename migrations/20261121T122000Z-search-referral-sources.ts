import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const SEARCH = 'search_referral_sources(text, boolean, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_referral_sources(text, boolean, integer)';
const SEARCH_CONTACTS = 'search_referral_contacts(text, integer)';

/** A source without an activity comes last in both directions, so each direction has its own stand-in and its index. */
const LIST_INDEXES = {
  referral_sources_newest: `(coalesce(last_activity_date, '-infinity'::date)) desc, id desc`,
  referral_sources_oldest: `(coalesce(last_activity_date, 'infinity'::date)) asc, id desc`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table referral_sources
    add column name_key text not null generated always as (fold(collapse(referral_name))) stored,
    add column search_text text not null generated always as (
      fold(referral_name || ' ' || coalesce(address, '') || ' ' || join_names(specializations))
    ) stored`.execute(db);
  await sql`drop index referral_sources_by_name`.execute(db);
  await sql`create index referral_sources_by_name on referral_sources (org_id, name_key)`.execute(db);
  for (const [name, columns] of Object.entries(LIST_INDEXES))
    await sql`create index ${sql.id(name)} on referral_sources (org_id, ${sql.raw(columns)}) where is_active`.execute(
      db,
    );
  await sql`create index referral_sources_by_text on referral_sources using gin (search_text gin_trgm_ops)`.execute(db);

  await sql`alter table referral_contacts
    add column name_key text not null generated always as (fold(collapse(firstname || ' ' || lastname))) stored,
    add column search_text text not null generated always as (
      fold(firstname || ' ' || lastname || ' ' || coalesce(email, '') || ' ' || organization_name)
    ) stored`.execute(db);
  await sql`create index referral_contacts_by_name on referral_contacts (org_id, name_key)`.execute(db);
  await sql`create index referral_contacts_by_text on referral_contacts using gin (search_text gin_trgm_ops)`.execute(
    db,
  );

  await sql`alter table referral_records add column contact_id uuid references referral_contacts`.execute(db);
  await sql`create index referral_records_of_contact on referral_records (org_id, contact_id)
    where contact_id is not null`.execute(db);

  // As the searches of inquiries and clients: run as the lookup role for the trigram index's sake, in the connection's
  // organisation alone, answering ids in list order.
  await sql`create function search_referral_sources(term text, names_only boolean, descending boolean, after_key text,
      after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case when descending then 'coalesce(s.last_activity_date, ''-infinity''::date)'
        else 'coalesce(s.last_activity_date, ''infinity''::date)' end;
      down boolean := descending <> backwards;
      wanted text := format('s.org_id = %L and s.is_active and %s', current_org_id(),
        holding_words(case when names_only then 's.name_key' else 's.search_text' end, term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::date or (%1$s = %3$L::date and s.id %4$s %5$L))',
          key, case when down then '<' else '>' end, after_key, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select s.id from referral_sources s where %s order by %s %s, s.id %s offset %s limit %s',
        wanted, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['referral_sources']);
  await sql`create function count_referral_sources(term text, names_only boolean, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from referral_sources s where s.org_id = %L and s.is_active and %s limit %s) counted',
        current_org_id(), holding_words(case when names_only then 's.name_key' else 's.search_text' end, term), up_to + 1)
        into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['referral_sources']);
  await sql`create function search_referral_contacts(term text, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin
      return query execute format('select c.id from referral_contacts c where c.org_id = %L and c.is_active and %s
        order by c.created_at desc, c.id desc limit %s', current_org_id(), holding_words('c.search_text', term), take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH_CONTACTS, ['referral_contacts']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT, SEARCH_CONTACTS);
  await sql`alter table referral_records drop column contact_id`.execute(db);
  await sql`alter table referral_contacts drop column name_key, drop column search_text`.execute(db);
  await sql`drop index referral_sources_newest`.execute(db);
  await sql`drop index referral_sources_oldest`.execute(db);
  await sql`alter table referral_sources drop column name_key, drop column search_text`.execute(db);
  await sql`create index referral_sources_by_name on referral_sources (org_id, fold(referral_name))`.execute(db);
}
