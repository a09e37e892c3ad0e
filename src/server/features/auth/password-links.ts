import { hashToken } from '#server/platform/auth/tokens.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

export type LinkPurpose = 'reset' | 'invitation';

const MINUTE = 60_000;
/** How long a link works, in milliseconds (C-1, C-2). */
const LIFE: Record<LinkPurpose, number> = { reset: 30 * MINUTE, invitation: 7 * 24 * 60 * MINUTE };

/**
 * Stores a link's token, hashed, and ends the account's earlier links. A token stored before stays as it is: neither
 * its end moves nor does it work again. Answers whether the link can still be used.
 */
export async function storePasswordLink(
  tx: TxContext,
  link: { user_id: string; purpose: LinkPurpose; token: string },
): Promise<boolean> {
  const now = tx.services.clock.now();
  const token_hash = hashToken(link.token);
  const inserted = await tx.db
    .insertInto('password_resets')
    .values({
      token_hash,
      org_id: tx.actor.org_id,
      user_id: link.user_id,
      purpose: link.purpose,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFE[link.purpose]).toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  if (!inserted) return isUnused(tx, token_hash);
  await tx.db
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where(inOrganization(tx, 'password_resets'))
    .where('user_id', '=', link.user_id)
    .where('token_hash', '!=', token_hash)
    .where('used_at', 'is', null)
    .execute();
  return true;
}

async function isUnused(tx: TxContext, token_hash: Buffer): Promise<boolean> {
  const unused = await tx.db
    .selectFrom('password_resets')
    .select('purpose')
    .where(inOrganization(tx, 'password_resets'))
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.services.clock.now().toISOString())
    .executeTakeFirst();
  return unused !== undefined;
}

/** Ends every link of an account that has not been used. */
export async function endPasswordLinks(tx: TxContext, user_id: string): Promise<void> {
  await tx.db
    .updateTable('password_resets')
    .set({ used_at: tx.services.clock.now().toISOString() })
    .where(inOrganization(tx, 'password_resets'))
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute();
}

/** The page a link opens. */
export const passwordLink = (publicUrl: string, token: string): string => `${publicUrl}/reset_password?token=${token}`;
