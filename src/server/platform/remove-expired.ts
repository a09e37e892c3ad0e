import { sql } from 'kysely';
import type { Context } from './context.ts';
import { inOrganization } from './in-organization.ts';
import { withTransaction } from './transaction.ts';

const DAY_MS = 24 * 60 * 60_000;
const KEEP_JOBS_MS = 7 * DAY_MS;
const KEEP_KEYS_MS = DAY_MS;
/** So long after its end a session or a link can still be looked into. */
const KEEP_ENDED_MS = 30 * DAY_MS;
/** Rows removed in one transaction. */
const BATCH = 5_000;

/**
 * Forgets what has served its time in one organization: finished jobs after seven days (dead ones stay to be seen),
 * idempotency keys after one, ended sessions and spent or expired links after thirty. @returns how many rows
 */
export async function removeExpired(ctx: Context, batch = BATCH): Promise<number> {
  let removed = 0;
  for (;;) {
    const now = await withTransaction(ctx, async (tx) => {
      const at = tx.services.clock.now().getTime();
      const jobs = await tx.db
        .deleteFrom('outbox')
        .where(inOrganization(tx, 'outbox'))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where(inOrganization(tx, 'outbox'))
            .where('state', '=', 'done')
            .where('finished_at', '<', new Date(at - KEEP_JOBS_MS).toISOString())
            .limit(batch),
        )
        .executeTakeFirst();
      const keys = await tx.db
        .deleteFrom('idempotency_keys')
        .where(inOrganization(tx, 'idempotency_keys'))
        .where('created_at', '<', new Date(at - KEEP_KEYS_MS).toISOString())
        .executeTakeFirst();
      const ended = new Date(at - KEEP_ENDED_MS).toISOString();
      const sessions = await tx.db
        .deleteFrom('sessions')
        .where(inOrganization(tx, 'sessions'))
        .where((eb) => eb.or([eb('expires_at', '<', ended), eb('revoked_at', '<', ended)]))
        .executeTakeFirst();
      const links = await tx.db
        .deleteFrom('password_resets')
        .where(inOrganization(tx, 'password_resets'))
        .where('expires_at', '<', ended)
        .executeTakeFirst();
      // What a merge changed is kept for as long as it can be put back; that it happened stays known.
      await tx.db
        .updateTable('merges')
        .set({ merged_row: null, changes: '[]' })
        .where(inOrganization(tx, 'merges'))
        .where('merged_at', '<', ended)
        .where(sql<boolean>`(merges.changes <> '[]' or merges.merged_row is not null)`)
        .execute();
      const others = [keys, sessions, links].reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
      return { jobs: Number(jobs.numDeletedRows), others };
    });
    removed += now.jobs + now.others;
    if (now.jobs < batch) return removed;
  }
}
