/** A child of a test's: its one task takes so many bytes and keeps them. */
import { serveTasks } from '#server/platform/child/serve-tasks.ts';

const held: Buffer[] = [];

serveTasks({
  hold: {
    prepare: async () => undefined,
    run: async ({ bytes }: { bytes: number }) => void held.push(Buffer.alloc(bytes, 1)),
  },
});
