/**
 * Runs the checks of the repository one after the other and closes with one line `N passed, N failed, N skipped`.
 * `all` (npm test) runs everything; `quick` (npm run check) leaves out what needs servers or a browser.
 * Types and lint count as one check each. Ends with code 1 when anything failed. In CI (`CI` set) a few failed files of
 * browser and integration tests are run once more, each from its start, and what passed then is named as such.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addTallies,
  readVitestTally,
  slowestFiles,
  type Tally,
  tallyOfCommand,
  withSecondTry,
  worthSecondTry,
} from './lib/test-tally.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = path.join(ROOT, '.cache', 'test-results');

interface Stage {
  name: string;
  run(): Promise<Tally>;
}

const command = (name: string, args: readonly string[]): Stage => ({
  name,
  run: async () => tallyOfCommand(name, await execute(args)),
});

const runVitest = async (name: string, selection: readonly string[]): Promise<Tally> => {
  const results = path.join(RESULTS, `${name}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${results}`];
  const code = await execute(['node_modules/vitest/vitest.mjs', 'run', ...selection, ...reporters]);
  return readVitestTally(name, results, code);
};

const vitest = (name: string, projects: readonly string[]): Stage => ({
  name,
  run: async () => {
    const first = await runVitest(
      name,
      projects.flatMap((project) => ['--project', project]),
    );
    const again = process.env.CI ? worthSecondTry(first) : [];
    if (again.length === 0) return first;
    console.log(['\n▸ second try of:', ...again].join('\n  '));
    return withSecondTry(first, await runVitest(`${name}, second try`, again));
  },
});

const STATIC: readonly Stage[] = [
  command('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
  command('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
];
const QUICK = [...STATIC, vitest('structure and unit tests', ['structure', 'unit'])];
/** One run, so that servers, template database, build and browser are started once. */
const ALL = [...STATIC, vitest('tests', ['structure', 'unit', 'integration', 'browser'])];
const SLOWEST = 20;

/** Runs a program of Node's; returns its exit code. */
function execute(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', pass);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      process.off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

async function runStage(stage: Stage): Promise<Tally> {
  console.log(`\n▸ ${stage.name}`);
  const beganAt = performance.now();
  const tally = await stage.run();
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${stage.name}: ${seconds} s`);
  return tally;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const tallies: Tally[] = [];
for (const stage of process.argv[2] === 'quick' ? QUICK : ALL) tallies.push(await runStage(stage));
const { passed, failed, skipped, failures, durations, secondTries } = addTallies(tallies);
const slowest = slowestFiles(durations, SLOWEST).map((line) => line.replace(ROOT, ''));
if (slowest.length > 0) console.log(['\nThe slowest files:', ...slowest, ''].join('\n'));
for (const line of secondTries) console.log(`↻ passed at the second try: ${line}`);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
