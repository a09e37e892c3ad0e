import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { PublicContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { hasRun } from '#shared/features/campaigns/campaigns.rules.ts';
import { isOpen, type Sender, shownHtml } from '../email-templates/email-templates.rules.ts';
import type { CampaignsTable } from './campaigns.table.ts';

const COLUMNS = [
  'campaigns.id',
  'campaigns.name',
  'campaigns.subject',
  'campaigns.description',
  'campaigns.audience',
  'campaigns.org_name',
  'campaigns.reply_to',
  'campaigns.from_email',
  'campaigns.status',
  'campaigns.fault',
  'campaigns.created_by',
  'campaigns.version',
] as const;

/** Columns that stay inside: a run's letter goes out by mail alone, recipients and clicks as a report's counts and rows. */
export const NEVER_LEAVES = {
  campaigns: ['org_id', 'search_text', 'created_by_id', 'updated_by'],
  campaign_runs: [
    ...(['campaign_id', 'org_id', 'subject', 'html', 'plain', 'links', 'from_name', 'from_email', 'reply_to'] as const),
    ...(['sender_name', 'audience', 'total', 'started_at', 'versions'] as const),
  ],
  campaign_recipients: [
    ...(['id', 'org_id', 'campaign_id', 'contact_id', 'first_name', 'organization', 'state', 'reason'] as const),
    ...(['claimed_by', 'clicked_at', 'unsubscribed_at', 'email', 'sent_at', 'delivered_at', 'opened_at'] as const),
    ...(['dropped_at', 'updated_at', 'event_ids', 'machine_opened_at', 'variant'] as const),
  ],
  campaign_clicks: ['org_id', 'recipient_id', 'link', 'campaign_id', 'clicked_at'],
} as const satisfies NeverLeaves;

export interface Progress {
  total: number;
  waiting: number;
  sent: number;
  dropped: number;
  in_doubt: number;
}

type Column = (typeof COLUMNS)[number] extends `campaigns.${infer Name}` ? Name & keyof CampaignsTable : never;
export type CampaignView = Pick<Selectable<CampaignsTable>, Column> & {
  has_html: boolean;
  created_at: number;
  updated_at: number;
  scheduled_at: number | null;
  sent_at: number | null;
  /** Null until it was handed to sending. */
  progress: Progress | null;
  /** People by what happened to them, as the list of campaigns shows it. */
  analytics: { sent: number; delivered: number; open: number; dropped: number } | null;
};
export type CampaignDetails = CampaignView & { html_content: string | null; restore_template: string | null };

const OF_CAMPAIGN = sql`from campaign_recipients r where r.org_id = campaigns.org_id and r.campaign_id = campaigns.id`;
const PROGRESS = sql<Progress | null>`(select case when count(*) > 0 then json_build_object('total', count(*),
  'waiting', count(*) filter (where r.state in ('waiting', 'claimed')),
  'sent', count(*) filter (where r.state = 'sent'),
  'dropped', count(*) filter (where r.state = 'dropped'),
  'in_doubt', count(*) filter (where r.state = 'in_doubt')) end ${OF_CAMPAIGN})`;
const ANALYTICS = sql<CampaignView['analytics']>`(select case when count(*) > 0 then json_build_object(
  'sent', count(r.sent_at), 'delivered', count(r.delivered_at), 'open', count(r.opened_at),
  'dropped', count(r.dropped_at)) end ${OF_CAMPAIGN})`;

/** A campaign as the list shows it: everything but its design. */
export const selectCampaign = (db: Db) =>
  db
    .selectFrom('campaigns')
    .select(COLUMNS)
    .select([
      sql<boolean>`campaigns.html_content is not null`.as('has_html'),
      sql<number>`epoch(campaigns.created_at)`.as('created_at'),
      sql<number>`epoch(campaigns.updated_at)`.as('updated_at'),
      sql<number | null>`epoch(campaigns.scheduled_at)`.as('scheduled_at'),
      sql<number | null>`epoch(campaigns.sent_at)`.as('sent_at'),
      PROGRESS.as('progress'),
      ANALYTICS.as('analytics'),
    ])
    .$castTo<CampaignView>();

/** A campaign with its design, as its wizard reads it. */
export const selectDetails = (db: Db) =>
  selectCampaign(db).select(['campaigns.html_content', 'campaigns.restore_template']).$castTo<CampaignDetails>();

/**
 * A campaign as it is shown: until it is handed to sending, its footer says what the settings say now; from then on what it
 * was sent with.
 */
export function shownCampaign(ctx: PublicContext, sender: Sender, row: CampaignDetails): CampaignDetails {
  const { status, subject, html_content, restore_template } = row;
  if (html_content === null || restore_template === null || (hasRun(status) && !isOpen(html_content))) return row;
  const known = { ...sender, postal_address: sender.postal_address?.trim() || '-' };
  return { ...row, html_content: shownHtml(ctx, known, { html_content, restore_template }, subject) };
}
