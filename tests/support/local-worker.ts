import type { Context, PublicContext } from '#server/platform/context.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { jobs } from '#shared/jobs.ts';
import { openQueues, startConsumers } from '#worker/platform/bullmq.ts';
import { startRelay, sweepOnce } from '#worker/platform/relay-outbox.ts';
import { createJobRunner, type Handlers, type JobRun } from '#worker/platform/run-job.ts';

/** What a test lets every job do. */
export type TestHandler = (payload: Record<string, string>, run: JobRun, own: Context) => Promise<void>;

export interface LocalWorkerOptions {
  /** What a job does that is not among `handlers`. */
  handler: TestHandler;
  handlers?: Partial<Handlers>;
  tasks?: ReadonlyMap<string, () => Promise<void>>;
  /** Looks again and again for jobs that died with the relay which had claimed them, as the product's worker does. */
  sweeps?: boolean;
}

/** Milliseconds between two sweeps, and the seconds after which a claimed job that Redis does not know is put back. */
const SWEEP = { every: 2_000, olderThan: 5 };

/** The places of each worker. */
const PLACES = { slow: 2, others: 5 };

/** A worker inside the test's own process: the real relay, queues and runner, with handlers of the test's. */
export function startLocalWorker(ctx: PublicContext, redisUrl: string, options: LocalWorkerOptions) {
  const { logger } = ctx.services;
  const queues = openQueues(redisUrl, logger);
  const handle = (own: Context, payload: Record<string, string>, run: JobRun) => options.handler(payload, run, own);
  const tests = Object.fromEntries(Object.keys(jobs).map((name) => [name, handle])) as Partial<Handlers> as Handlers;
  const handlers = { ...tests, ...options.handlers };
  const relay = startRelay(ctx, queues, PLACES);
  // Postgres or Redis may be away: the next round looks again.
  const sweep = () => void sweepOnce(ctx, queues, SWEEP.olderThan).catch(() => undefined);
  const sweeping = options.sweeps ? setInterval(sweep, SWEEP.every) : undefined;
  const consumers = startConsumers({
    url: redisUrl,
    logger,
    runner: createJobRunner(ctx.services, handlers, createMetrics()),
    tasks: options.tasks ?? new Map(),
    concurrency: PLACES.others,
    documents: PLACES.slow,
    hold: 1_500,
    onPlace: relay.wake,
  });
  return {
    queues,
    /** Looks at once for jobs that Redis has forgotten. */
    sweep: () => sweepOnce(ctx, queues, 0),
    close: async (timeout = 5_000) => {
      clearInterval(sweeping);
      await Promise.all([relay.close(), consumers.close(timeout)]);
      await queues.close();
    },
  };
}
