import { person, type TxContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { retakeSnapshotsJob } from '#shared/features/census/census.jobs.ts';
import { firstDayTouched, type Standing } from '#shared/features/census/census.rules.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';

/** Has the days counted again that a change of a stay reaches back to; today's are not taken before it ends. */
export async function markStay(tx: TxContext, before: Standing, after: Standing): Promise<void> {
  const first = firstDayTouched(before, after);
  const last = addDays(dayInZone(tx.services.clock.now(), person(tx).time_zone), -1);
  if (first !== null && first <= last) await enqueue(tx, retakeSnapshotsJob, { first, last });
}
