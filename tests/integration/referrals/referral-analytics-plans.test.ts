import { beforeAll, expect, test } from 'vitest';
import { countReferrals, listReferrals } from '#server/features/referral-analytics/referral-analytics.queries.ts';
import { startTestApp } from '#tests/support/app.ts';
import { planOf, prepareRows } from '#tests/support/plan-of.ts';

const app = await startTestApp();
const org = app.organizations.a;
const RECORDS = 20_000;
const SPAN = { referral_id: org.id, start_date: '2026-01-01', end_date: '2026-03-31' };

/** Enough of them, of many sources, that reading them all is never the cheapest way. */
beforeAll(() =>
  prepareRows(
    app,
    `insert into clients (id, org_id, firstname, lastname)
       select gen_random_uuid(), '${org.id}', 'Dana', 'Sample ' || n from generate_series(1, 2000) n;
     insert into inquiries (id, org_id, patient_id, opportunity_name, client_name, created_at)
       select gen_random_uuid(), '${org.id}', id, 'Dana-' || id, 'Dana', now() from clients where org_id = '${org.id}';
     insert into referral_sources (id, org_id, referral_name, type)
       select case n when 1 then '${org.id}'::uuid else gen_random_uuid() end, '${org.id}', 'Mill Pond ' || n, 'Court'
       from generate_series(1, 100) n;
     insert into referral_records (id, org_id, opportunity_id, referral_direction, referral_id, referred_at)
       select gen_random_uuid(), '${org.id}', i.ids[1 + n % 2000], 'referral_sent', s.ids[1 + n % 100],
         date '2025-01-01' + n % 500
       from generate_series(1, ${RECORDS}) n,
         (select array_agg(id) as ids from inquiries where org_id = '${org.id}') i,
         (select array_agg(id) as ids from referral_sources where org_id = '${org.id}') s;
     analyze clients, inquiries, referral_sources, referral_records;`,
  ),
);

test('both counts are read from the index of a source’s days', async () => {
  const plan = await planOf(
    app,
    (ctx) => countReferrals(ctx, SPAN),
    ({ text }) => text.includes('count(*)'),
  );
  expect(plan).toContain('referral_records_of_source_by_day');
  expect(plan).not.toContain('Seq Scan');
});

test('the referrals of one count are read from it too', async () => {
  const plan = await planOf(app, (ctx) => listReferrals(ctx, { ...SPAN, metric: 'referred_out' }));
  expect(plan).toContain('referral_records_of_source_by_day');
  expect(plan).not.toContain('Seq Scan on referral_records');
});
