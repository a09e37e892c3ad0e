import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { emailBlocksMessages as text } from '#shared/features/email-blocks/email-blocks.messages.ts';
import { BlockOfInput } from '#shared/features/email-blocks/email-blocks.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';

/** Takes a block from those offered; e-mails that hold it keep it. @throws not_found */
export const deleteBlock = verb(
  { name: 'email_blocks.delete', kind: 'write', permission: 'marketing:write', input: BlockOfInput },
  (ctx, { block_id }): Promise<{ ok: true }> =>
    withTransaction(ctx, async (tx) => {
      const gone = await tx.db
        .deleteFrom('email_blocks')
        .where(inOrganization(tx, 'email_blocks'))
        .where('id', '=', block_id)
        .executeTakeFirst();
      ensure(gone.numDeletedRows > 0n, 'not_found', text.not_found);
      await audit(tx, { entity: 'email_block', ids: [block_id] });
      return { ok: true };
    }),
);
