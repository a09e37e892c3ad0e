import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/embedded/processes.ts';
import { openDoors } from '../../support/doors.ts';
import { TEST_PASSWORD } from '../../support/organisations.ts';
import { isAlive, type RunningProcess, startProcess } from '../../support/processes.ts';

/** A first start builds the client, where nobody has, and makes a database. */
const PATIENCE = 300_000;
const DEMO_PASSWORD = 'Landfall#2026';

interface Place {
  folder: string;
  port: number;
  url: string;
  env: NodeJS.ProcessEnv;
}

const started: RunningProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  await Promise.all(started.map((each) => each.end('SIGINT')));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A data folder and a port for one installation. */
async function newPlace(env: NodeJS.ProcessEnv = {}): Promise<Place> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'landfall-start-'));
  folders.push(folder);
  const port = await freePort();
  const own = { PORT: String(port), LANDFALL_DATA_DIR: folder, HOME: os.homedir(), LOG_LEVEL: 'warn' };
  return { folder, port, url: `http://127.0.0.1:${port}`, env: { ...own, ...env } };
}

function start(env: NodeJS.ProcessEnv): RunningProcess {
  const running = startProcess('scripts/start.mjs', env);
  started.push(running);
  return running;
}

/** Waits until a start says that it is ready; throws what it said instead when it ends first. */
async function ready(running: RunningProcess): Promise<void> {
  const failed = running.ended.then(() => Promise.reject(new Error(running.errors())));
  const said = vi.waitFor(
    () => expect(running.output.some((line) => line.startsWith('Landfall is ready'))).toBe(true),
    { timeout: PATIENCE, interval: 50 },
  );
  await Promise.race([said, failed]);
}

/** A start that cannot be: its exit code, and what it said. */
async function refused(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const running = start(env);
  const { code } = await running.ended;
  return { code, said: running.errors() };
}

async function signIn(url: string, email_id: string, password: string) {
  const answer = await openDoors(url).rest('POST', '/auth/login', { email_id, password });
  expect(answer.status).toBe(200);
  return openDoors(url, (answer.body.result as { token: string }).token);
}

const harbor = await newPlace();
const own = await newPlace({ LANDFALL_DEMO: 'off' });
const [demo, bare] = [start(harbor.env), start(own.env)];

