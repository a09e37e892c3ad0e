import { z } from 'zod';
import { isCalendarDay } from '#shared/platform/dates.ts';
import { defineJob } from '#shared/platform/define-job.ts';

const day = z.string().refine(isCalendarDay);

/** Counts the census of past days again, whose facts were changed. */
export const retakeSnapshotsJob = defineJob({
  name: 'census.retake_snapshots',
  payload: z.strictObject({ first: day, last: day }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: [],
  dedupe: ({ first, last }) => `${first} ${last}`,
});
