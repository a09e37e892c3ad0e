import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';

/** The calls of the acting person's organisation. Every query of the noun goes through here. */
export const ofOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'calls'>): Expression<SqlBool> =>
    eb('calls.org_id', '=', ctx.actor.org_id);
