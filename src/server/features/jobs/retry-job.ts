import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { jobsMessages } from '#shared/features/jobs/jobs.messages.ts';
import { JobRetryInput } from '#shared/features/jobs/jobs.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';

/**
 * Gives a dead job a new life under a new id: Redis may still remember the old one as failed and would not take it again.
 * @throws not_found for a job that is not dead, or not of this organization
 */
export const retryJob = verb(
  { name: 'jobs.retry', kind: 'write', permission: 'jobs:manage', input: JobRetryInput },
  (ctx, { job_id }) =>
    withTransaction(ctx, async (tx) => {
      const dead = await tx.db
        .deleteFrom('outbox')
        .where(inOrganization(tx, 'outbox'))
        .where('id', '=', job_id)
        .where('state', '=', sql.lit('dead'))
        .returning(['job', 'payload'])
        .executeTakeFirst();
      ensure(dead, 'not_found', jobsMessages.job_not_found);
      const id = tx.services.newId();
      await tx.db
        .insertInto('outbox')
        .values({
          id,
          org_id: tx.actor.org_id,
          job: dead.job,
          payload: JSON.stringify(dead.payload),
          available_at: tx.services.clock.now().toISOString(),
        })
        .execute();
      await audit(tx, { entity: 'job', ids: [job_id, id], details: { job: dead.job } });
      return { id };
    }),
);
