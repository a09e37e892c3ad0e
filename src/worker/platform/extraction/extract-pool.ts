import { type ExtractProcess, startExtractProcess } from './extract-process.ts';
import { ExtractionInterrupted } from './extraction-errors.ts';
import type { ExtractionLimits } from './extraction-limits.ts';

type Task = (child: ExtractProcess) => Promise<void>;
/** Pages with a text layer take milliseconds and go first; pictures take seconds. */
export type Urgency = 'first' | 'later';

export interface ExtractPool {
  /** Runs a task on the next free child. @throws what the task throws, or ExtractionInterrupted after `close`. */
  run<T>(task: (child: ExtractProcess) => Promise<T>, urgency: Urgency): Promise<T>;
  /** Process ids of the children that live now. */
  pids(): number[];
  /** Ends all children; tasks that run or wait fail with ExtractionInterrupted. */
  close(): Promise<void>;
}

/** Keeps `size` children warm and replaces each one that dies or grew too large. */
export function createExtractPool(size: number, limits: ExtractionLimits): ExtractPool {
  const queues: Record<Urgency, Task[]> = { first: [], later: [] };
  const children = Array.from({ length: size }, () => startExtractProcess(limits));
  const free = new Set(children.keys());
  let closed = false;

  function dispatch(): void {
    for (const slot of free) {
      const task = queues.first.shift() ?? queues.later.shift();
      if (task === undefined) return;
      free.delete(slot);
      void runOn(slot, task);
    }
  }

  async function runOn(slot: number, task: Task): Promise<void> {
    await task(healthyChild(slot));
    replaceIfSpent(slot);
    free.add(slot);
    dispatch();
  }

  function healthyChild(slot: number): ExtractProcess {
    const child = children[slot];
    if (child !== undefined && (closed || !child.ended)) return child;
    const fresh = startExtractProcess(limits);
    children[slot] = fresh;
    return fresh;
  }

  /** At once rather than at the next task, so that a warm child is there when it comes. */
  function replaceIfSpent(slot: number): void {
    const child = children[slot];
    if (closed || child === undefined) return;
    if (!child.ended && child.resident() > limits.retire_bytes) void child.end();
    else if (!child.ended) return;
    children[slot] = startExtractProcess(limits);
  }

  return {
    run(task, urgency) {
      if (closed) return Promise.reject(new ExtractionInterrupted('the extractor is closed'));
      return new Promise((resolve, reject) => {
        queues[urgency].push(async (child) => {
          if (closed) reject(new ExtractionInterrupted('the extractor is closed'));
          else await task(child).then(resolve, reject);
        });
        dispatch();
      });
    },
    pids: () => children.flatMap((child) => (child.ended || child.pid === undefined ? [] : [child.pid])),
    async close() {
      closed = true;
      await Promise.all(children.map((child) => child.end()));
      dispatch();
    },
  };
}
