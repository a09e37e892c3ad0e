import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

/** The organization's active administrators, held until the end of the transaction. */
export async function lockAdmins(tx: TxContext): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('users')
    .select('id')
    .where(inOrganization(tx, 'users'))
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Whether the acting organization is the demo's, whose mails a page of its own shows. */
export const isDemo = (db: Db, ctx: Context) =>
  db.selectFrom('organizations').select('is_demo').where('organizations.id', '=', ctx.actor.org_id);

/** Whether a mail reaches somebody: it leaves this server, or stands on the demo's own page. */
export const mailsLeave = (ctx: Context, organization: { is_demo: boolean } | undefined): boolean =>
  ctx.services.mailer.leaves || organization?.is_demo === true;
