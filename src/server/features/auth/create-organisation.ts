import { usersMessages } from '../../../shared/features/users/users.messages.ts';
import { mayExportByDefault } from '../../../shared/features/users/users.rules.ts';
import type { OrganisationCreateInput } from '../../../shared/features/users/users.schemas.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { asOrganisation, type PublicContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { passwordLink, storePasswordLink } from './password-links.ts';

export interface CreatedOrganisation {
  org_id: string;
  user_id: string;
  /** Where the first administrator sets a password, within seven days. Told here only: the token is stored hashed. */
  invitation: string;
}

/**
 * Opens an organisation with its first administrator. Not a verb: whoever may run it has the database (C-1).
 * @throws conflict when the e-mail has an account already, in any organisation
 */
export function createOrganisation(given: PublicContext, input: OrganisationCreateInput): Promise<CreatedOrganisation> {
  const ctx = { ...given, action: 'organisations.create' };
  const { newId, tokens, publicUrl, clock } = ctx.services;
  const [org_id, user_id, token] = [newId(), newId(), tokens.newSecretToken()];
  const { name, org_type, time_zone, email_id, firstname, lastname } = input;
  return withTransaction(asOrganisation(ctx, org_id), async (tx) => {
    const now = clock.now().toISOString();
    await tx.db
      .insertInto('organisations')
      .values({ id: org_id, name, org_type, time_zone, website_url: null, created_at: now })
      .execute();
    const account = { email_id, firstname, lastname, role: 'admin' as const, can_export: mayExportByDefault('admin') };
    const inserted = await tx.db
      .insertInto('users')
      .values({ ...account, id: user_id, org_id, password_hash: null, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.constraint('users_email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) throw new AppError('conflict', usersMessages.email_taken);
    await storePasswordLink(tx, { user_id, purpose: 'invitation', token });
    await audit(tx, { entity: 'organisation', ids: [org_id, user_id] });
    return { org_id, user_id, invitation: passwordLink(publicUrl, token) };
  });
}
