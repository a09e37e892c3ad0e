/** The worker with other handlers, for tests that kill it: a reading ends its process, a password notice is one line. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { buildServices } from '#server/platform/build-services.ts';
import { readEnv } from '#server/platform/env.ts';
import { startLocalWorker } from './local-worker.ts';

const env = readEnv(process.env);
const { services } = await buildServices(env, 'worker');
const request = { request_id: 'test', ip: null, user_agent: null, idempotency_key: null };
startLocalWorker({ services, request, action: 'test' }, env.REDIS_URL, {
  sweeps: true,
  handler: async ({ user_id, document_id }, { attempt }) => {
    appendFileSync(path.join(env.LANDFALL_DATA_DIR, 'handled'), `${user_id ?? document_id} ${attempt}\n`);
    if (document_id) process.kill(process.pid, 'SIGKILL');
  },
});
services.logger.info('working', { pid: process.pid });
