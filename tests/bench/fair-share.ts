import pg from 'pg';
import { type BenchRow, loadNote, median } from './bench-row.ts';
import { organizationId } from './dataset/organization.ts';
import { adminContext } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import { listOf, otherContext, startWorker, upload, waits } from './two-organizations.ts';
import type { World } from './world.ts';

/** The heavy lists of one organization, and the rows of each. */
const HEAVY = { lists: 12, rows: 20_000 };
const MOST = 1.5;

/** How long another organization's small list waits for its turn beside twelve heavy ones, against a worker at rest. */
export async function run(world: World): Promise<BenchRow[]> {
  const { database } = await world.base();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const endWorker = await startWorker(world);
  const heavy: string[] = [];
  try {
    const [noisy, quiet] = [await adminContext(world), await otherContext(world, client)];
    // The first list waits for the worker to start.
    await waits(quiet, client, async () => true);
    const still = await waits(quiet, client, async () => true);
    for (let n = 0; n < HEAVY.lists; n += 1)
      heavy.push(await upload(noisy, listOf(HEAVY.rows, `heavy${n}-${Date.now()}`)));
    const left = async () =>
      (
        await client.query(
          `select from outbox where payload ->> 'import_id' = any($1) and state in ('pending', 'relayed') limit 1`,
          [heavy],
        )
      ).rows.length > 0;
    const beside = await waits(quiet, client, left);
    if (beside.length === 0) throw new Error('the heavy lists were done before the small one came');
    const what = `wait of a small list beside ${HEAVY.lists} of ${HEAVY.rows.toLocaleString('en-US')} rows`;
    const times = { ours: median(beside), reference: median(still) };
    const note = `median of ${beside.length}, longest ${Math.max(...beside).toFixed(0)} ms; ${loadNote()}`;
    return [{ ...mostRow('Fair', what, times, MOST, 'worker at rest'), note }];
  } finally {
    await endWorker();
    const orgs = [organizationId(0), organizationId(1)];
    await client.query(`delete from outbox where org_id = any($1) and job = 'imports.work'`, [orgs]);
    await client.query(`delete from imports where org_id = any($1)`, [orgs]);
    await client.end();
  }
}
