/**
 * Makes a key with which an organization's voice agent says of its calls, and prints it once:
 * `npm run webhook-key -- --org <id>`; `--revoke <key id>` ends one. Takes the web's own environment, or the
 * embedded servers of the data folder; ends with code 1 and one line on failure.
 */
import { parseArgs } from 'node:util';
import { createWebhookKey, revokeWebhookKey } from '#server/features/webhooks/webhook-keys.ts';
import { asOrganization } from '#server/platform/context.ts';
import { listOrganizations } from '#server/platform/list-organizations.ts';
import { explainFailure } from './launch/explain.ts';
import { withServices } from './launch/with-services.ts';

try {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { org: text, revoke: text } });
  const request = { request_id: 'webhook-key', ip: null, user_agent: null, idempotency_key: null };
  await withServices(process.env, async (services) => {
    const base = { services, request, action: 'webhook-key' };
    const organizations = await listOrganizations(base);
    const org = values.org ?? (organizations.length === 1 ? organizations[0] : undefined);
    if (!org || !organizations.includes(org)) throw new Error(`Name one of --org ${organizations.join(', ')}`);
    const ctx = asOrganization(base, org);
    if (values.revoke) {
      if (!(await revokeWebhookKey(ctx, values.revoke))) throw new Error(`There is no key ${values.revoke} to revoke.`);
      console.log(`${values.revoke} is revoked.`);
    } else {
      const { key_id, secret } = await createWebhookKey(ctx, 'voice-calls');
      console.log(`X-Key-Id: ${key_id}`);
      console.log(`Secret, shown this once: ${secret}`);
    }
  });
} catch (error) {
  console.error(explainFailure(error, { databaseUrl: process.env.DATABASE_URL }));
  process.exitCode = 1;
}
