import { z } from 'zod';
import { format } from '#shared/platform/define-messages.ts';
import { configurationMessages as text } from './configuration.messages.ts';

/** Entries of one list. */
const MAX_ENTRIES = 500;

/** What two entries of a list are compared by: no two differ in case or in blanks alone. */
export const entryKey = (entry: string): string => entry.trim().normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();

/** A list of short texts as it is saved: trimmed, none empty, none twice. */
export const entries = (label: string, maxLength: number) =>
  z
    .array(z.string().trim().min(1, format(text.entry_invalid, { label })).max(maxLength))
    .max(MAX_ENTRIES)
    .superRefine((list, ctx) => {
      const seen = new Set<string>();
      for (const [at, entry] of list.entries()) {
        if (seen.has(entryKey(entry))) ctx.addIssue({ code: 'custom', path: [at], message: text.entry_twice });
        seen.add(entryKey(entry));
      }
    });

export const MAX_STAFF_NAME = 80;
export const MAX_EVENT_NAME = 120;

export const StaffConfig = z.strictObject({
  version: z.int().min(0).optional(),
  staff: entries(text.label_name, MAX_STAFF_NAME),
});

export const OutreachEventsConfig = z.strictObject({
  version: z.int().min(0).optional(),
  events: entries(text.label_event, MAX_EVENT_NAME),
});
