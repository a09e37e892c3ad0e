import { beforeAll, expect, test } from 'vitest';
import { listInquiries } from '#server/features/inquiries/list-inquiries.ts';
import { INQUIRY_SORTS } from '#shared/features/inquiries/inquiries.schemas.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { planOf, prepareRows } from '#tests/support/plan-of.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const org = app.organizations.a;
const ROWS = 20_000;

/** Enough rows that reading them all is never the cheapest way. */
beforeAll(() =>
  prepareRows(
    app,
    `alter table inquiries disable trigger inquiries_count_new;
    insert into clients (id, org_id, firstname, lastname) values ('${org.id}', '${org.id}', 'Dana', 'Sample');
    insert into facilities (id, org_id, name) values ('${org.id}', '${org.id}', 'Heron House');
    insert into inquiries (id, org_id, patient_id, opportunity_name, client_name, status, staff, priority, referral_org,
        created_at, condition, facility_id)
      select gen_random_uuid(), '${org.id}', '${org.id}', 'Dana Sample-' || n, 'Dana Sample',
        (array['PRE-ASSESSMENT', 'ASSESSMENT', 'ADMITTED', 'DROPPED'])[1 + n % 4], array['Colleague ' || n % 40],
        nullif(n % 90, 0), case when n % 5 > 0 then 'House ' || n end, timestamptz '2026-01-01' + n * interval '1 minute',
        case when n % 30 = 0 then array['OCD'] else array['Anxiety'] end, case when n % 50 < 2 then '${org.id}'::uuid end
      from generate_series(1, ${ROWS}) n;
    alter table inquiries enable trigger inquiries_count_new;
    update open_inquiries set is_answered = true where created_at < '2026-01-14T20:00Z';
    analyze inquiries; analyze inquiry_staff; analyze inquiry_conditions; analyze open_inquiries;`,
  ),
);

const planOfList = (input: Record<string, unknown>) =>
  planOf(app, (ctx) => listInquiries(ctx, { limit: 50, ...input }));

test.each([
  [{}, 'inquiries_newest'],
  [{ order: 'asc' }, 'inquiries_oldest'],
  [{ sort: 'opportunity_name' }, 'inquiries_by_name'],
  [{ sort: 'opportunity_name', order: 'desc' }, 'inquiries_by_name_down'],
  [{ sort: 'status' }, 'inquiries_by_status'],
  [{ sort: 'status', order: 'desc' }, 'inquiries_by_status_down'],
  [{ sort: 'priority' }, 'inquiries_by_priority'],
  [{ sort: 'priority', order: 'desc' }, 'inquiries_by_priority_down'],
  [{ sort: 'referral_org' }, 'inquiries_by_referral'],
  [{ sort: 'referral_org', order: 'desc' }, 'inquiries_by_referral_down'],
  [{ sort: 'scheduled_admit_date' }, 'inquiries_by_admit'],
  [{ sort: 'scheduled_admit_date', order: 'desc' }, 'inquiries_by_admit_down'],
  [{ status_filter: ['ADMITTED'] }, 'inquiries_of_status'],
  [{ staff_filter: ['Colleague 7'] }, 'inquiry_staff_newest'],
  [{ staff_filter: ['Colleague 7'], status_filter: ['ADMITTED'] }, 'inquiry_staff_of_status'],
  [{ condition_filter: ['OCD', 'Anxiety'] }, 'inquiry_conditions_newest'],
  [{ condition_filter: ['OCD'], status_filter: ['ADMITTED'] }, 'inquiry_conditions_of_status'],
  [{ page: 20 }, 'inquiries_newest'],
])('the page of %j is read from %s', async (input, index) => {
  const plan = await planOfList(input);
  expect(plan).toMatch(new RegExp(`using ${index} on`));
  expect(plan).not.toMatch(/Seq Scan on (inquiries|inquiry_staff|inquiry_conditions|inquiry_notes)/);
});

