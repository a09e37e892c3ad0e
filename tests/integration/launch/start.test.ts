import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '#scripts/embedded/processes.ts';
import { openDoors } from '#tests/support/doors.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';
import { isAlive, type RunningProcess, startProcess } from '#tests/support/processes.ts';
import { rounds } from '#tests/support/rounds.ts';

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
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ postgres: true, redis: true, storage: true });
    const people = ['admin', 'manager', 'admissions', 'outreach', 'clinical', 'analyst'];
    expect(demo.output.join('\n')).toContain(harbor.url);
    expect(demo.output).toEqual(
      expect.arrayContaining([
        `  Harbor Point Recovery: ${people.map((name) => `${name}@harborpoint.example`).join(', ')}`,
        '  Cedar Ridge Center: admin@cedarridge.example',
        `  Password of all: ${DEMO_PASSWORD}`,
        '  Without the demo: LANDFALL_DEMO=off npm start',
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
    const key = () => randomBytes(32).toString('base64');
    const keys = { TOKEN_KEY: key(), FIELD_KEYS: `k1:${key()}`, LINK_KEY: key() };
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
  'an organization of one’s own is opened beside the running start, and its first person comes in by the link',
  async () => {
    const asked = ['--name', 'Fern Valley House', '--email', 'ada@fernvalley.example', '--firstname', 'Ada'];
    const incomplete = startProcess('scripts/create-org.ts', own.env, asked);
    expect((await incomplete.ended).code).toBe(1);
    expect(incomplete.errors()).toMatch(/^[^\n]*lastname[^\n]*\n$/);
    // Without the port that the start was given: the link is the start's all the same.
    const { PORT: _port, ...without } = own.env;
    const creating = startProcess('scripts/create-org.ts', without, [...asked, '--lastname', 'Fern']);
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

/** Which process of a running start to kill, by where the start keeps its pid. */
const PROCESSES: Record<string, (folder: string) => Promise<number>> = {
  PostgreSQL: async (folder) => Number((await readFile(`${folder}/postgres/postmaster.pid`, 'utf8')).split('\n')[0]),
  Redis: async (folder) => {
    const [version] = await readdir(`${folder}/redis`);
    return (JSON.parse(await readFile(`${folder}/redis/${version}/server.json`, 'utf8')) as { pid: number }).pid;
  },
  web: (folder) => recorded(folder, 'web'),
  worker: (folder) => recorded(folder, 'worker'),
  launcher: async (folder) => (JSON.parse(await readFile(`${folder}/lock.json`, 'utf8')) as { pid: number }).pid,
};

async function recorded(folder: string, name: string): Promise<number> {
  const kept = JSON.parse(await readFile(`${folder}/processes.json`, 'utf8')) as { name: string; pid: number }[];
  return kept.find((each) => each.name === name)!.pid;
}

/** What ends with a process: a launcher's successor ends the web and the worker it finds, and starts its own. */
const ENDING_WITH: Record<string, string[]> = { launcher: ['launcher', 'web', 'worker'] };
const pidsEndingWith = (name: string, folder: string) =>
  Promise.all((ENDING_WITH[name] ?? [name]).map((each) => PROCESSES[each]!(folder)));

/** Milliseconds until all is served again after a kill. */
const FULL_SERVICE_MS = 10_000;
const ROUNDS = rounds(1);

test.each(Object.keys(PROCESSES))(
  'the %s killed: full service within ten seconds, and nothing acknowledged is lost',
  async (name) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ada = await signIn(own.url, 'ada@fernvalley.example', TEST_PASSWORD);
      const made = await ada.rest('POST', '/api/patients', { firstname: 'Kept', lastname: name });
      const { id } = made.body.result as { id: string };
      const before = await pidsEndingWith(name, own.folder);
      process.kill(await PROCESSES[name]!(own.folder), 'SIGKILL');
      const killedAt = performance.now();
      await vi.waitFor(
        async () => {
          const now = await pidsEndingWith(name, own.folder);
          expect(before.filter((pid) => now.includes(pid))).toEqual([]);
          const service = { postgres: true, redis: true, storage: true };
          expect(await (await fetch(`${own.url}/readyz`)).json()).toEqual(service);
          expect((await ada.rest('POST', '/api/patients', { firstname: 'After', lastname: name })).status).toBe(200);
        },
        { timeout: PATIENCE, interval: 100 },
      );
      expect(performance.now() - killedAt).toBeLessThan(FULL_SERVICE_MS);
      const { body } = await ada.rest('GET', '/api/patient_details', { patient_id: id });
      expect(body.result).toMatchObject({ patient: { firstname: 'Kept', lastname: name } });
    }
  },
  Math.max(PATIENCE, ROUNDS * 30_000),
);

test(
  'a start that is killed leaves nothing that blocks the next one, and loses nothing',
  async () => {
    const before = await signIn(harbor.url, 'admissions@harborpoint.example', DEMO_PASSWORD);
    const made = await before.rest('POST', '/api/patients', { firstname: 'Kept', lastname: 'Across' });
    const { id } = made.body.result as { id: string };
    const names = [
      '--name',
      'Second House',
      '--email',
      'bo@secondhouse.example',
      '--firstname',
      'Bo',
      '--lastname',
      'Reed',
    ];
    const opening = startProcess('scripts/create-org.ts', harbor.env, names);
    expect([await opening.ended, opening.errors()]).toEqual([{ code: 0, signal: null }, '']);
    const { pid } = JSON.parse(await readFile(path.join(harbor.folder, 'lock.json'), 'utf8')) as { pid: number };
    // Both at once: the one would start the other again, or stop in order.
    for (const each of [demo.pid, pid]) process.kill(each, 'SIGKILL');
    await demo.ended;

    const next = start(harbor.env);
    await ready(next);
    expect(next.output.join('\n')).toMatch(
      /PostgreSQL embedded on port \d+ \(taken over from a start that was killed\)/,
    );
    // The greeting comes in pieces, the first of which says that all is ready.
    await expect
      .poll(() => next.output, { timeout: 10_000 })
      .toContain('  An organization of your own is here too: leave the demo out before people work in it.');
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
    // Everybody knows the demo's passwords: without the demo they open nothing.
    const credentials = { email_id: 'admissions@harborpoint.example', password: DEMO_PASSWORD };
    expect((await openDoors(harbor.url).rest('POST', '/auth/login', credentials)).status).toBe(401);
  },
  PATIENCE,
);
