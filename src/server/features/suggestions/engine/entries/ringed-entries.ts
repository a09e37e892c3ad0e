import { readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { labelMeaning } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Questions with both answers printed behind them, one of them ringed, and what was written behind it: "24. Ever broke things
 * (Y) N  a door in May".
 */

const ANSWER = '(?:y|n|yes|no)';
const CHOICE = `(?:\\(\\s?${ANSWER}\\s?\\)[\\s/|]{1,3}${ANSWER}|${ANSWER}[\\s/|]{1,3}\\(\\s?${ANSWER}\\s?\\))`;
const ROW = new RegExp(
  `^(?<lead>\\s*(?:\\(?\\d{1,3}[.)]?\\s+)?)(?<label>\\p{L}[^:\\t()[\\]]{2,70}?)[:?]?\\s+(?<choice>${CHOICE})(?![\\p{L}\\d])\\s+(?<remark>\\S.*)$`,
  'iu',
);
const ANOTHER = new RegExp(CHOICE, 'i');
const LONGEST = 240;

/** The questions of a page whose ringed answer has something written behind it. */
export function ringedEntries(page: string, sections: readonly Section[]): FormEntry[] {
  return linesOf(page).flatMap(({ text, start }, line): FormEntry[] => {
    const { lead = '', label = '', choice = '', remark = '' } = ROW.exec(text.slice(0, LONGEST))?.groups ?? {};
    const section = sections.findLast((each) => each.start <= start);
    const given = readYesNo(choice);
    if (!section || !given || text.length > LONGEST || ANOTHER.test(remark) || remark.includes(':')) return [];
    const meaning = labelMeaning(label.trim());
    if (!meaning?.field) return [];
    const from = start + lead.length;
    const end = start + text.trimEnd().length;
    const value = `${given.answer}, ${remark.replace(/\t/g, ' ').trim()}`;
    return [
      {
        meaning,
        label: label.trim(),
        value,
        start: from,
        valueStart: start + text.indexOf(choice),
        end,
        line,
        section,
      },
    ];
  });
}
