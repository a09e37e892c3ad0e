import { mutation, query, router } from '#server/platform/trpc.ts';
import { listDeadJobs } from './jobs.queries.ts';
import { retryJob } from './retry-job.ts';

export const jobsRouter = router({
  dead: query(listDeadJobs),
  retry: mutation(retryJob),
});
