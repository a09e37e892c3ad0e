import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { keysOfOrganization } from '../integrations/integrations.access.ts';

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

interface Delivery {
  /** The demo's mails stand on a page of its own. */
  is_demo: boolean;
  /** The organization has a SendGrid key of its own. */
  has_key: boolean;
}

/** What says whether the organization's mails reach anybody. */
export const deliveryOf = (db: Db, ctx: Context) =>
  db
    .selectFrom('organizations')
    .select([
      'is_demo',
      ({ exists }) => exists(keysOfOrganization(db, ctx).where('name', '=', 'SendGrid')).as('has_key'),
    ])
    .where('organizations.id', '=', ctx.actor.org_id)
    .$castTo<Delivery>();

/** Whether a mail reaches somebody: it leaves this server, by the installation's way or the organization's own, or is the demo's. */
export const mailsLeave = (ctx: Context, delivery: Delivery | undefined): boolean =>
  ctx.services.mailer.leaves || delivery?.is_demo === true || delivery?.has_key === true;
