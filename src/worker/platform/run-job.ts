import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { asOrganization, type Context } from '#server/platform/context.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { backOffOutboxJob, beginOutboxJob, refundAttempt, settleOutboxJob } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import { DatabaseAway } from '#server/platform/transaction.ts';
import { type JobName, type Jobs, jobs } from '#shared/jobs.ts';
import { AppError } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';

/** Milliseconds between two looks whether Postgres is back. */
const AWAY_MS = 1_000;

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

/** Handles one job inside its organization. It is safe to run twice, and to be killed at any point. */
export type Handler<Name extends JobName> = (
  ctx: Context,
  payload: z.output<Jobs[Name]['payload']>,
  run: JobRun,
) => Promise<void>;

export type Handlers = { readonly [Name in JobName]: Handler<Name> };

/** What Redis holds of a job: whose it is. Everything else is read from the outbox row, in that organization. */
export const JobReference = z.object({ org_id: z.string() });

export type Outcome = 'completed' | 'retried' | 'failed';

export interface JobRunner {
  /**
   * Runs one attempt, counts it in the outbox row and settles the row when it was the last one needed.
   * @returns 'retried' when another attempt should follow; 'failed' too for a reference that no relay has written
   * @throws DatabaseAway when the attempt could not even begin; it is not counted
   */
  run(reference: unknown, run: Pick<JobRun, 'id' | 'signal'>): Promise<Outcome>;
}

/** Names a failure without its message, which may hold what a person wrote. */
export function errorCode(error: unknown): string {
  if (error instanceof PermanentFailure || error instanceof AppError) return error.code;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}

/** Uncounts an attempt, however long Postgres stays away; not when the worker has to stop meanwhile. */
async function uncount(ctx: Context, { id, signal }: Pick<JobRun, 'id' | 'signal'>): Promise<void> {
  for (;;) {
    try {
      return await refundAttempt(ctx, id);
    } catch (error) {
      if (signal.aborted || !(error instanceof DatabaseAway)) throw error;
      // The signal ends the pause, and the next failure then ends the waiting.
      await wait(AWAY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

export function createJobRunner(services: Services, handlers: Handlers, metrics: Metrics): JobRunner {
  async function run(reference: unknown, { id, signal }: Pick<JobRun, 'id' | 'signal'>): Promise<Outcome> {
    const { success, data } = JobReference.safeParse(reference);
    if (!success || !isUuid(data.org_id) || !isUuid(id)) return 'failed';
    const { org_id } = data;
    const request = { request_id: id, ip: null, user_agent: null, idempotency_key: null };
    const ctx = asOrganization({ services, request, action: 'job' }, org_id);
    const row = await beginOutboxJob(ctx, id);
    // A row that is not this organization's, or already settled, needs nothing.
    if (!row) return 'completed';
    const { attempt } = row;
    const die = async (code: string, attempts = attempt) => {
      await settleOutboxJob(ctx, id, { state: 'dead', attempts, error_code: code });
      return 'failed' as const;
    };
    const definition = (jobs as Partial<Record<string, Jobs[JobName]>>)[row.job];
    if (!definition) return die('unknown_job');
    // Each attempt took its process with it, so none came back to say that it failed.
    if (attempt > definition.attempts) return die('process_died', definition.attempts);
    const logger = services.logger.child({ job: row.job, job_id: id, org_id, attempt });
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
      await handler({ ...ctx, action: row.job }, payload as never, { id, attempt, signal });
      await settleOutboxJob(ctx, id, { state: 'done', attempts: attempt });
      return finish('completed');
    } catch (error) {
      const code = errorCode(error);
      logger.warn('job attempt failed', { err: error, code });
      if (signal.aborted || error instanceof DatabaseAway) {
        await uncount(ctx, { id, signal });
        return finish('retried', code);
      }
      if (!(error instanceof PermanentFailure) && attempt < definition.attempts) {
        await backOffOutboxJob(ctx, id);
        return finish('retried', code);
      }
      await die(code);
      return finish('failed', code);
    }
  }
  return { run };
}
