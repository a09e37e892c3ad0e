import { z } from 'zod';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { entryKey } from '#shared/features/configuration/name-lists.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { ConfiguredList } from './configured-list.ts';

/** What stands between addresses that are given at once: pasted from a column, a blank alone. */
const SEPARATORS = /[,;\s]/;
/** Letters of several entries together. */
const MAX_SEVERAL = 4_000;

/** No answer rules out. */
export const NO_RULE_OUT = 'none';

/** The entries in what was typed; several only where a list takes several at once. */
export const entriesIn = (typed: string, several: boolean): string[] =>
  (several ? typed.split(SEPARATORS) : [typed]).map((each) => each.trim()).filter((each) => each !== '');

/** What may be typed for a list: at least one entry, each as the list wants it, none of them on the list already. */
export const entryForm = (list: ConfiguredList, others: readonly string[], several: boolean) => {
  const taken = new Set(others.map(entryKey));
  return z.strictObject({
    entry: z
      .string()
      .max(several ? MAX_SEVERAL : list.maxLength)
      .superRefine((typed, ctx) => {
        const entries = entriesIn(typed, several);
        const keys = entries.map(entryKey);
        const refuse = (message: string) => ctx.addIssue({ code: 'custom', message });
        const fault = entries.map((entry) => list.faultOf?.(entry)).find((each) => each !== undefined);
        if (entries.length === 0) refuse(list.faultOf?.('') ?? format(text.entry_invalid, { label: list.label }));
        else if (fault !== undefined) refuse(fault);
        else if (new Set(keys).size < keys.length || keys.some((key) => taken.has(key))) refuse(text.entry_twice);
      }),
    rules_out: z.enum(['Yes', 'No', NO_RULE_OUT]),
  });
};

export type Entered = z.output<ReturnType<typeof entryForm>>;
