import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { prepareRows } from '#tests/support/plan-of.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const org = app.organizations.a;
const ROWS = 20_000;

/** Every second task speaks of a bed, every other one of a call, three of both. */
beforeAll(() =>
  prepareRows(
    app,
    `alter table tasks disable trigger user;
    insert into tasks (id, org_id, title, created_at, assigned_to, org_associated_with, created_by, updated_at, due_date)
      select gen_random_uuid(), '${org.id}', case when n % 2 = 0 then 'Ask for a bed ' else 'Return the call ' end || n,
        timestamptz '2026-01-01' + n * interval '1 minute', 'Kim Colleague', '', '', now(), null
      from generate_series(1, ${ROWS}) n;
    insert into tasks (id, org_id, title, created_at, assigned_to, org_associated_with, created_by, updated_at, due_date)
      select gen_random_uuid(), '${org.id}', 'Call about the bed ' || n, timestamptz '2025-01-01' + n * interval '1 minute', 'Kim Colleague', '', '', now(), date '2026-01-01' + n
      from generate_series(1, 3) n;
    alter table tasks enable trigger user;
    analyze tasks;`,
  ),
);

/** The titles that a page of `search_tasks` brings, by what is due first, and how many blocks it read. */
async function searched(term: string, descending: boolean) {
  await query(`select set_config('app.org_id', '${org.id}', false)`);
  const call = `search_tasks('${term}', null, null, '2026-11-28', 'priority', ${descending}, null, null, false, 0, 51)`;
  const titles = await query<{ title: string }>(
    `select t.title from ${call} with ordinality found(id, at) join tasks t on t.id = found.id order by at`,
  );
  const [plan] = await query<{
    'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[];
  }>(`explain (analyze, buffers, format json) select * from ${call}`);
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = plan!['QUERY PLAN'][0]!.Plan;
  return { titles: titles.map(({ title }) => title), blocks: hit + read };
}

test('two common words that seldom stand together are found without walking the whole order', async () => {
  for (const descending of [true, false]) {
    const { titles, blocks } = await searched('bed call', descending);
    const inOrder = ['Call about the bed 1', 'Call about the bed 2', 'Call about the bed 3'];
    expect(titles).toEqual(descending ? inOrder.toReversed() : inOrder);
    expect(blocks).toBeLessThan(ROWS / 10);
  }
});

test('two common words that mostly stand together are read from the order', async () => {
  const { titles, blocks } = await searched('return call', false);
  expect(titles).toHaveLength(51);
  expect(titles.every((title) => title.startsWith('Return the call'))).toBe(true);
  expect(blocks).toBeLessThan(ROWS / 10);
});
