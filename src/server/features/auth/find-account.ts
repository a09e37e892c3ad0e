import { sql } from 'kysely';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { lookup } from '#server/platform/transaction.ts';

export interface FoundAccount {
  user_id: string;
  org_id: string;
}

/** Whose address this is, in whichever organization: the account that has a password, else the one invited last. */
export async function findAccount(ctx: PublicContext, email_id: string): Promise<FoundAccount | undefined> {
  const rows = await lookup(ctx, (db) =>
    db.selectFrom(sql<FoundAccount>`find_account(${email_id})`.as('account')).select(['user_id', 'org_id']),
  );
  return rows[0];
}

/**
 * What tries on an account are counted under: the account itself, however its address was typed; an address that nobody
 * has is counted as it was typed.
 */
export const triesKey = (found: Pick<FoundAccount, 'user_id'> | undefined, email_id: string): string =>
  found?.user_id ?? email_id.toLowerCase();

/** Which session a refresh token belongs to, spent or not. */
export async function findRefreshToken(
  ctx: PublicContext,
  token: string,
): Promise<{ session_id: string; org_id: string } | undefined> {
  const rows = await lookup(ctx, (db) =>
    db
      .selectFrom(sql<{ session_id: string; org_id: string }>`find_refresh_token(${hashToken(token)})`.as('token'))
      .select(['session_id', 'org_id']),
  );
  return rows[0];
}

/** Whose password a reset or invitation token sets, used up or not. */
export async function findPasswordReset(ctx: PublicContext, token: string): Promise<FoundAccount | undefined> {
  const rows = await lookup(ctx, (db) =>
    db
      .selectFrom(sql<FoundAccount>`find_password_reset(${hashToken(token)})`.as('reset'))
      .select(['user_id', 'org_id']),
  );
  return rows[0];
}
