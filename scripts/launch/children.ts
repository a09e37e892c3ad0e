import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, hasEnded, startedAt } from '../embedded/processes.ts';

const DRAIN_MS = 35_000;
const ORPHAN_DRAIN_MS = 5_000;
const FIRST_BACKOFF_MS = 500;
/** With the few seconds that a start takes, full service is back within ten, however often something kills it. */
const LONGEST_BACKOFF_MS = 4_000;
/** After this long alive, a child that dies is restarted as promptly as the first time. */
const HEALTHY_MS = 60_000;

export interface ChildSpec {
  name: string;
  /** Arguments of `node`: the program and what is preloaded before it. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
}

interface Recorded {
  name: string;
  pid: number;
  started_at: string;
}

interface Kept {
  spec: ChildSpec;
  process: ChildProcess;
  backoffMs: number;
  timer?: NodeJS.Timeout;
}

/**
 * Keeps the product's processes alive: one that dies is started again, later and later. Their pids are on record in
 * the data folder, so that the start after a kill can end what it left.
 */
export class Children {
  readonly #recordFile: string;
  readonly #report: (line: string) => void;
  readonly #kept = new Map<string, Kept>();
  #starting = true;
  #stopping = false;
  #fail: (error: Error) => void = () => undefined;
  /** Rejects when a child dies before {@link Children.started}. */
  readonly failure: Promise<never>;

  constructor(dataDir: string, report: (line: string) => void) {
    this.#recordFile = recordFile(dataDir);
    this.#report = report;
    this.failure = new Promise<never>((_, reject) => {
      this.#fail = reject;
    });
    // Whoever waits for the start races against it; after that nobody listens.
    this.failure.catch(() => undefined);
  }

  start(spec: ChildSpec): void {
    this.#launch(spec, FIRST_BACKOFF_MS);
  }

  /** From now on a child that dies is restarted instead of ending the start. */
  started(): void {
    this.#starting = false;
  }

  /** Drains and starts one child again. */
  async restart(name: string): Promise<void> {
    const kept = this.#kept.get(name);
    if (!kept || this.#stopping) return;
    this.#kept.delete(name);
    clearTimeout(kept.timer);
    await drain(kept.process);
    if (!this.#stopping) this.#launch(kept.spec, FIRST_BACKOFF_MS);
  }

  /** Lets every child finish what it is doing (35 s at most) and stops it. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const kept of this.#kept.values()) clearTimeout(kept.timer);
    await Promise.all([...this.#kept.values()].map((kept) => drain(kept.process)));
    rmSync(this.#recordFile, { force: true });
  }

  #launch(spec: ChildSpec, backoffMs: number): void {
    // Its own session: a Ctrl-C at the terminal reaches it through this process, in order. The channel closes with
    // this process, even when it is killed; web and worker stop then.
    const child = spawn(process.execPath, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const kept: Kept = { spec, process: child, backoffMs };
    this.#kept.set(spec.name, kept);
    this.#record();
    const launchedAt = Date.now();
    child.once('error', (error) => this.#fail(error));
    child.once('exit', (code, signal) => this.#ended(kept, `${signal ?? `code ${code}`}`, Date.now() - launchedAt));
  }

  #ended(kept: Kept, how: string, aliveMs: number): void {
    const { name } = kept.spec;
    if (this.#stopping || this.#kept.get(name) !== kept) return;
    if (this.#starting) {
      this.#fail(new Error(`The ${name} process ended during the start (${how}); its own message is above.`));
      return;
    }
    const waitMs = aliveMs > HEALTHY_MS ? FIRST_BACKOFF_MS : kept.backoffMs;
    this.#report(`The ${name} process ended (${how}); starting it again in ${waitMs / 1000} s.`);
    kept.timer = setTimeout(() => this.#launch(kept.spec, Math.min(waitMs * 2, LONGEST_BACKOFF_MS)), waitMs);
  }

  #record(): void {
    const records = [...this.#kept.values()].map(({ spec, process: child }): Recorded => {
      const pid = child.pid ?? 0;
      return { name: spec.name, pid, started_at: startedAt(pid) ?? '' };
    });
    writeFileSync(`${this.#recordFile}.new`, JSON.stringify(records));
    renameSync(`${this.#recordFile}.new`, this.#recordFile);
  }
}

/** Ends the web and worker that a killed start has left behind. */
export async function endOrphans(dataDir: string): Promise<void> {
  const orphans = readRecords(dataDir).filter(({ pid, started_at }) => startedAt(pid) === started_at);
  await Promise.all(orphans.map(({ pid }) => endProcess(pid, 'SIGTERM', ORPHAN_DRAIN_MS)));
  rmSync(recordFile(dataDir), { force: true });
}

const recordFile = (dataDir: string): string => path.join(dataDir, 'processes.json');

function readRecords(dataDir: string): Recorded[] {
  try {
    return JSON.parse(readFileSync(recordFile(dataDir), 'utf8')) as Recorded[];
  } catch {
    return []; // the last start ended in order
  }
}

async function drain(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  await endProcess(child.pid, 'SIGTERM', DRAIN_MS);
}
