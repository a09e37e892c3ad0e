import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';

/** The sections of the acting person's organisation. Every query of them goes through here. */
export const sectionsOfOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'custom_sections'>): Expression<SqlBool> =>
    eb('custom_sections.org_id', '=', ctx.actor.org_id);

/** The same for their fields. */
export const fieldsOfOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'custom_fields'>): Expression<SqlBool> =>
    eb('custom_fields.org_id', '=', ctx.actor.org_id);
