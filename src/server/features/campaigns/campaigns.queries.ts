import { sql } from 'kysely';
import { z } from 'zod';
import { type Context, userId } from '#server/platform/context.ts';
import { inOrganization, inPreparedOrganization } from '#server/platform/in-organization.ts';
import type { ServedPage } from '#server/platform/keyset.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import { MAX_SHOWN } from '#shared/features/audiences/audiences.schemas.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { senderAddress } from '#shared/features/campaigns/campaigns.rules.ts';
import {
  CAMPAIGN_ORDERS,
  CampaignFindInput,
  CampaignListInput,
  CampaignOfInput,
} from '#shared/features/campaigns/campaigns.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { type AudiencePeople, readPeople } from '../audiences/audiences.queries.ts';
import { SENDER_COLUMNS } from '../email-templates/email-templates.rules.ts';
import {
  type CampaignDetails,
  type CampaignView,
  selectCampaign,
  selectDetails,
  shownCampaign,
} from './campaigns.view.ts';

const MATCHES = (query: unknown) => (query ? sql` and campaigns.search_text like containing(${query})` : sql``);

const campaigns = listReader<typeof CampaignListInput, CampaignView>({
  table: 'campaigns',
  entity: 'campaign',
  input: CampaignListInput,
  orders: CAMPAIGN_ORDERS,
  sorts: { created_at: { type: 'timestamptz', key: sql`campaigns.created_at` } },
  found: ({ query }) => [{ where: sql`${inPreparedOrganization('campaigns')}${MATCHES(query)}` }],
  rows: selectCampaign,
  total: ({ query }) =>
    sql`select count(*)::integer as total from campaigns where ${inPreparedOrganization('campaigns')}${MATCHES(query)}`,
  isCapped: () => false,
});

/** One page of the organization's campaigns, the newest first. */
export const listCampaigns = verb(
  { name: 'campaigns.list', kind: 'read', permission: 'marketing:read', input: CampaignListInput },
  (ctx, query): Promise<ServedPage<CampaignView>> => campaigns.page(ctx, query),
);

async function readCampaign(ctx: Context, campaign_id: string): Promise<CampaignDetails> {
  const [rows, [sender]] = await read(
    ctx,
    (db) => [
      selectDetails(db).where(inOrganization(ctx, 'campaigns')).where('campaigns.id', '=', campaign_id),
      db.selectFrom('organizations').select(SENDER_COLUMNS).where('id', '=', ctx.actor.org_id),
    ],
    { entity: 'campaign', ids: [campaign_id] },
  );
  ensure(rows[0], 'not_found', text.campaign_not_found);
  return shownCampaign(ctx, sender!, rows[0]);
}

/** One campaign with its design. */
export const getCampaign = verb(
  { name: 'campaigns.get', kind: 'read', permission: 'marketing:read', input: CampaignOfInput },
  (ctx, { campaign_id }): Promise<CampaignDetails> => readCampaign(ctx, campaign_id),
);

type Found = { campaigns: CampaignView[] } | { campaign: CampaignDetails } | AudiencePeople;

/** The documented path: every campaign, one of them, or the people that one would reach. */
export const findCampaigns = verb(
  { name: 'campaigns.find', kind: 'read', permission: 'marketing:read', input: CampaignFindInput },
  async (ctx, { campaign_id, audience }): Promise<Found> => {
    if (campaign_id !== undefined) {
      const campaign = await readCampaign(ctx, campaign_id);
      return audience ? readPeople(ctx, campaign.audience ?? EVERYONE, MAX_SHOWN) : { campaign };
    }
    const [all] = await read(
      ctx,
      (db) => [
        selectCampaign(db)
          .where(inOrganization(ctx, 'campaigns'))
          .orderBy('campaigns.created_at', 'desc')
          .orderBy('campaigns.id', 'desc')
          .limit(COUNT_CAP),
      ],
      { entity: 'campaign' },
    );
    return { campaigns: all };
  },
);

export interface SenderView {
  org_name: string;
  from_email: string;
  reply_to: string;
  /** Names that an administrator lists for campaigns to come from. */
  sender_names: string[];
  /** Whether the organization has the postal address that every campaign must show. */
  has_address: boolean;
}

/** Who a campaign of the signed-in person comes from, where nothing else was written (C-84). */
export const getSender = verb(
  { name: 'campaigns.sender', kind: 'read', permission: 'marketing:read', input: z.strictObject({}) },
  async (ctx): Promise<SenderView> => {
    const [rows] = await read(ctx, (db) => [
      db
        .selectFrom('users')
        .innerJoin('organizations', 'organizations.id', 'users.org_id')
        .select([
          'users.email_id',
          'organizations.name',
          'organizations.sender_names',
          sql<boolean>`btrim(coalesce(organizations.postal_address, '')) <> ''`.as('has_address'),
        ])
        .where(inOrganization(ctx, 'users'))
        .where('users.id', '=', userId(ctx)),
    ]);
    const [me] = rows;
    ensure(me, 'unauthorized', 'Sign in again.');
    const from_email = senderAddress(me.email_id, ctx.services.campaignMail.domain);
    const { name, email_id, sender_names, has_address } = me;
    return { org_name: name, from_email, reply_to: email_id, sender_names, has_address };
  },
);
