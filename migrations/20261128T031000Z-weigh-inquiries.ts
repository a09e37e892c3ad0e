import { type Kysely, sql } from 'kysely';
import { countFunction, countSignature, search } from './20261124T230000Z-find-inquiries-by-more.ts';
import { searchFunction, searchSignature } from './search-function.ts';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

/** What stands beside whatever an inquiry is found by, so that nothing else has to be read to count and weigh it. */
export const COPIED = 'status, facility_id, opportunity_total_amount, created_at';

/** What an inquiry is found by through a table of its own: the column of a name, and where the names stand. */
const LINKS = {
  inquiry_staff: { name: 'staff_name', names: 'staff' },
  inquiry_conditions: { name: 'condition', names: 'condition' },
} as const;
type Link = keyof typeof LINKS;

/** Counted and weighed without looking at the rows: what else narrows them and what they are worth stands beside. */
const AROUND = ' include (facility_id)';
const WORTH = ' include (facility_id, opportunity_total_amount)';

async function indexLink(db: Kysely<unknown>, link: Link, around = '', worth = ''): Promise<void> {
  const { name } = LINKS[link];
  await sql`create index ${sql.id(`${link}_newest`)} on ${sql.id(link)}
    (org_id, ${sql.id(name)}, created_at desc, inquiry_id desc)${sql.raw(around)}`.execute(db);
  await sql`create index ${sql.id(`${link}_of_status`)} on ${sql.id(link)}
    (org_id, ${sql.id(name)}, status, created_at desc, inquiry_id desc)${sql.raw(worth)}`.execute(db);
}

const dropIndexes = async (db: Kysely<unknown>, ...names: string[]) => {
  for (const name of names) await sql`drop index ${sql.id(name)}`.execute(db);
};

/** A row of the link for each name of an inquiry, as the inquiry stands. An edit of anything else leaves them alone. */
async function keepLink(db: Kysely<unknown>, link: Link): Promise<void> {
  const { name, names } = LINKS[link];
  const columns = [names, ...COPIED.split(', ')];
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  const body = `begin
    if tg_op = 'UPDATE' then
      if (${of('old')}) is not distinct from (${of('new')}) then return null; end if;
      delete from ${link} where inquiry_id = new.id;
    end if;
    insert into ${link} (org_id, inquiry_id, ${name}, ${COPIED})
      select distinct new.org_id, new.id, name, new.status, new.facility_id, new.opportunity_total_amount, new.created_at
      from unnest(new.${names}) name;
    return null;
  end`;
  await sql`create or replace function ${sql.id(`keep_${link}`)}() returns trigger language plpgsql
    as ${sql.lit(body)}`.execute(db);
  await sql`create or replace trigger ${sql.id(link.replace('inquiry_', 'inquiries_keep_'))}
    after insert or update of ${sql.raw(columns.join(', '))} on inquiries
    for each row execute function ${sql.id(`keep_${link}`)}()`.execute(db);
}

