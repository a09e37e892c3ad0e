import { type Kysely, sql } from 'kysely';
import { searchFunction, searchSignature } from './search-function.ts';
import { dropLookupFunctions } from './tenant-table.ts';

type Sorts = Parameters<typeof searchFunction>[1]['sorts'];

const plain = (type: Sorts[string]['type'], key: string) => ({ type, asc: key, desc: key });

type Filters = Parameters<typeof searchFunction>[1]['filters'];

const searchBy = (
  empty: Pick<Sorts, 'priority' | 'referral_org'>,
  staff: Filters,
): Parameters<typeof searchFunction>[1] => ({
  name: 'search_inquiries',
  table: 'inquiries',
  arguments: { statuses: 'text[]', staff_names: 'text[]' },
  filters: [
    { given: 'cardinality(statuses) > 0', where: 'r.status = any(%L::text[])', argument: 'statuses' },
    ...staff,
  ],
  reads: ['inquiry_staff'],
  sorts: {
    opportunity_name: plain('text', 'r.name_key'),
    status: plain('smallint', 'r.status_rank'),
    ...empty,
    created_at: plain('timestamptz', 'r.created_at'),
  },
});

const OF_STAFF = { where: 'r.staff && %L::text[]', argument: 'staff_names' };

const NEW_SEARCH = searchBy(
  {
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
  },
  [
    { ...OF_STAFF, given: `cardinality(staff_names) > 0 and term <> ''` },
    // Of whom the planner knows how many there are: of a few it begins with them, of many it walks the sort's index.
    {
      given: `cardinality(staff_names) > 0 and term = ''`,
      where: `r.id in (select s.inquiry_id from inquiry_staff s
        where s.org_id = current_org_id() and s.staff_name = any(%L::text[]))`,
      argument: 'staff_names',
    },
  ],
);
const OLD_SEARCH = searchBy(
  {
    priority: { type: 'integer', asc: 'coalesce(r.priority, 1000)', desc: 'coalesce(r.priority, -1)' },
    referral_org: {
      type: 'text',
      asc: 'coalesce(fold(r.referral_org), chr(1114111)) collate "C"',
      desc: `coalesce(fold(r.referral_org), '') collate "C"`,
    },
  },
  [{ ...OF_STAFF, given: 'cardinality(staff_names) > 0' }],
);

const NEW_INDEXES = {
  inquiries_by_priority: '(case when priority is null then 1000 else priority end) asc',
  inquiries_by_priority_down: '(case when priority is null then -1 else priority end) desc',
  inquiries_by_referral: `(case when referral_key is null then chr(1114111) else referral_key end collate "C") asc`,
  inquiries_by_referral_down: `(case when referral_key is null then '' else referral_key end collate "C") desc`,
};
const OLD_INDEXES = {
  inquiries_by_priority: 'coalesce(priority, 1000) asc',
  inquiries_by_priority_down: 'coalesce(priority, -1) desc',
  inquiries_by_referral: `(coalesce(fold(referral_org), chr(1114111)) collate "C") asc`,
  inquiries_by_referral_down: `(coalesce(fold(referral_org), '') collate "C") desc`,
};

async function replaceIndexes(db: Kysely<unknown>, indexes: typeof NEW_INDEXES) {
  for (const [name, key] of Object.entries(indexes)) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on inquiries (org_id, ${sql.raw(key)}, id desc)`.execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  // As for clients: row-level security lets neither `coalesce` nor a function open an index range, so that a page deep in
  // the list read all before it.
  await dropLookupFunctions(db, searchSignature(OLD_SEARCH));
  await sql`alter table inquiries add column referral_key text generated always as (fold(referral_org)) stored`.execute(
    db,
  );
  await replaceIndexes(db, NEW_INDEXES);
  await searchFunction(db, NEW_SEARCH);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, searchSignature(NEW_SEARCH));
  await replaceIndexes(db, OLD_INDEXES);
  await sql`alter table inquiries drop column referral_key`.execute(db);
  await searchFunction(db, OLD_SEARCH);
}
