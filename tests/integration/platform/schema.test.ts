import pg from 'pg';
import { expect, test } from 'vitest';
import { loadDemo } from '#scripts/demo/load-demo.ts';
import { migrateDown, migrateToLatest } from '#server/platform/migrations.ts';
import { demoEnvironment } from '#tests/support/demo-environment.ts';
import { createEmptyDatabase } from '#tests/support/test-database.ts';

const empty = await createEmptyDatabase();
const full = await createEmptyDatabase();

/** Everything a schema is made of, as text to compare: columns, constraints, indexes, policies, functions, triggers. */
async function describeSchema(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(`
      select format('column %s.%s %s %s', table_name, column_name, data_type, is_nullable) as line
        from information_schema.columns where table_schema = 'public'
      union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select format('policy %s %s %s', tablename, policyname, qual) from pg_policies
      union all select format('function %s owner %s', oid::regprocedure, proowner::regrole)
        from pg_proc where pronamespace = 'public'::regnamespace and prolang in
          (select oid from pg_language where lanname in ('sql', 'plpgsql'))
      union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      order by 1`);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}

test('the schema goes up, down and up again on an empty database, and is the same', async () => {
  const { url } = empty;
  const applied = await migrateToLatest(url);
  expect(applied.length).toBeGreaterThan(6);
  const first = await describeSchema(url);
  expect(await migrateDown(url, { steps: 'all' })).toEqual([...applied].reverse());
  const gone = await describeSchema(url);
  expect(gone.filter((line) => line.startsWith('column') && !line.includes('kysely_'))).toEqual([]);
  expect(await migrateToLatest(url)).toEqual(applied);
  expect(await describeSchema(url)).toEqual(first);
});

/** Each of some hundred migrations goes over a whole demo, twice: on a busy machine that is most of a minute. */
const WHOLE_DEMO = { timeout: 180_000 };

test('it does so on a database full of the demo too', WHOLE_DEMO, async () => {
  const { url } = full;
  const applied = await migrateToLatest(url);
  await loadDemo({ databaseUrl: url, env: await demoEnvironment() });
  const before = await describeSchema(url);
  expect(await migrateDown(url, { steps: 'all' })).toEqual([...applied].reverse());
  await migrateToLatest(url);
  expect(await describeSchema(url)).toEqual(before);
});
