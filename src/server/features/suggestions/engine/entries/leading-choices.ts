import { readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { labelMeaning } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Questions whose choice stands before them: "[ ] Y [X] N Seizures", "Y (N) head injury", "____ Yes  __X__ No  Have you
 * ever …?". Half of a choice answers nothing.
 */

const BOX = '(?:\\[\\s?[xX✓✔]?\\s?\\]|[☐☑☒]|\\(\\s?[xX✓]?\\s?\\)|_+[xX✓]?_*)';
const WORD = '(?:Y(?:es|ES)?|N(?:o|O)?|yes|no)';
const CHOICE = new RegExp(
  `^(?<lead>\\s*(?:\\(?\\d{1,2}[.)]\\s*|\\(?[a-z][.)]\\s*)?)(?<choice>(?:${BOX}\\s?${WORD}\\s+${BOX}\\s?${WORD}|${WORD}\\s?${BOX}\\s+${WORD}\\s?${BOX}|\\(\\s?${WORD}\\s?\\)[\\s/|]{1,4}${WORD}|${WORD}[\\s/|]{1,4}\\(\\s?${WORD}\\s?\\)))(?![\\p{L}\\d])[\\s:.–-]{1,12}(?<asked>\\p{L}[^\\t\\n[\\]☐☑☒_]{2,100})`,
  'u',
);
const LONGEST = 200;
/** What is written behind what was asked. */
const REMARK = /^(?<label>[^?:(–]{2,80}?)\s*(?:[?:]|\s[–-]\s|(?=\())\s*(?<remark>.*)$/u;

/** The questions of a page that their choice stands before. */
export function choiceEntries(page: string, sections: readonly Section[]): FormEntry[] {
  return linesOf(page).flatMap(({ text, start }, line): FormEntry[] => {
    const groups = CHOICE.exec(text.slice(0, LONGEST))?.groups;
    const section = sections.findLast((each) => each.start <= start);
    if (!groups || !section) return [];
    const { lead = '', choice = '', asked = '' } = groups;
    const given = readYesNo(choice.replace(/_+[xX✓]_*/gu, '[X]').replace(/_+/g, '[ ]'));
    if (!given) return [];
    const split = labelMeaning(asked.trim().replace(/[?:.]$/, '')) ? null : REMARK.exec(asked.trim())?.groups;
    const label = (split?.label ?? asked).trim().replace(/[?:.]$/, '');
    const meaning = labelMeaning(label);
    if (!meaning?.field) return [];
    const remark = (split?.remark ?? '').trim().replace(/^\(|\)$/g, '');
    const from = start + lead.length;
    const value = remark === '' ? given.answer : `${given.answer}, ${remark}`;
    const end = start + text.indexOf(asked) + asked.trimEnd().length;
    return [{ meaning, label, value, start: from, valueStart: from, end, line, section }];
  });
}
