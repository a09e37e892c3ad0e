import type { CompiledQuery } from 'kysely';
import type { Role } from '#shared/platform/permissions.ts';
import type { Db } from './database.ts';
import type { Services } from './services.ts';

/** Who acts: a signed-in person (from the verified token's claims), or the product itself inside one organization. */
export type Actor =
  | { kind: 'user'; user_id: string; org_id: string; org_type: string; role: Role; session_id: string }
  | { kind: 'system'; org_id: string };

/** The request's outside facts, for the log, the audit row and the limits. */
export interface RequestInfo {
  request_id: string;
  ip: string | null;
  user_agent: string | null;
  /** The `Idempotency-Key` header: the same key creates once and answers the same. */
  idempotency_key: string | null;
}

/** What a verb without a signed-in person gets: sign-in, reset, webhooks. */
export interface PublicContext {
  services: Services;
  request: RequestInfo;
  /** The verb's name, as the audit row and the log call it. */
  action: string;
  /** The call's input as it came, to set a repeated idempotency key apart from a misused one. */
  input?: unknown;
}

/** What a verb gets. Time, ids and randomness come from `services`, never from the globals. */
export interface Context extends PublicContext {
  actor: Actor;
}

/** The signed-in person as the database has them in this transaction. */
export interface SessionUser {
  user_id: string;
  role: Role;
  can_export: boolean;
  firstname: string;
  lastname: string;
  email_id: string;
  org_name: string;
  org_type: string;
  time_zone: string;
}

/** Inside a transaction. `audit`, `enqueue` and the `lock…` functions take nothing else. */
export interface TxContext extends Context {
  readonly inTransaction: true;
  db: Db;
  /** Null when the product itself acts. */
  user: SessionUser | null;
  /** Statements whose answer nobody needs: they leave in one packet with the commit. */
  readonly atCommit: CompiledQuery[];
}

/** The same request acting as the product inside one organization: for what precedes or outlives a sign-in. */
export const asOrganization = (ctx: PublicContext, orgId: string): Context => ({
  ...ctx,
  actor: { kind: 'system', org_id: orgId },
});

/**
 * The same call as if it had come without an idempotency key, whose answer is kept for a day: for what is answered once and
 * stands nowhere, such as a secret, and for what keeps nothing.
 */
export const unkept = (ctx: Context): Context => ({ ...ctx, request: { ...ctx.request, idempotency_key: null } });

/** The acting person's id, or null for the product itself. */
export const userId = (ctx: Context): string | null => (ctx.actor.kind === 'user' ? ctx.actor.user_id : null);

/** The acting person in this transaction. @throws when the product itself acts: such a verb is for people. */
export function person(tx: TxContext): SessionUser {
  if (!tx.user) throw new Error(`${tx.action} needs a signed-in person`);
  return tx.user;
}

export const fullName = (user: Pick<SessionUser, 'firstname' | 'lastname'>): string =>
  `${user.firstname} ${user.lastname}`.trim();
