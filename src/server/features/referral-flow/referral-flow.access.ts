import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';

/** The referral records of the acting person's organisation. Every query of the noun goes through here. */
export const ofOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'referral_records'>): Expression<SqlBool> =>
    eb('referral_records.org_id', '=', ctx.actor.org_id);

/** Outreach sees in full the records it logged itself; of the others only that they are there (C-5). */
export const seesWhole = (ctx: Context, record: { own: boolean }): boolean =>
  ctx.actor.kind === 'system' || ctx.actor.role !== 'outreach' || record.own;
