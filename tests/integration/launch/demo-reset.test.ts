import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadDemo } from '#scripts/demo/load-demo.ts';
import { DEMO_ORGANIZATIONS } from '#scripts/demo/organizations.ts';
import { resetDemo } from '#scripts/demo/reset-demo.ts';
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

test('the demo is restored as it was loaded, whatever was done in it, and nobody else is touched', async () => {
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
  await workInTheDemo();
  await resetDemo({ databaseUrl, env });
  expect(await rowsOf(demo)).toEqual(loaded);
  expect(await query("select 1 from clients where city = 'Changed'")).toEqual([]);
  expect((await rowsOf(other)).organizations).toBe(1);
}, 120_000);
