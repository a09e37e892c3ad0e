import { type Cell, type LaidPage, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import type { Finding } from '../suggestion.ts';
import { placeOf } from '../values/read-address.ts';

/*
 * The place of an address whose street stands on the line above it: in the same column, or behind a label of its own that
 * asks for all of it, "Town  Sample Falls NH 00000".
 */

/** Lines under a street among which its place stands. */
const UNDER = 2;
/** Points by which columns stand askew. */
const ASKEW = 14;
const LABEL = /^(?:(?:c(?:i)?ty|town)(?: or town)?(?:[ ,/&]*(?:st(?:ate)?\.?|zip(?: ?code)?|and))*[ .:*-]*)(?=[A-Z])/i;

function placeIn({ text }: Cell): ReturnType<typeof placeOf> {
  const label = LABEL.exec(text)?.[0].trim();
  return placeOf(label ? text.slice(label.length).trim() : text);
}

/** What stands under the streets that labels of the page gave, of those whose city nothing gave yet. */
export function placesBelow(page: LaidPage, findings: readonly Finding[]): Finding[] {
  const streets = findings.filter(({ field, from }) => field === 'address' && from === 'label');
  const [first] = streets;
  if (!first || findings.some(({ field }) => field === 'city')) return [];
  const lines = linesOfPage(page);
  return streets.slice(0, 1).flatMap(({ start, end }): Finding[] => {
    const at = lines.findIndex((line) => line.start <= start && start <= line.end);
    const own = lines[at]?.cells.filter((cell) => cell.end > start && cell.start < end) ?? [];
    for (const line of lines.slice(at + 1, at + 1 + UNDER))
      for (const cell of line.cells) {
        const place = placeIn(cell);
        const below = own.some(({ left, right }) => cell.left >= left - ASKEW && cell.left <= right);
        if (!place || !(below || LABEL.test(cell.text))) continue;
        return Object.entries(place).flatMap(([field, value]: [string, string | undefined]) =>
          value ? [{ field, value, start: cell.start, end: cell.end, from: 'label' as const }] : [],
        );
      }
    return [];
  });
}
