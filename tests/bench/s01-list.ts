import { runBareLoop } from './bare-loop.ts';
import { type BenchRow, ratioOf } from './bench-row.ts';
import { cpuTime } from './cpu-time.ts';
import type { Target } from './http-load.ts';
import { LARGE_ORGANIZATION, listStatements, restPath, trpcCall } from './list-requests.ts';
import { mostRow } from './most-row.ts';
import { findPgbench, type PgbenchRun, runPgbench } from './pgbench.ts';
import { runLoad } from './run-load.ts';
import type { World } from './world.ts';

const CONNECTIONS = 16;
const SECONDS = 8;
/** A door is warm when another turn of a load makes it no faster than this. */
const SETTLED = 1.05;
const MAX_TURNS = 8;
const MIN_RATE = 0.5;
const MOST_P95 = 3.5;
const DOORS = [
  ['REST', { path: restPath({}) }],
  ['tRPC', trpcCall({})],
] as const;

/** Runs a load; answers its rate a second and the processor milliseconds that these processes spent on one of it. */
async function measured(pids: readonly number[], seconds: number, load: () => Promise<{ perSecond: number }>) {
  const spent = () => pids.reduce((sum, pid) => sum + cpuTime(pid), 0);
  const before = spent();
  const { perSecond } = await load();
  return { perSecond, cpu: (spent() - before) / (perSecond * seconds) };
}

/**
 * Asks until asking more makes it no faster, as in a process that has been in use for a while: the engine makes what runs
 * often faster on the same two processors that the load keeps busy.
 */
async function warmUp(load: () => Promise<{ perSecond: number }>): Promise<void> {
  for (let turn = 0, before = 0; turn < MAX_TURNS; turn += 1) {
    const { perSecond } = await load();
    if (perSecond < before * SETTLED) return;
    before = perSecond;
  }
}

/** S1 and S2: a page of 50 in default order at both doors, against the same statement in pgbench. */
export async function run(world: World): Promise<BenchRow[]> {
  const { port, headers, pid } = await world.app();
  const { database } = await world.base();
  const { page } = await listStatements(world, {});
  const command = findPgbench();
  const name = command ? 'pgbench' : 'node-postgres (no pgbench here)';
  const reference = (given: Pick<PgbenchRun, 'connections' | 'seconds'>) => {
    const all = { url: database.url, statements: [page], organization: LARGE_ORGANIZATION, ...given };
    return command ? runPgbench(command, all) : runBareLoop(all);
  };
  const ask = (call: Omit<Target, 'port'>, connections: number, seconds: number) =>
    runLoad({ headers, targets: [{ port, ...call }], connections, seconds });

  const postgres = database.pid ?? Number.NaN;
  const many = { connections: CONNECTIONS, seconds: SECONDS };
  const bare = await measured([postgres], SECONDS, () => reference(many));
  const rows: BenchRow[] = [];
  for (const [door, call] of DOORS) {
    await warmUp(() => ask(call, CONNECTIONS, SECONDS / 2));
    const ours = await measured([postgres, pid], SECONDS, () => ask(call, CONNECTIONS, SECONDS));
    const ratio = ratioOf(ours.perSecond, bare.perSecond);
    rows.push({
      figure: 'S1',
      what: `page of 50 of ${world.rows.toLocaleString('en-US')} inquiries, ${CONNECTIONS} connections, ${door}`,
      ours: `${Math.round(ours.perSecond)}/s`,
      reference: `${name} ${Math.round(bare.perSecond)}/s`,
      ratio,
      goal: `>= ${MIN_RATE}`,
      met: ratio >= MIN_RATE,
      // On a busy machine sixteen servers get more turns than one web process; processor time sets that apart.
      note: `${ours.cpu.toFixed(2)} against ${bare.cpu.toFixed(2)} ms of processor each: ${ratioOf(bare.cpu, ours.cpu)}`,
    });
  }
  const alone = await reference({ connections: 1, seconds: SECONDS / 2 });
  for (const [door, call] of DOORS) {
    const ours = await ask(call, 1, SECONDS / 2);
    const times = { ours: ours.p95, reference: alone.p95 };
    rows.push(mostRow('S2', `the same at 1 connection, p95, ${door}`, times, MOST_P95, name));
  }
  return rows;
}
