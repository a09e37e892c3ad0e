import { audit } from '#server/platform/audit.ts';
import { unkept, userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { RevealSsnInput } from '#shared/features/clients/clients.schemas.ts';
import { formatSsn } from '#shared/features/clients/ssn.rules.ts';
import { ensure } from '#shared/platform/errors.ts';
import { openSsn } from './ssn-vault.rules.ts';

/**
 * Shows one client's number whole, to be hidden again soon. Who asked, for which number and why is in the audit log
 * before the number leaves.
 * @throws conflict when the stored text does not open in its place
 */
export const revealSsn = verb(
  { name: 'clients.reveal_ssn', kind: 'write', permission: 'clients:ssn', input: RevealSsnInput },
  async (ctx, { patient_id, field, reason }) => {
    await ctx.services.limits.consume('reveal_user', userId(ctx) ?? ctx.actor.org_id);
    // An answer kept under a key would lie in the database unsealed.
    const digits = await withTransaction(unkept(ctx), async (tx) => {
      const client = await tx.db
        .selectFrom('clients')
        .select(['id', 'ssn', 'subscriber_ssn'])
        .where(inOrganization(tx, 'clients'))
        .where('id', '=', patient_id)
        .executeTakeFirst();
      ensure(client, 'not_found', clientsMessages.client_not_found);
      const sealed = client[field];
      ensure(sealed, 'not_found', clientsMessages.ssn_none);
      const opened = openSsn(tx, client.id, field, sealed);
      const outcome = opened === null ? 'failed' : 'done';
      await audit(tx, { entity: 'client', ids: [client.id], outcome, details: { field, reason } });
      return opened;
    });
    ensure(digits, 'conflict', clientsMessages.ssn_unreadable);
    return { field, value: formatSsn(digits) };
  },
);
