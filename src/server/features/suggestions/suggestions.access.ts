import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';

/** The suggestions of the acting person's organisation. Every query of the noun goes through here. */
export const ofOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'suggestions'>): Expression<SqlBool> =>
    eb('suggestions.org_id', '=', ctx.actor.org_id);
