import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';

/** The organisation's facilities that may be chosen; a deleted one stands only on the inquiries it was chosen for. */
export const openFacilities =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'facilities'>): Expression<SqlBool> =>
    eb.and([eb('facilities.org_id', '=', ctx.actor.org_id), eb('facilities.deleted_at', 'is', null)]);

/** The organisation's clinicians that may be chosen. */
export const openClinicians =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'clinicians'>): Expression<SqlBool> =>
    eb.and([eb('clinicians.org_id', '=', ctx.actor.org_id), eb('clinicians.deleted_at', 'is', null)]);
