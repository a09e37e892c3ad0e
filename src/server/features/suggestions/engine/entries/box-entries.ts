import { type Cell, type LaidPage, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { firstBox, holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { knownLabel, labelMeaning } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import type { FormEntry } from './form-entries.ts';

/*
 * Questions of a form with their boxes in the same row, several a row and in cells of their own:
 * "hx attempt [x]Y [ ]N   bridge 2022   SELF-INJ   [ ] Y   [x] N".
 */

const MAX_LABEL = 90;
const HOLDS_LETTERS = /\p{L}{2}/u;

/** In a row that has lines to cross, a cross before a word is a mark. */
const CROSS = /^(?:[xX]|_)\s\p{L}/u;
const LINE = /(?<!\S)_\s\p{L}/u;

/** The questions of a page that are answered by boxes beside them. */
export function boxEntries(page: LaidPage, sections: readonly Section[]): FormEntry[] {
  return linesOfPage(page).flatMap(({ cells, text }, line): FormEntry[] => {
    if (!holdsBox(text)) return [];
    const crossed = LINE.test(text);
    const leads = (cell: Cell): boolean => firstBox(cell.text) === 0 || (crossed && CROSS.test(cell.text));
    return cells.flatMap((cell, at): FormEntry[] => {
      if (leads(cell)) return [];
      const own = firstBox(cell.text);
      const label = (own > 0 ? cell.text.slice(0, own) : cell.text).replace(/[:?\s]+$/, '');
      let last = at;
      for (let next = cells[at + 1]; next && leads(next); next = cells[last + 1]) last += 1;
      const first = own > 0 ? cell : cells[at + 1];
      const end = cells[last];
      const section = sections.findLast(({ start }) => start <= cell.start);
      if ((own <= 0 && last === at) || !first || !end || !section) return [];
      if (label.length > MAX_LABEL || !HOLDS_LETTERS.test(label)) return [];
      const meaning = labelMeaning(label);
      if (meaning?.field === undefined) return [];
      // What stands behind the boxes explains the answer, unless it asks something itself.
      const more = cells[last + 1];
      const explains =
        more &&
        !holdsBox(more.text) &&
        !more.text.includes(':') &&
        !(cells[last + 2] && leads(cells[last + 2] as Cell)) &&
        knownLabel(more.text) === undefined
          ? more
          : end;
      const valueStart = own > 0 ? cell.start + own : first.start;
      const value = page.text.slice(valueStart, explains.end);
      return [{ meaning, label, value, start: cell.start, valueStart, end: explains.end, line, section }];
    });
  });
}
