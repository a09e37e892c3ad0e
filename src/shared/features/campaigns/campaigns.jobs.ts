import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Sends what waits of a campaign. Whoever was being mailed when a worker died stays in doubt and is not mailed again. */
export const sendCampaignJob = defineJob({
  name: 'campaigns.send',
  payload: z.strictObject({ campaign_id: PayloadId }),
  queue: 'default',
  attempts: 8,
  backoff: 5_000,
  logged: ['campaign_id'],
  dedupe: ({ campaign_id }) => campaign_id,
});
