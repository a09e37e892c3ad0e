import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, freePort, hasEnded, startedAt, until } from './processes.ts';
import { findRedis, type RedisBinary } from './redis-binary.ts';
import { answers } from './redis-ping.ts';

const READY_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 20_000;

export interface RedisOptions {
  dataDir: string;
  /** Where a relabeled or unpacked server may be kept between starts. */
  cacheDir: string;
  password: string;
  /** False keeps everything in memory: for tests only. */
  durable?: boolean;
  /** A fixed port, for a server that is to come back where it was; otherwise a free one. */
  port?: number;
}

export interface EmbeddedRedis {
  url: string;
  pid: number;
  source: RedisBinary['source'];
  /** Whether a server that an earlier, killed run had left behind was taken over. */
  adopted: boolean;
  /** Writes what is outstanding and stops. */
  stop(): Promise<void>;
}

interface State {
  pid: number;
  port: number;
  started_at: string;
}

/**
 * A real Redis server on an ephemeral loopback port that never evicts a key and, when durable, logs every write to
 * disk. A server that still runs on the folder is taken over. Throws with the end of its log when it does not come up.
 */
export async function startRedis(options: RedisOptions): Promise<EmbeddedRedis> {
  const binary = findRedis(path.resolve(options.cacheDir));
  const folder = path.join(path.resolve(options.dataDir), `v${binary.major}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const urlOf = (port: number) => `redis://:${encodeURIComponent(options.password)}@127.0.0.1:${port}`;
  const orphan = runningServer(folder);
  const adopted = orphan !== undefined && (await until(() => answers(urlOf(orphan.port)), READY_TIMEOUT_MS));
  // Two servers must never write the same files.
  if (orphan && !adopted) await endProcess(orphan.pid, 'SIGTERM', STOP_TIMEOUT_MS);
  const state = adopted ? orphan : await launch(binary, folder, options, urlOf);
  return {
    url: urlOf(state.port),
    pid: state.pid,
    source: binary.source,
    adopted,
    stop: () => endProcess(state.pid, 'SIGTERM', STOP_TIMEOUT_MS),
  };
}

const stateFile = (folder: string) => path.join(folder, 'server.json');

function runningServer(folder: string): State | undefined {
  if (!existsSync(stateFile(folder))) return undefined;
  const state = JSON.parse(readFileSync(stateFile(folder), 'utf8')) as State;
  return startedAt(state.pid) === state.started_at ? state : undefined;
}

async function launch(
  binary: RedisBinary,
  folder: string,
  options: RedisOptions,
  urlOf: (port: number) => string,
): Promise<State> {
  const port = options.port ?? (await freePort());
  const settings = path.join(folder, 'redis.conf');
  // A file, because the password would show in the list of processes.
  writeFileSync(settings, configuration(port, folder, options), { mode: 0o600 });
  const logFile = path.join(folder, 'redis.log');
  const log = openSync(logFile, 'w', 0o600);
  // Its own session: a Ctrl-C at the terminal must not stop Redis before those who use it.
  const child = spawn(binary.command, [settings], { env: binary.env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  const pid = child.pid ?? 0;
  const state: State = { pid, port, started_at: startedAt(pid) ?? '' };
  // Before it is ready: a start that is killed now must not lose sight of it.
  writeFileSync(stateFile(folder), JSON.stringify(state));
  await readiness(child, urlOf(port), logFile);
  return state;
}

const configuration = (port: number, folder: string, { password, durable = true }: RedisOptions): string =>
  [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${JSON.stringify(folder)}`,
    `requirepass ${JSON.stringify(password)}`,
    'databases 256',
    'maxmemory-policy noeviction',
    'loglevel warning',
    ...(durable ? ['appendonly yes'] : ['appendonly no', 'save ""']),
    '',
  ].join('\n');

async function readiness(child: ChildProcess, url: string, logFile: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const ready = () => {
    if (failure) throw failure;
    if (hasEnded(child)) throw new Error(`Redis did not start: ${readFileSync(logFile, 'utf8').trim().slice(-800)}`);
    return answers(url);
  };
  if (!(await until(ready, READY_TIMEOUT_MS))) throw new Error(`Redis did not become ready; see ${logFile}`);
  child.unref();
}
