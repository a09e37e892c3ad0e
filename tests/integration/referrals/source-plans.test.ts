import { beforeAll, describe, expect, test } from 'vitest';
import { listSources } from '#server/features/referral-sources/list-sources.ts';
import { SOURCE_SORTS } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { startTestApp } from '#tests/support/app.ts';
import { planOf, prepareRows } from '#tests/support/plan-of.ts';

const app = await startTestApp();
const org = app.organizations.a.id;
const ROWS = 20_000;
const SEQ_SCAN = /Seq Scan on (referral_sources|source_staff|referral_activities)/;

/** Enough rows that reading them all is never the cheapest way; one person has a part in half of the sources. */
beforeAll(() =>
  prepareRows(
    app,
    `insert into referral_sources (id, org_id, referral_name, type, owner, state, status, payment_type, is_active,
        last_activity_date, created_at)
      select gen_random_uuid(), '${org}', 'House ' || n, case when n % 100 = 0 then 'Court' else 'School' end,
        case n % 4 when 0 then 'Colleague ' || n % 400 when 1 then 'Busy Colleague' end,
        case when n % 50 = 0 then 'VT' else 'MA' end,
        (array['INACTIVE', 'COLD', 'WARM', 'HOT', 'REFERRING'])[1 + n % 5], array['Medicare'], n % 5 > 0,
        case when n % 9 > 0 then date '2026-05-12' - n % 900 end,
        timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${ROWS}) n;
    insert into referral_activities (id, org_id, referral_id, event, performed_by, event_date)
      select gen_random_uuid(), '${org}', id, 'Phone call', 'Busy Colleague', '2026-05-12'
      from referral_sources where org_id = '${org}' and right(referral_name, 1) = '2';
    analyze referral_sources; analyze referral_activities; analyze source_staff;`,
  ),
);

const planOfList = (input: Record<string, unknown>) => planOf(app, (ctx) => listSources(ctx, { limit: 50, ...input }));

test.each([
  [{}, 'referral_sources_newest'],
  [{ page: 20 }, 'referral_sources_newest'],
  [{ archived: true }, 'referral_sources_newest'],
  [{ order: 'asc' }, 'referral_sources_oldest'],
  [{ sort: 'created_at' }, 'referral_sources_by_age_down'],
  [{ sort: 'created_at', order: 'asc' }, 'referral_sources_by_age'],
  [{ sort: 'referral_name' }, 'referral_sources_by_name'],
  [{ sort: 'referral_name', order: 'desc' }, 'referral_sources_by_name_down'],
  [{ sort: 'status' }, 'referral_sources_by_status'],
  [{ sort: 'status', order: 'desc' }, 'referral_sources_by_status_down'],
  [{ sort: 'due_on' }, 'referral_sources_due'],
  [{ sort: 'due_on', order: 'desc' }, 'referral_sources_due_down'],
  [{ staff: ['Busy Colleague'] }, 'source_staff_newest'],
  [{ staff: ['Busy Colleague'], order: 'asc' }, 'source_staff_oldest'],
  [{ staff: ['Busy Colleague', 'Colleague 8'], archived: true }, 'source_staff_newest'],
])('the page of %j is read from %s', async (input, index) => {
  const plan = await planOfList(input);
  expect(plan).toMatch(new RegExp(`using ${index} on`));
  expect(plan).not.toMatch(SEQ_SCAN);
});

test.each([
  { type: 'Court' },
  { state: 'VT' },
  { status: ['HOT'] },
  { payment_type: 'Medicare' },
  { query: 'house 77' },
  { staff: ['Colleague 8'], status: ['HOT'] },
  { staff: ['Colleague 8'], sort: 'referral_name' },
])('what %j finds is looked up by its id', async (input) => {
  const plan = await planOfList(input);
  expect(plan).toMatch(/Function Scan on search_referral_sources/);
  expect(plan).toContain('Index Scan using referral_sources_pkey');
  expect(plan).not.toMatch(SEQ_SCAN);
});

describe('a page deep in the list', () => {
  test.each(SOURCE_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const)))(
    'by %s %s begins at its place in the index, forwards and backwards',
    async (sort, order) => {
      const admin = await app.signIn('admin');
      const { next, prev } = await admin.trpc.referralSources.list.query({ limit: 50, sort, order, page: 100 });
      for (const place of [{ after: next }, { before: prev }]) {
        const plan = await planOfList({ sort, order, ...place });
        expect(plan).toMatch(/Index Cond: .* [<>] '/);
        expect(plan).not.toMatch(/Filter: .*(created_at|name_key|status_rank|last_activity_date|due_on)/);
        expect(plan).not.toMatch(SEQ_SCAN);
      }
    },
  );

  test('of one of the staff begins there too', async () => {
    const admin = await app.signIn('admin');
    const staff = ['Busy Colleague'];
    const { next } = await admin.trpc.referralSources.list.query({ limit: 50, staff, page: 40 });
    const plan = await planOfList({ staff, after: next });
    expect(plan).toMatch(/using source_staff_newest on source_staff[\s\S]*Index Cond: .*last_activity_date.* < '/);
    expect(plan).not.toMatch(SEQ_SCAN);
  });
});

test('the total of one of the staff is counted in the link’s index alone', async () => {
  const plan = await planOf(
    app,
    (ctx) => listSources(ctx, { staff: ['Colleague 8'] }),
    ({ text }) => text.includes('counted'),
  );
  expect(plan).toMatch(/using source_staff_(newest|oldest) on source_staff/);
  expect(plan).not.toMatch(SEQ_SCAN);
});
