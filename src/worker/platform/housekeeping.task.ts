import { keepHouse } from '../../server/platform/housekeeping.ts';
import { eachOrganisation, type Task } from './task.ts';

/** Forgets finished jobs and spent idempotency keys of every organisation. */
export const housekeepingTask: Task = (ctx, signal) =>
  eachOrganisation(ctx, signal, async (own) => void (await keepHouse(own)));
