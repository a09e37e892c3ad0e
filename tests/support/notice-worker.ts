/** The worker with notices and the recomputation alone, for tests that kill it: what a killed one held is taken up in a moment. */
import { buildServices } from '#server/platform/build-services.ts';
import { readEnv } from '#server/platform/env.ts';
import { refreshEngagementHandler } from '#worker/features/activities/refresh-engagement.job.ts';
import { sendNoticeJob } from '#worker/features/notifications/send-notice.job.ts';
import { startLocalWorker } from './local-worker.ts';

const env = readEnv(process.env);
const { services } = await buildServices(env, 'worker');
const request = { request_id: 'test', ip: null, user_agent: null, idempotency_key: null };
startLocalWorker({ services, request, action: 'test' }, env.REDIS_URL, {
  sweeps: true,
  handler: async () => undefined,
  handlers: {
    'activities.refresh_engagement': refreshEngagementHandler,
    'notifications.send_notice': sendNoticeJob,
  },
});
services.logger.info('working', { pid: process.pid });
