import { z } from 'zod';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { selectWebhookKey, type WebhookKeyView } from './webhooks.view.ts';

const MAX_SHOWN = 50;

interface WebhookKeysView {
  keys: WebhookKeyView[];
  /** Where a sender reports to. */
  address: string;
}

/** The voice agent's keys that work now, newest first. */
export const listWebhookKeys = verb(
  { name: 'webhooks.keys', kind: 'read', permission: 'integrations:manage', input: z.strictObject({}) },
  async (ctx): Promise<WebhookKeysView> => {
    const now = ctx.services.clock.now().toISOString();
    const [keys] = await read(ctx, (db) => [
      selectWebhookKey(db)
        .where(inOrganization(ctx, 'webhook_keys'))
        .where('revoked_at', 'is', null)
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
        .orderBy('webhook_keys.created_at', 'desc')
        .orderBy('webhook_keys.id', 'desc')
        .limit(MAX_SHOWN),
    ]);
    return { keys, address: `${ctx.services.publicUrl}/webhooks/voice-calls` };
  },
);
