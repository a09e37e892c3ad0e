import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../database-schema.ts';
import type { Context, TxContext } from '../../platform/context.ts';

/** The people of the acting person's organisation. Every query of the noun goes through here. */
export const ofOrganisation =
  (ctx: Context) =>
  (eb: ExpressionBuilder<DatabaseSchema, 'users'>): Expression<SqlBool> =>
    eb('users.org_id', '=', ctx.actor.org_id);

/** The organisation's active administrators, held until the end of the transaction. */
export async function lockAdmins(tx: TxContext): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('users')
    .select('id')
    .where(ofOrganisation(tx))
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}
