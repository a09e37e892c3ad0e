import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const SEARCH = 'search_clients(text, text, boolean, text, uuid, boolean, integer, integer)';
const SEARCH_BY_AGE = 'search_clients(text, boolean, text, uuid, boolean, integer, integer)';

/**
 * As for inquiries: an empty value sorts last in both directions, so each direction has its own index. `case`, because
 * row-level security lets no `coalesce` open an index range.
 */
const SORT_INDEXES = {
  clients_by_name: 'name_key asc, id desc',
  clients_by_name_down: 'name_key desc, id desc',
  clients_by_email: `(case when email_key is null then chr(1114111) else email_key end collate "C") asc, id desc`,
  clients_by_email_down: `(case when email_key is null then '' else email_key end collate "C") desc, id desc`,
};

const OTHER_INDEXES = {
  clients_by_phone: '(org_id, phone_number) where phone_number is not null',
  clients_by_ssn_key: '(org_id, ssn_key) where ssn_key is not null',
  clients_by_subscriber_ssn_key: '(org_id, subscriber_ssn_key) where subscriber_ssn_key is not null',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  // Columns of their own: under row-level security an index serves a plain column's comparison, not a function's. The
  // second part of a sealed text is the name of the key it was sealed with.
  await sql`alter table clients
    add column email_key text generated always as (fold(email_id)) stored,
    add column ssn_key text generated always as (split_part(ssn, '.', 2)) stored,
    add column subscriber_ssn_key text generated always as (split_part(subscriber_ssn, '.', 2)) stored`.execute(db);
  await sql`drop index clients_by_name`.execute(db);
  for (const [name, columns] of Object.entries(SORT_INDEXES))
    await sql`create index ${sql.id(name)} on clients (org_id, ${sql.raw(columns)})`.execute(db);
  for (const [name, definition] of Object.entries(OTHER_INDEXES))
    await sql`create index ${sql.id(name)} on clients ${sql.raw(definition)}`.execute(db);

  await dropLookupFunctions(db, SEARCH_BY_AGE);
  await sql`create function search_clients(term text, sort text, descending boolean, after_key text, after_id uuid,
      backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case sort
        when 'name' then 'c.name_key'
        when 'email_id' then case when descending then 'case when c.email_key is null then '''' else c.email_key end collate "C"'
          else 'case when c.email_key is null then chr(1114111) else c.email_key end collate "C"' end
        else 'c.created_at' end;
      kind text := case sort when 'name' then 'text' when 'email_id' then 'text' else 'timestamptz' end;
      down boolean := descending <> backwards;
      wanted text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and c.id %5$s %6$L))',
          key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select c.id from clients c where %s order by %s %s, c.id %s offset %s limit %s',
        wanted, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['clients']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH);
  await sql`create function search_clients(term text, descending boolean, after_key text, after_id uuid,
      backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      down boolean := descending <> backwards;
      wanted text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (c.created_at %1$s %2$L::timestamptz or (c.created_at = %2$L::timestamptz and c.id %3$s %4$L))',
          case when down then '<' else '>' end, after_key, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select c.id from clients c where %s order by c.created_at %s, c.id %s offset %s limit %s',
        wanted, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH_BY_AGE, ['clients']);

  for (const name of [...Object.keys(SORT_INDEXES), ...Object.keys(OTHER_INDEXES)])
    await sql`drop index ${sql.id(name)}`.execute(db);
  await sql`create index clients_by_name on clients (org_id, name_key)`.execute(db);
  await sql`alter table clients drop column email_key, drop column ssn_key, drop column subscriber_ssn_key`.execute(db);
}
