import { type Cell, type LaidPage, type Line, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import type { Finding } from '../suggestion.ts';

/*
 * Scores of the scales that nurses watch withdrawal with, under their column of a flow sheet and behind their label. A mild
 * score may be anything, and one that an order names is nobody's.
 */

const SCALE = /^(?<scale>ciwa|cows|mssa)(?:-?(?:ar?|b))?$/i;
/** From which score on a scale says that somebody withdraws, and the highest it has. */
const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ciwa: [8, 67],
  cows: [5, 48],
  mssa: [8, 42],
};
const MAX_ROWS = 40;
const FEWEST_COLUMNS = 3;
const FIGURES = /^(?:\d[\d:/.,%-]*|[ap]m|--?)$/i;
const NUMBER = /^\d{1,2}$/;
/** What somebody is to be given, or to do, at a score. */
const ORDERED =
  /(?:[<>≥≤]|\b(?:if|when|for|until|while|once|over|under|above|below|less|greater|more|at least|range|parameters?|hold|call|give|per)\b)/i;
const SCORED =
  /^\D{0,24}?(?:\((?:\d{1,2} ?[-–] ?\d{1,2}|max \d{1,2}|\/ ?\d{2})\)\D{0,6})?(?<score>\d{1,2})(?![\d:])(?! ?\/ ?\d{1,2}\/)/;

/** Whether a score of a scale says that somebody withdraws. */
export function isWithdrawing(scale: string, score: number): boolean {
  const [from, to] = RANGES[scale.slice(0, 4).toLowerCase()] ?? [99, 0];
  return score >= from && score <= to;
}

/** What a label of a scale has for its value, where it is a score that says so: "CIWA: 22 @ 0600". */
export function scoreBehind(label: string, value: string): string | null {
  const scale = /\b(?:ciwa|cows|mssa)\b/i.exec(label)?.[0];
  if (!scale || ORDERED.test(value) || /\d{3}/.test(value.slice(0, 6))) return null;
  const score = Number(SCORED.exec(value)?.groups?.score);
  return isWithdrawing(scale, score) ? `${label.trim()} ${value.replace(/\s+/g, ' ').trim()}` : null;
}

interface Column {
  scale: string;
  /** Its place among the words of the heads, and among their cells. */
  word: number;
  cell: number;
  heads: readonly Cell[];
}

function columnOf({ text, cells }: Line): Column | null {
  const words = text.trim().split(/\s+/);
  const word = words.findIndex((each) => SCALE.test(each));
  if (word === -1 || words.length < FEWEST_COLUMNS || /\d/.test(text.replace(/spo2|o2/gi, ''))) return null;
  const cell = cells.findIndex((each) => SCALE.test(each.text));
  return { scale: words[word] ?? '', word, cell: cells.length >= FEWEST_COLUMNS ? cell : -1, heads: cells };
}

const MIDDLE = 14;

/** The score of a row: in its column where columns stand apart, else behind as many figures as there are heads. */
function scoreIn({ word, cell, heads }: Column, { text, cells }: Line): number | null {
  const head = heads[cell];
  if (head && cells.length >= FEWEST_COLUMNS) {
    const middle = (head.left + head.right) / 2;
    const under = cells.filter(
      ({ left, right }) => Math.abs(left - head.left) < MIDDLE || Math.abs((left + right) / 2 - middle) < MIDDLE,
    );
    const [only] = under;
    return only && under.length === 1 && NUMBER.test(only.text) ? Number(only.text) : null;
  }
  const words = text.trim().split(/\s+/);
  const found = words[word] ?? '';
  return NUMBER.test(found) && words.slice(0, word).every((each) => FIGURES.test(each)) ? Number(found) : null;
}

/** The row of a page's flow sheets with the highest score that says somebody withdraws. */
export function scoreFindings(page: LaidPage): Finding[] {
  const lines = linesOfPage(page);
  let best: { score: number; scale: string; line: Line } | null = null;
  for (const [at, line] of lines.entries()) {
    const column = columnOf(line);
    if (!column) continue;
    for (const row of lines.slice(at + 1, at + 1 + MAX_ROWS)) {
      if (columnOf(row)) break;
      const score = scoreIn(column, row);
      if (score !== null && isWithdrawing(column.scale, score) && score > (best?.score ?? 0))
        best = { score, scale: column.scale, line: row };
    }
  }
  if (!best) return [];
  const { score, scale, line } = best;
  const when = /^\S{1,12}/.exec(line.text.trim())?.[0] ?? '';
  const [start, end] = [line.start, line.end];
  return [{ field: 'concerns_for_withdrawal', value: `${scale} ${score} (${when})`, start, end, from: 'prose' }];
}
