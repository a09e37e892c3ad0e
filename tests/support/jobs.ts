import { asOrganization, type PublicContext } from '#server/platform/context.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { read } from '#server/platform/transaction.ts';
import type { JobName } from '#shared/jobs.ts';
import { createHandlers, type WorkerTools } from '#worker/handlers.ts';
import { createJobRunner, type Outcome } from '#worker/platform/run-job.ts';

/**
 * Runs what waits in the outbox, oldest first, as the worker's first attempt would, without Redis; what these jobs
 * enqueue waits for the next call. Answers each job's name and how it went.
 *
 * @param only the job that is run, while others go on waiting
 */
export async function runPendingJobs(
  ctx: PublicContext,
  orgIds: readonly string[],
  tools: WorkerTools,
  only?: JobName,
): Promise<{ id: string; job: string; outcome: Outcome }[]> {
  const runner = createJobRunner(ctx.services, createHandlers(tools), createMetrics());
  const ran: { id: string; job: string; outcome: Outcome }[] = [];
  for (const org_id of orgIds) {
    const [rows] = await read(asOrganization(ctx, org_id), (db) => [
      db.selectFrom('outbox').select(['id', 'job']).where('state', '=', 'pending').orderBy('id'),
    ]);
    for (const { id, job } of rows) {
      if (only !== undefined && job !== only) continue;
      const outcome = await runner.run({ org_id }, { id, signal: new AbortController().signal });
      ran.push({ id, job, outcome });
    }
  }
  return ran;
}
