import { type ExtractProcess, startExtractProcess } from './extract-process.ts';
import { ExtractionInterrupted } from './extraction-errors.ts';
import type { ExtractionLimits } from './extraction-limits.ts';

type Task = (child: ExtractProcess) => Promise<void>;
/** Text takes milliseconds a page and goes first; pictures take seconds. */
export type Work = 'text' | 'ocr';

export interface ExtractPool {
  /** Runs a task on the next free child. @throws what the task throws, or ExtractionInterrupted after `close`. */
  run<T>(task: (child: ExtractProcess) => Promise<T>, work: Work): Promise<T>;
  /** Process ids of the children that live now. */
  pids(): number[];
  /** Ends all children; tasks that run or wait fail with ExtractionInterrupted. */
  close(): Promise<void>;
}

/** Keeps `size` children warm and replaces each one that dies or grew too large. */
export function createExtractPool(size: number, limits: ExtractionLimits): ExtractPool {
  const queues: Record<Work, Task[]> = { text: [], ocr: [] };
  const roomBefore: Record<Work, number> = { text: limits.text_start_bytes, ocr: limits.ocr_start_bytes };
  const children = Array.from({ length: size }, () => startExtractProcess(limits));
  const free = new Set(children.keys());
  let closed = false;

  function dispatch(): void {
    for (const slot of free) {
      const work: Work = queues.text.length > 0 ? 'text' : 'ocr';
      const task = queues[work].shift();
      if (task === undefined) return;
      free.delete(slot);
      void runOn(slot, task, work);
    }
  }

  async function runOn(slot: number, task: Task, work: Work): Promise<void> {
    const child = children[slot];
    if (child !== undefined) await task(closed || hasRoom(child, work) ? child : replace(slot, child));
    const used = children[slot];
    // At once rather than before the next task, so that a warm child is there when it comes.
    if (!closed && used?.ended === true) replace(slot, used);
    free.add(slot);
    dispatch();
  }

  function hasRoom(child: ExtractProcess, work: Work): boolean {
    return !child.ended && child.resident() <= roomBefore[work];
  }

  function replace(slot: number, child: ExtractProcess): ExtractProcess {
    void child.end();
    const fresh = startExtractProcess(limits);
    children[slot] = fresh;
    return fresh;
  }

  return {
    run(task, work) {
      if (closed) return Promise.reject(new ExtractionInterrupted('the extractor is closed'));
      return new Promise((resolve, reject) => {
        queues[work].push(async (child) => {
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
