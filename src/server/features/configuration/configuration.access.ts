import { type Context, userId } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { permit, refuse } from '#server/platform/verb.ts';
import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { type ConfigurationType, readType } from '#shared/features/configuration/configuration.schemas.ts';

/** Where a configuration is kept: the organization's, or the acting person's own. */
export interface Place {
  org_id: string;
  user_id: string | null;
  type: string;
}

/** @throws forbidden for what is kept for another person, or what the role may not read or change */
export async function placeOf(ctx: Context, type: ConfigurationType, to: 'read' | 'write'): Promise<Place> {
  const { name, kind, of } = readType(type);
  if (kind.owner === 'organization') await permit(ctx, kind[to]);
  const own = userId(ctx);
  if (of !== undefined && of.toLowerCase() !== own)
    await refuse(ctx, 'configuration:read', configurationMessages.not_yours);
  return { org_id: ctx.actor.org_id, user_id: kind.owner === 'person' ? own : null, type: name };
}

/** Where the organization's configuration of a type is kept. */
export const sharedPlace = (ctx: Context, type: ConfigurationType): Place => ({
  org_id: ctx.actor.org_id,
  user_id: null,
  type,
});

/** The row at a place: every query of the noun goes through here. */
export const rowAt = (db: Db, ctx: Context, { user_id, type }: Place) =>
  db
    .selectFrom('configurations')
    .where(inOrganization(ctx, 'configurations'))
    .where('configurations.user_id', user_id === null ? 'is' : '=', user_id)
    .where('configurations.type', '=', type);
