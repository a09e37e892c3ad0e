import { initialsOf } from '../../../shared/features/auth/auth.rules.ts';
import type { Role } from '../../../shared/platform/permissions.ts';
import { hashToken } from '../../platform/auth/tokens.ts';
import type { Context, TxContext } from '../../platform/context.ts';
import { SESSION_HOURS } from './session.rules.ts';

/** What the tokens of a session are made from. */
export interface SessionOwner {
  user_id: string;
  org_type: string;
  role: Role;
  firstname: string;
  lastname: string;
  email_id: string;
}

/** What a sign-in and a refresh answer. */
export interface SignedIn {
  token: string;
  refresh_token: string;
  initials: string;
  org_id: string;
}

/** The documented answer of a session, around a fresh access token. */
export async function signedInAs(
  ctx: Context,
  owner: SessionOwner,
  session_id: string,
  refresh_token: string,
): Promise<SignedIn> {
  const { org_id } = ctx.actor;
  const initials = initialsOf(owner.firstname, owner.lastname, owner.email_id);
  const { user_id, org_type, role } = owner;
  const claims = { user_id, org_id, org_type, role, initials, session_id };
  return { token: await ctx.services.tokens.issueAccessToken(claims), refresh_token, initials, org_id };
}

/** Opens a session of a person whose right to it has just been proven, with its first refresh token. */
export async function openSession(
  tx: TxContext,
  owner: SessionOwner,
): Promise<{ session_id: string; signedIn: SignedIn }> {
  const { newId, clock, tokens } = tx.services;
  const now = clock.now();
  const session_id = newId();
  const refresh_token = tokens.newSecretToken();
  await tx.db
    .insertInto('sessions')
    .values({
      id: session_id,
      org_id: tx.actor.org_id,
      user_id: owner.user_id,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_HOURS * 3_600_000).toISOString(),
      revoked_at: null,
    })
    .execute();
  await tx.db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(refresh_token),
      org_id: tx.actor.org_id,
      session_id,
      issued_at: now.toISOString(),
      spent_at: null,
    })
    .execute();
  return { session_id, signedIn: await signedInAs(tx, owner, session_id, refresh_token) };
}
