import { audit } from '#server/platform/audit.ts';
import { fullName, person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { suppressionsMessages as text } from '#shared/features/suppressions/suppressions.messages.ts';
import { isRemovable } from '#shared/features/suppressions/suppressions.rules.ts';
import { SuppressionAddInput, SuppressionRemoveInput } from '#shared/features/suppressions/suppressions.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { insertSuppressions } from './insert-suppressions.ts';

/** Puts addresses on the list; one that is there keeps its reason and its day, unless its owner asked for no more mail. */
export const addSuppressions = verb(
  { name: 'suppressions.add', kind: 'write', permission: 'marketing:write', input: SuppressionAddInput },
  (ctx, { emails, reason }): Promise<{ added: number }> =>
    withTransaction(ctx, async (tx) => {
      const created_at = tx.services.clock.now().toISOString();
      const created_by = fullName(person(tx));
      const own = { org_id: tx.actor.org_id, reason, campaign_id: null, created_by, created_at };
      const rows = emails.map((email) => ({ ...own, email_key: email.toLowerCase() }));
      const written = await insertSuppressions(tx.db, rows).executeTakeFirst();
      const added = Number(written.numInsertedOrUpdatedRows ?? 0);
      await audit(tx, { entity: 'suppression', details: { added, reason } });
      return { added };
    }),
);

/** Takes an address off the list. @throws conflict for one whose owner asked for no more mail */
export const removeSuppression = verb(
  { name: 'suppressions.remove', kind: 'write', permission: 'marketing:write', input: SuppressionRemoveInput },
  (ctx, { email }): Promise<{ removed: true }> =>
    withTransaction(ctx, async (tx) => {
      const email_key = email.toLowerCase();
      const row = await tx.db
        .selectFrom('suppressions')
        .select('reason')
        .where(inOrganization(tx, 'suppressions'))
        .where('email_key', '=', email_key)
        .forUpdate()
        .executeTakeFirst();
      ensure(row, 'not_found', text.not_on_list);
      ensure(isRemovable(row.reason), 'conflict', text.stays);
      await tx.db
        .deleteFrom('suppressions')
        .where(inOrganization(tx, 'suppressions'))
        .where('email_key', '=', email_key)
        .execute();
      await audit(tx, { entity: 'suppression', details: { removed: 1 } });
      return { removed: true };
    }),
);
