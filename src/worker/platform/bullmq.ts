import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import type { Logger } from '#server/platform/logger.ts';
import type { ClaimedJob } from '#server/platform/outbox.ts';
import { connectQueueRedis } from '#server/platform/redis.ts';
import { DatabaseAway } from '#server/platform/transaction.ts';
import { jobs } from '#shared/jobs.ts';
import type { QueueName } from '#shared/platform/define-job.ts';
import type { JobRunner, Outcome } from './run-job.ts';

/** Keys of one queue share a hash slot, so a Redis cluster can hold them. */
const PREFIX = '{landfall}';
const QUEUES: readonly QueueName[] = ['documents', 'default', 'maintenance'];
/** How long a job is held for a worker that was killed. Heavy work runs in child processes, so a live one renews in time. */
const HOLD_MS = 15_000;
/** Attempts BullMQ itself counts: whether one more is worthwhile is the runner's to say. */
const ENOUGH = 100;
const BACKOFF_CAP_MS = 5 * 60_000;
/** What a job waits for when Postgres is away, and how long until it looks again. */
const AWAY = 'database away';
const AWAY_MS = 2_000;
/** A job whose worker had to stop is taken by the next one at once. */
const HANDED_BACK = 'handed back';

export interface JobQueues {
  /** Hands jobs to Redis under their outbox ids; one Redis already knows is not added twice. Throws while Redis is away. */
  add(relayed: readonly ClaimedJob[]): Promise<void>;
  /** Whether Redis still knows the job and will run it. Throws while Redis is away. */
  knows(job: ClaimedJob): Promise<boolean>;
  /** Forgets a job, so that it can be added again. */
  forget(job: ClaimedJob): Promise<void>;
  /** How many workers there are; one where Redis does not say, or while it is away. */
  workers(): Promise<number>;
  depths(): Promise<{ queue: QueueName; state: 'waiting' | 'active' | 'delayed' | 'failed'; jobs: number }[]>;
  /** Runs a task at its times, once however many workers there are. */
  schedule(name: string, every: { every: number } | { pattern: string; tz?: string }): Promise<void>;
  close(): Promise<void>;
}

/** Jobs that keep a child process busy for long, and so have places of their own. */
export const SLOW_JOBS: readonly string[] = Object.values(jobs)
  .filter(({ queue }) => queue === 'documents')
  .map(({ name }) => name);
/** Places that no organization may hold by itself, so that so many others find one free when they come. What is heavy waits its turn for a child. */
const SPARE = 4;

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
  const options = (job: ClaimedJob) => ({
    jobId: job.id,
    attempts: ENOUGH,
    backoff: { type: 'landfall' },
    stackTraceLimit: 0,
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
    workers: async () => {
      try {
        return Math.max(1, await queues.get('default')!.getWorkersCount());
      } catch {
        // Redis is away, which `add` says where it matters.
        return 1;
      }
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
      await queues.get('maintenance')!.upsertJobScheduler(name, every, {
        name,
        opts: { removeOnComplete: 50, removeOnFail: 50, stackTraceLimit: 0 },
      });
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
  /** Milliseconds a killed worker's job is still held for it; 15 s when left out. */
  hold?: number;
  /** Called when a job's place is free again. */
  onPlace: () => void;
}

export interface Consumers {
  /** Stops taking jobs and lets running ones finish, or hands them back after `timeout` milliseconds; documents at once. */
  close(timeout: number): Promise<void>;
}

/** Starts taking jobs from every queue. */
export function startConsumers(options: ConsumerOptions): Consumers {
  const { url, logger, runner, tasks, concurrency, documents, hold = HOLD_MS, onPlace } = options;
  const onError = (err: Error) => logger.warn('consumer', { err });
  const stopping = new AbortController();
  // A document may take an hour and is handed on where it stands, so it is not waited for.
  const leaving = new AbortController();

  const run = async (job: Job, signal: AbortSignal): Promise<Outcome> => {
    const task = tasks.get(job.name);
    if (!task) return runner.run(job.data, { id: job.id ?? '', signal });
    await task(signal);
    return 'completed';
  };
  // Redis keeps the message of what a job throws, so it is one of these words and never an error's own.
  const processorOf = (signal: AbortSignal) => async (job: Job) => {
    const outcome = await run(job, signal).catch((err: unknown) => {
      logger.warn('job could not run', { err, job: job.name });
      return err instanceof DatabaseAway ? AWAY : 'retried';
    });
    if (outcome === 'failed') throw new UnrecoverableError(outcome);
    if (outcome !== 'completed') throw new Error(signal.aborted ? HANDED_BACK : outcome);
  };
  const workers = QUEUES.map((name) => {
    const connection = connectQueueRedis({ url, onError });
    const worker = new Worker(name, processorOf(name === 'documents' ? leaving.signal : stopping.signal), {
      connection,
      prefix: PREFIX,
      skipVersionCheck: true,
      concurrency: name === 'maintenance' ? 1 : (name === 'documents' ? documents : concurrency) + SPARE,
      lockDuration: hold,
      stalledInterval: hold / 3,
      maxStalledCount: ENOUGH,
      settings: {
        backoffStrategy: (made, _type, error, job) => {
          if (error?.message === HANDED_BACK) return 0;
          return error?.message === AWAY ? AWAY_MS : backoffOf(job?.name ?? '', made);
        },
      },
    })
      .on('error', onError)
      .on('completed', onPlace)
      .on('failed', onPlace);
    return { worker, connection };
  });

  return {
    close: async (timeout) => {
      leaving.abort();
      const timer = setTimeout(() => stopping.abort(), timeout);
      await Promise.all(workers.map(({ worker }) => worker.close()));
      clearTimeout(timer);
      // BullMQ leaves a connection that it was given to the giver.
      for (const { connection } of workers) connection.disconnect();
    },
  };
}

/** The definition's first delay doubled each time, with up to half of it added at random so that retries spread. */
export function backoffOf(job: string, made: number, random = Math.random): number {
  const first = (jobs as Partial<Record<string, { backoff: number }>>)[job]?.backoff ?? 5_000;
  const delay = Math.min(first * 2 ** Math.max(0, made - 1), BACKOFF_CAP_MS);
  return Math.round(delay * (1 + random() / 2));
}
