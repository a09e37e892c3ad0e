import { sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { MAX_CONTACTS } from '#shared/features/activities/activities.rules.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { refreshSources } from '../activities/refresh-engagement.ts';

/** Sources a transaction: short enough that nobody who logs an activity of one of them waits. */
const BATCH = 500;

/** Whether the organization wants its campaigns among its sources' activities. */
async function isWanted(tx: TxContext): Promise<boolean> {
  const row = await tx.db
    .selectFrom('configurations')
    .select(sql<unknown>`config->>'on_sources'`.as('on_sources'))
    .where(inOrganization(tx, 'configurations'))
    .where('type', '=', 'CAMPAIGN_ACTIVITIES')
    .executeTakeFirst();
  return row?.on_sources === 'Yes';
}

/** The next sources that a campaign reached and that do not say so yet, held. */
const nextSources = (tx: TxContext, campaign_id: string) =>
  tx.db
    .selectFrom('referral_sources as source')
    .select('source.id')
    .where(inOrganization(tx, 'source'))
    .where(
      sql<boolean>`exists (select 1 from campaign_recipients r join referral_contacts c on c.id = r.contact_id
        where ${inOrganization(tx, 'r')} and ${inOrganization(tx, 'c')}
          and r.campaign_id = ${campaign_id} and r.state = 'sent' and c.referral_id = source.id)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from referral_activities a where ${inOrganization(tx, 'a')}
        and a.campaign_id = ${campaign_id} and a.referral_id = source.id)`,
    )
    .orderBy('source.id')
    .limit(BATCH)
    .forNoKeyUpdate('source')
    .execute();

/**
 * Writes one 'Email sent' on each of these sources, with those it reached there. It names no performer: whoever presses
 * Send would else seem to look after every source there is.
 */
const record = (tx: TxContext, campaign_id: string, name: string, sources: readonly string[]) => {
  const now = tx.services.clock.now().toISOString();
  return sql`insert into referral_activities
      (id, org_id, referral_id, event, contact_ids, contact_names, description, event_date, campaign_id, created_at, updated_at)
    select gen_random_uuid(), ${tx.actor.org_id}::uuid, reached.referral_id, 'Email sent',
      (array_agg(reached.id order by reached.name, reached.id))[1:${sql.lit(MAX_CONTACTS)}],
      (array_agg(reached.name order by reached.name, reached.id))[1:${sql.lit(MAX_CONTACTS)}],
      ${fill(text.activity_of_campaign, { name })},
      min(reached.day), ${campaign_id}::uuid, ${now}::timestamptz, ${now}::timestamptz
    from (
      select c.id, c.referral_id, btrim(c.firstname || ' ' || c.lastname) as name, (r.sent_at at time zone o.time_zone)::date as day
      from campaign_recipients r join referral_contacts c on c.id = r.contact_id join organizations o on o.id = r.org_id
      where ${inOrganization(tx, 'r')} and ${inOrganization(tx, 'c')} and r.campaign_id = ${campaign_id}
        and r.state = 'sent' and c.referral_id = any(${sources}::uuid[])
    ) reached
    group by reached.referral_id
    on conflict do nothing`.execute(tx.db);
};

/**
 * Makes a campaign that was sent an activity of each source it reached, where the organization wants that: batch by
 * batch, safe to be killed and to run again. 'Email sent' counts for COLD, so that no mass mail warms a source.
 */
export async function recordOnSources(ctx: Context, campaign_id: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const count = await withTransaction(ctx, async (tx) => {
      const campaign = await tx.db
        .selectFrom('campaigns')
        .select('name')
        .where(inOrganization(tx, 'campaigns'))
        .where('id', '=', campaign_id)
        .executeTakeFirst();
      if (!campaign || !(await isWanted(tx))) return 0;
      const ids = (await nextSources(tx, campaign_id)).map(({ id }) => id);
      if (ids.length === 0) return 0;
      await record(tx, campaign_id, campaign.name, ids);
      await refreshSources(tx, ids);
      return ids.length;
    });
    if (count < BATCH) return;
  }
}
