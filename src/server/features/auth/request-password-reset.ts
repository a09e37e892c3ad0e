import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '#server/platform/audit.ts';
import { asOrganization, type PublicContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { publicVerb } from '#server/platform/verb.ts';
import { sendPasswordLink } from '#shared/features/auth/auth.jobs.ts';
import { RequestPasswordResetInput } from '#shared/features/auth/auth.schemas.ts';
import { type FoundAccount, findAccount, triesKey } from './find-account.ts';

/** The answer comes no earlier, in milliseconds: a known address writes a job and an unknown one nothing. */
const ANSWER_AFTER = 150;

/** Has a link to set a password mailed, by a job. The answer is the same, and as late, whether the account exists or not. */
export const requestPasswordReset = publicVerb(
  { name: 'auth.request_password_reset', kind: 'write', input: RequestPasswordResetInput },
  async (ctx, { email_id }): Promise<{ ok: true }> => {
    const { limits } = ctx.services;
    await limits.consume('reset_ip', ctx.request.ip ?? 'unknown');
    const found = await findAccount(ctx, email_id);
    await limits.consume('reset_account', triesKey(found, email_id));
    await Promise.all([wait(ANSWER_AFTER), orderLink(ctx, found)]);
    return { ok: true };
  },
);

async function orderLink(ctx: PublicContext, found: FoundAccount | undefined): Promise<void> {
  if (!found) return;
  await withTransaction(asOrganization(ctx, found.org_id), async (tx) => {
    await enqueue(tx, sendPasswordLink, { user_id: found.user_id, purpose: 'reset' });
    await audit(tx, { entity: 'user', ids: [found.user_id] });
  });
}
