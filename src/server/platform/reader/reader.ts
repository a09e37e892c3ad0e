import type { ReaderTasks } from '#reader/tasks.ts';
import { createChildPool } from '../child/child-pool.ts';
import type { MemoryLimits } from '../child/limited-child.ts';
import type { InputOf, OutputOf, PartOf } from '../child/task-protocol.ts';
import { BUILT } from '../product-folder.ts';
import { MEMORY_LIMITS, TASK_LIMITS } from './reader-limits.ts';

/** The build holds the reader beside web and worker. */
const ENTRY = new URL(BUILT ? './reader.ts' : '../../../reader/main.ts', import.meta.url);

export type ReaderTask = keyof ReaderTasks;
type Running<Task extends ReaderTask> = AsyncGenerator<PartOf<ReaderTasks[Task]>, OutputOf<ReaderTasks[Task]>, void>;

/** Reads for one organization, in its turns. */
export interface OrganizationReader {
  /**
   * Runs a task and answers what it answers.
   *
   * @throws TaskFault what is wrong with what was given, OverLimit, TaskInterrupted when another try may succeed
   */
  ask<Task extends ReaderTask>(
    task: Task,
    input: InputOf<ReaderTasks[Task]>,
    signal?: AbortSignal,
  ): Promise<OutputOf<ReaderTasks[Task]>>;
  /** Runs a task that hands over parts, of which few wait to be taken. Throws as `ask` does. */
  parts<Task extends ReaderTask>(task: Task, input: InputOf<ReaderTasks[Task]>, signal?: AbortSignal): Running<Task>;
}

/**
 * The one way to read what came from outside: files, and the text that was read from them. Tasks run in child processes
 * with limits of memory and time; organizations take turns, so that one with much to read does not hold up the others.
 */
export interface Reader {
  of(org_id: string): OrganizationReader;
  /** Process ids of the children that live now. */
  pids(): number[];
  /** Ends all children; what runs or waits is interrupted. */
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** Children that work at the same time. */
  children: number;
  /** Those that are started ahead: the tasks each of them gets ready for. */
  warm?: readonly (readonly ReaderTask[])[];
  /** Milliseconds a step may take in place of the task's own. */
  step_ms?: number;
  memory?: MemoryLimits;
}

export function createReader({ children, warm = [], step_ms, memory }: ReaderOptions): Reader {
  const pool = createChildPool({
    entry: ENTRY,
    limits: memory ?? MEMORY_LIMITS,
    size: children,
    warm: warm.slice(0, children),
  });

  async function* parts<Task extends ReaderTask>(
    owner: string,
    task: Task,
    input: InputOf<ReaderTasks[Task]>,
    signal?: AbortSignal,
  ) {
    const limits = TASK_LIMITS[task];
    const { child, giveBack } = await pool.take({ owner, ...limits }, signal);
    try {
      const steps = { step_ms: step_ms ?? limits.step_ms, patience: limits.patience };
      // What a child says is what its task says.
      return yield* child.run(task, input, steps, signal) as Running<Task>;
    } finally {
      giveBack();
    }
  }

  return {
    of: (owner) => ({
      parts: (...asked) => parts(owner, ...asked),
      async ask(...asked) {
        const running = parts(owner, ...asked);
        for (;;) {
          const next = await running.next();
          if (next.done) return next.value;
        }
      },
    }),
    pids: pool.pids,
    close: pool.close,
  };
}
