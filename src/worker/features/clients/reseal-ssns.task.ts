import { resealSsns } from '#server/features/clients/reseal-ssns.ts';
import { resealMerges } from '#server/features/duplicates/reseal-merges.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Seals with the current key whatever another one has sealed: what makes an old key superfluous. */
export const resealSsnsTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const { org_id } = own.actor;
    const { resealed, refused } = await resealSsns(own, signal);
    await resealMerges(own);
    if (resealed > 0) own.services.logger.info('clients resealed', { org_id, count: resealed });
    if (refused > 0) own.services.logger.warn('clients not resealed', { org_id, count: refused });
  });
