import { sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { recordOnSourcesJob } from '#shared/features/campaigns/campaigns.jobs.ts';
import type { DropReason } from '#shared/features/campaigns/campaigns.rules.ts';

/**
 * What a sending job reads of its campaign; undefined where nothing is to be sent. Whoever an earlier attempt had taken
 * and never answered for is in doubt from now on: the mail may have left, so it does not leave again.
 */
export const beginRun = (ctx: Context, campaign_id: string) =>
  withTransaction(ctx, async (tx) => {
    const run = await tx.db
      .selectFrom('campaign_runs as run')
      .innerJoin('campaigns', 'campaigns.id', 'run.campaign_id')
      .select([
        'run.subject',
        'run.html',
        'run.plain',
        'run.from_name',
        'run.from_email',
        'run.reply_to',
        'run.versions',
      ])
      .where(inOrganization(tx, 'run'))
      .where('run.campaign_id', '=', campaign_id)
      .where('campaigns.status', '=', 'sending')
      .executeTakeFirst();
    if (!run) return undefined;
    await tx.db
      .updateTable('campaign_recipients')
      .set({ state: 'in_doubt', updated_at: tx.services.clock.now().toISOString() })
      .where(inOrganization(tx, 'campaign_recipients'))
      .where('campaign_id', '=', campaign_id)
      .where('state', '=', 'claimed')
      .execute();
    await tx.db
      .updateTable('campaigns')
      .set({ fault: null })
      .where(inOrganization(tx, 'campaigns'))
      .where('id', '=', campaign_id)
      .where('fault', 'is not', null)
      .execute();
    const { html, plain, versions, ...rest } = run;
    return { ...rest, letters: [{ variant: 0, html, plain }, ...versions] };
  });

/** A sending job's hold on those it has taken. */
export interface Claim {
  campaign_id: string;
  id: string;
}

/** Whom to take: so many of those who get one version of the mail. */
interface Wanted {
  variant: number;
  take: number;
  /** Behind this one alone, so that those who were sent to are not passed again with each claim. */
  after?: string | undefined;
  /** Whom the mails of this claim have left for since: recorded in the same transaction. */
  sent?: readonly string[];
}

export interface ClaimedRecipient {
  id: string;
  email: string;
  first_name: string;
  organization: string;
}

export interface Claimed {
  /** Without those who unsubscribed since it began. */
  people: ClaimedRecipient[];
  /** The highest id that was taken. */
  last: string;
}

/**
 * Takes the next of those who wait, while the campaign is being sent; who unsubscribed since it began is dropped.
 * @returns undefined when nobody waits anymore
 */
export const claimRecipients = (ctx: Context, claim: Claim, { variant, take, after, sent = [] }: Wanted) =>
  withTransaction(ctx, async (tx): Promise<Claimed | undefined> => {
    const { campaign_id } = claim;
    const now = tx.services.clock.now().toISOString();
    if (sent.length > 0) await settle(tx, claim, sent, { state: 'sent' });
    const taken = await tx.db
      // Apart from the update, so that it is read once: within it, a limit may be met over and over.
      .with('due', (db) =>
        db
          .selectFrom('campaign_recipients as next')
          .innerJoin('campaigns', 'campaigns.id', 'next.campaign_id')
          .select([
            'next.id',
            sql<boolean>`exists (select 1 from suppressions s
              where s.org_id = next.org_id and s.email_key = lower(next.email))`.as('suppressed'),
          ])
          .where(inOrganization(tx, 'next'))
          .where('next.campaign_id', '=', campaign_id)
          .where('next.state', '=', 'waiting')
          .where('next.variant', '=', variant)
          .where('campaigns.status', '=', 'sending')
          .$if(after !== undefined, (behind) => behind.where('next.id', '>', after!))
          .orderBy('next.id')
          .limit(take)
          .forUpdate('next')
          .skipLocked(),
      )
      .updateTable('campaign_recipients')
      .from('due')
      .set({
        state: sql<'claimed'>`case when due.suppressed then 'dropped' else 'claimed' end`,
        reason: sql<DropReason | null>`case when due.suppressed then 'suppressed' end`,
        dropped_at: sql<string | null>`case when due.suppressed then ${now}::timestamptz end`,
        claimed_by: claim.id,
        updated_at: now,
      })
      .where(inOrganization(tx, 'campaign_recipients'))
      .whereRef('campaign_recipients.id', '=', 'due.id')
      .returning([
        'campaign_recipients.id',
        'campaign_recipients.email',
        'campaign_recipients.first_name',
        'campaign_recipients.organization',
        'campaign_recipients.state',
      ])
      .execute();
    if (taken.length === 0) return undefined;
    const last = taken
      .map(({ id }) => id)
      .sort()
      .at(-1)!;
    return { people: taken.filter(({ state }) => state === 'claimed'), last };
  });

/** How a mail ended for those it was for. */
export type MailEnd = { state: 'sent' | 'waiting' | 'in_doubt' } | { state: 'dropped'; reason: DropReason };

/**
 * What those become who are to wait again: a campaign that another attempt has ended meanwhile goes on, and one that was
 * canceled lets nobody wait.
 */
async function waitingAgain(tx: TxContext, campaign_id: string): Promise<MailEnd> {
  const { status } = await tx.db
    .selectFrom('campaigns')
    .select('status')
    .where(inOrganization(tx, 'campaigns'))
    .where('id', '=', campaign_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status === 'canceled') return { state: 'dropped', reason: 'canceled' };
  if (status === 'SENT')
    await tx.db
      .updateTable('campaigns')
      .set({ status: 'sending', sent_at: null, version: sql<number>`version + 1` })
      .where(inOrganization(tx, 'campaigns'))
      .where('id', '=', campaign_id)
      .execute();
  return { state: 'waiting' };
}

const settle = (tx: TxContext, claim: Claim, ids: readonly string[], end: MailEnd) => {
  const now = tx.services.clock.now().toISOString();
  return tx.db
    .updateTable('campaign_recipients')
    .set({
      state: end.state,
      updated_at: now,
      ...(end.state === 'sent' ? { sent_at: now } : {}),
      // A provider that counts events says itself when a mail has arrived; where none does, accepted is delivered.
      ...(end.state === 'sent' && !tx.services.campaignMail.eventKey ? { delivered_at: now } : {}),
      ...(end.state === 'dropped' ? { reason: end.reason, dropped_at: now } : {}),
    })
    .where(inOrganization(tx, 'campaign_recipients'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('claimed_by', '=', claim.id)
    .where('state', 'in', ['claimed', 'in_doubt'])
    .execute();
};

/** Records what became of those a claim had taken: only the claim itself knows, also when another has doubted it. */
export const settleRecipients = (ctx: Context, claim: Claim, ids: readonly string[], found: MailEnd) =>
  withTransaction(ctx, async (tx) => {
    const end = found.state === 'waiting' ? await waitingAgain(tx, claim.campaign_id) : found;
    await settle(tx, claim, ids, end);
  });

/** Ends a run of which nobody waits; one that was paused or canceled meanwhile stays so. */
export const finishRun = (ctx: Context, campaign_id: string) =>
  withTransaction(ctx, async (tx) => {
    const now = tx.services.clock.now().toISOString();
    const sent = await tx.db
      .updateTable('campaigns')
      .set({ status: 'SENT', fault: null, sent_at: now, updated_at: now, version: sql<number>`version + 1` })
      .where(inOrganization(tx, 'campaigns'))
      .where('id', '=', campaign_id)
      .where('status', '=', 'sending')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('campaign_recipients as open')
              .select('open.id')
              .where(inOrganization(tx, 'open'))
              .where('open.campaign_id', '=', campaign_id)
              .where('open.state', 'in', ['waiting', 'claimed']),
          ),
        ),
      )
      .executeTakeFirst();
    if (sent.numUpdatedRows > 0n) await enqueue(tx, recordOnSourcesJob, { campaign_id });
  });

/** Says on the campaign why nothing leaves; after the last try it has failed, until somebody tries again. */
export const recordFault = (ctx: Context, campaign_id: string, fault: string, final: boolean) =>
  withTransaction(ctx, (tx) =>
    tx.db
      .updateTable('campaigns')
      .set({
        fault,
        updated_at: tx.services.clock.now().toISOString(),
        version: sql<number>`version + 1`,
        ...(final ? { status: 'failed' as const } : {}),
      })
      .where(inOrganization(tx, 'campaigns'))
      .where('id', '=', campaign_id)
      .where('status', '=', 'sending')
      .execute(),
  );
