import { beforeAll, describe, expect, test } from 'vitest';
import {
  countActivitiesByPerson,
  listActivities,
  listActivitiesOfInquiry,
} from '#server/features/activities/activities.queries.ts';
import { whyStatus } from '#server/features/activities/why-status.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { planOf, prepareRows } from '#tests/support/plan-of.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const staff = await app.signIn('admissions');
const { id: opportunity_id } = await makeInquiry(staff, { firstname: 'Dana', lastname: 'Sample' });
const referral_id = await createSource(staff);
const NEWEST = 'referral_activities_newest';

/** Enough rows, of one source and of others, that reading them all is never the cheapest way. */
beforeAll(async () => {
  const org = app.organizations.a.id;
  await prepareRows(
    app,
    `insert into referral_sources (id, org_id, referral_name, type)
       select gen_random_uuid(), '${org}', 'House ' || n, 'School' from generate_series(1, 400) n;
     insert into referral_activities (id, org_id, referral_id, event, event_date)
       select gen_random_uuid(), '${org}', id, 'Phone call', date '2026-05-12' - n
       from referral_sources, generate_series(1, 60) n;
     insert into referral_activities (id, org_id, referral_id, event, event_date)
       select gen_random_uuid(), '${org}', '${referral_id}', 'Phone call', date '2026-05-12' - n % 3000
       from generate_series(1, 10000) n`,
  );
  await query('vacuum analyze referral_activities, referral_sources, inquiries');
});

describe('a source’s activities', () => {
  test.each([
    ['first', {}],
    ['last', { page: 400 }],
  ])('the %s page is read from one range of the index, in its order', async (_which, place) => {
    const plan = await planOf(app, (ctx) => listActivities(ctx, { referral_id, ...place }));
    expect(plan).toContain(NEWEST);
    expect(plan).not.toContain('Seq Scan on referral_activities');
  });

  test('a page by its cursor begins where it was left', async () => {
    const first = await staff.trpc.activities.list.query({ referral_id, limit: 20, page: 200 });
    const plan = await planOf(app, (ctx) => listActivities(ctx, { referral_id, page: 201, after: first.next ?? '' }));
    expect(plan).toMatch(/Index (Only )?Scan.*referral_activities_newest/);
    expect(plan).not.toContain('Seq Scan on referral_activities');
  });
});

test('what sets why is read apart from the window alone', async () => {
  const plan = await planOf(
    app,
    (ctx) => whyStatus(ctx, { referral_id }),
    ({ text }) => text.includes('distinct on'),
  );
  expect(plan).toContain(NEWEST);
  expect(plan).not.toContain('Seq Scan on referral_activities');
});

test('an inquiry’s activities and a source’s counts are found by their indexes', async () => {
  expect(await planOf(app, (ctx) => listActivitiesOfInquiry(ctx, { opportunity_id }))).toContain(
    'referral_activities_of_inquiry',
  );
  const range = { referral_id, start_date: '2026-05-01', end_date: '2026-05-12' };
  const plan = await planOf(
    app,
    (ctx) => countActivitiesByPerson(ctx, range),
    ({ text }) => text.includes('event_type'),
  );
  expect(plan).not.toContain('Seq Scan on referral_activities');
});
