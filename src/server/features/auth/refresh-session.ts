import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import { asOrganization, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { publicVerb } from '#server/platform/verb.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { RefreshInput } from '#shared/features/auth/auth.schemas.ts';
import { AppError } from '#shared/platform/errors.ts';
import { mayComeIn } from './demo-people.ts';
import { findRefreshToken } from './find-account.ts';
import { type SessionOwner, type SignedIn, startSession } from './open-session.ts';
import { revokeSession } from './revoke-sessions.ts';
import { isIdle, REFRESH_GRACE_SECONDS } from './session.rules.ts';

const ended = () => new AppError('unauthorized', authMessages.session_ended);

/**
 * Exchanges a refresh token for a new pair. Exactly one call spends the token; calls within ten seconds of it answer
 * the same successor, and a later one revokes the session, for then somebody else holds the token.
 * @throws unauthorized for an unknown token and for a session that has ended: revoked, twelve hours old, or idle
 */
export const refreshSession = publicVerb(
  { name: 'auth.refresh', kind: 'write', input: RefreshInput },
  async (ctx, { refresh_token }): Promise<SignedIn> => {
    await ctx.services.limits.consume('refresh_ip', ctx.request.ip ?? 'unknown');
    const found = await findRefreshToken(ctx, refresh_token);
    if (!found) throw ended();
    const signedIn = await withTransaction(asOrganization(ctx, found.org_id), async (tx) => {
      const owner = await liveOwner(tx, found.session_id);
      if (!owner) return null;
      const successor = tx.services.tokens.successorOf(refresh_token);
      const spent = await spend(tx, found.session_id, refresh_token, successor);
      if (spent) return startSession(tx, owner, found.session_id, successor);
      await revokeSession(tx, found.session_id);
      const details = { reason: 'refresh token used again' };
      await audit(tx, { entity: 'session', ids: [found.session_id], outcome: 'refused', details });
      return null;
    });
    // Outside the transaction: what it has written about a token used again is to stay.
    if (!signedIn) throw ended();
    return signedIn;
  },
);

/** The person of a session that may go on. */
async function liveOwner(tx: TxContext, session_id: string): Promise<SessionOwner | undefined> {
  const now = tx.services.clock.now();
  const session = await tx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('organizations', 'organizations.id', 'sessions.org_id')
    .select(['users.id as user_id', 'role', 'firstname', 'lastname', 'email_id', 'org_type', 'idle_minutes'])
    .select(sql<number>`extract(epoch from sessions.last_seen_at) * 1000`.as('last_seen'))
    .where(inOrganization(tx, 'sessions'))
    .where('sessions.id', '=', session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('is_active', '=', true)
    .where(mayComeIn(tx))
    .executeTakeFirst();
  if (!session) return undefined;
  return isIdle(now.getTime(), Number(session.last_seen), session.idle_minutes) ? undefined : session;
}

/** Spends the token, or finds it spent a moment ago. False when it was spent earlier than that. */
async function spend(tx: TxContext, session_id: string, token: string, successor: string): Promise<boolean> {
  const now = tx.services.clock.now();
  const token_hash = hashToken(token);
  const spent = await tx.db
    .updateTable('refresh_tokens')
    .set({ spent_at: now.toISOString() })
    .where(inOrganization(tx, 'refresh_tokens'))
    .where('token_hash', '=', token_hash)
    .where('spent_at', 'is', null)
    .executeTakeFirst();
  if (spent.numUpdatedRows === 0n) {
    const since = new Date(now.getTime() - REFRESH_GRACE_SECONDS * 1_000).toISOString();
    const recent = await tx.db
      .selectFrom('refresh_tokens')
      .select('session_id')
      .where(inOrganization(tx, 'refresh_tokens'))
      .where('token_hash', '=', token_hash)
      .where('spent_at', '>=', since)
      .executeTakeFirst();
    return recent !== undefined;
  }
  const issued_at = now.toISOString();
  await tx.db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashToken(successor), org_id: tx.actor.org_id, session_id, issued_at, spent_at: null })
    .execute();
  await tx.db
    .updateTable('sessions')
    .set({ last_seen_at: issued_at })
    .where(inOrganization(tx, 'sessions'))
    .where('id', '=', session_id)
    .execute();
  return true;
}
