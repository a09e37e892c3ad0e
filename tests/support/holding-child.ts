/** A child of a test's: one task takes so many bytes and keeps them, for the other it rehearses until it is asked for one. */
import { serveTasks } from '#server/platform/child/serve-tasks.ts';

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
});
