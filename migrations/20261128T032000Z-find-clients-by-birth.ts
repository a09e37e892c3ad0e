import { type Kysely, sql } from 'kysely';
import { searchFunction, searchSignature } from './search-function.ts';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

type Search = Parameters<typeof searchFunction>[1];

const BORN = { given: 'born is not null', where: 'r.dob = %L::date', argument: 'born' };

const search = (byBirth: boolean): Search => ({
  name: 'search_clients',
  table: 'clients',
  arguments: byBirth ? { born: 'date' } : {},
  filters: byBirth ? [BORN] : [],
  sorts: {
    name: { type: 'text', asc: 'r.name_key', desc: 'r.name_key' },
    email_id: {
      type: 'text',
      asc: 'case when r.email_key is null then chr(1114111) else r.email_key end collate "C"',
      desc: `case when r.email_key is null then '' else r.email_key end collate "C"`,
    },
    created_at: { type: 'timestamptz', asc: 'r.created_at', desc: 'r.created_at' },
  },
});

const countSignature = (byBirth: boolean) => `count_clients(text, ${byBirth ? 'date, ' : ''}integer)`;

/** The day is compared as a day: as a part of a text it is three numbers that most of the others share. */
async function replace(db: Kysely<unknown>, byBirth: boolean): Promise<void> {
  await dropLookupFunctions(db, searchSignature(search(!byBirth)), countSignature(!byBirth));
  await searchFunction(db, search(byBirth));
  const born = byBirth ? "if born is not null then wanted := wanted || format(' and c.dob = %L', born); end if;" : '';
  await sql`create function count_clients(term text, ${sql.raw(byBirth ? 'born date, ' : '')}up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      found_rows integer;
      wanted text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      ${sql.raw(born)}
      execute format('select count(*) from (select 1 from clients c where %s limit %s) counted', wanted, up_to + 1)
        into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, countSignature(byBirth), ['clients']);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await replace(db, true);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replace(db, false);
}
