import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import type { FormEntry } from './form-entries.ts';

/*
 * Questions in rows under one that asks of the family: "Anyone in your family:" over "Suicide  [ ] Yes [X] No". They ask
 * nothing of the client.
 */

const ASKS_OF_FAMILY =
  /\b(?:any ?(?:one|body)|who|members?|does|do|has|have|history|problems?)\b[^.\n]{0,30}\b(?:family|relatives?|household|blood relations?|parents|siblings)\b|\b(?:family|relatives?|household)\b[^.\n]{0,20}\b(?:has|have|had|with|ever|histor(?:y|ial))\b|\balguien (?:de|en) (?:su|la) familia\b/iu;
const FIELDS_OF_FAMILY = new Set(['family_history', 'living_status', 'marital_status']);
const OPENS = /[:?]\s*(?:\t.{0,60})?$/;
/** A mark in a column of a row. */
const MARKED = /[\t ][xX✓✔](?:\s|$)/u;
const LONGEST = 200;
/** Rows under one question. */
const MAX_ROWS = 20;

/** Says of an entry whether it stands in a row under a question that asks of the family. */
export function askedOfFamily(
  lines: readonly { text: string }[],
): (entry: Pick<FormEntry, 'line' | 'meaning'>) => boolean {
  const under = new Set<number>();
  let left = 0;
  for (const [at, { text }] of lines.entries()) {
    const row = text.slice(0, LONGEST);
    const isRow = holdsBox(row) || MARKED.test(row);
    if (!isRow && OPENS.test(row) && ASKS_OF_FAMILY.test(row)) left = MAX_ROWS;
    else if (isRow && left > 0) {
      under.add(at);
      left -= 1;
    } else left = 0;
  }
  return ({ line, meaning }) => under.has(line) && !FIELDS_OF_FAMILY.has(meaning?.field ?? '');
}
