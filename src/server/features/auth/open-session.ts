import { audit } from '#server/platform/audit.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { initialsOf } from '#shared/features/auth/auth.rules.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { SESSION_HOURS } from './session.rules.ts';

/** Characters kept of what a browser calls itself. */
const MAX_USER_AGENT = 400;

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
export async function startSession(
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
      ip: tx.request.ip,
      user_agent: tx.request.user_agent?.slice(0, MAX_USER_AGENT) ?? null,
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
  return { session_id, signedIn: await startSession(tx, owner, session_id, refresh_token) };
}

/** Opens a session with the audit row of its owner's own. */
export async function openAudited(tx: TxContext, owner: SessionOwner): Promise<SignedIn> {
  const { session_id, signedIn } = await openSession(tx, owner);
  const { user_id, org_type, role } = owner;
  const actor = { kind: 'user' as const, org_id: tx.actor.org_id, user_id, org_type, role, session_id };
  await audit({ ...tx, actor }, { entity: 'session', ids: [session_id] });
  return signedIn;
}
