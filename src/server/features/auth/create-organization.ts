import { audit } from '#server/platform/audit.ts';
import { asOrganization, type PublicContext } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { usersMessages } from '#shared/features/users/users.messages.ts';
import { mayExportByDefault } from '#shared/features/users/users.rules.ts';
import type { OrganizationCreateInput } from '#shared/features/users/users.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { findAccount } from './find-account.ts';
import { passwordLink, storePasswordLink } from './password-links.ts';

export interface CreatedOrganization {
  org_id: string;
  user_id: string;
  /** Where the first administrator sets a password, within seven days. Said here only: the token is stored hashed. */
  invitation: string;
}

/**
 * Opens an organization with its first administrator. Not a verb: whoever may run it has the database (C-1).
 * @throws conflict when the e-mail has an account already, in any organization
 */
export async function createOrganization(
  given: PublicContext,
  input: OrganizationCreateInput,
): Promise<CreatedOrganization> {
  const ctx = { ...given, action: 'organizations.create' };
  const { newId, tokens, publicUrl, clock } = ctx.services;
  const [org_id, user_id, token] = [newId(), newId(), tokens.newSecretToken()];
  const { name, org_type, time_zone, email_id, firstname, lastname } = input;
  ensure(!(await findAccount(ctx, email_id)), 'conflict', usersMessages.email_taken);
  return withTransaction(asOrganization(ctx, org_id), async (tx) => {
    const now = clock.now().toISOString();
    await tx.db
      .insertInto('organizations')
      .values({ id: org_id, name, org_type, time_zone, website_url: null, created_at: now })
      .execute();
    const account = { email_id, firstname, lastname, role: 'admin' as const, can_export: mayExportByDefault('admin') };
    await tx.db
      .insertInto('users')
      .values({ ...account, id: user_id, org_id, password_hash: null, created_at: now, updated_at: now })
      .execute();
    await storePasswordLink(tx, { user_id, purpose: 'invitation', token });
    await audit(tx, { entity: 'organization', ids: [org_id, user_id] });
    return { org_id, user_id, invitation: passwordLink(publicUrl, token) };
  });
}
