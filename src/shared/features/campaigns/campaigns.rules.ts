/** The wire's own values: a draft, and one that is sent in capitals. */
export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'SENT', 'failed', 'canceled'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export type RecipientState = 'waiting' | 'claimed' | 'sent' | 'dropped' | 'in_doubt';
export type DropReason = 'suppressed' | 'canceled' | 'rejected' | 'bounced' | 'blocked';

export const EVENT_TYPES = ['sent', 'delivered', 'opened', 'dropped'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** People behind one number of a report that are shown; its export has all. */
export const MAX_EVENT_ROWS = 1_000;

export const MAX_TEST_RECIPIENTS = 20;

/** Whether a campaign can still be written. */
export const isEditable = (status: CampaignStatus): boolean => status === 'draft';

/** Whether it was handed to sending: it has recipients of its own. */
export const hasRun = (status: CampaignStatus): boolean => status !== 'draft' && status !== 'scheduled';

/** Whether its report is offered: once it is sent, and not before. */
export const hasReport = (status: CampaignStatus): boolean => status === 'SENT';

/** Milliseconds between two looks at a campaign that is being sent, or whose time has come. */
const LIVE = 2_000;
/** As long as a page waits at most: beyond some weeks, a browser's timer would ring at once. */
const MAX_WAIT = 24 * 3_600_000;

/**
 * Milliseconds until campaigns that are shown are looked at again: soon while one is being sent, and when the time comes
 * of one that waits for it; false where none changes by itself.
 */
export function lookAgainIn(
  shown: readonly { status: CampaignStatus; scheduled_at: number | null }[],
  now: number,
): number | false {
  const waits = shown.flatMap(({ status, scheduled_at }) => {
    if (status === 'sending') return [LIVE];
    return status === 'scheduled' && scheduled_at !== null ? [Math.max(scheduled_at * 1000 - now, 0) + LIVE] : [];
  });
  return waits.length > 0 && Math.min(...waits, MAX_WAIT);
}

/** The sender's address: a person's e-mail with the at sign as a dash, at the installation's own subdomain (C-84). */
export const senderAddress = (emailId: string, subdomain: string): string =>
  `${emailId
    .toLowerCase()
    .replace(/[^a-z0-9._+-]/g, '-')
    .replace(/\.(?=\.|$)/g, '-')
    .slice(0, 64)
    .replace(/\.$/, '-')}@${subdomain}`;

/** Programs that fetch pictures for a reader who has not looked yet, or that only look at what links lead to. */
const MACHINES = /bot\b|crawl|spider|preview|scan|barracuda|proofpoint|mimecast|safelinks|curl|wget|python|headless/i;

/** Whether a mail's picture was fetched by a machine: Apple's privacy relay names itself by the bare 'Mozilla/5.0'. */
export const isMachine = (userAgent: string | null): boolean =>
  userAgent === null || userAgent.trim() === '' || userAgent.trim() === 'Mozilla/5.0' || MACHINES.test(userAgent);