/** As it was: staff alone, and for every edit that names one of its columns. */
async function keepStaffAlone(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace trigger inquiries_keep_staff after insert or update of staff, status, created_at on inquiries
    for each row execute function keep_inquiry_staff()`.execute(db);
  await sql`create or replace function keep_inquiry_staff() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then delete from inquiry_staff where inquiry_id = new.id; end if;
    insert into inquiry_staff (org_id, inquiry_id, staff_name, status, created_at)
      select distinct new.org_id, new.id, name, new.status, new.created_at from unnest(new.staff) name;
    return null;
  end $$`.execute(db);
}

const given = search(true);
const ARGUMENTS = ['term text', ...Object.entries(given.arguments).map(([name, type]) => `${name} ${type}`)].join(', ');
export const NAMES = ['term', ...Object.keys(given.arguments)].join(', ');
const TYPES = ['text', ...Object.values(given.arguments)].join(', ');
const WANTED = `wanted_inquiries(${TYPES}, boolean)`;
const WEIGH = `weigh_inquiries(${TYPES}, integer)`;
const READS = ['inquiries', ...Object.keys(LINKS), 'facilities', 'inquiry_notes', 'calls'];

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;
const alone = (argument: string) => `cardinality(${argument}) = 1`;
const LATER = ['facilities', 'staff_names', 'conditions'];

/** The filters that stand as they did; how facilities, staff and conditions are found is new. */
const plain = (others: readonly string[]) =>
  given.filters
    .filter(({ argument }) => ![...LATER, ...others].includes(argument))
    .map(
      ({ given: holds, where, argument }) =>
        `if ${holds} then wanted := wanted || format(${literal(` and ${where}`)}, ${argument}); end if;`,
    )
    .join('\n  ');

/** What came later: statements with their variables, and the filters that they narrow by in place of those here. */
interface Later {
  statements: string;
  declares?: string;
  replaces?: readonly string[];
}

/** The inquiries of a link in place of the table: their columns under the same names, as far as the link has them. */
const LED_BY = (link: Link) =>
  literal(`(select l.inquiry_id as id, l.org_id, l.${COPIED.replaceAll(', ', ', l.')} from ${link} l
    where l.${LINKS[link].name} = %L) r`);

const among = (link: Link) =>
  literal(` and r.id in (select l.inquiry_id from ${link} l
    where l.org_id = current_org_id() and l.${LINKS[link].name} = any(%L::text[]))`);

/**
 * What a search, a count and a sum read, from its FROM on, narrowed by statements that came later too. One name leads
 * through its link, whose index holds all that the other filters ask for; facilities are looked up first, because a
 * planner that doesn't know them expects many.
 */
const wanted = ({ statements, declares = '', replaces = [] }: Later) => `
declare
  houses uuid[];
  rows_of text := 'inquiries r';
  led_by text;
  wanted text := format('r.org_id = %L', current_org_id());
  ${declares}
begin
  if term <> '' then wanted := wanted || ' and ' || holding_words('r.search_text', term); end if;
  if newest and term = '' and cardinality(missing) = 0 then
    led_by := case when ${alone('staff_names')} then 'staff'
      when ${alone('conditions')} and cardinality(staff_names) = 0 then 'condition' end;
  end if;
  if cardinality(facilities) > 0 then
    houses := array(select f.id from facilities f where f.org_id = current_org_id() and f.name = any(facilities));
    wanted := wanted || case cardinality(houses) when 0 then ' and false'
      when 1 then format(' and r.facility_id = %L', houses[1]) else format(' and r.facility_id = any(%L::uuid[])', houses) end;
  end if;
  if led_by = 'staff' then rows_of := format(${LED_BY('inquiry_staff')}, staff_names[1]);
  elsif cardinality(staff_names) > 0 then
    wanted := wanted || case when term = '' then format(${among('inquiry_staff')}, staff_names)
      else format(' and r.staff && %L::text[]', staff_names) end;
  end if;
  if led_by = 'condition' then rows_of := format(${LED_BY('inquiry_conditions')}, conditions[1]);
  elsif cardinality(conditions) > 0 then
    wanted := wanted || case when term = '' then format(${among('inquiry_conditions')}, conditions)
      else format(' and r.condition && %L::text[]', conditions) end;
  end if;
  ${plain(replaces)}${statements}
  return rows_of || ' where ' || wanted;
end`;

const sorts = Object.entries(given.sorts);
const [, usual] = sorts.at(-1)!;
type Sort = (typeof sorts)[number][1];
const choose = (of: (sort: Sort) => string) =>
  `case sort ${sorts.map(([asked, sort]) => `when ${literal(asked)} then ${of(sort)}`).join(' ')} else ${of(usual)} end`;

/**
 * So few that several words find are put in order by themselves: a planner takes words for independent of one another,
 * and walks the whole order for two that never stand together.
 */
export const FEW = 2000;

/** Whether they are asked for as the list usually stands. */
export const IS_NEWEST = `sort not in (${sorts
  .slice(0, -1)
  .map(([asked]) => literal(asked))
  .join(', ')})`;

/** A page of what is found, its rows narrowed further by statements that came later too. */
const searched = ({ statements, declares = '' }: Later) => `
declare
  key text := ${choose(({ asc, desc }) => `case when descending then ${literal(desc)} else ${literal(asc)} end`)};
  kind text := ${choose(({ type }) => literal(type))};
  down boolean := descending <> backwards;
  placed text := format('order by key %s, id %s offset %s limit %s',
    case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
  found_rows bigint;
  few uuid[];
  found_in text := wanted_inquiries(${NAMES}, ${IS_NEWEST});
  ${declares}
begin
  ${statements}
  if after_id is not null then
    found_in := found_in || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and r.id %5$s %6$L))',
      key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
  end if;
  if term ~ '[[:space:]]' then
    execute format('with few as materialized (select r.id, %s as key from %s limit ${FEW + 1})
      select count(*), array(select id from few %s) from few', key, found_in, placed) into found_rows, few;
    if found_rows <= ${FEW} then return query select unnest(few); return; end if;
  end if;
  return query execute format('select found.id from (select r.id, %s as key from %s) found %s', key, found_in, placed)
    using few;
end`;

const COUNT = `
declare found_rows integer;
begin
  execute format('select count(*) from (select 1 from %s limit %s) counted', wanted_inquiries(${NAMES}, true), up_to + 1)
    into found_rows;
  return found_rows;
end`;

/** So many that a text finds are summed in one go, whatever their status. */
const AT_ONCE = 30_000;

const WEIGHED = `
declare
  stage text;
  stages text[];
  totals integer[];
  amounts numeric[];
  found_rows bigint;
begin
  if term <> '' then
    execute format('with found as materialized
        (select r.status as stage, r.opportunity_total_amount as worth from %s limit ${AT_ONCE + 1})
      select array_agg(f.stage), array_agg(f.total), array_agg(f.amount), coalesce(sum(f.total), 0) from
        (select stage, count(*)::integer as total, coalesce(sum(worth), 0) as amount from found group by stage) f',
      wanted_inquiries(${NAMES}, true)) into stages, totals, amounts, found_rows;
    if found_rows <= ${AT_ONCE} then return query select * from unnest(stages, totals, amounts); return; end if;
  end if;
  foreach stage in array statuses loop
    return query execute format('select %L, count(*)::integer, coalesce(sum(worth), 0)
      from (select r.opportunity_total_amount as worth from %s limit %s) counted',
      stage, wanted_inquiries(${NAMES.replace('statuses', 'array[stage]')}, true), up_to + 1);
  end loop;
end`;

const NOTHING: Later = { statements: '' };

const NARROWS = `wanted_inquiries(${ARGUMENTS}, newest boolean) returns text language plpgsql`;
const SEARCHES = `search_inquiries(${ARGUMENTS}, sort text, descending boolean, after_key text, after_id uuid,
  backwards boolean, skip integer, take integer) returns setof uuid language plpgsql rows 50`;
const LOOKUP = 'stable security definer set search_path = public, pg_temp';

async function functions(db: Kysely<unknown>): Promise<void> {
  const make = (head: string, body: string) => sql.raw(`create function ${head} as $$${body} $$`).execute(db);
  await make(`${NARROWS} ${LOOKUP}`, wanted(NOTHING));
  await make(`${SEARCHES} ${LOOKUP}`, searched(NOTHING));
  await make(`count_inquiries(${ARGUMENTS}, up_to integer) returns integer language plpgsql ${LOOKUP}`, COUNT);
  await make(
    `weigh_inquiries(${ARGUMENTS}, up_to integer)
      returns table (status text, total integer, amount numeric) language plpgsql rows 6 ${LOOKUP}`,
    WEIGHED,
  );
  for (const signature of [WANTED, searchSignature(given), countSignature(true), WEIGH])
    await lookupFunction(db, signature, READS);
}

async function replace(db: Kysely<unknown>, head: string, body: string): Promise<void> {
  await sql`set local role landfall_lookup`.execute(db);
  await sql.raw(`create or replace function ${head} ${LOOKUP} as $$${body} $$`).execute(db);
  await sql`set local role landfall_owner`.execute(db);
}

/** Narrows the inquiries further, or again only as here; the function keeps its owner and who may call it. */
export const narrowInquiries = (db: Kysely<unknown>, later = NOTHING): Promise<void> =>
  replace(db, NARROWS, wanted(later));

/** Searches them in another way, or again only as here; the function keeps its owner and who may call it. */
export const searchInquiries = (db: Kysely<unknown>, later = NOTHING): Promise<void> =>
  replace(db, SEARCHES, searched(later));

/**
 * A link is made of the inquiries alone, so both are written once, as they are to be, and only then given their keys and
 * indexes: to fill columns of a table with a million rows writes each a second time, in every index, while all wait.
 */
async function fillLink(db: Kysely<unknown>, link: Link): Promise<void> {
  const { name, names } = LINKS[link];
  await sql`create table ${sql.id(link)} (
    org_id uuid not null,
    inquiry_id uuid not null,
    ${sql.id(name)} text not null,
    status text not null,
    created_at timestamptz not null,
    facility_id uuid,
    opportunity_total_amount numeric(12, 2)
  )`.execute(db);
  await sql`insert into ${sql.id(link)} (org_id, inquiry_id, ${sql.id(name)}, ${sql.raw(COPIED)})
    select i.org_id, i.id, name, i.status, i.facility_id, i.opportunity_total_amount, i.created_at
    from inquiries i cross join lateral (select distinct unnest(i.${sql.id(names)}) as name) named`.execute(db);
  await sql`alter table ${sql.id(link)} add primary key (inquiry_id, ${sql.id(name)}),
    add foreign key (inquiry_id) references inquiries on delete cascade`.execute(db);
  await indexLink(db, link, AROUND, WORTH);
  await tenantTable(db, link);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, searchSignature(given), countSignature(true));
  await sql`drop table inquiry_staff`.execute(db);
  await sql`alter table inquiries no force row level security`.execute(db);
  for (const link of ['inquiry_staff', 'inquiry_conditions'] as const) {
    await fillLink(db, link);
    await keepLink(db, link);
  }
  await sql`alter table inquiries force row level security`.execute(db);
  await dropIndexes(db, 'inquiries_of_status');
  await sql`create index inquiries_of_status on inquiries (org_id, status, created_at desc, id desc)
    include (opportunity_total_amount)`.execute(db);
  await sql`create index inquiries_of_facility_of_status
    on inquiries (org_id, facility_id, status, created_at desc, id desc) include (opportunity_total_amount)
    where facility_id is not null`.execute(db);
  await functions(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, WEIGH, searchSignature(given), countSignature(true), WANTED);
  await dropIndexes(db, 'inquiries_of_facility_of_status', 'inquiries_of_status');
  await sql`create index inquiries_of_status on inquiries (org_id, status, created_at desc, id desc)`.execute(db);
  await keepStaffAlone(db);
  await sql`drop trigger inquiries_keep_conditions on inquiries`.execute(db);
  await sql`drop function keep_inquiry_conditions()`.execute(db);
  await sql`drop table inquiry_conditions`.execute(db);
  await dropIndexes(db, 'inquiry_staff_newest', 'inquiry_staff_of_status');
  await sql`alter table inquiry_staff drop column facility_id, drop column opportunity_total_amount`.execute(db);
  await indexLink(db, 'inquiry_staff');
  await searchFunction(db, given);
  await countFunction(db, true);
}
