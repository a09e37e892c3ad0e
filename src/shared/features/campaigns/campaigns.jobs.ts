import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Makes a campaign that was sent an activity of the sources it reached. */
export const recordOnSourcesJob = defineJob({
  name: 'campaigns.record_on_sources',
  payload: z.strictObject({ campaign_id: PayloadId }),
  queue: 'default',
  attempts: 8,
  backoff: 5_000,
  logged: ['campaign_id'],
  dedupe: ({ campaign_id }) => campaign_id,
});

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
