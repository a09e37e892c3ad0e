import { placesOf } from '#server/features/campaigns/letter.ts';
import {
  beginRun,
  type Claim,
  type ClaimedRecipient,
  claimRecipients,
  finishRun,
  recordFault,
  settleRecipients,
} from '#server/features/campaigns/run-record.ts';
import { organizationMailer } from '#server/features/integrations/organization-mailer.ts';
import type { Context } from '#server/platform/context.ts';
import { type BulkMail, type BulkRecipient, MailError, type Mailer } from '#server/platform/mailer/mailer.ts';
import { sendCampaignJob } from '#shared/features/campaigns/campaigns.jobs.ts';
import { type Handler, type JobRun, PermanentFailure } from '#worker/platform/run-job.ts';

interface Sending {
  ctx: Context;
  mailer: Mailer;
  claim: Claim;
  mail: BulkMail;
  recipientOf: (person: ClaimedRecipient) => BulkRecipient;
}

/** Sends what waits of a campaign, one request of the provider's size after the other, as long as it is not paused or canceled. */
export const sendCampaignHandler: Handler<'campaigns.send'> = async (ctx, { campaign_id }, run) => {
  const begun = await beginRun(ctx, campaign_id);
  if (!begun) return;
  const { publicUrl, campaignMail, newId } = ctx.services;
  const { mailer } = await organizationMailer(ctx);
  const { org_id } = ctx.actor;
  const { letters, subject, from_name, from_email, reply_to } = begun;
  const claim = { campaign_id, id: newId() };
  try {
    for (const { variant, ...letter } of letters) {
      const { html, recipientOf } = placesOf({ subject, ...letter });
      const sending: Sending = {
        ...{ ctx, mailer, claim },
        mail: { org_id, subject, text: letter.plain, html, from_name, from_email, reply_to, category: 'campaign' },
        recipientOf: (one) => recipientOf(one, campaignMail.tokenOf({ org_id, recipient_id: one.id }), publicUrl),
      };
      await sendAll(sending, variant, run.signal);
    }
    await finishRun(ctx, campaign_id);
  } catch (error) {
    await fail(ctx, campaign_id, run, error);
  }
};

/**
 * Sends a version to all who wait for it: each request is recorded with the claim of the next, in one transaction. At the
 * end it looks once more from the beginning, as another attempt may have let somebody wait again.
 */
async function sendAll(sending: Sending, variant: number, signal: AbortSignal): Promise<void> {
  const { ctx, claim, mailer } = sending;
  let sent: readonly string[] = [];
  let after: string | undefined;
  for (;;) {
    if (signal.aborted) {
      await recordSent(sending, sent);
      signal.throwIfAborted();
    }
    const taken = await claimRecipients(ctx, claim, { variant, take: mailer.bulkSize, after, sent });
    sent = [];
    if (!taken && after === undefined) return;
    after = taken?.last;
    if (taken && taken.people.length > 0) sent = await sendOnce(sending, taken.people);
  }
}

const recordSent = async ({ ctx, claim }: Sending, ids: readonly string[]) => {
  if (ids.length > 0) await settleRecipients(ctx, claim, ids, { state: 'sent' });
};

/** Sends to these in parts, each recorded by itself; after a failure the rest waits again. */
async function sendParts(sending: Sending, people: readonly ClaimedRecipient[], size: number): Promise<void> {
  for (let at = 0; at < people.length; at += size) {
    try {
      await recordSent(sending, await sendOnce(sending, people.slice(at, at + size)));
    } catch (error) {
      const rest = people.slice(at + size).map(({ id }) => id);
      if (rest.length > 0) await settleRecipients(sending.ctx, sending.claim, rest, { state: 'waiting' });
      throw error;
    }
  }
}

/**
 * One request. Where the provider refuses it, halves find out who of them it is about.
 * @returns whom it was sent to and is still to be recorded
 */
async function sendOnce(sending: Sending, people: readonly ClaimedRecipient[]): Promise<readonly string[]> {
  const { ctx, mailer, claim, mail, recipientOf } = sending;
  const ids = people.map(({ id }) => id);
  await ctx.services.pace.wait(mailer, people.length);
  try {
    await mailer.sendBulk(mail, people.map(recipientOf));
    return ids;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const refused = error.code === 'rejected' || error.code === 'invalid_message';
    if (!refused) {
      await settleRecipients(ctx, claim, ids, { state: error.inDoubt ? 'in_doubt' : 'waiting' });
      throw error;
    }
    if (people.length > 1) await sendParts(sending, people, Math.ceil(people.length / 2));
    else await settleRecipients(ctx, claim, ids, { state: 'dropped', reason: 'rejected' });
    return [];
  }
}

async function fail(ctx: Context, campaign_id: string, run: JobRun, error: unknown): Promise<never> {
  if (run.signal.aborted || !(error instanceof MailError)) throw error;
  const final = !error.retryable || run.attempt >= sendCampaignJob.attempts;
  await recordFault(ctx, campaign_id, error.code, final);
  throw final ? new PermanentFailure(error.code) : error;
}
