import { tasks } from '#reader/tasks.ts';
import type { OrganizationReader } from '#server/platform/reader/reader.ts';

/** The reader's own tasks without its processes, for tests of who asks them. */
export const inProcessReader: OrganizationReader = {
  ask: async (task, input) => {
    const running = (tasks[task].run as (given: unknown) => unknown)(structuredClone(input));
    return (await running) as never;
  },
  parts: (task, input) => (tasks[task].run as (given: unknown) => unknown)(structuredClone(input)) as never,
};
