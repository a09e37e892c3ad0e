import { z } from 'zod';
import { entries } from '../configuration/name-lists.ts';
import { optionListsMessages as text } from './option-lists.messages.ts';
import { MAX_OPTION } from './option-lists.ts';

/** An extended list as it is saved. What is no longer offered follows from it, and is only read. */
export const OptionListConfig = z.strictObject({
  version: z.int().min(0).optional(),
  list: entries(text.entry, MAX_OPTION).min(1, text.keep_one),
  hidden: z.array(z.string()).optional(),
});
