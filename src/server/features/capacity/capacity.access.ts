import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '#server/database-schema.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

/** The organization's facilities that may be chosen; a deleted one stands only on the inquiries it was chosen for. */
export const openFacilities =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'facilities'>): Expression<SqlBool> =>
    eb.and([inOrganization(ctx, 'facilities'), eb('facilities.deleted_at', 'is', null)]);

/** The organization's clinicians that may be chosen. */
export const openClinicians =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'clinicians'>): Expression<SqlBool> =>
    eb.and([inOrganization(ctx, 'clinicians'), eb('clinicians.deleted_at', 'is', null)]);

/** The organization's facilities that were deleted, and can be brought back. */
export const archivedFacilities =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'facilities'>): Expression<SqlBool> =>
    eb.and([inOrganization(ctx, 'facilities'), eb('facilities.deleted_at', 'is not', null)]);

/** The organization's clinicians that were deleted, and can be brought back. */
export const archivedClinicians =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'clinicians'>): Expression<SqlBool> =>
    eb.and([inOrganization(ctx, 'clinicians'), eb('clinicians.deleted_at', 'is not', null)]);
