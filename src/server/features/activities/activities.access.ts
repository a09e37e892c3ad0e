import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';

/** The activities of the acting person's organisation. Every query of the noun goes through here. */
export const ofOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'referral_activities'>): Expression<SqlBool> =>
    eb('referral_activities.org_id', '=', ctx.actor.org_id);

/**
 * How much of an activity that came of an inquiry's referral a role sees (C-5): outreach the notes of its own alone, an
 * analyst no notes, and of the inquiry only the last letters of its name.
 */
export type Sight = 'whole' | 'own' | 'aggregate';

export function sightOf({ actor }: Context): Sight {
  if (actor.kind === 'system') return 'whole';
  return actor.role === 'outreach' ? 'own' : actor.role === 'analyst' ? 'aggregate' : 'whole';
}
