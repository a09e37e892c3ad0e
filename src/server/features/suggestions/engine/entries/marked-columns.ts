import { type Cell, type LaidPage, type Line, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { everydayField } from '../labels/everyday-labels.ts';
import { labelMeaning } from '../labels/form-labels.ts';
import type { LabelMeaning } from '../labels/label-meaning.ts';
import type { Section } from '../scope/page-sections.ts';
import type { FormEntry } from './form-entries.ts';

/*
 * Questions in rows under two columns headed yes and no, with a mark in one of them and a remark behind: "Tried to die  (X) ( )
 * ramp in March", "Seizure ever   x       twice". The heads say which mark is which.
 */

const YES = /^y(?:es)?$/i;
const NO = /^n(?:o)?$/i;
/** A box, ticked or not; two may stand in one cell. */
const BOXES = /(?:\[\s?[xX✓✔]?\s?\]|\(\s?[xX✓✔]?\s?\)|[☐☑☒])/gu;
const TICKED = /[xX✓✔☑☒]/u;
const ONLY_BOXES = /^(?:(?:\[\s?[xX✓✔]?\s?\]|\(\s?[xX✓✔]?\s?\)|[☐☑☒])\s*){1,2}$/u;
const CROSS = /^[xX✓✔*]$/u;
const BARE_NUMBER = /^\d{1,3}[.)]?$/;
/** What never was in a year says nothing of the years before. */
const OF_A_WHILE =
  /\b(?:(?:past|last|this) (?:\d{1,3} )?(?:years?|mos?|months?|weeks?|wks?|days?|hrs?|hours?|shift)|today|now|current(?:ly)?|recent(?:ly)?)\b/i;
/** Of these the remark is the answer: a yes names nobody. */
const TREATS = new Set<string>(['pcp', 'psychiatrist', 'therapist']);
const MAX_LABEL = 80;
/** Rows under one head; a form asks no more on a page. */
const MAX_ROWS = 60;

interface Head {
  yes: Cell;
  no: Cell;
  yesFirst: boolean;
}

function headOf({ cells }: Line): Head | null {
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1];
    if (!next) continue;
    if (YES.test(cell.text) && NO.test(next.text)) return { yes: cell, no: next, yesFirst: true };
    if (NO.test(cell.text) && YES.test(next.text)) return { yes: next, no: cell, yesFirst: false };
  }
  return null;
}

const middle = ({ left, right }: Cell): number => (left + right) / 2;

/** Which of the marks of a row is set, and which cells hold them; null where that isn't plain. */
function markOf(cells: readonly Cell[], head: Head): { answer: 'Yes' | 'No'; first: number; last: number } | null {
  const first = cells.findIndex(({ text }, at) => at > 0 && (ONLY_BOXES.test(text) || CROSS.test(text)));
  const cell = cells[first];
  if (!cell) return null;
  if (CROSS.test(cell.text)) {
    const [toYes, toNo] = [Math.abs(middle(cell) - middle(head.yes)), Math.abs(middle(cell) - middle(head.no))];
    const apart = Math.abs(middle(head.yes) - middle(head.no));
    // A mark that stands as near to one head as to the other says neither.
    if (Math.abs(toYes - toNo) < apart / 3 || Math.min(toYes, toNo) > apart) return null;
    return { answer: toYes < toNo ? 'Yes' : 'No', first, last: first };
  }
  const next = cells[first + 1];
  const last = next && ONLY_BOXES.test(next.text) ? first + 1 : first;
  const boxes = cells.slice(first, last + 1).flatMap(({ text }) => text.match(BOXES) ?? []);
  const ticked = boxes.map((box) => TICKED.test(box));
  if (boxes.length !== 2 || ticked[0] === ticked[1]) return null;
  return { answer: ticked[0] === head.yesFirst ? 'Yes' : 'No', first, last };
}

function meaningOf(label: string): LabelMeaning | undefined {
  const everyday = everydayField(label);
  const meaning = everyday ? { field: everyday } : labelMeaning(label);
  return meaning?.field || TREATS.has(meaning?.of ?? '') ? meaning : undefined;
}

/** The questions of a page that marks in columns headed yes and no answer. */
export function markedColumns(page: LaidPage, sections: readonly Section[]): FormEntry[] {
  let head: Head | null = null;
  let rows = 0;
  return linesOfPage(page).flatMap((line, at): FormEntry[] => {
    const found = headOf(line);
    if (found) {
      head = found;
      rows = 0;
      return [];
    }
    rows += 1;
    if (!head || rows > MAX_ROWS || line.text.includes('~~')) return [];
    const cells = line.cells;
    const mark = markOf(cells, head);
    if (!mark) return [];
    const asked = cells.slice(0, mark.first).filter(({ text }) => !BARE_NUMBER.test(text));
    const [only] = asked;
    const label = only?.text.replace(/[:?.\s]+$/, '') ?? '';
    const meaning = asked.length === 1 && label.length <= MAX_LABEL ? meaningOf(label) : undefined;
    const section = sections.findLast(({ start }) => start <= line.start);
    if (!only || !meaning || !section || (mark.answer === 'No' && OF_A_WHILE.test(label))) return [];
    const remark = cells
      .slice(mark.last + 1)
      .map(({ text }) => text)
      .join(' ');
    if (meaning.of && (remark === '' || mark.answer === 'No')) return [];
    const answered = remark === '' ? mark.answer : `${mark.answer}, ${remark}`;
    const value = meaning.of ? remark : answered;
    const valueStart = cells[mark.first]?.start ?? line.start;
    return [
      { meaning, label, value, start: only.start, valueStart, end: cells.at(-1)?.end ?? line.end, line: at, section },
    ];
  });
}
