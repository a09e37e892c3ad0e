import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { MAX_STORED } from '../email-templates/stored-limits.ts';
import { emailBlocksMessages as text } from './email-blocks.messages.ts';

/** Blocks of one organization at a time; the editor shows them all. */
export const MAX_BLOCKS = 50;

const name = z.string().trim().min(1, text.name_required).max(100);

export const BlockNameForm = z.strictObject({ name });
export const BlockCreateInput = z.strictObject({ name, restore_block: z.string().min(1).max(MAX_STORED) });
/** Characters of HTML that is brought from elsewhere. */
export const MAX_IMPORT = 500_000;
/** Why HTML makes no element. */
export type ImportFault = 'nothing_in_it' | 'too_many_parts';

export const HtmlImportInput = z.strictObject({
  html: z.string().min(1, text.html_required).max(MAX_IMPORT),
});
export const BlockOfInput = z.strictObject({ block_id: Id });
