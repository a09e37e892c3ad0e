import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';

/** The screening answers of the acting person's organisation. Every query of the noun goes through here. */
export const ofOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'screening_answers'>): Expression<SqlBool> =>
    eb('screening_answers.org_id', '=', ctx.actor.org_id);
