import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runToEnd } from '#scripts/embedded/processes.ts';
import type { Recorded } from '../support/recorded-statements.ts';

export interface PgbenchResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

export interface PgbenchRun {
  url: string;
  statements: readonly Recorded[];
  organization: string;
  connections: number;
  seconds: number;
  /** Waits for the disk at every commit, as writes do. */
  durable?: boolean;
}

/** Debian keeps the newest server's own tools beside it, off PATH. */
const CANDIDATES = [
  'pgbench',
  ...['18', '17', '16', '15', '14'].map((major) => `/usr/lib/postgresql/${major}/bin/pgbench`),
];

export const findPgbench = (): string | undefined =>
  CANDIDATES.find((command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0);

/** A parameter goes as a variable, so that pgbench prepares the same text; a null can only be written out. */
function scriptOf(statements: readonly Recorded[]) {
  const variables: string[] = [];
  const lines = statements.map(({ text, values }, index) => {
    const named = text.replace(/\$(\d+)/g, (_, place: string) => {
      const value = values[Number(place) - 1];
      if (value === null || value === undefined) return 'null';
      const name = `p${index}_${place}`;
      variables.push(`--define=${name}=${String(value)}`);
      return `:${name}`;
    });
    return `${named.replaceAll(/\s*\n\s*/g, ' ')};\n`;
  });
  return { script: lines.join(''), variables };
}

/** Times of pgbench's log of transactions, in milliseconds: the third field, in microseconds. */
function timesIn(folder: string): Float64Array {
  const lines = readdirSync(folder)
    .filter((file) => file.startsWith('log.'))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'));
  return Float64Array.from(lines, (line) => Number(line.split(' ')[2]) / 1000).sort();
}

/**
 * Runs the statements by pgbench, prepared, as the application's role inside its organization; like the product's reads
 * they do not wait for the disk unless they are to be durable.
 */
export async function runPgbench(command: string, run: PgbenchRun): Promise<PgbenchResult> {
  const { url, statements, organization, connections, seconds, durable = false } = run;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'landfall-bench-'));
  try {
    const { script, variables } = scriptOf(statements);
    writeFileSync(path.join(folder, 'script.sql'), script);
    const args = ['-n', '-M', 'prepared', '-f', path.join(folder, 'script.sql'), ...variables];
    args.push(
      '-c',
      String(connections),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-l',
      `--log-prefix=${path.join(folder, 'log')}`,
      url,
    );
    const settings = [`role=landfall_app`, `app.org_id=${organization}`, 'timezone=UTC'];
    settings.push(`synchronous_commit=${durable ? 'on' : 'off'}`);
    const PGOPTIONS = settings.map((setting) => `-c ${setting}`).join(' ');
    const output = await runToEnd(command, args, { env: { ...process.env, PGOPTIONS } });
    const times = timesIn(folder);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return { perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]), p50: at(0.5), p95: at(0.95) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
