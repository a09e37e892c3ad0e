import { sql } from 'kysely';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { refreshEngagementJob } from '#shared/features/activities/activities.jobs.ts';
import { EngagementPreviewInput, EngagementProgressInput } from '#shared/features/activities/activities.schemas.ts';
import { countChanges, engagementWindow } from './refresh-engagement.ts';

/** How many sources another interval would give another status: counted, and nothing written. */
export const previewEngagement = verb(
  {
    name: 'activities.preview_engagement',
    kind: 'read',
    permission: 'config_outreach:write',
    input: EngagementPreviewInput,
  },
  (ctx, { period }): Promise<{ changing: number; total: number }> =>
    withTransaction(ctx, async (tx) => countChanges(tx, { ...(await engagementWindow(tx)), period })),
);

export interface EngagementProgress {
  state: 'waiting' | 'running' | 'done';
  done: number;
  total: number;
}

/** How far the recomputation is that a new interval causes. */
export const getEngagementProgress = verb(
  {
    name: 'activities.engagement_progress',
    kind: 'read',
    permission: 'config_outreach:read',
    input: EngagementProgressInput,
  },
  async (ctx): Promise<EngagementProgress> => {
    const [runs, waiting] = await read(ctx, (db) => [
      db
        .selectFrom('engagement_runs')
        .select(['done', 'total', 'finished_at'])
        .where(inOrganization(ctx, 'engagement_runs')),
      db
        .selectFrom('outbox')
        .select(sql<number>`1`.as('one'))
        .where(inOrganization(ctx, 'outbox'))
        .where('job', '=', refreshEngagementJob.name)
        .where('state', 'in', ['pending', 'relayed'])
        .limit(1),
    ]);
    const run = runs[0];
    const { done = 0, total = 0 } = run ?? {};
    if (waiting.length === 0) return { state: 'done', done, total };
    return run && run.finished_at === null ? { state: 'running', done, total } : { state: 'waiting', done: 0, total };
  },
);
