/**
 * Plays the crashes and the floods of `tests/` many times: `npm run torture` all, `npm run torture -- postgres` one,
 * `--count 20` as often, `--seed 7` with other moments. Each has the count that the goals ask for when none is given.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Torture {
  name: string;
  about: string;
  file: string;
  /** The tests of the file that are meant; all without it. */
  only?: string;
  count: number;
}

const CRASH = 'tests/integration/crash';
const MATRIX = 'tests/integration/matrix';
const TORTURES: readonly Torture[] = [
  {
    name: 'extraction',
    about: 'workers killed inside documents',
    file: 'tests/torture/killed-readings.test.ts',
    count: 100,
  },
  {
    name: 'mutations',
    about: 'PDFs with changed bytes',
    file: 'tests/integration/extraction/mutations.test.ts',
    count: 3_600,
  },
  {
    name: 'timing',
    about: 'what the time of an answer may not tell',
    file: 'tests/torture/timing.test.ts',
    count: 500,
  },
  {
    name: 'audit',
    about: 'sealed audit rows changed, cut, backdated and put in as each role',
    file: 'tests/torture/forged-audit.test.ts',
    count: 200,
  },
  {
    name: 'limit-keys',
    about: 'one address in many spellings, under ICU, the C library and PostgreSQL’s own locale',
    file: 'tests/torture/limit-keys.test.ts',
    count: 40,
  },
  {
    name: 'heavy-imports',
    about: 'twelve heavy lists of one organization beside a small one of another',
    file: 'tests/torture/heavy-imports.test.ts',
    count: 20,
  },
  {
    name: 'linear-time',
    about: 'hostile patterns of 20,000, 40,000 and 80,000 characters for each function that reads text',
    file: 'tests/unit/reader/linear-time.test.ts',
    count: 1,
  },
  {
    name: 'hostile-pages',
    about: 'hostile records of one organization while another is timed',
    file: 'tests/integration/questions/hostile-pages.test.ts',
    count: 50,
  },
  {
    name: 'processes',
    about: 'each of the five processes of a start killed under it',
    file: 'tests/integration/launch/start.test.ts',
    count: 20,
  },
  {
    name: 'public-host',
    about: 'a demo asked for where others reach it',
    file: 'tests/unit/scripts/settings.test.ts',
    count: 1,
  },
  {
    name: 'demo-beside',
    about: 'the demo beside a real organization',
    file: 'tests/integration/auth/demo-people.test.ts',
    count: 1,
  },
  {
    name: 'two-tabs',
    about: 'two tabs of one browser that wake at once',
    file: 'tests/e2e/sign-in.test.ts',
    only: 'two tabs',
    count: 500,
  },
  {
    name: 'passwords',
    about: 'what server and browser think of a password',
    file: 'tests/unit/shared/features/auth/auth.rules.test.ts',
    only: 'judge passwords',
    count: 10_000,
  },
  {
    name: 'emails',
    about: 'random e-mails held to every rule of mail programs',
    file: 'tests/unit/shared/features/email-templates/html-rules.test.ts',
    only: 'whatever else',
    count: 1_000,
  },
  {
    name: 'disk',
    about: 'a disk of files that fills up during mixed load (Linux, user namespaces)',
    file: 'tests/torture/full-disk.test.ts',
    count: 20,
  },
  { name: 'redis', about: 'Redis killed under writes', file: `${CRASH}/outages.test.ts`, only: 'Redis', count: 20 },
  {
    name: 'redis-forgets',
    about: 'Redis flushed, or killed with jobs in it',
    file: `${CRASH}/forgotten.test.ts`,
    count: 20,
  },
  {
    name: 'postgres',
    about: 'Postgres stopped under load',
    file: `${CRASH}/outages.test.ts`,
    only: 'Postgres',
    count: 20,
  },
  {
    name: 'web-stop',
    about: 'web told to stop under load',
    file: `${CRASH}/hand-over.test.ts`,
    only: 'web',
    count: 50,
  },
  { name: 'fuzz', about: 'odd inputs at every door, by the thousand', file: `${MATRIX}/fuzz.test.ts`, count: 100 },
  {
    name: 'injection',
    about: 'every hostile text in every field of every call',
    file: `${MATRIX}/injection.test.ts`,
    count: 10,
  },
  { name: 'pool', about: 'two organizations on four connections', file: `${MATRIX}/pool.test.ts`, count: 500 },
  {
    name: 'names',
    about: 'names of another organization, at every call',
    file: `${MATRIX}/names.test.ts`,
    count: 1_000,
  },
  { name: 'edits', about: 'two people edit one inquiry', file: `${MATRIX}/concurrency.test.ts`, count: 200 },
  {
    name: 'sealed-numbers',
    about: 'social security numbers sought in every file and log',
    file: `${CRASH}/sealed-numbers.test.ts`,
    count: 1_000,
  },
  {
    name: 'statuses',
    about: 'four people change the status and the dates of an inquiry',
    file: 'tests/integration/inquiries/status-model.test.ts',
    count: 1_000,
  },
  {
    name: 'transmissions',
    about: 'workers killed while an inquiry goes to the EHR',
    file: `${CRASH}/killed-transmission.test.ts`,
    only: 'any moment',
    count: 20,
  },
  {
    name: 'campaigns',
    about: 'workers killed while campaigns are sent by SMTP and SendGrid',
    file: `${CRASH}/killed-campaign.test.ts`,
    count: 200,
  },
  {
    name: 'imports',
    about: 'workers killed while a list is checked, saved and taken back',
    file: `${CRASH}/killed-import.test.ts`,
    count: 20,
  },
  {
    name: 'workbooks',
    about: 'XLSX lists with changed bytes',
    file: 'tests/integration/imports/workbook-mutations.test.ts',
    count: 3_600,
  },
  {
    name: 'two-steps',
    about: 'web killed inside and between the two steps of a creation',
    file: `${CRASH}/two-steps.test.ts`,
    count: 100,
  },
  { name: 'worker-stop', about: 'worker told to stop', file: `${CRASH}/hand-over.test.ts`, only: 'worker', count: 50 },
];

/** The project whose tests stand in a folder, where it is not the integration's. */
const PROJECTS: Record<string, string> = { torture: 'torture', e2e: 'browser', unit: 'unit' };

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

function play({ file, only, count }: Torture, seed: string): Promise<boolean> {
  const kind = file.split('/')[1] ?? '';
  const project = PROJECTS[kind] ?? 'integration';
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file];
  const child = spawn(process.execPath, [...args, ...(only ? ['-t', only] : [])], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TORTURE_RUNS: option('count') ?? String(count), TORTURE_SEED: seed },
  });
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

const seed = option('seed') ?? '1';
if (!/^\d+$/.test(option('count') ?? '1')) throw new Error('--count is a number of rounds.');
const values = new Set([option('count'), option('seed')]);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--') && !values.has(argument));
const unknown = wanted.filter((name) => !TORTURES.some((torture) => torture.name === name));
if (unknown.length > 0) {
  const known = TORTURES.map(({ name, about }) => `  ${name.padEnd(14)} ${about}`).join('\n');
  throw new Error(`No torture is called ${unknown.join(', ')}. There are:\n${known}`);
}
const failed: string[] = [];
for (const torture of TORTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n▸ ${torture.name}: ${torture.about}, ${option('count') ?? torture.count} times, seed ${seed}`);
  if (!(await play(torture, seed))) failed.push(torture.name);
}
console.log(failed.length === 0 ? '\nAll held.' : `\nDid not hold: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
