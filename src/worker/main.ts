import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildServices } from '#server/platform/build-services.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { readEnv } from '#server/platform/env.ts';
import { createMetrics, type Metrics, serveMetrics } from '#server/platform/metrics.ts';
import { outboxLag } from '#server/platform/outbox.ts';
import { createHandlers } from './handlers.ts';
import { type JobQueues, openQueues, startConsumers } from './platform/bullmq.ts';
import { startRelay, sweepOnce } from './platform/relay-outbox.ts';
import { createJobRunner } from './platform/run-job.ts';
import { createSchedules, type Schedule } from './schedules.ts';
import { openWorkerTools } from './tools.ts';

/** Milliseconds jobs may take to finish, and then to hand themselves back. */
const DRAIN_MS = 20_000;
/** Milliseconds after which the process ends whatever still holds it; Redis gives its jobs to another worker. */
const END_MS = 27_000;
const SWEEP_MS = 15_000;
const MEASURE_MS = 5_000;

/** Does `work` at once and then again and again until stopped; a failure is logged and waited out. */
function repeat(ctx: PublicContext, every: number, stop: AbortSignal, event: string, work: () => Promise<unknown>) {
  return (async () => {
    while (!stop.aborted) {
      await work().catch((err: unknown) => ctx.services.logger.warn(event, { err }));
      await wait(every, undefined, { signal: stop }).catch(() => undefined);
    }
  })();
}

async function measure(ctx: PublicContext, queues: JobQueues, metrics: Metrics) {
  const [lag] = await outboxLag(ctx);
  if (lag) metrics.outbox({ seconds: lag.oldest_seconds, pending: lag.pending });
  for (const { queue, state, jobs } of await queues.depths()) metrics.queueDepth(queue, state, jobs);
}

async function main() {
  const env = readEnv(process.env);
  const { services, close } = await buildServices(env, 'worker');
  const { tools, close: closeTools } = await openWorkerTools(env);
  const metrics = createMetrics();
  const ctx: PublicContext = {
    services,
    request: { request_id: randomUUID(), ip: null, user_agent: null, idempotency_key: null },
    action: 'worker',
  };
  const queues = openQueues(env.REDIS_URL, services.logger);
  const schedules = createSchedules(metrics);
  const runner = createJobRunner(services, createHandlers(tools), metrics);
  const relay = startRelay(ctx, queues, { slow: env.EXTRACTION_CHILDREN, others: env.WORKER_CONCURRENCY });
  const consumers = startConsumers({
    url: env.REDIS_URL,
    logger: services.logger,
    runner,
    tasks: new Map(schedules.map(({ name, task }) => [name, (signal) => task({ ...ctx, action: name }, signal)])),
    concurrency: env.WORKER_CONCURRENCY,
    documents: env.EXTRACTION_CHILDREN,
    onPlace: relay.wake,
  });
  const stopping = new AbortController();
  const loops = [
    repeat(ctx, SWEEP_MS, stopping.signal, 'sweep waits', () => sweepOnce(ctx, queues)),
    repeat(ctx, MEASURE_MS, stopping.signal, 'measurement waits', () => measure(ctx, queues, metrics)),
    // A flushed Redis forgets the schedules too, so they are said again.
    repeat(ctx, SWEEP_MS, stopping.signal, 'schedules wait', () => announce(queues, schedules)),
  ];
  const measured = env.WORKER_METRICS_PORT
    ? await serveMetrics(metrics.registry, { port: env.WORKER_METRICS_PORT, host: env.METRICS_HOST })
    : null;
  services.logger.info('working', { pid: process.pid });

  const stop = async (signal: string) => {
    services.logger.info('draining', { signal });
    setTimeout(() => {
      services.logger.warn('stopped before all had ended');
      process.exit(0);
    }, END_MS);
    stopping.abort();
    await Promise.all([relay.close(), ...loops, consumers.close(DRAIN_MS)]);
    await closeTools();
    await queues.close();
    await measured?.close();
    await close();
    services.logger.info('stopped');
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  // The launcher talks to its children over a channel; when it is gone, so are they.
  process.once('disconnect', () => void stop('disconnect'));
}

async function announce(queues: JobQueues, schedules: readonly Schedule[]) {
  for (const { name, times } of schedules) await queues.schedule(name, times);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
