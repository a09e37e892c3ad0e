import type { CampaignStatus } from '#shared/features/campaigns/campaigns.rules.ts';

/** Milliseconds between two looks at a campaign that is being sent, or whose time has come. */
const LIVE = 2_000;
/** The same at one that stands still and that a colleague may set going again: paused, or failed and tried again. */
const AT_REST = 10_000;
/** As long as a page waits at most: beyond some weeks, a browser's timer would ring at once. */
const MAX_WAIT = 24 * 3_600_000;

/**
 * Milliseconds until campaigns that are shown are looked at again: soon while one is being sent, less so while one is
 * paused or has failed, and when the time comes of one that waits for it; false where none is set going by others.
 */
export function lookAgainIn(
  shown: readonly { status: CampaignStatus; scheduled_at: number | null }[],
  now: number,
): number | false {
  const waits = shown.flatMap(({ status, scheduled_at }) => {
    if (status === 'sending') return [LIVE];
    if (status === 'paused' || status === 'failed') return [AT_REST];
    return status === 'scheduled' && scheduled_at !== null ? [Math.max(scheduled_at * 1000 - now, 0) + LIVE] : [];
  });
  return waits.length > 0 && Math.min(...waits, MAX_WAIT);
}
