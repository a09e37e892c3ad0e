import { z } from 'zod';
import { asOrganisation, type Context } from '../../server/platform/context.ts';
import type { Metrics } from '../../server/platform/metrics.ts';
import { findOutboxJob, settleOutboxJob } from '../../server/platform/outbox.ts';
import type { Services } from '../../server/platform/services.ts';
import { type JobName, type Jobs, jobs } from '../../shared/jobs.ts';
import { AppError } from '../../shared/platform/errors.ts';
import { isUuid } from '../../shared/platform/ids.ts';

/** Trying again would change nothing: the job goes to the dead letters at once. `code` is what the page shows. */
export class PermanentFailure extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'PermanentFailure';
  }
}

export interface JobRun {
  /** The outbox row's id: the same in every attempt, so that what a job makes can be derived from it. */
  id: string;
  /** 1 for the first. */
  attempt: number;
  /** Ends when the worker has to stop; the job then throws and is run again elsewhere. */
  signal: AbortSignal;
}

/** Handles one job inside its organisation. It is safe to run twice, and to be killed at any point. */
export type Handler<Name extends JobName> = (
  ctx: Context,
  payload: z.output<Jobs[Name]['payload']>,
  run: JobRun,
) => Promise<void>;

export type Handlers = { readonly [Name in JobName]: Handler<Name> };

/** What Redis holds of a job: whose it is. Everything else is read from the outbox row, in that organisation. */
export const JobReference = z.object({ org_id: z.string() });

export type Outcome = 'completed' | 'retried' | 'failed';

export interface JobRunner {
  /**
   * Runs one attempt and settles the outbox row when it was the last one needed.
   * @returns 'retried' when another attempt should follow
   */
  run(reference: unknown, run: JobRun): Promise<Outcome>;
}

/** Names a failure without its message, which may hold what a person wrote. */
export function errorCode(error: unknown): string {
  if (error instanceof PermanentFailure || error instanceof AppError) return error.code;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}

export function createJobRunner(services: Services, handlers: Handlers, metrics: Metrics): JobRunner {
  async function run(reference: unknown, job: JobRun): Promise<Outcome> {
    const { org_id } = JobReference.parse(reference);
    if (!isUuid(org_id) || !isUuid(job.id)) return 'completed';
    const request = { request_id: job.id, ip: null, user_agent: null, idempotency_key: null };
    const ctx = asOrganisation({ services, request, action: 'job' }, org_id);
    const row = await findOutboxJob(ctx, job.id);
    // A row that is not this organisation's, or already settled, needs nothing.
    if (!row || row.state === 'done' || row.state === 'dead') return 'completed';
    const definition = (jobs as Partial<Record<string, Jobs[JobName]>>)[row.job];
    if (!definition) {
      await settleOutboxJob(ctx, job.id, { state: 'dead', attempts: job.attempt, error_code: 'unknown_job' });
      return 'failed';
    }
    if (job.attempt > definition.attempts) {
      // Each attempt took its process with it, so none came back to be counted as failed.
      await settleOutboxJob(ctx, job.id, { state: 'dead', attempts: job.attempt - 1, error_code: 'process_died' });
      return 'failed';
    }
    const logger = services.logger.child({ job: row.job, job_id: job.id, org_id, attempt: job.attempt });
    const started = process.hrtime.bigint();
    const finish = (outcome: Outcome, code?: string) => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      metrics.job({ job: row.job, outcome, seconds });
      logger.info('job', { outcome, code, duration_ms: Math.round(seconds * 1e3) });
      return outcome;
    };
    try {
      const payload = definition.payload.parse(row.payload);
      const handler = handlers[definition.name] as Handler<JobName>;
      await handler({ ...ctx, action: row.job }, payload as never, job);
      await settleOutboxJob(ctx, job.id, { state: 'done', attempts: job.attempt });
      return finish('completed');
    } catch (error) {
      const code = errorCode(error);
      logger.warn('job attempt failed', { err: error, code });
      if (job.signal.aborted) return finish('retried', code);
      if (!(error instanceof PermanentFailure) && job.attempt < definition.attempts) return finish('retried', code);
      await settleOutboxJob(ctx, job.id, { state: 'dead', attempts: job.attempt, error_code: code });
      return finish('failed', code);
    }
  }
  return { run };
}
