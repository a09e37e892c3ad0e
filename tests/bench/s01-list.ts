import { runBareLoop } from './bare-loop.ts';
import { type BenchRow, ratioOf } from './bench-row.ts';
import { LARGE_ORGANISATION, listStatements, restPath, trpcPath } from './list-requests.ts';
import { findPgbench, type PgbenchRun, runPgbench } from './pgbench.ts';
import { runLoad } from './run-load.ts';
import type { World } from './world.ts';

const CONNECTIONS = 16;
const SECONDS = 8;
const LEAST_RATE = 0.45;
const MOST_P95 = 3.5;

/** S1 and S2: a page of 50 in default order at both doors, against the same statement in pgbench. */
export async function run(world: World): Promise<BenchRow[]> {
  const { port, headers } = await world.app();
  const { database } = await world.base();
  const { page } = await listStatements(world, {});
  const command = findPgbench();
  const reference = (run: Pick<PgbenchRun, 'connections' | 'seconds'>) => {
    const all = { url: database.url, statements: [page], organisation: LARGE_ORGANISATION, ...run };
    return command ? runPgbench(command, all) : runBareLoop(all);
  };
  const name = command ? 'pgbench' : 'node-postgres (no pgbench here)';

  const rows: BenchRow[] = [];
  const bare = await reference({ connections: CONNECTIONS, seconds: SECONDS });
  for (const [door, path] of [
    ['REST', restPath({})],
    ['tRPC', trpcPath({})],
  ] as const) {
    const ours = await runLoad({ headers, targets: [{ port, path }], connections: CONNECTIONS, seconds: SECONDS });
    const ratio = ratioOf(ours.perSecond, bare.perSecond);
    rows.push({
      figure: 'S1',
      what: `page of 50 of ${world.rows.toLocaleString('en-US')} inquiries, ${CONNECTIONS} connections, ${door}`,
      ours: `${Math.round(ours.perSecond)}/s`,
      reference: `${name} ${Math.round(bare.perSecond)}/s`,
      ratio,
      goal: `>= ${LEAST_RATE}`,
      met: ratio >= LEAST_RATE,
    });
  }
  const alone = await reference({ connections: 1, seconds: SECONDS / 2 });
  for (const [door, path] of [
    ['REST', restPath({})],
    ['tRPC', trpcPath({})],
  ] as const) {
    const ours = await runLoad({ headers, targets: [{ port, path }], connections: 1, seconds: SECONDS / 2 });
    const ratio = ratioOf(ours.p95, alone.p95);
    rows.push({
      figure: 'S2',
      what: `the same at 1 connection, p95, ${door}`,
      ours: `${ours.p95.toFixed(2)} ms`,
      reference: `${name} ${alone.p95.toFixed(2)} ms`,
      ratio,
      goal: `<= ${MOST_P95} x`,
      met: ratio <= MOST_P95,
    });
  }
  return rows;
}
