import { sql } from 'kysely';
import { DeadJobListInput } from '../../../shared/features/jobs/jobs.schemas.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';

/** A job that was given up: what it was and why, never what it was about. */
export interface DeadJob {
  id: string;
  job: string;
  organisation: string;
  attempts: number;
  error_code: string | null;
  finished_at: number;
}

const MOST_SHOWN = 200;

/** The organisation's jobs that were given up, the newest first. */
export const listDeadJobs = verb(
  { name: 'jobs.dead', kind: 'read', permission: 'jobs:manage', input: DeadJobListInput },
  async (ctx): Promise<DeadJob[]> => {
    const [rows] = await read(ctx, (db) => [
      db
        .selectFrom('outbox')
        .innerJoin('organisations', 'organisations.id', 'outbox.org_id')
        .select([
          'outbox.id',
          'outbox.job',
          'organisations.name as organisation',
          'outbox.attempts',
          'outbox.error_code',
        ])
        .select(sql<number>`epoch(outbox.finished_at)`.as('finished_at'))
        .where('outbox.org_id', '=', ctx.actor.org_id)
        .where('outbox.state', '=', sql.lit('dead'))
        .orderBy('outbox.finished_at', 'desc')
        .limit(MOST_SHOWN),
    ]);
    return rows;
  },
);
