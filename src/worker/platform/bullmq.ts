import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import type { Logger } from '../../server/platform/logger.ts';
import { connectQueueRedis } from '../../server/platform/redis.ts';
import { jobs } from '../../shared/jobs.ts';
import type { QueueName } from '../../shared/platform/define-job.ts';
import type { JobRunner } from './run-job.ts';

/** Keys of one queue share a hash slot, so a Redis cluster can hold them. */
const PREFIX = '{landfall}';
const QUEUES: readonly QueueName[] = ['documents', 'default', 'maintenance'];
const LOCK_MS = 30_000;
/** Attempts BullMQ itself counts: whether one more is worthwhile is the runner's to say. */
const ENOUGH = 100;
const BACKOFF_CAP_MS = 5 * 60_000;

export interface RelayedJob {
  id: string;
  org_id: string;
  job: string;
}

export interface JobQueues {
  /** Hands jobs to Redis under their outbox ids; one Redis already knows is not added twice. Throws while Redis is away. */
  add(relayed: readonly RelayedJob[]): Promise<void>;
  /** Whether Redis still knows the job and will run it. Throws while Redis is away. */
  knows(job: RelayedJob): Promise<boolean>;
  /** Forgets a job, so that it can be added anew. */
  forget(job: RelayedJob): Promise<void>;
  depths(): Promise<{ queue: QueueName; state: 'waiting' | 'active' | 'delayed' | 'failed'; jobs: number }[]>;
  /** Runs a task at its times, once however many workers there are. */
  schedule(name: string, every: { every: number } | { pattern: string; tz?: string }): Promise<void>;
  close(): Promise<void>;
}

const queueOf = (job: string): QueueName =>
  (jobs as Partial<Record<string, { queue: QueueName }>>)[job]?.queue ?? 'default';

export function openQueues(url: string, logger: Logger): JobQueues {
  const onError = (err: Error) => logger.warn('queue connection', { err });
  const connection = connectQueueRedis({ url, onError, failFast: true });
  const queues = new Map(
    QUEUES.map((name) => [
      name,
      new Queue(name, { connection, prefix: PREFIX, skipVersionCheck: true }).on('error', onError),
    ]),
  );
  const of = (job: string) => queues.get(queueOf(job))!;
  const options = (job: RelayedJob) => ({
    jobId: job.id,
    attempts: ENOUGH,
    backoff: { type: 'landfall' },
    removeOnComplete: { age: 3_600, count: 1_000 },
    removeOnFail: { age: 24 * 3_600, count: 5_000 },
  });
  return {
    add: async (relayed) => {
      for (const name of QUEUES) {
        const mine = relayed.filter((job) => queueOf(job.job) === name);
        if (mine.length > 0)
          await queues
            .get(name)!
            .addBulk(mine.map((job) => ({ name: job.job, data: { org_id: job.org_id }, opts: options(job) })));
      }
    },
    knows: async (job) => {
      const state = await of(job.job).getJobState(job.id);
      return state === 'waiting' || state === 'active' || state === 'delayed' || state === 'prioritized';
    },
    forget: async (job) => {
      await of(job.job).remove(job.id);
    },
    depths: async () => {
      const found = await Promise.all(
        QUEUES.map(async (queue) => {
          const counts = await queues.get(queue)!.getJobCounts('waiting', 'active', 'delayed', 'failed');
          return (['waiting', 'active', 'delayed', 'failed'] as const).map((state) => ({
            queue,
            state,
            jobs: counts[state] ?? 0,
          }));
        }),
      );
      return found.flat();
    },
    schedule: async (name, every) => {
      await queues
        .get('maintenance')!
        .upsertJobScheduler(name, every, { name, opts: { removeOnComplete: 50, removeOnFail: 50 } });
    },
    close: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      connection.disconnect();
    },
  };
}

export interface ConsumerOptions {
  url: string;
  logger: Logger;
  runner: JobRunner;
  /** Scheduled tasks by name. */
  tasks: ReadonlyMap<string, (signal: AbortSignal) => Promise<void>>;
  concurrency: number;
  /** Documents read at once: each keeps a child process busy. */
  documents: number;
}

export interface Consumers {
  /** Stops taking jobs and lets running ones finish, or hands them back after `timeout` milliseconds; documents at once. */
  close(timeout: number): Promise<void>;
}

/** Starts taking jobs from every queue. */
export function startConsumers({ url, logger, runner, tasks, concurrency, documents }: ConsumerOptions): Consumers {
  const onError = (err: Error) => logger.warn('consumer', { err });
  const stopping = new AbortController();
  // A document may take an hour and is handed on where it stands, so it is not waited for.
  const leaving = new AbortController();

  const processorOf = (signal: AbortSignal) => async (job: Job) => {
    const task = tasks.get(job.name);
    if (task) return task(signal);
    // A job that took its process with it never came back to count its attempt; Redis did.
    const attempt = Math.max(job.attemptsMade + 1, job.attemptsStarted);
    const outcome = await runner.run(job.data, { id: job.id ?? '', attempt, signal });
    if (outcome === 'failed') throw new UnrecoverableError('failed');
    if (outcome === 'retried') throw new Error('retried');
  };
  const workers = QUEUES.map((name) =>
    new Worker(name, processorOf(name === 'documents' ? leaving.signal : stopping.signal), {
      connection: connectQueueRedis({ url, onError }),
      prefix: PREFIX,
      skipVersionCheck: true,
      concurrency: name === 'documents' ? documents : name === 'maintenance' ? 1 : concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS / 2,
      maxStalledCount: ENOUGH,
      settings: { backoffStrategy: (made, _type, _error, job) => backoffOf(job?.name ?? '', made) },
    }).on('error', onError),
  );

  return {
    close: async (timeout) => {
      leaving.abort();
      const timer = setTimeout(() => stopping.abort(), timeout);
      await Promise.all(workers.map((worker) => worker.close()));
      clearTimeout(timer);
    },
  };
}

/** The definition's first delay doubled each time, with up to half of it added at random so that retries spread. */
export function backoffOf(job: string, made: number, random = Math.random): number {
  const first = (jobs as Partial<Record<string, { backoff: number }>>)[job]?.backoff ?? 5_000;
  const delay = Math.min(first * 2 ** Math.max(0, made - 1), BACKOFF_CAP_MS);
  return Math.round(delay * (1 + random() / 2));
}
