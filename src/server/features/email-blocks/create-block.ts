import { audit } from '#server/platform/audit.ts';
import { fullName, person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { takeTurn } from '#server/platform/take-turn.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { emailBlocksMessages as text } from '#shared/features/email-blocks/email-blocks.messages.ts';
import { BlockCreateInput, MAX_BLOCKS } from '#shared/features/email-blocks/email-blocks.schemas.ts';
import { decodeBlock, encodeBlock } from '#shared/features/email-blocks/stored-block.ts';
import { ensure } from '#shared/platform/errors.ts';

/** Puts an element of an e-mail by. @throws conflict where the organization has as many as may be */
export const createBlock = verb(
  { name: 'email_blocks.create', kind: 'write', permission: 'marketing:write', input: BlockCreateInput },
  (ctx, { name, restore_block }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const template = decodeBlock(restore_block);
      const me = person(tx);
      const id = tx.services.newId();
      await takeTurn(tx, 'email blocks');
      const { count } = await tx.db
        .selectFrom('email_blocks')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(inOrganization(tx, 'email_blocks'))
        .executeTakeFirstOrThrow();
      ensure(Number(count) < MAX_BLOCKS, 'conflict', text.too_many);
      await tx.db
        .insertInto('email_blocks')
        .values({
          ...{ id, org_id: tx.actor.org_id, name, restore_block: encodeBlock(template, template.block.root) },
          created_at: tx.services.clock.now().toISOString(),
          ...{ created_by_id: me.user_id, created_by: fullName(me) },
        })
        .execute();
      await audit(tx, { entity: 'email_block', ids: [id] });
      return { id };
    }),
);
