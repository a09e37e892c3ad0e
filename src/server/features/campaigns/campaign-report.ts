import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { exportRoutes, exportZone, partsOf } from '#server/platform/list-export.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { type EventType, MAX_EVENT_ROWS } from '#shared/features/campaigns/campaigns.rules.ts';
import { CampaignAnalyticsInput, CampaignExportInput } from '#shared/features/campaigns/campaigns.schemas.ts';
import { momentInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';

const MOMENT_OF = {
  sent: 'r.sent_at',
  delivered: 'r.delivered_at',
  opened: 'r.opened_at',
  dropped: 'r.dropped_at',
} as const satisfies Record<EventType, string>;

export interface EventRow {
  recipient: string;
  /** When it happened first. */
  updated_at: number;
  event_type: EventType;
}

export interface LinkClicks {
  url: string;
  people: number;
}

export interface CampaignReport {
  event_summary?: Record<EventType, number>;
  /** How many followed each link, most first. */
  links?: LinkClicks[];
  unsubscribed?: number;
  /** People for whom only programs have opened it. */
  machine_opened?: number;
  event_data?: EventRow[];
}

const campaignOf = (db: Db, ctx: Context, id: string) =>
  db.selectFrom('campaigns').select('id').where(inOrganization(ctx, 'campaigns')).where('id', '=', id);

const peopleOf = (db: Db, ctx: Context, campaign_id: string) =>
  db.selectFrom('campaign_recipients as r').where(inOrganization(ctx, 'r')).where('r.campaign_id', '=', campaign_id);

const countsOf = (db: Db, ctx: Context, campaign_id: string) =>
  peopleOf(db, ctx, campaign_id).select([
    sql<number>`count(r.sent_at)::integer`.as('sent'),
    sql<number>`count(r.delivered_at)::integer`.as('delivered'),
    sql<number>`count(r.opened_at)::integer`.as('opened'),
    sql<number>`count(*) filter (where r.machine_opened_at is not null and r.opened_at is null)::integer`.as(
      'machine_opened',
    ),
    sql<number>`count(r.dropped_at)::integer`.as('dropped'),
    sql<number>`count(r.unsubscribed_at)::integer`.as('unsubscribed'),
  ]);

const clicksOf = (db: Db, ctx: Context, campaign_id: string) =>
  db
    .selectFrom('campaign_clicks as c')
    .innerJoin('campaign_runs as run', 'run.campaign_id', 'c.campaign_id')
    .select([sql<string>`run.links[c.link + 1]`.as('url'), sql<number>`count(*)::integer`.as('people')])
    .where(inOrganization(ctx, 'c'))
    .where(inOrganization(ctx, 'run'))
    .where('c.campaign_id', '=', campaign_id)
    .groupBy('url')
    .orderBy('people', 'desc')
    .orderBy('url');

const rowsOf = (db: Db, ctx: Context, campaign_id: string, type: EventType) =>
  peopleOf(db, ctx, campaign_id)
    .select(['r.id', 'r.email as recipient', sql<number>`epoch(${sql.ref(MOMENT_OF[type])})`.as('updated_at')])
    .where(MOMENT_OF[type], 'is not', null)
    .orderBy('r.id');

/** What became of a campaign, in people: counts, and with a type who they are. */
export const getAnalytics = verb(
  { name: 'campaigns.analytics', kind: 'read', permission: 'marketing:read', input: CampaignAnalyticsInput },
  async (ctx, { campaign_id, event_type }): Promise<CampaignReport> => {
    const entry = { entity: 'campaign_report', ids: [campaign_id] };
    if (event_type) {
      const [found, rows] = await read(
        ctx,
        (db) => [campaignOf(db, ctx, campaign_id), rowsOf(db, ctx, campaign_id, event_type).limit(MAX_EVENT_ROWS)],
        entry,
      );
      ensure(found[0], 'not_found', text.campaign_not_found);
      return { event_data: rows.map(({ recipient, updated_at }) => ({ recipient, updated_at, event_type })) };
    }
    const [found, counts, links] = await read(
      ctx,
      (db) => [campaignOf(db, ctx, campaign_id), countsOf(db, ctx, campaign_id), clicksOf(db, ctx, campaign_id)],
      entry,
    );
    ensure(found[0], 'not_found', text.campaign_not_found);
    const { unsubscribed = 0, sent = 0, delivered = 0, opened = 0, dropped = 0, machine_opened = 0 } = counts[0] ?? {};
    return { event_summary: { opened, sent, delivered, dropped }, links, unsubscribed, machine_opened };
  },
);

/**
 * The people of one kind, as the parts of a CSV file.
 * @throws forbidden when the account may not export
 */
export const exportReport = verb(
  { name: 'campaigns.export', kind: 'read', permission: 'marketing:read', input: CampaignExportInput },
  async (ctx, { campaign_id, event_type }) => {
    const timeZone = await exportZone(ctx, 'marketing:read');
    const [found] = await read(ctx, (db) => [campaignOf(db, ctx, campaign_id)]);
    ensure(found[0], 'not_found', text.campaign_not_found);
    const parts = partsOf<{ recipient: string; updated_at: number }>(ctx, {
      entity: 'campaign_export',
      head: [text.recipient, format(text.export_updated_at, { zone: timeZone }), text.event_type],
      cellsOf: ({ recipient, updated_at }) => [recipient, momentInZone(updated_at, timeZone), event_type],
      readAfter: async ({ limit, after }) => {
        const [rows] = await read(
          ctx,
          (db) => [
            rowsOf(db, ctx, campaign_id, event_type)
              .$if(after !== undefined, (all) => all.where('r.id', '>', after!))
              .limit(limit),
          ],
          { entity: 'campaign_report', ids: [campaign_id] },
        );
        return { rows, next: rows.length === limit ? rows.at(-1)!.id : null };
      },
      details: { event_type },
    });
    return { file_name: 'campaign-report.csv', parts };
  },
);

/** The download of it. */
export const exportReportRoutes = exportRoutes(
  '/api/marketing_analytics_export',
  'The people behind one count of a campaign’s report (text/csv)',
  exportReport,
);
