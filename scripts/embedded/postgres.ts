import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';
import { type PostgresIdentity, postgresIdentity } from './postgres-identity.ts';
import { commandLine, endProcess, freePort, hasEnded, runToEnd, startedAt, until } from './processes.ts';

const SUPERUSER = 'postgres';
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
// PostgreSQL must be able to enter its working folder as whatever user it runs as.
const RUN_IN: SpawnOptions = { cwd: '/', env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' } };

export interface PostgresOptions {
  dataDir: string;
  database: string;
  /** The superuser's; used when the folder is first filled and for every connection after. */
  password: string;
  /** False trades safety on a crash for speed: for tests only. */
  durable?: boolean;
  /** Settings beside those of every server, as `name=value`. */
  settings?: readonly string[];
  /** A fixed port, for a server that is to come back where it was; otherwise a free one. */
  port?: number;
}

export interface EmbeddedPostgres {
  /** The superuser's address of `database`. */
  superuserUrl: string;
  port: number;
  pid: number;
  /** Whether a server that an earlier, killed run had left behind was taken over. */
  adopted: boolean;
  /** A fast shutdown: open transactions are rolled back, everything committed is kept. */
  stop(): Promise<void>;
}

interface Running {
  pid: number;
  port: number;
  status: string;
}

/**
 * A real PostgreSQL server on an ephemeral loopback port, with its data in `dataDir`. A server that still runs on that
 * folder is taken over. Throws with the end of the server's log when it does not come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const wanted = path.resolve(options.dataDir);
  mkdirSync(wanted, { recursive: true });
  const identity = postgresIdentity(postgresBinaries(), wanted);
  ownDataFolder(identity);
  if (!existsSync(path.join(identity.dataDir, 'PG_VERSION'))) await initialize(identity, options);

  const orphan = await adoptable(identity.dataDir);
  const started = orphan ?? (await launch(identity, wanted, options));
  const urlOf = (database: string) =>
    `postgres://${SUPERUSER}:${encodeURIComponent(options.password)}@127.0.0.1:${started.port}/${database}`;
  await createDatabase(urlOf('postgres'), options.database);
  return {
    superuserUrl: urlOf(options.database),
    port: started.port,
    pid: started.pid,
    adopted: orphan !== undefined,
    stop: () => endProcess(started.pid, 'SIGINT', STOP_TIMEOUT_MS),
  };
}

function ownDataFolder({ dataDir, user }: PostgresIdentity): void {
  mkdirSync(dataDir, { recursive: true });
  if (user) chownSync(dataDir, user.uid, user.gid);
  chmodSync(dataDir, 0o700);
}

async function initialize(identity: PostgresIdentity, { password, durable = true }: PostgresOptions): Promise<void> {
  const passwordFile = path.join(os.tmpdir(), `landfall-${randomBytes(8).toString('hex')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  if (identity.user) chownSync(passwordFile, identity.user.uid, identity.user.gid);
  const args = ['-D', identity.dataDir, '-U', SUPERUSER, '-A', 'scram-sha-256', '--pwfile', passwordFile];
  args.push('-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US');
  if (!durable) args.push('--no-sync');
  const initdb = identity.invoke(path.join(identity.native, 'bin', 'initdb'), args);
  try {
    await runToEnd(initdb.command, initdb.args, { ...initdb.options, ...RUN_IN });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The server that still runs on the folder; waits for one that is starting, and for the end of one that is stopping. */
async function adoptable(dataDir: string): Promise<Running | undefined> {
  let found = running(dataDir);
  const settled = () => {
    found = running(dataDir);
    return found === undefined || found.status === 'ready';
  };
  if (!(await until(settled, READY_TIMEOUT_MS))) {
    throw new Error(`PostgreSQL (pid ${found?.pid}) runs in ${dataDir} but does not become ready.`);
  }
  // A dead server's file whose pid another program now has would keep PostgreSQL from starting. Where nobody has it, the
  // file is PostgreSQL's own to judge: by it a start finds out whether processes of the dead server still write.
  if (!found && isAnotherProgram(dataDir)) rmSync(pidFile(dataDir), { force: true });
  return found;
}

const pidFile = (dataDir: string): string => path.join(dataDir, 'postmaster.pid');

function isAnotherProgram(dataDir: string): boolean {
  const file = pidFile(dataDir);
  return existsSync(file) && startedAt(Number(readFileSync(file, 'utf8').split('\n')[0])) !== null;
}

/** Reads `postmaster.pid`: line 1 the pid, line 4 the port, line 8 the state. */
function running(dataDir: string): Running | undefined {
  const file = pidFile(dataDir);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (startedAt(pid) === null || !commandLine(pid).includes(dataDir)) return undefined;
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

async function launch(
  identity: PostgresIdentity,
  folder: string,
  { durable = true, port: wanted, settings: further = [] }: PostgresOptions,
): Promise<Running> {
  const port = wanted ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=128MB',
    'timezone=UTC',
    // Neither failed statements nor the values in an error's detail belong into a log file.
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...further,
  ];
  const args = ['-D', identity.dataDir, ...settings.flatMap((setting) => ['-c', setting])];
  const { command, args: full, options } = identity.invoke(path.join(identity.native, 'bin', 'postgres'), args);
  const logFile = `${folder}.log`;
  const log = openSync(logFile, 'w', 0o600);
  // Its own session: a Ctrl-C at the terminal must not stop the database before those who use it.
  const child = spawn(command, full, { ...options, ...RUN_IN, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  await readiness(child, identity.dataDir, logFile);
  return { pid: child.pid ?? 0, port, status: 'ready' };
}

async function readiness(child: ChildProcess, dataDir: string, logFile: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const ready = () => {
    if (failure) throw failure;
    if (hasEnded(child))
      throw new Error(`PostgreSQL did not start: ${readFileSync(logFile, 'utf8').trim().slice(-800)}`);
    return running(dataDir)?.status === 'ready';
  };
  if (!(await until(ready, READY_TIMEOUT_MS))) throw new Error(`PostgreSQL did not become ready; see ${logFile}`);
  child.unref();
}

async function createDatabase(url: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
