import { sql } from 'kysely';
import { asOrganization, type Context, type PublicContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import type { DropReason } from '#shared/features/campaigns/campaigns.rules.ts';
import type { SuppressionReason } from '#shared/features/suppressions/suppressions.rules.ts';

/** A recipient as a link in the mail names them. */
export interface NamedRecipient {
  own: Context;
  id: string;
  campaign_id: string;
  email: string;
  org_name: string;
}

/** Whose link this is; undefined for one that the product has not made, or whose campaign is gone. */
export async function findRecipient(ctx: PublicContext, token: string): Promise<NamedRecipient | undefined> {
  const ref = ctx.services.campaignMail.readToken(token);
  if (!ref) return undefined;
  const own = asOrganization(ctx, ref.org_id);
  const [rows] = await read(own, (db) => [
    db
      .selectFrom('campaign_recipients as r')
      .innerJoin('campaign_runs as run', 'run.campaign_id', 'r.campaign_id')
      .select(['r.id', 'r.campaign_id', 'r.email', 'run.from_name as org_name'])
      .where(inOrganization(own, 'r'))
      .where(inOrganization(own, 'run'))
      .where('r.id', '=', ref.recipient_id),
  ]);
  return rows[0] && { own, ...rows[0] };
}

type Moment =
  | 'sent_at'
  | 'delivered_at'
  | 'opened_at'
  | 'machine_opened_at'
  | 'clicked_at'
  | 'dropped_at'
  | 'unsubscribed_at';

/** What happened to one recipient, and when. */
export interface RecipientEvent {
  recipient_id: string;
  moments: readonly Moment[];
  at: Date;
  reason?: DropReason;
  suppress?: SuppressionReason;
  /** The provider's own id of the event: it takes effect once, however often it comes. */
  event_id?: string;
}

/**
 * Records what happened to recipients of one organization. Each moment keeps its earliest: events may come twice and in
 * any order, and the outcome is the same. Who bounced or complained is mailed no more from here on.
 */
export const recordEvents = (own: Context, events: readonly RecipientEvent[]): Promise<void> =>
  withTransaction(own, async (tx) => {
    const now = tx.services.clock.now().toISOString();
    // In one order, so that two requests with the same people do not wait for each other.
    const ordered = [...events].sort((one, two) => (one.recipient_id < two.recipient_id ? -1 : 1));
    for (const { recipient_id, moments, at, reason, suppress, event_id } of ordered) {
      const when = at.toISOString();
      const row = await tx.db
        .updateTable('campaign_recipients')
        .set({
          ...Object.fromEntries(
            moments.map((moment) => [moment, sql`least(${sql.ref(moment)}, ${when}::timestamptz)`]),
          ),
          // What was in doubt has left: the provider knows of it.
          state: sql`case when state = 'in_doubt' then 'sent' else state end`,
          ...(reason ? { reason: sql`coalesce(reason, ${reason})` } : {}),
          ...(event_id ? { event_ids: sql`array_append(event_ids, ${event_id})` } : {}),
          updated_at: now,
        } as never)
        .where(inOrganization(tx, 'campaign_recipients'))
        .where('id', '=', recipient_id)
        .$if(event_id !== undefined, (all) => all.where(sql<boolean>`not ${event_id}::text = any(event_ids)`))
        .returning(['email', 'campaign_id'])
        .executeTakeFirst();
      if (!row || !suppress) continue;
      await tx.db
        .insertInto('suppressions')
        .values({
          org_id: tx.actor.org_id,
          email_key: row.email.toLowerCase(),
          reason: suppress,
          campaign_id: row.campaign_id,
          created_by: null,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['org_id', 'email_key']).doNothing())
        .execute();
    }
  });

/** Counts a click on one of the mail's links. @returns where it leads; undefined where the mail has no such link */
export async function followLink(
  recipient: NamedRecipient,
  link: number,
  counted: boolean,
): Promise<string | undefined> {
  const { own, id, campaign_id } = recipient;
  const [runs] = await read(own, (db) => [
    db
      .selectFrom('campaign_runs')
      .select('links')
      .where(inOrganization(own, 'campaign_runs'))
      .where('campaign_id', '=', campaign_id),
  ]);
  const target = runs[0]?.links[link];
  if (target === undefined || !counted) return target;
  const at = own.services.clock.now();
  // Who follows a link has read the mail, also where pictures are off.
  await recordEvents(own, [{ recipient_id: id, moments: ['opened_at', 'clicked_at'], at }]);
  await withTransaction(own, (tx) =>
    tx.db
      .insertInto('campaign_clicks')
      .values({ org_id: tx.actor.org_id, recipient_id: id, link, campaign_id, clicked_at: at.toISOString() })
      .onConflict((conflict) => conflict.columns(['recipient_id', 'link']).doNothing())
      .execute(),
  );
  return target;
}
