import { type Cell, type LaidPage, type Line, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import type { FormEntry } from './form-entries.ts';
import { labelMeaning } from './form-labels.ts';
import type { Section } from './page-sections.ts';
import type { Finding } from './suggestion.ts';

const MARK = /^(?:[xX✓✔☒☑■]|\[\s?[xX✓✔]\s?\]|yes|no)$/;
const MEDICINE_HEAD = /^(?:medications?|medicines?|drugs?|med)(?: name)?$/i;
const DOSE_HEAD = /^(?:dose|dosage|strength|how much|amount)$/i;
const STOPPED = /\b(?:discontinued|stopped|held|on hold|inactive|d\/c|ended|completed|refused|past)\b/i;
const HOLDS_LETTERS = /\p{L}/u;

const isHeads = ({ cells }: Line): boolean =>
  cells.length >= 2 &&
  cells.every(({ text }) => HOLDS_LETTERS.test(text) && !/[\d:?]|\[/.test(text) && text.length <= 40);

const isGrid = ({ cells }: Line): boolean =>
  cells.some(({ text }) => MEDICINE_HEAD.test(text)) && cells.some(({ text }) => DOSE_HEAD.test(text));

/** The head a cell stands under: the nearest one by where both begin, or by their middles. */
function headOf(cell: Cell, heads: readonly Cell[]): Cell | undefined {
  const middle = ({ left, right }: Cell) => (left + right) / 2;
  const away = (head: Cell) => Math.min(Math.abs(head.left - cell.left), Math.abs(middle(head) - middle(cell)));
  return heads.reduce<Cell | undefined>((near, head) => (near && away(near) <= away(head) ? near : head), undefined);
}

type Placed = Omit<FormEntry, 'section'>;

const entryOf = (label: string, value: string, line: number, from: Cell, to: Cell): Placed => ({
  meaning: labelMeaning(label),
  label,
  value,
  start: from.start,
  valueStart: to.start,
  end: to.end,
  line,
});

/** Rows that answer by a mark under Yes or No, with what is written behind them. */
function markedRow(heads: readonly Cell[], { cells }: Line, at: number): Placed[] {
  const [asked, ...given] = cells;
  const last = given.at(-1);
  if (!asked || !last || labelMeaning(asked.text) === undefined) return [];
  const under = (head: RegExp) =>
    given.some((cell) => MARK.test(cell.text) && head.test(headOf(cell, heads)?.text ?? ''));
  const [yes, no] = [under(/^yes$/i), under(/^no$/i)];
  if (yes === no) return [];
  const remark = given.filter(({ text }) => !MARK.test(text)).map(({ text }) => text);
  return [entryOf(asked.text, [yes ? 'Yes' : 'No', ...remark].join(', '), at, asked, last)];
}

/** Labels beside their values without a colon: every second cell is the value of the one before it. */
function pairsOf({ cells }: Line, at: number): Placed[] {
  return cells.flatMap((cell, index) => {
    const value = cells[index + 1];
    const isLabel = (of: Cell) => !/:/.test(of.text) && labelMeaning(of.text) !== undefined;
    if (!value || !isLabel(cell) || isLabel(value) || /:/.test(value.text)) return [];
    return [entryOf(cell.text, value.text, at, cell, value)];
  });
}

/** Labels above their values. */
function columnsOf(heads: readonly Cell[], { cells }: Line, at: number): Placed[] {
  return cells.flatMap((cell) => {
    const head = headOf(cell, heads);
    if (!head || labelMeaning(head.text) === undefined || labelMeaning(cell.text) !== undefined) return [];
    return [entryOf(head.text, cell.text, at, cell, cell)];
  });
}

/** What a page's columns say: pairs side by side, labels above values, and marks under Yes and No. */
export function tableEntries(page: LaidPage, sections: readonly Section[]): FormEntry[] {
  const lines = linesOfPage(page);
  const entries: Placed[] = [];
  let marked: readonly Cell[] | null = null;
  for (const [at, line] of lines.entries()) {
    const words = line.cells.map(({ text }) => text.toLowerCase());
    if (words.includes('yes') && words.includes('no') && isHeads(line)) {
      marked = line.cells;
      continue;
    }
    if (line.cells.length < 2) marked = null;
    const next = lines[at + 1];
    const heads = isHeads(line) && line.cells.length >= 3 && (next?.cells.length ?? 0) >= 2;
    if (marked) entries.push(...markedRow(marked, line, at));
    else if (!heads) entries.push(...pairsOf(line, at));
    const labels = line.cells.filter(({ text }) => labelMeaning(text) !== undefined).length;
    if (
      !marked &&
      !isGrid(line) &&
      next &&
      next.cells.length >= 2 &&
      isHeads(line) &&
      labels * 2 >= line.cells.length &&
      !isHeads(next)
    )
      entries.push(...columnsOf(line.cells, next, at + 1));
  }
  return entries.flatMap((entry) => {
    const section = sections.findLast(({ start }) => start <= entry.start);
    return section ? [{ ...entry, section }] : [];
  });
}

/** The medicines of a grid, without those that were stopped; their rows are the value. */
export function medicineGrid(page: LaidPage): Finding[] {
  const lines = linesOfPage(page);
  const head = lines.findIndex(isGrid);
  if (head === -1) return [];
  const rows: Line[] = [];
  for (const line of lines.slice(head + 1)) {
    if (line.cells.length < 2 || /:/.test(line.text)) break;
    rows.push(line);
  }
  const current = rows.filter(({ text }) => !STOPPED.test(text));
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || current.length === 0) return [];
  const value = current.map(({ cells }) => cells.map(({ text }) => text).join(' ')).join('\n');
  return [{ field: 'medication_plan', value, start: first.start, end: last.end, from: 'section' }];
}
