import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { asRead } from './as-read.ts';
import { RECORD_DAY } from './record-set.ts';

/** What a page, as it is printed, is read to say of one field of a client called Dana Sample; nothing where it is silent. */
export const valueIn = (printed: string, field: string): string | undefined =>
  extractSuggestions([asRead(printed, 1, 'text', 1)], {
    today: RECORD_DAY,
    client: { firstname: 'Dana', lastname: 'Sample' },
  }).find((each) => each.field === field)?.value;
