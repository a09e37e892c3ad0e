/**
 * A child of a test's: one task takes so many bytes and keeps them, for one it rehearses until it is asked for one, one
 * fails with the fault it is given, or for no reason it names.
 */
import { serveTasks } from '#server/platform/child/serve-tasks.ts';
import { TaskFault } from '#server/platform/child/task-errors.ts';

const held: Buffer[] = [];
let left = false;

serveTasks({
  hold: {
    prepare: async () => undefined,
    run: async ({ bytes }: { bytes: number }) => void held.push(Buffer.alloc(bytes, 1)),
  },
  leave_off: {
    prepare: async () => undefined,
    rehearse: (comes: AbortSignal) =>
      new Promise<void>((resolve) => {
        comes.addEventListener('abort', () => {
          left = true;
          resolve();
        });
      }),
    run: async () => left,
  },
  fail: {
    prepare: async () => undefined,
    run: async ({ fault }: { fault: string | null }) => {
      throw fault === null ? new Error('no backend') : new TaskFault(fault);
    },
  },
});
