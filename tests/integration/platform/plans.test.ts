import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { listInquiries } from '../../../src/server/features/inquiries/inquiries.queries.ts';
import type { Context } from '../../../src/server/platform/context.ts';
import { startTestApp } from '../../support/app.ts';
import { recorded } from '../../support/recorded-statements.ts';

const app = await startTestApp();
const org = app.organisations.a;
const ROWS = 20_000;

/** Enough rows that reading them all is never the cheapest way. */
beforeAll(async () => {
  const client = new pg.Client({
    connectionString: app.databaseUrl,
    options: `-c role=landfall_owner -c app.org_id=${org.id}`,
  });
  await client.connect();
  await client.query(`
    alter table inquiries disable trigger inquiries_count_new;
    insert into clients (id, org_id, firstname, lastname) values ('${org.id}', '${org.id}', 'Dana', 'Sample');
    insert into inquiries (id, org_id, patient_id, opportunity_name, client_name, status, staff, priority, created_at)
      select gen_random_uuid(), '${org.id}', '${org.id}', 'Dana Sample-' || n, 'Dana Sample',
        (array['PRE-ASSESSMENT', 'ASSESSMENT', 'ADMITTED', 'DROPPED'])[1 + n % 4], array['Colleague ' || n % 40],
        nullif(n % 9, 0), timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${ROWS}) n;
    alter table inquiries enable trigger inquiries_count_new;
    analyze inquiries; analyze inquiry_staff;`);
  await client.end();
});

async function planOf(input: Record<string, unknown>): Promise<string> {
  const { user, session_id } = await app.signIn('admin');
  const actor = { ...user, kind: 'user' as const, org_type: 'Treatment center', session_id };
  const ctx: Context = { ...app.ctx, actor };
  const statements = await recorded(ctx, (given) => listInquiries(given, { limit: 50, ...input }));
  const page = statements.find((statement) => statement.text.includes('audit_log'))!;
  const client = new pg.Client({
    connectionString: app.databaseUrl,
    options: `-c role=landfall_app -c app.org_id=${org.id}`,
  });
  await client.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${page.text}`, [...page.values]);
  await client.end();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

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
  [{ status_filter: ['ADMITTED'] }, 'inquiries_of_status'],
  [{ staff_filter: ['Colleague 7'] }, 'inquiry_staff_newest'],
  [{ staff_filter: ['Colleague 7'], status_filter: ['ADMITTED'] }, 'inquiry_staff_of_status'],
  [{ page: 20 }, 'inquiries_newest'],
])('the page of %j is read from %s', async (input, index) => {
  const plan = await planOf(input);
  expect(plan).toMatch(new RegExp(`using ${index} on`));
  expect(plan).not.toMatch(/Seq Scan on (inquiries|inquiry_staff|inquiry_notes)/);
});

test('a search looks each found row up by its id', async () => {
  const plan = await planOf({ query: 'sample-77' });
  expect(plan).toContain('Index Scan using inquiries_pkey');
  expect(plan).not.toMatch(/Seq Scan on inquiries/);
});
