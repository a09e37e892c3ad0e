/** The worker with imports alone, for tests that kill it: what a killed one held is taken up in a moment, not in half a minute. */
import { workOnImport } from '#server/features/imports/work-on-import.ts';
import { buildServices } from '#server/platform/build-services.ts';
import { readEnv } from '#server/platform/env.ts';
import { startLocalWorker } from './local-worker.ts';

const env = readEnv(process.env);
const { services } = await buildServices(env, 'worker');
const request = { request_id: 'test', ip: null, user_agent: null, idempotency_key: null };
startLocalWorker({ services, request, action: 'test' }, env.REDIS_URL, {
  sweeps: true,
  handler: ({ import_id }, { signal }, own) => workOnImport(own, import_id ?? '', signal),
});
services.logger.info('working', { pid: process.pid });
