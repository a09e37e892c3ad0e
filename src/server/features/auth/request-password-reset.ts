import { setTimeout as wait } from 'node:timers/promises';
import { sendPasswordLink } from '../../../shared/features/auth/auth.jobs.ts';
import { RequestPasswordResetInput } from '../../../shared/features/auth/auth.schemas.ts';
import { audit } from '../../platform/audit.ts';
import { asOrganisation, type PublicContext } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { publicVerb } from '../../platform/verb.ts';
import { findAccount } from './find-account.ts';

/** The answer comes no earlier, in milliseconds: a known address writes a job and an unknown one nothing. */
const ANSWER_AFTER = 150;

/** Has a link to set a password mailed, by a job. The answer is the same, and as late, whether the account exists or not. */
export const requestPasswordReset = publicVerb(
  { name: 'auth.request_password_reset', kind: 'write', input: RequestPasswordResetInput },
  async (ctx, { email_id }): Promise<{ ok: true }> => {
    const { limits } = ctx.services;
    await limits.consume('reset_ip', ctx.request.ip ?? 'unknown');
    await limits.consume('reset_account', email_id.toLowerCase());
    await Promise.all([wait(ANSWER_AFTER), orderLink(ctx, email_id)]);
    return { ok: true };
  },
);

async function orderLink(ctx: PublicContext, email_id: string): Promise<void> {
  const found = await findAccount(ctx, email_id);
  if (!found) return;
  await withTransaction(asOrganisation(ctx, found.org_id), async (tx) => {
    await enqueue(tx, sendPasswordLink, { user_id: found.user_id, purpose: 'reset' });
    await audit(tx, { entity: 'user', ids: [found.user_id] });
  });
}
