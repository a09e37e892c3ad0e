/**
 * Seals every social security number with the first key of `FIELD_KEYS`, as the worker does by itself every few minutes,
 * and prints how many numbers each key has sealed: a key without any may leave `FIELD_KEYS`. `npm run field-keys`, while
 * people work. Takes the web's own environment; ends with code 1 while a number is left that does not open.
 */
import { countSsnKeys, resealSsns } from '#server/features/clients/reseal-ssns.ts';
import { asOrganization } from '#server/platform/context.ts';
import { listOrganizations } from '#server/platform/list-organizations.ts';
import { explainFailure } from './launch/explain.ts';
import { withServices } from './launch/with-services.ts';

try {
  const request = { request_id: 'field-keys', ip: null, user_agent: null, idempotency_key: null };
  await withServices({ ...process.env, LOG_LEVEL: 'silent' }, async (services) => {
    const ctx = { services, request, action: 'clients.reseal_ssns' };
    const { current } = services.fieldCipher;
    const sealed = new Map<string, number>([[current, 0]]);
    let left = 0;
    for (const org_id of await listOrganizations(ctx)) {
      const own = asOrganization(ctx, org_id);
      left += (await resealSsns(own)).refused;
      for (const { key, values } of await countSsnKeys(own)) sealed.set(key, (sealed.get(key) ?? 0) + values);
    }
    for (const [key, values] of sealed)
      console.log(`${key}: ${values} numbers${key === current ? ', the current key' : ''}`);
    if (left > 0) throw new Error(`The numbers of ${left} clients do not open with the keys given.`);
  });
} catch (error) {
  console.error(explainFailure(error, { databaseUrl: process.env.DATABASE_URL }));
  process.exitCode = 1;
}
