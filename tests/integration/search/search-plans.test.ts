import { beforeAll, expect, test } from 'vitest';
import { findNear, listRecent } from '#server/features/search/search.queries.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { planOf, prepareRows } from '#tests/support/plan-of.ts';

const app = await startTestApp();
const rows = await openDatabase(app.databaseUrl);
const org = app.organizations.a.id;
const ROWS = 20_000;

/** Enough rows that reading them all is never the cheapest way. */
beforeAll(() =>
  prepareRows(
    app,
    `insert into clients (id, org_id, firstname, lastname, dob, created_at)
      select gen_random_uuid(), '${org}', 'Dana', 'Sample' || n, date '1940-01-01' + n, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${ROWS}) n;
    insert into recent_records (org_id, user_id, kind, record_id, opened_at)
      select '${org}', u.id, 'client', gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${ROWS / 10}) n, users u where u.org_id = '${org}';
    analyze clients; analyze name_words; analyze recent_records;`,
  ),
);

/** How a statement inside of the function runs, which is planned as the role that owns it: past row-level security. */
const explained = async (statement: string) =>
  (await rows<{ 'QUERY PLAN': string }>(`explain ${statement}`)).map((row) => row['QUERY PLAN']).join('\n');

test('a word of a name is kept once, however many rows a statement brings', async () => {
  const [found] = await rows<{ danas: number; samples: number }>(
    `select count(*) filter (where word = 'dana')::integer as danas,
      count(*) filter (where word like 'sample%')::integer as samples from name_words where kind = 'client' and org_id = $1`,
    [org],
  );
  expect(found).toEqual({ danas: 1, samples: ROWS });
});

test('the nearest words come from the trigrams of the known ones', async () => {
  // As few as these are read through sooner than by an index.
  await rows('set enable_seqscan = off');
  const words = await explained(`select distinct word from name_words
    where org_id = '${org}' and kind = 'client' and (word % 'smaple77' or 'smaple77' <% word or word like '%smaple77%')`);
  expect(words).toContain('name_words_near');
  expect(words).not.toContain('Seq Scan');
  await rows('reset enable_seqscan');
});

test('a birth date is found by its index', async () => {
  const plan = await planOf(app, (ctx) => findNear(ctx, { query: '3/2/1988' }));
  expect(plan).toContain('clients_by_birth');
  expect(plan).not.toContain('Seq Scan on clients');
});

test('what a person opened last is read from its end', async () => {
  const plan = await planOf(
    app,
    (ctx) => listRecent(ctx, {}),
    ({ text }) => text.startsWith('select "recent_records"'),
  );
  expect(plan).toContain('recent_records_newest');
  expect(plan).not.toContain('Sort');
});
