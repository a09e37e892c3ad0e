import { type Cell, type LaidPage, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { everydayField } from '../labels/everyday-labels.ts';
import { labelMeaning } from '../labels/form-labels.ts';
import type { LabelMeaning } from '../labels/label-meaning.ts';
import type { Section } from '../scope/page-sections.ts';
import { type AnswerBlock, type AnswerHead, answerBlocks, asksOfAWhile, headOver } from './answer-heads.ts';
import type { FormEntry } from './form-entries.ts';

/*
 * Questions in rows under columns headed yes and no, with a mark in one of them and a remark behind: "Tried to die  (X) ( )
 * ramp in March", "Seizure ever   x       twice". The heads say which mark is which.
 */

/** A box, ticked or not; two may stand in one cell. */
const BOXES = /(?:\[\s?[xX✓✔]?\s?\]|\(\s?[xX✓✔]?\s?\)|[☐☑☒])/gu;
const TICKED = /[xX✓✔☑☒]/u;
const ONLY_BOXES = /^(?:(?:\[\s?[xX✓✔]?\s?\]|\(\s?[xX✓✔]?\s?\)|[☐☑☒])\s*){1,4}$/u;
const CROSS = /^[xX✓✔*]$/u;
const BARE_NUMBER = /^\d{1,3}[.)]?$/;
/** What never was in a year says nothing of the years before. */
const OF_A_WHILE =
  /\b(?:(?:past|last|this) (?:\d{1,3} )?(?:years?|mos?|months?|weeks?|wks?|days?|hrs?|hours?|shift)|today|now|current(?:ly)?|recent(?:ly)?)\b/i;
/** Of these the remark is the answer: a yes names nobody. */
const TREATS = new Set<string>(['pcp', 'psychiatrist', 'therapist']);
/** A yes to these says nothing by itself. */
const LISTED = new Set(['allergies', 'medication_plan', 'recent_substance_abuse']);
const MAX_LABEL = 80;
/** Letters of a row. */
const LONGEST_ROW = 300;
/** Rows under one head; a form asks no more on a page. */
const MAX_ROWS = 60;

const NEXT_QUESTION =
  /^\s*[xX✓✔]\s(?!\d+\s?(?:days?|weeks?|wks?|months?|mos?|years?|yrs?|times?)\b).*(?:\?|\s[xX✓✔]\s*$)|\?\s*[xX✓✔]\s*$/u;

/** Whether a value is the mark of one column and the question of the next one: "X 13. Hearing voices? X". */
export const holdsNextQuestion = (value: string): boolean => NEXT_QUESTION.test(value.slice(0, LONGEST_ROW));

/** What the mark of a row answers, and which cells hold it; null where that isn't plain. */
function markOf(
  cells: readonly Cell[],
  { heads }: AnswerBlock,
): { answer: AnswerHead; first: number; last: number } | null {
  const isMark = ({ text }: Cell): boolean => ONLY_BOXES.test(text) || CROSS.test(text);
  const first = cells.findIndex((cell, at) => at > 0 && isMark(cell));
  const cell = cells[first];
  if (!cell) return null;
  if (CROSS.test(cell.text)) {
    const head = headOver(cell, heads);
    return head && { answer: head, first, last: first };
  }
  let last = first;
  for (let next = cells[last + 1]; next && ONLY_BOXES.test(next.text); next = cells[last + 1]) last += 1;
  const boxes = cells.slice(first, last + 1).flatMap(({ text }) => text.match(BOXES) ?? []);
  const ticked = boxes.flatMap((box, at) => (TICKED.test(box) ? [heads[at]] : []));
  const [answer] = ticked;
  return boxes.length === heads.length && ticked.length === 1 && answer ? { answer, first, last } : null;
}

function meaningOf(label: string): LabelMeaning | undefined {
  const everyday = everydayField(label);
  const meaning = everyday ? { field: everyday } : labelMeaning(label);
  return meaning?.field || TREATS.has(meaning?.of ?? '') ? meaning : undefined;
}

/** What one block of a row answers. */
function answerOf(cells: readonly Cell[], block: AnswerBlock, line: number, section: Section): FormEntry[] {
  const mark = markOf(cells, block);
  if (!mark?.answer.says) return [];
  const { says, when } = mark.answer;
  const asked = cells.slice(0, mark.first).filter(({ text }) => !BARE_NUMBER.test(text));
  const [only] = asked;
  const label = only?.text.replace(/[:?.\s]+$/, '') ?? '';
  const meaning = asked.length === 1 && label.length <= MAX_LABEL ? meaningOf(label) : undefined;
  if (!only || !meaning || (says === 'No' && OF_A_WHILE.test(label))) return [];
  const behind = cells.slice(mark.last + 1);
  const remark = behind.map(({ text }) => text).join(' ');
  if (meaning.of && (remark === '' || says === 'No')) return [];
  // Whoever takes something, or is allergic, says what beside the mark.
  if (LISTED.has(meaning.field ?? '') && says === 'Yes' && remark === '') return [];
  const answered = [says, when, remark].filter((part) => part !== '').join(', ');
  const valueStart = cells[mark.first]?.start ?? only.start;
  const end = (behind.at(-1) ?? cells[mark.last] ?? only).end;
  const value = meaning.of ? remark : answered;
  return [{ meaning, label, value, start: only.start, valueStart, end, line, section }];
}

/** The questions of a page that marks in columns headed yes and no, or never, past and now, answer. */
export function markedColumns(page: LaidPage, sections: readonly Section[]): FormEntry[] {
  let blocks: readonly AnswerBlock[] = [];
  let rows = 0;
  let ofAWhile = false;
  return linesOfPage(page).flatMap((line, at): FormEntry[] => {
    const found = answerBlocks(line);
    if (found.length > 0) {
      blocks = found;
      rows = 0;
      ofAWhile = asksOfAWhile(line.cells);
      return [];
    }
    rows += 1;
    const section = sections.findLast(({ start }) => start <= line.start);
    if (!section || rows > MAX_ROWS || line.text.includes('~~')) return [];
    return blocks.flatMap((block) => {
      const cells = line.cells.filter(({ left }) => left > block.from && left <= block.to);
      return answerOf(cells, block, at, section).filter(({ value }) => !(ofAWhile && /^No\b/.test(value)));
    });
  });
}
