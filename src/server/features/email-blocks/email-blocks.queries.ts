import { z } from 'zod';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { MAX_BLOCKS } from '#shared/features/email-blocks/email-blocks.schemas.ts';
import { type EmailBlockView, selectBlock } from './email-blocks.view.ts';

/** The organization's blocks, the newest first. */
export const listBlocks = verb(
  { name: 'email_blocks.list', kind: 'read', permission: 'marketing:read', input: z.strictObject({}) },
  async (ctx): Promise<EmailBlockView[]> => {
    const [rows] = await read(
      ctx,
      (db) => [
        selectBlock(db)
          .where(inOrganization(ctx, 'email_blocks'))
          .orderBy('email_blocks.created_at', 'desc')
          .orderBy('email_blocks.id', 'desc')
          .limit(MAX_BLOCKS),
      ],
      { entity: 'email_block' },
    );
    return rows;
  },
);
