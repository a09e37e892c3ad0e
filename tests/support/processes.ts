import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Whether a process is alive; one that has ended but was not yet waited for by its parent counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    // No such process.
    return false;
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1').slice(0, 64));
  } catch {
    // It ended in between.
    return true;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One line of a process's log. */
export type LogLine = Record<string, unknown> & { event?: string };

export interface RunningProcess {
  readonly pid: number;
  /** What it has written to its output so far, a line an entry, parsed or not. */
  readonly output: readonly string[];
  /** What it has written to its error output so far. */
  errors(): string;
  /** Settles when it has ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends a signal and waits for its end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Waits for a log line of that event. Throws with what it wrote when it ends first. */
  said(event: string): Promise<void>;
}

/**
 * Runs a program of the repository, TypeScript or built, as a process of its own. It gets no environment but `env` and the path.
 * Whoever starts one sees to its end.
 *
 * @param within a command that becomes what it is given behind its own arguments
 */
export function startProcess(
  program: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  within: readonly string[] = [],
): RunningProcess {
  const node = [process.execPath, ...(program.endsWith('.ts') ? ['--import', 'tsx'] : [])];
  const [file = '', ...rest] = [...within, ...node, program, ...args];
  const child = spawn(file, rest, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  const output: string[] = [];
  const heard = new EventEmitter();
  let errors = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line);
    heard.emit('line', line);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => {
      resolve({ code, signal });
      heard.emit('end');
    }),
  );
  if (child.pid === undefined) throw new Error(`${program} could not be started`);
  return {
    pid: child.pid,
    output,
    errors: () => errors,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    said: (event) =>
      new Promise((resolve, reject) => {
        const look = (line: string) => {
          if (eventOf(line) === event) resolve();
        };
        for (const line of output) look(line);
        heard.on('line', look);
        heard.once('end', () => reject(new Error(`${program} ended: ${errors}\n${output.slice(-5).join('\n')}`)));
      }),
  };
}

/** The event of a log line; undefined where it is none. */
function eventOf(line: string): string | undefined {
  try {
    return (JSON.parse(line) as LogLine).event;
  } catch {
    return undefined; // not a line of the log
  }
}
