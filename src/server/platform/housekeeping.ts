import type { Context } from './context.ts';
import { withTransaction } from './transaction.ts';

const DAY_MS = 24 * 60 * 60_000;
const KEEP_JOBS_MS = 7 * DAY_MS;
const KEEP_KEYS_MS = DAY_MS;
/** Rows removed in one transaction. */
const BATCH = 5_000;

/**
 * Forgets what has served its time in one organisation: finished jobs after seven days (dead ones stay to be seen),
 * idempotency keys after one. @returns how many rows
 */
export async function keepHouse(ctx: Context, batch = BATCH): Promise<number> {
  let removed = 0;
  for (;;) {
    const now = await withTransaction(ctx, async (tx) => {
      const at = tx.services.clock.now().getTime();
      const jobs = await tx.db
        .deleteFrom('outbox')
        .where('org_id', '=', tx.actor.org_id)
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('org_id', '=', tx.actor.org_id)
            .where('state', '=', 'done')
            .where('finished_at', '<', new Date(at - KEEP_JOBS_MS).toISOString())
            .limit(batch),
        )
        .executeTakeFirst();
      const keys = await tx.db
        .deleteFrom('idempotency_keys')
        .where('org_id', '=', tx.actor.org_id)
        .where('created_at', '<', new Date(at - KEEP_KEYS_MS).toISOString())
        .executeTakeFirst();
      return { jobs: Number(jobs.numDeletedRows), keys: Number(keys.numDeletedRows) };
    });
    removed += now.jobs + now.keys;
    if (now.jobs < batch) return removed;
  }
}
