import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SECTIONS } from '#client/features/analytics/sections.ts';
import { loadDemo } from '#scripts/demo/load-demo.ts';
import { DEMO_ORGANIZATIONS } from '#scripts/demo/organizations.ts';
import { resetDemo } from '#scripts/demo/reset-demo.ts';
import { getCensus } from '#server/features/census/census.queries.ts';
import { getCensusBooster } from '#server/features/census-booster/census-booster.queries.ts';
import { getMetrics } from '#server/features/metrics/metrics.queries.ts';
import { buildServices } from '#server/platform/build-services.ts';
import { asOrganization } from '#server/platform/context.ts';
import { readEnv } from '#server/platform/env.ts';
import { METRIC_NAMES } from '#shared/features/metrics/metrics.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { demoEnvironment } from '#tests/support/demo-environment.ts';
import { openDatabase, tenantTables } from '#tests/support/matrix/rows.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { url: databaseUrl } = await createTestDatabase();
const query = await openDatabase(databaseUrl);
const [{ id: demo }] = DEMO_ORGANIZATIONS as [(typeof DEMO_ORGANIZATIONS)[number]];

/** How many rows each table holds of an organization; what the log and the queue say of the loading itself aside. */
async function rowsOf(org: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, key } of await tenantTables(query)) {
    const [row] = await query<{ n: number }>(`select count(*)::int as n from ${table} where ${key} = $1`, [org]);
    counts[table] = row!.n;
  }
  return counts;
}

/** What people may have left in the demo: a list imported, with a contact of it, and a suggestion decided. */
async function workInTheDemo(): Promise<void> {
  const id = randomUUID();
  await query(
    `insert into imports (id, org_id, kind, file_name, file_type, state, header_line, headers, examples, mapping,
       created_at, created_by_id, created_by, updated_at)
     select $1, org_id, 'contacts', 'list.csv', 'csv', 'saved', 1, '{}', '{}', '{}', now(), id, 'Someone', now()
     from users where org_id = $2 limit 1`,
    [id, demo],
  );
  await query("insert into import_organizations (import_id, org_key, org_id, name) values ($1, 'a', $2, 'A')", [
    id,
    demo,
  ]);
  await query('update referral_contacts set import_id = $1 where org_id = $2', [id, demo]);
  await query(
    `insert into suggestions (id, org_id, opportunity_id, document_id, target, field, value, page, quote, confidence,
       created_at, decided_by)
     select gen_random_uuid(), d.org_id, d.opportunity_id, d.id, 'inquiry', 'epipen', 'None', 1, 'None', 'high', now(), u.id
     from documents d join users u on u.org_id = d.org_id where d.org_id = $1 limit 1`,
    [demo],
  );
  await query("update clients set city = 'Changed' where org_id = $1", [demo]);
}

/** Whether an answer has nothing to show: no number, no part, no stage that anybody reached. */
function isEmpty(data: unknown): boolean {
  if (data === null || data === 0) return true;
  if (Array.isArray(data)) return data.every(isEmpty);
  if (typeof data !== 'object') return false;
  if ('inquiries' in data) return data.inquiries === 0;
  return Object.values(data as object).every((each) => isEmpty((each as { count?: number } | null)?.count ?? each));
}

test('a script has time for the demo, which is one change, on a busy computer too', async () => {
  const env = readEnv({ ...(await demoEnvironment()), DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const { services, close } = await buildServices(env, 'script');
  try {
    const { rows } = await services.pool.query('show transaction_timeout');
    expect(rows).toEqual([{ transaction_timeout: '10min' }]);
  } finally {
    await close();
  }
});

/** What the screens of numbers say of the demo on the day it was loaded. */
async function numbersOfTheDemo(env: NodeJS.ProcessEnv) {
  const { services, close } = await buildServices(
    readEnv({ ...env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }),
    'script',
  );
  try {
    const request = { request_id: randomUUID(), ip: null, user_agent: null, idempotency_key: null };
    const ctx = asOrganization({ services, request, action: 'demo.look' }, demo);
    const census = await getCensus(ctx, {});
    const end = census.today;
    const answers = await getMetrics(ctx, { start_date: addDays(end, -179), end_date: end, metric: METRIC_NAMES });
    const booster = await getCensusBooster(ctx, { target_occupancy: 85, avg_los: 30 });
    return { census, answers, booster };
  } finally {
    await close();
  }
}

test('the demo has something to say to every widget, and is restored as it was loaded, whatever was done in it, and nobody else is touched', async () => {
  const env = await demoEnvironment();
  const other = randomUUID();
  await query("insert into organizations (id, name, org_type) values ($1, 'Own House', 'School')", [other]);
  await loadDemo({ databaseUrl, env });
  const loaded = await rowsOf(demo);
  for (const table of ['users', 'clients', 'inquiries', 'tasks', 'documents', 'referral_activities'])
    expect(loaded[table], table).toBeGreaterThan(0);
  // Two clients with one number would be taken for the same person.
  expect(
    await query(
      `select phone_number from clients where org_id = $1 and phone_number is not null
       group by phone_number having count(*) > 1`,
      [demo],
    ),
  ).toEqual([]);
  const { census, answers, booster } = await numbersOfTheDemo(env);
  const shown = Object.values(SECTIONS).flatMap((sections) => sections.flatMap(({ widgets }) => widgets));
  expect(shown.filter(({ metric }) => isEmpty(answers[metric]?.data)).map(({ metric }) => metric)).toEqual([]);
  const ofToday = new Map(census.census.map(({ metric, day1 }) => [metric, day1]));
  expect([ofToday.get('Census'), ofToday.get('Available Beds'), ofToday.get('Occupancy')]).toEqual([34, 6, '85%']);
  expect(booster.parameters).toMatchObject({ total_capacity: 40, target_occupancy: 85 });
  expect(booster.details.at(-1)).toMatchObject({ status: 'ADMITTED', admissions_needed_per_month: 34 });
  await workInTheDemo();
  await resetDemo({ databaseUrl, env });
  expect(await rowsOf(demo)).toEqual(loaded);
  expect(await query("select 1 from clients where city = 'Changed'")).toEqual([]);
  expect((await rowsOf(other)).organizations).toBe(1);
}, 120_000);
