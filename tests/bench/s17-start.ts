import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#scripts/embedded/processes.ts';
import type { BenchRow } from './bench-row.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DATA = path.join(ROOT, '.data', 'bench-start');
const MAX_FIRST_S = 40;
const MAX_SECOND_S = 3;
const TIMEOUT_MS = 180_000;

/** Starts the product as `npm start` does, waits until it says that it is ready, and stops it. In seconds. */
async function startAndStop(): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), LANDFALL_DATA_DIR: DATA };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const ready = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product did not start: ${output.slice(-500)}`)), TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Landfall is ready')) return;
      clearTimeout(timer);
      resolve((performance.now() - began) / 1000);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  try {
    return await ready;
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

const row = (what: string, seconds: number, most: number): BenchRow => ({
  figure: 'S17',
  what,
  ours: `${seconds.toFixed(1)} s`,
  reference: `${most} s`,
  ratio: Math.round((seconds / most) * 100) / 100,
  goal: `<= ${most} s`,
  met: seconds <= most,
});

/** S17: the first start on an empty data folder, and the second one on what it left. */
export async function run(): Promise<BenchRow[]> {
  rmSync(DATA, { recursive: true, force: true });
  const built = existsSync(path.join(ROOT, 'dist', 'client')) ? 'client built before' : 'client built';
  const first = await startAndStop();
  const second = await startAndStop();
  rmSync(DATA, { recursive: true, force: true });
  return [
    { ...row('first start, packages installed', first, MAX_FIRST_S), note: built },
    row('second start', second, MAX_SECOND_S),
  ];
}
