import { type SqlBool, sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import type { CampaignStatus, DropReason, RecipientState } from '#shared/features/campaigns/campaigns.rules.ts';
import { CampaignsOfContactInput } from '#shared/features/campaigns/campaigns.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';

/** Campaigns of one contact in one answer, the newest. */
const MAX_SHOWN = 100;

/** What one contact got of a campaign, and did with it. */
export interface ContactCampaign {
  campaign_id: string;
  name: string;
  /** The campaign's own: only a sent one has a report. */
  status: CampaignStatus;
  state: RecipientState;
  reason: DropReason | null;
  sent_at: number | null;
  opened_at: number | null;
  clicked_at: number | null;
  dropped_at: number | null;
  unsubscribed_at: number | null;
  /** Where the links led that they followed. */
  links: string[];
  /** When it was frozen for them. */
  begun_at: number;
}

/**
 * A contact, and those that have become it: what two contacts got of one campaign stays as it was sent, to each.
 */
const itselfAndMerged = (ctx: Context, contact_id: string) => sql`with recursive same(id) as (
    select ${contact_id}::uuid
    union select m.merged_id from same join merges m on m.kept_id = same.id
      and ${inOrganization(ctx, 'm')} and m.kind = 'contact' and m.undone_at is null
  ) select id from same`;

/** The campaigns that a contact was among the recipients of, the newest first. */
export const listContactCampaigns = verb(
  { name: 'campaigns.of_contact', kind: 'read', permission: 'marketing:read', input: CampaignsOfContactInput },
  async (ctx, { contact_id }): Promise<ContactCampaign[]> => {
    const [rows, contacts] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('campaign_recipients as r')
          .innerJoin('campaigns', 'campaigns.id', 'r.campaign_id')
          .innerJoin('campaign_runs as run', 'run.campaign_id', 'r.campaign_id')
          .select(['r.campaign_id', 'campaigns.name', 'campaigns.status', 'r.state', 'r.reason'])
          .select([
            sql<number | null>`epoch(r.sent_at)`.as('sent_at'),
            sql<number | null>`epoch(r.opened_at)`.as('opened_at'),
            sql<number | null>`epoch(r.clicked_at)`.as('clicked_at'),
            sql<number | null>`epoch(r.dropped_at)`.as('dropped_at'),
            sql<number | null>`epoch(r.unsubscribed_at)`.as('unsubscribed_at'),
            sql<number>`epoch(run.started_at)`.as('begun_at'),
            sql<string[]>`(select coalesce(json_agg(run.links[c.link + 1] order by c.clicked_at, c.link), '[]')
              from campaign_clicks c where ${inOrganization(ctx, 'c')} and c.recipient_id = r.id)`.as('links'),
          ])
          .where(inOrganization(ctx, 'r'))
          .where(inOrganization(ctx, 'campaigns'))
          .where(inOrganization(ctx, 'run'))
          .where(sql<SqlBool>`r.contact_id in (${itselfAndMerged(ctx, contact_id)})`)
          .orderBy('run.started_at', 'desc')
          .orderBy('r.id')
          .limit(MAX_SHOWN),
        db
          .selectFrom('referral_contacts')
          .select('id')
          .where(inOrganization(ctx, 'referral_contacts'))
          .where('id', '=', contact_id),
      ],
      { entity: 'contact', ids: [contact_id] },
    );
    ensure(contacts[0], 'not_found', text.contact_not_found);
    return rows;
  },
);
