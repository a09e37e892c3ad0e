import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '#server/database-schema.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

/** The organization's documents that have not been deleted. Every query of the noun goes through here. */
export const existing =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'documents'>): Expression<SqlBool> =>
    eb.and([inOrganization(ctx, 'documents'), eb('documents.deleted_at', 'is', null)]);
