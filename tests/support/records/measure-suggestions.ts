import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { SAFETY_FIELDS } from '#shared/features/suggestions/suggestion-fields.ts';
import { asPrinted } from './as-read.ts';
import { contextOf, type ReadRecord } from './record-set.ts';

const SAFETY = new Set<string>(SAFETY_FIELDS);

export interface Counted {
  right: number;
  wrong: string[];
  missing: string[];
}

const NO = /^(?:no|none)$/i;
const DENIES = /\b(?:no(?:ne|t)?|n|never|denie[sd])\b|n['’]t\b/i;

const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** A number as papers print it: it is stored without its marks. */
const asDialed = (value: string): string => value.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** What was suggested from the records, beside what a careful reader fills in; of the safety fields alone if asked. */
export function suggestFromRecords(records: readonly ReadRecord[], safetyOnly = false): Counted {
  const counted: Counted = { right: 0, wrong: [], missing: [] };
  for (const record of records) {
    const counts = (field: string) => !record.open?.includes(field) && (!safetyOnly || SAFETY.has(field));
    const found = extractSuggestions(record.pages, contextOf(record)).filter(({ field }) => counts(field));
    const right = new Set<string>();
    for (const { field, value, quote } of found) {
      const expected = record.expected[field];
      const [own, printed, around] = [
        value,
        plain(asPrinted(value, record.pages)),
        plain(asPrinted(quote, record.pages)),
      ];
      // Several lines make one value: then the words it was taken from hold the slips of reading.
      // A bare yes says of what in the words beside it.
      const affirmed = value === 'Yes' && expected instanceof RegExp && !expected.test('No');
      // A bare no is right where the words that are expected deny: "no cutting", "never violent".
      const denied = NO.test(value) && expected instanceof RegExp && DENIES.test(expected.exec(around)?.[0] ?? '');
      const texts = value.length > 12 || affirmed || denied ? [own, printed, around] : [own, printed, asDialed(own)];
      const holds =
        typeof expected === 'string'
          ? [own, printed].some((text) => text.toLowerCase() === expected.toLowerCase())
          : texts.some((text) => expected?.test(text));
      if (holds) right.add(field);
      else counted.wrong.push(`${record.key} ${field}: ${value}`);
    }
    counted.right += right.size;
    for (const field of Object.keys(record.expected))
      if (counts(field) && !right.has(field)) counted.missing.push(`${record.key} ${field}`);
  }
  return counted;
}
