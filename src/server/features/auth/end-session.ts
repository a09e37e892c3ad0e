import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { EndSessionInput } from '#shared/features/auth/auth.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { revokeOtherSessions, revokeSessionOf } from './revoke-sessions.ts';

/** Signs one of the caller's own sessions out, from its next call on. @throws not_found where it has ended already */
export const endSession = verb(
  { name: 'sessions.end', kind: 'write', permission: 'account:use', input: EndSessionInput },
  (ctx, { session_id }): Promise<{ ok: true }> =>
    withTransaction(ctx, async (tx) => {
      const ended = await revokeSessionOf(tx, person(tx).user_id, session_id);
      ensure(ended, 'not_found', authMessages.session_not_found);
      await audit(tx, { entity: 'session', ids: [session_id] });
      return { ok: true };
    }),
);

/** Signs every session of the caller out but the one that asks. */
export const endOtherSessions = verb(
  { name: 'sessions.end_others', kind: 'write', permission: 'account:use', input: z.strictObject({}) },
  (ctx): Promise<{ ended: number }> =>
    withTransaction(ctx, async (tx) => {
      const ids = await revokeOtherSessions(tx, person(tx).user_id);
      await audit(tx, { entity: 'session', ids });
      return { ended: ids.length };
    }),
);
