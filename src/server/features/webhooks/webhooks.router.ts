import { mutation, query, router } from '#server/platform/trpc.ts';
import { makeWebhookKey, replaceWebhookKey, revokeKey } from './change-keys.ts';
import { listWebhookKeys } from './webhooks.queries.ts';

export const webhooksRouter = router({
  keys: query(listWebhookKeys),
  makeKey: mutation(makeWebhookKey),
  replaceKey: mutation(replaceWebhookKey),
  revokeKey: mutation(revokeKey),
});
