import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { slot } from '../../platform/prepared.ts';

/** The inquiries of the acting person's organisation. Every query of the noun goes through here. */
export const ofOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'inquiries'>): Expression<SqlBool> =>
    eb('inquiries.org_id', '=', ctx.actor.org_id);

/** The id of one inquiry of it; no row where there is none. */
export const inquiryOf = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('inquiries')
    .select('inquiries.id')
    .where(ofOrganisation(ctx))
    .where('inquiries.id', '=', opportunity_id);

/** The same predicate in a prepared query, whose `org_id` slot takes the acting person's; `alias` names the table. */
export const inOrganisation = (alias: string) => sql<SqlBool>`${sql.ref(`${alias}.org_id`)} = ${slot('org_id')}::uuid`;

/** Outreach sees of an inquiry its name, its status and when it was created; everyone else who may read sees it whole. */
export const seesWhole = (ctx: Context): boolean => ctx.actor.kind === 'system' || ctx.actor.role !== 'outreach';
