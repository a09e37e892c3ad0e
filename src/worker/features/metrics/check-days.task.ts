import { checkDays } from '#server/features/metric-days/check-days.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Compares what is kept by day with the rows, in every organization; what differed is measured and logged. */
export const createCheckDaysTask =
  (metrics: Metrics): Task =>
  (ctx, signal) =>
    eachOrganization(ctx, signal, async (own) => {
      const found = await checkDays(own, signal);
      if (!found) return;
      metrics.numbersDiffered(found.differences);
      if (found.differences > 0)
        own.services.logger.warn('metric days differed', { org_id: own.actor.org_id, count: found.differences });
    });
