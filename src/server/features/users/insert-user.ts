import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { sendPasswordLink } from '#shared/features/auth/auth.jobs.ts';
import { mayExportByDefault } from '#shared/features/users/users.rules.ts';
import type { Role } from '#shared/platform/permissions.ts';

interface Invited {
  email_id: string;
  firstname: string;
  lastname: string;
  role: Role;
  can_export?: boolean | undefined;
}

/** Opens an account without a password and mails the link to set one; undefined where the organization has one of it already. */
export async function insertUser(tx: TxContext, { can_export, ...user }: Invited): Promise<string | undefined> {
  const now = tx.services.clock.now().toISOString();
  const inserted = await tx.db
    .insertInto('users')
    .values({
      ...user,
      id: tx.services.newId(),
      org_id: tx.actor.org_id,
      can_export: can_export ?? mayExportByDefault(user.role),
      password_hash: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.constraint('users_email_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  await enqueue(tx, sendPasswordLink, { user_id: inserted.id, purpose: 'invitation' });
  return inserted.id;
}

/** Whether the account of an e-mail was switched off: it is let in again, not invited again. */
export async function isSwitchedOff(tx: TxContext, email_id: string): Promise<boolean> {
  const account = await tx.db
    .selectFrom('users')
    .select('is_active')
    .where(inOrganization(tx, 'users'))
    .where('email_id', '=', email_id)
    .executeTakeFirst();
  return account?.is_active === false;
}
