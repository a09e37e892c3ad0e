import { keepAllDays } from '#server/features/metric-days/keep-days.ts';
import { listOrganizationsToCount } from '#server/features/metric-days/list-organizations-to-count.ts';
import { eachOf, type Task } from '#worker/platform/task.ts';

/** Counts the days again that writes have touched, of the organizations that have any. */
export const keepDaysTask: Task = async (ctx, signal) =>
  eachOf(await listOrganizationsToCount(ctx), ctx, signal, (own) => keepAllDays(own, signal));
