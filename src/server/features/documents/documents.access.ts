import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context } from '../../platform/context.ts';

/** The organisation's documents that have not been deleted. Every query of the noun goes through here. */
export const existing =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'documents'>): Expression<SqlBool> =>
    eb.and([eb('documents.org_id', '=', ctx.actor.org_id), eb('documents.deleted_at', 'is', null)]);

/** The organisation's pages of text. They are removed with their document, so there is nothing else to ask. */
export const pagesOfOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'document_pages'>): Expression<SqlBool> =>
    eb('document_pages.org_id', '=', ctx.actor.org_id);
