import { recordOnSources } from '#server/features/campaigns/record-on-sources.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/** Makes a campaign that was sent an activity of the sources it reached. */
export const recordOnSourcesHandler: Handler<'campaigns.record_on_sources'> = (ctx, { campaign_id }, { signal }) =>
  recordOnSources(ctx, campaign_id, signal);
