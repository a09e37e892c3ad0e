import { type Kysely, sql } from 'kysely';
import { searchFunction, searchSignature } from './search-function.ts';
import { dropLookupFunctions } from './tenant-table.ts';

type Sorts = Parameters<typeof searchFunction>[1]['sorts'];

const plain = (type: Sorts[string]['type'], key: string) => ({ type, asc: key, desc: key });

const searchBy = (empty: Pick<Sorts, 'priority' | 'referral_org'>): Parameters<typeof searchFunction>[1] => ({
  name: 'search_inquiries',
  table: 'inquiries',
  filters: [
    {
      argument: 'statuses',
      type: 'text[]',
      given: 'cardinality(statuses) > 0',
      where: 'r.status = any(%L::text[])',
    },
    {
      argument: 'staff_names',
      type: 'text[]',
      given: 'cardinality(staff_names) > 0',
      where: 'r.staff && %L::text[]',
    },
  ],
  sorts: {
    opportunity_name: plain('text', 'r.name_key'),
    status: plain('smallint', 'r.status_rank'),
    ...empty,
    created_at: plain('timestamptz', 'r.created_at'),
  },
});

const NEW_SEARCH = searchBy({
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
});
const OLD_SEARCH = searchBy({
  priority: { type: 'integer', asc: 'coalesce(r.priority, 1000)', desc: 'coalesce(r.priority, -1)' },
  referral_org: {
    type: 'text',
    asc: 'coalesce(fold(r.referral_org), chr(1114111)) collate "C"',
    desc: `coalesce(fold(r.referral_org), '') collate "C"`,
  },
});

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
