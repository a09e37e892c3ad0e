import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { MAX_STORED } from '../email-templates/codec.ts';
import { emailBlocksMessages as text } from './email-blocks.messages.ts';

/** Blocks of one organization at a time; the editor shows them all. */
export const MAX_BLOCKS = 50;

const name = z.string().trim().min(1, text.name_required).max(100);

export const BlockNameForm = z.strictObject({ name });
export const BlockCreateInput = z.strictObject({ name, restore_block: z.string().min(1).max(MAX_STORED) });
export const BlockOfInput = z.strictObject({ block_id: Id });
