import { residentBytes } from '#server/platform/child/resident-memory.ts';
import type { BenchRow } from './bench-row.ts';
import type { World } from './world.ts';

const MEGABYTE = 1024 * 1024;
const MAX_GAINED = 200;

/** G-LOD-4: the whole list as CSV, and how much memory the web process gains while it streams. */
export async function run(world: World): Promise<BenchRow[]> {
  const { port, pid, headers } = await world.app();
  const before = residentBytes(pid);
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/opportunities_export`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`the export answered ${answer.status}`);
  let most = before;
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    most = Math.max(most, residentBytes(pid));
  }
  const seconds = (performance.now() - began) / 1000;
  const gained = Math.round((most - before) / MEGABYTE);
  return [
    {
      figure: 'G-LOD-4',
      what: `export of ${world.rows.toLocaleString('en-US')} inquiries: memory gained`,
      ours: `${gained} MB`,
      reference: `${(bytes / MEGABYTE).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
      ratio: null,
      goal: `<= ${MAX_GAINED} MB`,
      met: before === 0 ? null : gained <= MAX_GAINED,
    },
  ];
}
