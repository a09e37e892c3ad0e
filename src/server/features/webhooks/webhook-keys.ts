import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { asOrganization, type Context, type PublicContext, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { lookup, read, withTransaction } from '#server/platform/transaction.ts';
import type { WebhookKeysTable } from './webhooks.table.ts';

type Purpose = WebhookKeysTable['purpose'];

export interface WebhookKey {
  key_id: string;
  secret: string;
}

/** A key that a request names, and the organization it acts in. */
export interface FoundKey {
  own: Context;
  id: string;
  secret: string;
}

const placeOf = (org_id: string, row_id: string) => ({ org_id, row_id, column: 'webhook_keys.secret' });

/** Adds a key for a sender of the organization. Its secret is in the answer only; it is stored sealed. */
export async function insertWebhookKey(tx: TxContext, purpose: Purpose): Promise<WebhookKey> {
  const { newId, randomBytes, fieldCipher, clock } = tx.services;
  const id = newId();
  const org_id = tx.actor.org_id;
  const key_id = `vk_${randomBytes(12).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  await tx.db
    .insertInto('webhook_keys')
    .values({
      id,
      org_id,
      key_id,
      purpose,
      secret: fieldCipher.encrypt(secret, placeOf(org_id, id)),
      created_at: clock.now().toISOString(),
      ends_at: null,
      last_event_at: null,
    })
    .execute();
  await audit(tx, { entity: 'webhook_key', ids: [id], details: { purpose } });
  return { key_id, secret };
}

/** Makes a key outside any screen. Not a verb: whoever may run it has the installation. Earlier keys go on working. */
export const createWebhookKey = (given: Context, purpose: Purpose): Promise<WebhookKey> =>
  withTransaction({ ...given, action: 'webhooks.create_key' }, (tx) => insertWebhookKey(tx, purpose));

/** Ends a key. @returns false when the organization has no such key, or it had ended before */
export function revokeWebhookKey(given: Context, key_id: string): Promise<boolean> {
  return withTransaction({ ...given, action: 'webhooks.revoke_key' }, async (tx) => {
    const revoked = await tx.db
      .updateTable('webhook_keys')
      .set({ revoked_at: tx.services.clock.now().toISOString() })
      .where(inOrganization(tx, 'webhook_keys'))
      .where('key_id', '=', key_id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (revoked) await audit(tx, { entity: 'webhook_key', ids: [revoked.id] });
    return revoked !== undefined;
  });
}

/** Whose key this is, with its secret; undefined for one that is unknown, over, or for another purpose. */
export async function findWebhookKey(
  ctx: PublicContext,
  key_id: string,
  purpose: Purpose,
): Promise<FoundKey | undefined> {
  const [found] = await lookup(ctx, (db) =>
    db
      .selectFrom(sql<{ id: string; org_id: string }>`find_webhook_key(${key_id}, ${purpose})`.as('key'))
      .select(['id', 'org_id']),
  );
  if (!found) return undefined;
  const own = asOrganization(ctx, found.org_id);
  const [rows] = await read(own, (db) => [
    db
      .selectFrom('webhook_keys')
      .select(['secret', 'ends_at'])
      .where(inOrganization(own, 'webhook_keys'))
      .where('id', '=', found.id),
  ]);
  const [key] = rows;
  if (!key || (key.ends_at !== null && new Date(key.ends_at) <= ctx.services.clock.now())) return undefined;
  const secret = ctx.services.fieldCipher.decrypt(key.secret, placeOf(found.org_id, found.id));
  return { own, id: found.id, secret };
}

/** Marks a key as used, with the commit of what it signed. */
export function markKeyUsed(tx: TxContext, id: string): void {
  const used = tx.db
    .updateTable('webhook_keys')
    .set({ last_event_at: tx.services.clock.now().toISOString() })
    .where(inOrganization(tx, 'webhook_keys'))
    .where('id', '=', id);
  tx.atCommit.push(used.compile());
}
