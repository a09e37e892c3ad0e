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
