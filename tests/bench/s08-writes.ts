import pg from 'pg';
import { changeStatus } from '#server/features/inquiries/change-status.ts';
import type { Context } from '#server/platform/context.ts';
import { type BenchRow, median, ratioOf } from './bench-row.ts';
import { adminContext, LARGE_ORGANIZATION } from './list-requests.ts';
import type { World } from './world.ts';

const WRITES = 60;
const ROUNDS = 8;
const MAX_RATIO = 1.3;

/** What keeps counts and marks days with every write of an inquiry. */
const KEEPERS = [
  ['inquiries', 'inquiries_mark_metrics'],
  ['inquiries', 'inquiries_count_moved'],
  ['inquiries', 'inquiries_count_new'],
  ['status_history', 'status_history_mark_metrics'],
] as const;

async function inquiriesToMove(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update inquiries set status = 'PRE-ASSESSMENT' where id in (
      select id from inquiries where org_id = $1 and status in ('PRE-ASSESSMENT', 'ASSESSMENT') order by id limit $2)
    returning id`,
    [LARGE_ORGANIZATION, WRITES],
  );
  return rows.map(({ id }) => id);
}

/** Moves each inquiry once, one after the other; answers the milliseconds one takes. */
async function moveAll(ctx: Context, ids: readonly string[], status: 'ASSESSMENT' | 'PRE-ASSESSMENT'): Promise<number> {
  const began = performance.now();
  for (const opportunity_id of ids) await changeStatus(ctx, { opportunity_id, status, description: 'A reason.' });
  return (performance.now() - began) / ids.length;
}

/** S8: a status change with the counters kept and its days marked, against the same without, in turns. */
export async function run(world: World): Promise<BenchRow[]> {
  const { database } = await world.base();
  const ctx = await adminContext(world);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const keep = async (how: 'enable' | 'disable') => {
    for (const [table, trigger] of KEEPERS) await client.query(`alter table ${table} ${how} trigger ${trigger}`);
  };
  const times = { with: [] as number[], without: [] as number[] };
  try {
    const ids = await inquiriesToMove(client);
    await moveAll(ctx, ids, 'ASSESSMENT');
    for (let round = 0; round < ROUNDS; round++) {
      for (const how of ['enable', 'disable'] as const) {
        await keep(how);
        const spent = times[how === 'enable' ? 'with' : 'without'];
        spent.push(await moveAll(ctx, ids, 'PRE-ASSESSMENT'), await moveAll(ctx, ids, 'ASSESSMENT'));
      }
    }
    // Moved there and back as often with the counters as without: they stand as they stood.
  } finally {
    await keep('enable');
    await client.end();
  }
  const [ours, reference] = [median(times.with), median(times.without)];
  const ratio = ratioOf(ours, reference);
  return [
    {
      figure: 'S8',
      what: 'a status change, counters kept and days marked',
      ours: `${ours.toFixed(2)} ms`,
      reference: `without ${reference.toFixed(2)} ms`,
      ratio,
      goal: `<= ${MAX_RATIO} x`,
      met: ratio <= MAX_RATIO,
    },
  ];
}