test.each(INQUIRY_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const)))(
  'a page deep in the list by %s %s begins at its place in the index, forwards and backwards',
  async (sort, order) => {
    const admin = await app.signIn('admin');
    const { next, prev } = await admin.trpc.inquiries.list.query({ limit: 50, sort, order, page: 100 });
    for (const place of [{ after: next }, { before: prev }]) {
      const plan = await planOfList({ sort, order, ...place });
      expect(plan).toMatch(/Index Cond: .* [<>] '/);
      expect(plan).not.toMatch(/Filter: .*(created_at|name_key|status_rank|priority|referral)|Seq Scan on inquiries/);
    }
  },
);

test('a search looks each found row up by its id', async () => {
  const plan = await planOfList({ query: 'sample-77' });
  expect(plan).toContain('Index Scan using inquiries_pkey');
  expect(plan).not.toMatch(/Seq Scan on inquiries/);
});

test.each([
  [{ staff_filter: ['Colleague 7'] }, 'inquiry_staff_newest'],
  [{ condition_filter: ['OCD'] }, 'inquiry_conditions_newest'],
  [{ condition_filter: ['OCD'], status_filter: ['ADMITTED'] }, 'inquiry_conditions_of_status'],
  [{ facility_filter: ['Heron House'], status_filter: ['ADMITTED'] }, 'inquiries_of_facility_of_status'],
  [{ quiet_since: '2026-01-02' }, 'open_inquiries_by_touch'],
  [{ quiet_since: '2026-01-02', status_filter: ['ASSESSMENT'] }, 'open_inquiries_by_touch'],
  [{ missing: ['answer'] }, 'open_inquiries_unanswered'],
] as const)('what %j counts is read from %s', async (asked, index) => {
  const none = { staff_filter: [], condition_filter: [], facility_filter: [], status_filter: [], missing: [] };
  const filters = { ...none, quiet_since: null, ...asked };
  const listed = (names: readonly string[]) => `'{${names.map((name) => `"${name}"`).join(',')}}'`;
  const { status_filter, staff_filter, facility_filter, condition_filter, quiet_since, missing } = filters;
  const [wanted] = await query<{ found_in: string }>(
    `select set_config('app.org_id', '${org.id}', true), wanted_inquiries('', ${listed(status_filter)},
       ${listed(staff_filter)}, ${listed(facility_filter)}, ${listed(condition_filter)}, null, null, null, $1,
       ${listed(missing)}, true) as found_in`,
    [quiet_since],
  );
  const lines = await query<{ 'QUERY PLAN': string }>(`explain select 1 from ${wanted!.found_in} limit 10001`);
  expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
});

test.each([
  ["r.staff = '{}'", 'inquiries_without_staff'],
  ["r.condition = '{}'", 'inquiries_without_condition'],
  ["r.condition && array['Rare']", 'inquiries_by_condition'],
  ['r.opportunity_total_amount >= 10000', 'inquiries_by_amount'],
  [`r.facility_id = '${org.id}'`, 'inquiries_of_facility'],
])('what is narrowed by %s is read from %s', async (narrowed, index) => {
  const lines = await query<{ 'QUERY PLAN': string }>(
    `explain select r.id from inquiries r where r.org_id = '${org.id}' and ${narrowed}
     order by r.created_at desc, r.id desc limit 51`,
  );
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on inquiries/);
});

test.each([
  [{ missing: ['referral_org'], sort: 'referral_org' }, 'referral_org is null', 'id desc'],
  [{ missing: ['referral_org'], sort: 'priority' }, 'referral_org is null', 'priority desc nulls last, id desc'],
  [{ quiet_days: '3', sort: 'status' }, `status in ('PRE-ASSESSMENT', 'ASSESSMENT')`, 'status_rank desc, id desc'],
  [{ missing: ['priority'], sort: 'opportunity_name' }, 'priority is null', 'name_key desc, id desc'],
  [
    {
      condition_filter: ['Anxiety'],
      status_filter: ['DROPPED', 'ADMITTED'],
      facility_filter: ['Heron House'],
      sort: 'status',
    },
    `condition = '{Anxiety}' and status in ('DROPPED', 'ADMITTED') and facility_id is not null`,
    'status_rank desc, id desc',
  ],
] as const)('a page of %j stands in its order', async (asked, where, order) => {
  const admin = await app.signIn('admin');
  const input = { ...asked, order: 'desc', limit: 50 } as const;
  const first = await admin.trpc.inquiries.list.query(input);
  const second = await admin.trpc.inquiries.list.query({ ...input, after: first.next });
  const ids = await query<{ id: string }>(`select id from inquiries where ${where} order by ${order} limit 100`);
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
});
