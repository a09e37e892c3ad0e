import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { unkept } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import { KEY_OVERLAP_HOURS } from '#shared/features/integrations/integrations.rules.ts';
import { WebhookKeyInput } from '#shared/features/integrations/integrations.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { insertWebhookKey, revokeWebhookKey, type WebhookKey } from './webhook-keys.ts';

const HOUR = 3_600_000;

/** Makes a key for the organization's voice agent. Its secret is in this answer and in no other. */
export const makeWebhookKey = verb(
  { name: 'webhooks.make_key', kind: 'write', permission: 'integrations:manage', input: z.strictObject({}) },
  (ctx): Promise<WebhookKey> => withTransaction(unkept(ctx), (tx) => insertWebhookKey(tx, 'voice-calls')),
);

/** Makes a key in another's place, which goes on working for a day, so that its sender can change over. */
export const replaceWebhookKey = verb(
  { name: 'webhooks.replace_key', kind: 'write', permission: 'integrations:manage', input: WebhookKeyInput },
  (ctx, { key_id }): Promise<WebhookKey> =>
    withTransaction(unkept(ctx), async (tx) => {
      const ends_at = new Date(tx.services.clock.now().getTime() + KEY_OVERLAP_HOURS * HOUR).toISOString();
      const ended = await tx.db
        .updateTable('webhook_keys')
        .set({ ends_at })
        .where(inOrganization(tx, 'webhook_keys'))
        .where('key_id', '=', key_id)
        .where('revoked_at', 'is', null)
        .where('ends_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      ensure(ended, 'not_found', text.key_not_found);
      await audit(tx, { entity: 'webhook_key', ids: [ended.id], details: { ends_at } });
      return insertWebhookKey(tx, 'voice-calls');
    }),
);

/** Ends a key at once. @throws not_found */
export const revokeKey = verb(
  { name: 'webhooks.revoke_key', kind: 'write', permission: 'integrations:manage', input: WebhookKeyInput },
  async (ctx, { key_id }) => {
    ensure(await revokeWebhookKey(ctx, key_id), 'not_found', text.key_not_found);
    return { ok: true as const };
  },
);
