import { configurationMessages } from '../../../shared/features/configuration/configuration.messages.ts';
import { type ConfigurationType, readType } from '../../../shared/features/configuration/configuration.schemas.ts';
import { type Context, userId } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/verb.ts';

/** Where a configuration is kept: the organisation's, or the acting person's own. */
export interface Place {
  org_id: string;
  user_id: string | null;
  type: string;
}

/** @throws forbidden for what is kept for another person */
export async function placeOf(ctx: Context, type: ConfigurationType): Promise<Place> {
  const { name, kind, of } = readType(type);
  const own = userId(ctx);
  if (of !== undefined && of.toLowerCase() !== own)
    await refuse(ctx, 'configuration:read', configurationMessages.not_yours);
  return { org_id: ctx.actor.org_id, user_id: kind.owner === 'person' ? own : null, type: name };
}

/** The row at a place: every query of the noun goes through here. */
export const rowAt = (db: Db, { org_id, user_id, type }: Place) =>
  db
    .selectFrom('configurations')
    .where('configurations.org_id', '=', org_id)
    .where('configurations.user_id', user_id === null ? 'is' : '=', user_id)
    .where('configurations.type', '=', type);
