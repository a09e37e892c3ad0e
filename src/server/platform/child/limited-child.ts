import { type ChildProcess, spawn } from 'node:child_process';
import { childCommand, NICENESS } from './child-command.ts';
import { watchTime } from './processor-time.ts';
import { residentBytes, watchMemory } from './resident-memory.ts';
import { setSessionNiceness } from './session-niceness.ts';
import { OverLimit, TaskFault, TaskInterrupted } from './task-errors.ts';
import type { ChildMessage, ParentMessage } from './task-protocol.ts';

/** How a process ends that ran out of heap or memory, or into a fault of native code. */
const CRASH_SIGNALS = new Set(['SIGABRT', 'SIGSEGV', 'SIGTRAP', 'SIGILL', 'SIGBUS', 'SIGFPE']);
const START_MS = 60_000;

export interface MemoryLimits {
  /** Bytes of resident memory at which a child is killed. */
  memory_bytes: number;
  /** Bytes of writable memory the system lets a child have at all (Linux); stops a burst between two samples. */
  data_bytes: number;
}

export interface StepLimits {
  /** Milliseconds of processor time until the answer, or between one part and the next. */
  step_ms: number;
  /** How many times as many milliseconds of the clock: on a busy machine a child waits for its turn. */
  patience: number;
}

export interface LimitedChild {
  readonly pid: number | undefined;
  readonly ended: boolean;
  /** Bytes resident now; 0 where the system does not say. */
  resident(): number;
  /**
   * Runs one task; never two at a time. Left before its end, aborted, or failed for a reason that is no `TaskFault`, the
   * child is killed.
   *
   * @throws TaskFault for what was given, OverLimit, TaskInterrupted otherwise
   */
  run(name: string, input: unknown, limits: StepLimits, signal?: AbortSignal): AsyncGenerator<unknown, unknown, void>;
  /** Kills the process and waits until it is gone. */
  end(): Promise<void>;
}

/**
 * Starts a child process that runs tasks under limits of memory and time, without anything of this process's
 * environment.
 *
 * @param names tasks it gets ready for before the first one is asked
 */
export function startLimitedChild(entry: URL, limits: MemoryLimits, names: readonly string[]): LimitedChild {
  const { file, args, cwd, env, program } = childCommand(entry, limits.data_bytes);
  const child = spawn(file, args, {
    ...{ cwd, env, stdio: ['pipe', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' },
    // It leads a session of its own, which can stand behind the others.
    detached: true,
  });
  if (child.pid !== undefined) setSessionNiceness(child.pid, NICENESS, () => hasEnded(child));
  // A child that ends before it has read its program is reported by its exit.
  child.stdin?.on('error', () => undefined).end(program);
  const inbox = createInbox(child);
  const say = (message: ParentMessage) => void child.send(message, () => undefined);
  const kill = (why: Error) => {
    inbox.close(why);
    child.kill('SIGKILL');
  };
  const overLimit = () => kill(new OverLimit());
  const late = setTimeout(() => kill(new TaskInterrupted('the process did not start')), START_MS).unref();
  say({ kind: 'prepare', names });
  const ready = inbox.next().finally(() => clearTimeout(late));
  // Whoever runs a task hears of it; a child that is ended before its first one concerns nobody.
  ready.catch(() => undefined);

  async function* run(name: string, input: unknown, { step_ms, patience }: StepLimits, signal?: AbortSignal) {
    const stop = () => kill(new TaskInterrupted('the caller has left'));
    let settled = false;
    const stopMemory =
      child.pid === undefined ? () => undefined : watchMemory(child.pid, limits.memory_bytes, overLimit);
    try {
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop);
      await ready;
      say({ kind: 'run', name, input });
      for (;;) {
        const stopTime = watchTime(child.pid, step_ms, step_ms * patience, overLimit);
        const message = await inbox.next().finally(stopTime);
        // Nobody knows what an error that has no name leaves behind: a library half loaded would fail all that comes after.
        settled = message.kind === 'done' || (message.kind === 'failed' && message.fault !== null);
        if (message.kind === 'done') return message.output;
        if (message.kind === 'failed') throw failureOf(message);
        if (message.kind === 'part') yield message.part;
        say({ kind: 'more' });
      }
    } finally {
      stopMemory();
      signal?.removeEventListener('abort', stop);
      if (!settled) stop();
    }
  }

  return {
    pid: child.pid,
    get ended() {
      return inbox.closed;
    },
    resident: () => (child.pid === undefined ? 0 : residentBytes(child.pid)),
    run,
    async end() {
      kill(new TaskInterrupted('the process was ended'));
      await inbox.exited;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const failureOf = ({ fault, name }: Extract<ChildMessage, { kind: 'failed' }>): Error =>
  fault === null ? new TaskInterrupted(name) : new TaskFault(fault);

/** A child's messages in order, one asked for at a time; closed with the reason why there are no more. */
function createInbox(child: ChildProcess) {
  const messages: ChildMessage[] = [];
  let why: Error | null = null;
  let wake: () => void = () => undefined;
  const close = (reason: Error) => {
    why ??= reason;
    wake();
  };
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      close(new TaskInterrupted(`the process could not be started (${error.name})`));
      resolve();
    });
    child.once('exit', (code, signal) => {
      const crashed = signal !== null && CRASH_SIGNALS.has(signal);
      close(crashed ? new OverLimit() : new TaskInterrupted(`the process ended (${signal ?? code})`));
      resolve();
    });
  });
  child.on('message', (message: ChildMessage) => {
    messages.push(message);
    wake();
  });
  return {
    exited,
    close,
    get closed() {
      return why !== null;
    },
    async next(): Promise<ChildMessage> {
      for (;;) {
        const message = messages.shift();
        if (message) return message;
        if (why) throw why;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
