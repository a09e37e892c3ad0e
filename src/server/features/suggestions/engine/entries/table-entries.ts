import { type Cell, type LaidPage, type Line, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { knownLabel, labelMeaning } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import type { Finding } from '../suggestion.ts';
import { saysNothing } from '../values/read-values.ts';
import { answerBlocks, asksOfAWhile } from './answer-heads.ts';
import { inBlocks, isBlockHeads, type Unplaced } from './column-blocks.ts';
import type { FormEntry } from './form-entries.ts';
import { isAnswerTo, isPairs, personOver } from './row-shapes.ts';
import {
  ALLERGEN_HEAD,
  ASKS,
  COVERAGE_HEAD,
  DOSE_HEAD,
  MARK,
  MEDICINE_HEAD,
  NO_HEAD,
  NO_LONGER,
  NO_MARK,
  REACTION_HEAD,
  STILL_HEAD,
  STOP_HEAD,
  STOPPED,
  WITHDRAWN,
  YES_HEAD,
} from './table-heads.ts';
import { middle } from './under-heads.ts';

const HOLDS_LETTERS = /\p{L}/u;

/** A cell that answers: a row that holds one is no row of heads. */
const ANSWER =
  /^(?:\(?\s?(?:yes|no|y|n)\s?\)?|\(?\s?(?:y|n|yes|no)\s?\)?[\s/|]{1,3}\(?\s?(?:y|n|yes|no)\s?\)?|none|never|denie[sd]|unknown|n\/a)$/i;
/** Both printed and one of them ringed: "(Y)/ N". */
const RINGED_CHOICE =
  /^(?:\(\s?(?:y|n|yes|no)\s?\)[\s/|]{1,3}(?:y|n|yes|no)|(?:y|n|yes|no)[\s/|]{1,3}\(\s?(?:y|n|yes|no)\s?\))$/i;
function answers(cells: readonly Cell[]): boolean {
  const given = cells.filter(({ text }) => ANSWER.test(text)).map(({ text }) => text.toLowerCase());
  const both = (yes: string, no: string) => given.includes(yes) && given.includes(no);
  if (cells.some(({ text }) => NONE_LISTED.test(text))) return true;
  return given.length > 0 && !both('yes', 'no') && !both('y', 'n');
}

const RINGED = /^\(\s?(?:y|n|yes|no)\s?\)$/i;

/** A title over rows, with how to fill them in. */
const NO_HEADS = /\d{1,2}[/-]\d|^\[|\(\s?[xX]?\s?\)$/;

const isHeads = ({ cells }: Line): boolean =>
  cells.length >= 2 &&
  !answers(cells) &&
  !isPairs(cells) &&
  cells.every(({ text }) => HOLDS_LETTERS.test(text) && !/[\d:?]|\[/.test(text) && text.length <= 40);

const heads = ({ cells }: Line, head: RegExp): boolean => cells.some(({ text }) => head.test(text));

const isGrid = (line: Line): boolean =>
  (heads(line, MEDICINE_HEAD) || /^name$/i.test(line.cells[0]?.text ?? '')) && heads(line, DOSE_HEAD);

const isAllergyGrid = (line: Line): boolean => heads(line, ALLERGEN_HEAD) && heads(line, REACTION_HEAD);

/** Points from the margin behind which nothing but the heads of marks stands on a line. */
const FAR_IN = 90;
const standsAlone = (cells: readonly Cell[]): boolean => cells.length === 2 && (cells[0]?.left ?? 0) > FAR_IN;

/** A row that asks already: its Yes and No are boxes of its own. */
const answersBesideHeads = ({ cells }: Line): boolean =>
  (cells.length < 3 && !standsAlone(cells)) ||
  cells.some(({ text }) => NO_HEADS.test(text)) ||
  (cells[0]?.text ?? '').includes('?');

const sideBySide = (words: readonly string[], [yes, no]: readonly [string, string]): boolean =>
  Math.abs(words.indexOf(yes) - words.indexOf(no)) === 1 && words.includes(yes) && words.includes(no);

const OF_A_WHILE =
  /\b(?:(?:past|last|previous|in the) (?:\d+ |six |three |twelve )?(?:years?|months?|weeks?|days?|yrs?|mos?|wks?)|since|this (?:year|month|week)|today|now|current(?:ly)?|recent(?:ly)?)\b/i;

/** The head a cell stands under: the nearest one by where both begin, or by their middles. */
function headOf(cell: Cell, heads: readonly Cell[]): Cell | undefined {
  const away = (head: Cell) => Math.min(Math.abs(head.left - cell.left), Math.abs(middle(head) - middle(cell)));
  return heads.reduce<Cell | undefined>((near, head) => (near && away(near) <= away(head) ? near : head), undefined);
}

const entryOf = (label: string, value: string, line: number, from: Cell, to: Cell): Unplaced => ({
  meaning: labelMeaning(label),
  label,
  value,
  start: from.start,
  valueStart: to.start,
  end: to.end,
  line,
});

/** Rows that answer by a mark under Yes or No, with what is written behind them. */
function markedRow(heads: readonly Cell[], { cells }: Line, at: number): Unplaced[] {
  const [asked, ...given] = cells;
  const last = given.at(-1);
  if (!asked || !last || labelMeaning(asked.text) === undefined) return [];
  // What never was in a year says nothing of the years before.
  const ofAWhile = OF_A_WHILE.test(asked.text) || asksOfAWhile(heads);
  const under = (head: RegExp) =>
    given.some((cell) => MARK.test(cell.text) && head.test(headOf(cell, heads)?.text ?? ''));
  const [yes, no] = [under(YES_HEAD), under(NO_HEAD)];
  if (yes === no || (no && ofAWhile)) return [];
  const remark = given.filter(({ text }) => !MARK.test(text) && !NO_MARK.test(text)).map(({ text }) => text);
  return [entryOf(asked.text, [yes ? 'Yes' : 'No', ...remark].join(', '), at, asked, last)];
}

/** A label by its name, or by what it asks for where a yes or a no stands beside it. */
const isLabel = ({ text }: Cell, beside?: Cell): boolean =>
  !text.includes(':') && (beside && ANSWER.test(beside.text) ? labelMeaning(text) : knownLabel(text)) !== undefined;

const COMPLAINT =
  /^(?:cc|c\/o|complaint|chief complaint|reason|problem|dx|diagnosis|nature|call type|dispatch(?:ed)?(?: for| as)?)$/i;
const SHORT_CAPITALS = /^[A-Z]{2,5}$/;
const GIVEN = /^(?:NKD?A|NKFA|YES|NO|NONE|NEG|POS|MALE|PCN|ASA|FT|PT|SSI|SSDI|VA|UMR|GEHA|BCBS|UHC|[A-Z]{2})$/;
/** A value that begins with a label of its own is none of the label before it. */
const LEADS = /^[^.,;:]{0,40}:/;
const COLON = /[.;]\s+(?<label>[^.;:]{2,40}):/g;

/** A value up to the sentence that another known label opens. */
function beforeLabel(text: string): string {
  for (const found of text.matchAll(COLON))
    if (knownLabel(found.groups?.label ?? '')) return text.slice(0, found.index + 1);
  return text;
}

/** Whom somebody is to the client leads their name: "Grandma: Ana Example". */
const LED_BY_TIE =
  /^(?:(?:my|his|her|their|your) )?(?:mother|mom|mum|father|dad|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|uncle|cousin|niece|nephew|friend|girlfriend|boyfriend|grand(?:mother|father|ma|pa)|sponsor|roommate|neighbor|pastor|case manager)\s?:\s+\p{Lu}/iu;

/** A row of things to draw a ring around: what stands beside one of them is the next one. */
const TO_CIRCLE = /\b(?:circle|check|mark|tick|underline|select)\b/i;
const CHOSEN = /^[[(]\s?(?<chosen>\p{L}{1,12})\s?[\])]$/u;
const CHOICE = /^[[(]?\s?\p{L}{1,9}\s?[\])]?$/u;

/** The one of several printed choices that stands in brackets: "S  [M]  W  D". */
function chosenOf(cells: readonly Cell[], from: number): { text: string; last: Cell } | null {
  const run: Cell[] = [];
  for (const cell of cells.slice(from)) {
    if (!CHOICE.test(cell.text) || (run.length > 0 && isLabel(cell))) break;
    run.push(cell);
  }
  const chosen = run.filter(({ text }) => CHOSEN.test(text));
  const [only] = chosen;
  const last = run.at(-1);
  const text = CHOSEN.exec(only?.text ?? '')?.groups?.chosen;
  return run.length > 2 && chosen.length === 1 && text && last ? { text, last } : null;
}

/** What a form asks next of whoever says yes; the answer to it explains the yes. */
const LEADS_ON =
  /^(?:if (?:yes|so)\b.{0,30}|when|where|how (?:often|many|much|long)|what|which|explain|describe|details?|specify|list|type|kind)[?:]?$/i;

/** Labels beside their values without a colon: a cell is the value of the label before it, with what explains a yes. */
function pairsOf({ cells, text }: Line, at: number): Unplaced[] {
  if (cells.length > 3 && TO_CIRCLE.test(text) && !cells.some((cell) => RINGED_CHOICE.test(cell.text))) return [];
  return cells.flatMap((cell, index) => {
    const value = cells[index + 1];
    if (!value || !isLabel(cell, value) || isAnswerTo(cells[index - 1], cell)) return [];
    const chosen = chosenOf(cells, index + 1);
    if (chosen) return [entryOf(cell.text, chosen.text, at, cell, chosen.last)];
    if ((isLabel(value) && !isAnswerTo(cell, value)) || (LEADS.test(value.text) && !LED_BY_TIE.test(value.text)))
      return [];
    // What is complained of is the value of its own label, and a few capitals may be the next label.
    if (index > 0 && COMPLAINT.test(cells[index - 1]?.text ?? '')) return [];
    if (SHORT_CAPITALS.test(value.text) && !GIVEN.test(value.text) && index + 2 < cells.length) return [];
    const person = personOver(cells, index + 1, cell);
    if (person) return [entryOf(cell.text, person.text, at, cell, person.last)];
    const lead = LEADS_ON.test(cells[index + 2]?.text ?? '') ? 1 : 0;
    const more = cells[index + 2 + lead];
    const fits = more && ANSWER.test(value.text) && !isLabel(more) && !more.text.includes(':');
    const explained = fits && !saysNothing(more.text) ? more : undefined;
    // The one in brackets, or with a ring around it, is the answer of the two.
    const between = explained && RINGED.test(explained.text) ? ' ' : ', ';
    const given = (RINGED_CHOICE.test(value.text) && readYesNo(value.text)?.answer) || value.text;
    const written = explained ? `${given}${between}${explained.text}` : given;
    return [entryOf(cell.text, beforeLabel(written), at, cell, explained ?? value)];
  });
}

/** Lines that a value may go on over, and points by which its lines may stand askew. */
const MAX_REST = 8;
const ASKEW = 8;

/** A pair whose value goes on in the lines below it, in the column of the value. */
function withRest(text: string, entry: Unplaced, lines: readonly Line[]): Unplaced {
  const cells = lines[entry.line]?.cells ?? [];
  const value = cells.find(({ start }) => start === entry.valueStart);
  // Only where nothing but the label and its value stands on the line, or columns would be mixed.
  if (!value || cells.at(-1)?.start !== value.start || cells[0]?.start !== entry.start) return entry;
  let { end } = value;
  for (const line of lines.slice(entry.line + 1, entry.line + 1 + MAX_REST)) {
    const [first] = line.cells;
    if (!first || Math.abs(first.left - value.left) > ASKEW || LEADS.test(first.text)) break;
    end = line.end;
  }
  if (end === value.end) return entry;
  const whole = text.slice(entry.valueStart, end).trimEnd();
  return { ...entry, value: beforeLabel(whole), end: entry.valueStart + whole.length };
}

/** Labels above their values. */
function columnsOf(heads: readonly Cell[], { cells }: Line, at: number): Unplaced[] {
  return cells.flatMap((cell) => {
    const head = headOf(cell, heads);
    if (!head || LEADS.test(cell.text)) return [];
    if (labelMeaning(head.text) === undefined || labelMeaning(cell.text) !== undefined) return [];
    return [entryOf(head.text, cell.text, at, cell, cell)];
  });
}

/** What a page's columns say: pairs side by side, labels above values, and marks under Yes and No. */
export function tableEntries(page: LaidPage, sections: readonly Section[]): FormEntry[] {
  const lines = linesOfPage(page);
  const entries: Unplaced[] = [];
  let marked: readonly Cell[] | null = null;
  let covered = false;
  for (const [at, line] of lines.entries()) {
    const words = line.cells.map(({ text }) => text.toLowerCase());
    // Heads of two blocks side by side say of no row as a whole what its marks answer.
    if (ASKS.some((pair) => sideBySide(words, pair)) && !answersBesideHeads(line) && answerBlocks(line).length < 2) {
      marked = line.cells;
      continue;
    }
    if (line.cells.length < 2) {
      marked = null;
      covered = false;
    }
    if (isHeads(line) && heads(line, COVERAGE_HEAD)) covered = true;
    // What a plan pays for is nothing that the client had.
    if (covered) continue;
    const next = lines[at + 1];
    const isHead = isHeads(line) && line.cells.length >= 3 && (next?.cells.length ?? 0) >= 2;
    if (marked) entries.push(...markedRow(marked, line, at));
    else if (!isHead && !isBlockHeads(line))
      entries.push(...pairsOf(line, at).map((entry) => withRest(page.text, entry, lines)));
    const labels = line.cells.filter(({ text }) => labelMeaning(text) !== undefined).length;
    if (
      !marked &&
      !isGrid(line) &&
      !isAllergyGrid(line) &&
      next &&
      next.cells.length >= 2 &&
      isHeads(line) &&
      labels * 2 >= line.cells.length &&
      !isHeads(next)
    )
      entries.push(...columnsOf(line.cells, next, at + 1));
  }
  return inBlocks(lines, entries, sections);
}

/** The rows under a table's heads: up to the first line that is none. */
function rowsUnder(lines: readonly Line[], head: number): Line[] {
  const rows: Line[] = [];
  for (const line of lines.slice(head + 1)) {
    const none = rows.length === 0 && NONE_LISTED.test(line.text.trim());
    if ((line.cells.length < 2 && !none) || /:|\?/.test(line.text)) break;
    rows.push(line);
  }
  return rows;
}

const NONE_LISTED = /^(?:no known|none|nkda|nka|no (?:drug |food )?allergies)\b/i;

/** A no under a head that asks whether it is still taken, or a mark under one of what was stopped. */
const isNoLonger = ({ cells }: Line, heads: readonly Cell[]): boolean =>
  cells.some((cell) => {
    const head = headOf(cell, heads)?.text ?? '';
    return (NO_LONGER.test(cell.text) && STILL_HEAD.test(head)) || (MARK.test(cell.text) && STOP_HEAD.test(head));
  });

/** The rows of the first table of a kind, but for those that no longer hold, as one value. */
function gridOf(lines: readonly Line[], field: string, is: (line: Line) => boolean, ended: RegExp): Finding[] {
  const head = lines.findIndex(is);
  const rows = head === -1 ? [] : rowsUnder(lines, head);
  const heads = lines[head]?.cells ?? [];
  const current = rows.filter((row) => !ended.test(row.text) && !isNoLonger(row, heads));
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || current.length === 0) return [];
  const value = current.map(({ cells }) => cells.map(({ text }) => text).join(' ')).join('\n');
  return [{ field, value, start: first.start, end: last.end, from: 'section' }];
}

/** The medicines and the allergies of a page's tables, without those that were stopped or taken back. */
export function gridFindings(page: LaidPage): Finding[] {
  const lines = linesOfPage(page);
  return [
    ...gridOf(lines, 'medication_plan', isGrid, STOPPED),
    ...gridOf(lines, 'allergies', isAllergyGrid, WITHDRAWN),
  ];
}
