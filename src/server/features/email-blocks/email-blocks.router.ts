import { mutation, query, router } from '#server/platform/trpc.ts';
import { createBlock } from './create-block.ts';
import { deleteBlock } from './delete-block.ts';
import { listBlocks } from './email-blocks.queries.ts';
import { importEmailHtml } from './import-html.ts';

export const emailBlocksRouter = router({
  importHtml: mutation(importEmailHtml),
  list: query(listBlocks),
  create: mutation(createBlock),
  delete: mutation(deleteBlock),
});
