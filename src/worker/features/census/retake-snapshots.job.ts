import { retakeSnapshots } from '#server/features/census/take-snapshots.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/** Counts the census of past days again, whose facts were changed. */
export const retakeSnapshotsHandler: Handler<'census.retake_snapshots'> = async (ctx, days, { signal }) => {
  if (!(await retakeSnapshots(ctx, days, signal))) signal.throwIfAborted();
};
