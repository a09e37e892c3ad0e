import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrateDown, migrateToLatest } from '#server/platform/migrations.ts';
import { startTestApp } from '../../support/app.ts';
import { openDatabase } from '../../support/matrix/rows.ts';
import { makeInquiries } from '../../support/people.ts';

/** The newest migrations, which an installation with records in it has still to run. */
const NEWEST = readdirSync(new URL('../../../migrations', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => /^\d{8}T/.test(name) && name >= '20261124')
  .sort();

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);

test('the newest migrations go down and up where there are records already, and lose none', async () => {
  await makeInquiries(await app.signIn('manager'), 3, () => undefined);
  const admin = await app.signIn('admin');
  await admin.trpc.referralSources.create.mutate({ referral_name: 'Beacon Hill Clinic', type: 'School' });
  const rows = async () =>
    (
      await Promise.all(
        ['clients', 'inquiries', 'referral_sources', 'users'].map((table) =>
          query(`select id from ${table} order by id`),
        ),
      )
    ).map((found) => found.map(({ id }) => id));
  const before = await rows();
  expect(before.map((ids) => ids.length > 0)).toEqual([true, true, true, true]);

  for (const name of NEWEST.toReversed()) expect(await migrateDown(app.databaseUrl, { steps: 1 })).toEqual([name]);
  expect(await migrateToLatest(app.databaseUrl)).toEqual(NEWEST);
  expect(await rows()).toEqual(before);
  expect(await query(`select word from name_words where kind = 'source' order by word`)).toEqual([
    { word: 'beacon' },
    { word: 'clinic' },
    { word: 'hill' },
  ]);
});