test(
  'two starts on empty folders come up side by side, one with the demo and its sign-ins, one without',
  async () => {
    await Promise.all([ready(demo), ready(bare)]);
    for (const { url } of [harbor, own])
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ postgres: true, redis: true });
    const people = ['admin', 'manager', 'admissions', 'outreach', 'clinical', 'analyst'];
    expect(demo.output.join('\n')).toContain(harbor.url);
    expect(demo.output).toEqual(
      expect.arrayContaining([
        `  Harbor Point Recovery: ${people.map((name) => `${name}@harborpoint.example`).join(', ')}`,
        '  Cedar Ridge Center: admin@cedarridge.example',
        `  Password of all: ${DEMO_PASSWORD}`,
      ]),
    );
    expect(bare.output.join('\n')).not.toMatch(/example|Password/);
    expect((await stat(path.join(harbor.folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect((await fetch(`${harbor.url}/dev/outbox.json`)).status).toBe(200);
    for (const page of ['/dev/outbox.json', '/dev/outbox', '/dev/kitchen-sink'])
      expect((await fetch(`${own.url}${page}`)).status, page).toBe(404);
  },
  PATIENCE,
);

test(
  'a folder in use, a port in use and a database that is away are one line each, and no start',
  async () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    const keys = { TOKEN_KEY: key, FIELD_KEYS: `k1:${key}`, LINK_KEY: key };
    const [third, away] = [await newPlace(), await newPlace()];
    const [folder, port, database, secret] = await Promise.all([
      refused({ ...third.env, LANDFALL_DATA_DIR: harbor.folder }),
      refused({ ...third.env, PORT: String(harbor.port) }),
      refused({ ...away.env, ...keys, DATABASE_URL: 'postgres://landfall@127.0.0.1:1/landfall' }),
      refused({ ...third.env, LANDFALL_DATA_DIR: away.folder, DATABASE_URL: 'postgres://127.0.0.1:1/landfall' }),
    ]);
    expect(folder.said).toMatch(
      /^Landfall already runs on \S+ \(pid \d+\); set LANDFALL_DATA_DIR to another folder\.\n$/,
    );
    expect(port.said).toBe(`Port ${harbor.port} on 127.0.0.1 is in use: stop what uses it, or set PORT to another.\n`);
    expect(database.said).toBe(
      'The database at 127.0.0.1:1 does not answer (ECONNREFUSED): start it, or correct DATABASE_URL.\n',
    );
    expect(secret.said).toBe('With DATABASE_URL, set TOKEN_KEY, FIELD_KEYS, LINK_KEY too (see docs/operations.md).\n');
    expect([folder.code, port.code, database.code, secret.code]).toEqual([1, 1, 1, 1]);
  },
  PATIENCE,
);

test(
  'an organisation of one’s own is opened beside the running start, and its first person comes in by the link',
  async () => {
    const asked = ['--name', 'Fern Valley House', '--email', 'ada@fernvalley.example', '--firstname', 'Ada'];
    const incomplete = startProcess('scripts/create-org.ts', own.env, asked);
    expect((await incomplete.ended).code).toBe(1);
    expect(incomplete.errors()).toMatch(/^[^\n]*lastname[^\n]*\n$/);
    const creating = startProcess('scripts/create-org.ts', own.env, [...asked, '--lastname', 'Fern']);
    expect([await creating.ended, creating.errors()]).toEqual([{ code: 0, signal: null }, '']);
    const link = new URL(creating.output.at(-1) ?? '');
    expect(link.href).toMatch(`${own.url}/reset_password?token=`);
    const token = link.searchParams.get('token');
    const set = await openDoors(own.url).rest('POST', '/auth/change_password', { token, new_password: TEST_PASSWORD });
    expect(set.body).toEqual({ result: { ok: true } });
    const ada = await signIn(own.url, 'ada@fernvalley.example', TEST_PASSWORD);
    expect((await ada.rest('GET', '/api/account')).body.result).toMatchObject({
      account: { org_name: 'Fern Valley House', role: 'admin' },
    });
  },
  PATIENCE,
);

test(
  'a start that is killed leaves nothing that blocks the next one, and loses nothing',
  async () => {
    const before = await signIn(harbor.url, 'admissions@harborpoint.example', DEMO_PASSWORD);
    const made = await before.rest('POST', '/api/patients', { firstname: 'Kept', lastname: 'Across' });
    const { id } = made.body.result as { id: string };
    const { pid } = JSON.parse(await readFile(path.join(harbor.folder, 'lock.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    await demo.ended;

    const next = start(harbor.env);
    await ready(next);
    expect(next.output.join('\n')).toMatch(
      /PostgreSQL embedded on port \d+ \(taken over from a start that was killed\)/,
    );
    const after = await signIn(harbor.url, 'admissions@harborpoint.example', DEMO_PASSWORD);
    const { body } = await after.rest('GET', '/api/patient_details', { patient_id: id });
    expect(body.result).toMatchObject({ patient: { firstname: 'Kept', lastname: 'Across' } });

    const records = await readFile(path.join(harbor.folder, 'processes.json'), 'utf8');
    const pids = (JSON.parse(records) as { pid: number }[]).map((each) => each.pid);
    expect(pids).toHaveLength(2);
    expect(await next.end('SIGINT')).toEqual({ code: 0, signal: null });
    expect(pids.filter(isAlive)).toEqual([]);
    await expect(fetch(harbor.url)).rejects.toThrow();
    // What it started is gone with it, its database too: a start finds nothing to take over.
    const last = start({ ...harbor.env, LANDFALL_DEMO: 'off' });
    await ready(last);
    expect(last.output.join('\n')).not.toContain('taken over');
    await signIn(harbor.url, 'admissions@harborpoint.example', DEMO_PASSWORD);
  },
  PATIENCE,
);
