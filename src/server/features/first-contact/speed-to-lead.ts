import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { USUAL_SPEED_TO_LEAD } from '#shared/features/first-contact/first-contact.rules.ts';
import type { SpeedToLead } from '#shared/features/first-contact/first-contact.schemas.ts';

/** The organization's zone, and its target where it has chosen one. */
export const selectSpeed = (db: Db, ctx: Context) =>
  db
    .selectFrom('organizations')
    .leftJoin('configurations', (join) =>
      join
        .onRef('configurations.org_id', '=', 'organizations.id')
        .on('configurations.type', '=', 'SPEED_TO_LEAD')
        .on('configurations.user_id', 'is', null),
    )
    .select(['organizations.time_zone', 'configurations.config'])
    .where('organizations.id', '=', ctx.actor.org_id);

export interface Speed {
  target: SpeedToLead;
  zone: string;
}

/** What was read of it. What is saved was judged when it was. */
export const speedOf = (row: { time_zone: string; config: unknown } | undefined): Speed => ({
  target: { ...USUAL_SPEED_TO_LEAD, ...(row?.config as Partial<SpeedToLead> | null) },
  zone: row?.time_zone ?? 'UTC',
});
