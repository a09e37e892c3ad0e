import { sql } from 'kysely';
import { audit } from '../../platform/audit.ts';
import { asOrganisation, type Context, type PublicContext } from '../../platform/context.ts';
import { lookup, read, withTransaction } from '../../platform/transaction.ts';
import type { WebhookKeysTable } from './webhooks.table.ts';

type Purpose = WebhookKeysTable['purpose'];

export interface WebhookKey {
  key_id: string;
  secret: string;
}

const placeOf = (org_id: string, row_id: string) => ({ org_id, row_id, column: 'webhook_keys.secret' });

/**
 * Makes a key for a sender of the organisation. Its secret is told here only; it is stored sealed. Not a verb: whoever
 * may run it has the installation. Earlier keys go on working until they are revoked, so that a key can be replaced.
 */
export function createWebhookKey(given: Context, purpose: Purpose): Promise<WebhookKey> {
  const ctx = { ...given, action: 'webhooks.create_key' };
  const { newId, randomBytes, fieldCipher, clock } = ctx.services;
  const id = newId();
  const org_id = ctx.actor.org_id;
  const key_id = `vk_${randomBytes(12).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  return withTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('webhook_keys')
      .values({
        id,
        org_id,
        key_id,
        purpose,
        secret: fieldCipher.encrypt(secret, placeOf(org_id, id)),
        created_at: clock.now().toISOString(),
      })
      .execute();
    await audit(tx, { entity: 'webhook_key', ids: [id], details: { purpose } });
    return { key_id, secret };
  });
}

/** Ends a key. @returns false when the organisation has no such key, or it had ended before */
export function revokeWebhookKey(given: Context, key_id: string): Promise<boolean> {
  return withTransaction({ ...given, action: 'webhooks.revoke_key' }, async (tx) => {
    const revoked = await tx.db
      .updateTable('webhook_keys')
      .set({ revoked_at: tx.services.clock.now().toISOString() })
      .where('org_id', '=', tx.actor.org_id)
      .where('key_id', '=', key_id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (revoked) await audit(tx, { entity: 'webhook_key', ids: [revoked.id] });
    return revoked !== undefined;
  });
}

/** Whose key this is, with its secret; undefined for one that is unknown, revoked or for another purpose. */
export async function findWebhookKey(
  ctx: PublicContext,
  key_id: string,
  purpose: Purpose,
): Promise<{ own: Context; secret: string } | undefined> {
  const [found] = await lookup(ctx, (db) =>
    db
      .selectFrom(sql<{ id: string; org_id: string }>`find_webhook_key(${key_id}, ${purpose})`.as('key'))
      .select(['id', 'org_id']),
  );
  if (!found) return undefined;
  const own = asOrganisation(ctx, found.org_id);
  const [rows] = await read(own, (db) => [
    db.selectFrom('webhook_keys').select('secret').where('org_id', '=', found.org_id).where('id', '=', found.id),
  ]);
  const sealed = rows[0]?.secret;
  if (sealed === undefined) return undefined;
  return { own, secret: ctx.services.fieldCipher.decrypt(sealed, placeOf(found.org_id, found.id)) };
}
