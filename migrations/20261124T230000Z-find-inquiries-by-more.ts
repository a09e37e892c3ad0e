import { type Kysely, sql } from 'kysely';
import { searchFunction, searchSignature } from './search-function.ts';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

type Search = Parameters<typeof searchFunction>[1];

/** What can be missing of an inquiry, each found by an index of those that miss it. */
const MISSING = {
  staff: `staff = '{}'`,
  condition: `condition = '{}'`,
  priority: 'priority is null',
  referral_org: 'referral_org is null',
  phone: 'client_phone is null',
};

const ADMIT = {
  asc: `case when r.scheduled_admit_date is null then date '9999-12-31' else r.scheduled_admit_date end`,
  desc: `case when r.scheduled_admit_date is null then date '0001-01-01' else r.scheduled_admit_date end`,
};
const INDEXES: Record<string, string> = {
  inquiries_by_admit: `(${ADMIT.asc.replaceAll('r.', '')}) asc, id desc`,
  inquiries_by_admit_down: `(${ADMIT.desc.replaceAll('r.', '')}) desc, id desc`,
};

const plain = (type: 'text' | 'smallint' | 'timestamptz', key: string) => ({ type, asc: key, desc: key });

const STATUS_AND_STAFF: Search['filters'] = [
  { given: 'cardinality(statuses) > 0', where: 'r.status = any(%L::text[])', argument: 'statuses' },
  { given: `cardinality(staff_names) > 0 and term <> ''`, where: 'r.staff && %L::text[]', argument: 'staff_names' },
  // Of whom the planner knows how many there are: of a few it begins with them, of many it walks the sort's index.
  {
    given: `cardinality(staff_names) > 0 and term = ''`,
    where: `r.id in (select s.inquiry_id from inquiry_staff s
        where s.org_id = current_org_id() and s.staff_name = any(%L::text[]))`,
    argument: 'staff_names',
  },
];

/** Nobody wrote a note or spoke with them since: of those that are still open, and were there by then. */
const QUIET = `r.status in ('PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT') and r.created_at < %1$L::timestamptz
  and not exists (select from inquiry_notes n
    where n.org_id = r.org_id and n.opportunity_id = r.id and n.created_at >= %1$L::timestamptz)
  and not exists (select from calls c
    where c.org_id = r.org_id and c.opportunity_id = r.id and c."timestamp" >= %1$L::timestamptz)`;

const MORE: Search['filters'] = [
  {
    given: 'cardinality(facilities) > 0',
    where: `r.facility_id = any(array(select f.id from facilities f
        where f.org_id = current_org_id() and f.name = any(%L::text[])))`,
    argument: 'facilities',
  },
  { given: 'cardinality(conditions) > 0', where: 'r.condition && %L::text[]', argument: 'conditions' },
  { given: 'created_after is not null', where: 'r.created_at >= %L::timestamptz', argument: 'created_after' },
  { given: 'created_before is not null', where: 'r.created_at < %L::timestamptz', argument: 'created_before' },
  { given: 'least_amount is not null', where: 'r.opportunity_total_amount >= %L::numeric', argument: 'least_amount' },
  { given: 'quiet_since is not null', where: QUIET, argument: 'quiet_since' },
  ...Object.entries(MISSING).map(([name, where]) => ({
    given: `missing @> array['${name}']`,
    // The argument is read by the condition alone.
    where: `r.${where} and %L is not null`,
    argument: 'missing',
  })),
];

const ARGUMENTS = { statuses: 'text[]', staff_names: 'text[]' };
const MORE_ARGUMENTS = {
  facilities: 'text[]',
  conditions: 'text[]',
  created_after: 'timestamptz',
  created_before: 'timestamptz',
  least_amount: 'numeric',
  quiet_since: 'timestamptz',
  missing: 'text[]',
};

export const search = (more: boolean): Search => ({
  name: 'search_inquiries',
  table: 'inquiries',
  arguments: more ? { ...ARGUMENTS, ...MORE_ARGUMENTS } : ARGUMENTS,
  filters: more ? [...STATUS_AND_STAFF, ...MORE] : STATUS_AND_STAFF,
  reads: more ? ['inquiry_staff', 'facilities', 'inquiry_notes', 'calls'] : ['inquiry_staff'],
  sorts: {
    opportunity_name: plain('text', 'r.name_key'),
    status: plain('smallint', 'r.status_rank'),
    priority: {
      type: 'integer',
      asc: 'case when r.priority is null then 1000 else r.priority end',
      desc: 'case when r.priority is null then -1 else r.priority end',
    },
    referral_org: {
      type: 'text',
      asc: 'case when r.referral_key is null then chr(1114111) else r.referral_key end collate "C"',
      desc: `case when r.referral_key is null then '' else r.referral_key end collate "C"`,
    },
    ...(more && { scheduled_admit_date: { type: 'date', ...ADMIT } as const }),
    created_at: plain('timestamptz', 'r.created_at'),
  },
});

export const countSignature = (more: boolean) =>
  `count_inquiries(${['text', ...Object.values(search(more).arguments), 'integer'].join(', ')})`;

export async function countFunction(db: Kysely<unknown>, more: boolean): Promise<void> {
  const { arguments: given, filters, reads = [] } = search(more);
  const named = Object.entries(given).map(([name, type]) => `${name} ${type}, `);
  const narrow = ({ given: holds, where, argument }: Search['filters'][number]) =>
    `if ${holds} then wanted := wanted || format('${` and ${where}`.replaceAll("'", "''")}', ${argument}); end if;`;
  await sql`create function count_inquiries(term text, ${sql.raw(named.join(''))}up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      found_rows integer;
      wanted text := format('r.org_id = %L and %s', current_org_id(),
        case when term = '' then 'true' else holding_words('r.search_text', term) end);
    begin
      ${sql.raw(filters.map(narrow).join('\n      '))}
      execute format('select count(*) from (select 1 from inquiries r where %s limit %s) counted', wanted, up_to + 1)
        into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, countSignature(more), ['inquiries', ...reads]);
}

async function replace(db: Kysely<unknown>, more: boolean): Promise<void> {
  await dropLookupFunctions(db, searchSignature(search(!more)), countSignature(!more));
  await searchFunction(db, search(more));
  await countFunction(db, more);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES))
    await sql`create index ${sql.id(name)} on inquiries (org_id, ${sql.raw(columns)})`.execute(db);
  for (const [name, where] of Object.entries(MISSING))
    await sql`create index ${sql.id(`inquiries_without_${name}`)} on inquiries (org_id, created_at desc, id desc)
      where ${sql.raw(where)}`.execute(db);
  await sql`create index inquiries_of_facility on inquiries (org_id, facility_id, created_at desc, id desc)
    where facility_id is not null`.execute(db);
  await sql`create index inquiries_by_condition on inquiries using gin (condition)`.execute(db);
  await sql`create index inquiries_by_amount on inquiries (org_id, opportunity_total_amount)
    where opportunity_total_amount is not null`.execute(db);
  await replace(db, true);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replace(db, false);
  const names = Object.keys(MISSING).map((name) => `inquiries_without_${name}`);
  const others = ['inquiries_of_facility', 'inquiries_by_condition', 'inquiries_by_amount'];
  for (const name of [...Object.keys(INDEXES), ...names, ...others]) await sql`drop index ${sql.id(name)}`.execute(db);
}
