import { sql } from 'kysely';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { DeadJobListInput } from '#shared/features/jobs/jobs.schemas.ts';

/** A job that was given up: what it was and why, never what it was about. */
export interface DeadJob {
  id: string;
  job: string;
  organization: string;
  attempts: number;
  error_code: string | null;
  finished_at: number;
}

const MAX_SHOWN = 200;

/** The organization's jobs that were given up, the newest first. */
export const listDeadJobs = verb(
  { name: 'jobs.dead', kind: 'read', permission: 'jobs:manage', input: DeadJobListInput },
  async (ctx): Promise<DeadJob[]> => {
    const [rows] = await read(ctx, (db) => [
      db
        .selectFrom('outbox')
        .innerJoin('organizations', 'organizations.id', 'outbox.org_id')
        .select([
          'outbox.id',
          'outbox.job',
          'organizations.name as organization',
          'outbox.attempts',
          'outbox.error_code',
        ])
        .select(sql<number>`epoch(outbox.finished_at)`.as('finished_at'))
        .where(inOrganization(ctx, 'outbox'))
        .where('outbox.state', '=', sql.lit('dead'))
        .orderBy('outbox.finished_at', 'desc')
        .limit(MAX_SHOWN),
    ]);
    return rows;
  },
);
