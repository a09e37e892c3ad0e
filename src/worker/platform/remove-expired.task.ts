import { removeExpired } from '#server/platform/remove-expired.ts';
import { eachOrganization, type Task } from './task.ts';

/** Forgets finished jobs and spent idempotency keys of every organization. */
export const housekeepingTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => void (await removeExpired(own)));
