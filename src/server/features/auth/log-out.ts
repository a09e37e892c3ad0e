import { audit } from '#server/platform/audit.ts';
import { asOrganization } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { publicVerb } from '#server/platform/verb.ts';
import { RefreshInput } from '#shared/features/auth/auth.schemas.ts';
import { findRefreshToken } from './find-account.ts';
import { revokeSession } from './revoke-sessions.ts';

/** Ends the session of a refresh token, spent or not. Answers the same where there is none to end. */
export const logOut = publicVerb(
  { name: 'auth.logout', kind: 'write', input: RefreshInput },
  async (ctx, { refresh_token }): Promise<{ ok: true }> => {
    await ctx.services.limits.consume('refresh_ip', ctx.request.ip ?? 'unknown');
    const found = await findRefreshToken(ctx, refresh_token);
    if (found)
      await withTransaction(asOrganization(ctx, found.org_id), async (tx) => {
        const ended = await revokeSession(tx, found.session_id);
        if (ended) await audit(tx, { entity: 'session', ids: [found.session_id] });
      });
    return { ok: true };
  },
);
