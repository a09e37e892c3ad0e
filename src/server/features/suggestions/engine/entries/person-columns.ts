import { nearly } from '#server/features/understanding/assertion/names-alike.ts';
import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { type Cell, type LaidPage, type Line, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { knownLabel } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import { personOf } from '../values/read-values.ts';
import type { FormEntry } from './form-entries.ts';

/*
 * Tables with a column for each of two people, whose names stand in the first row: father and mother, resident and provider,
 * patient and guarantor. What stands in the other's column is theirs.
 */

const NAME = /^(?:(?:full |legal )?name(?: of (?:party|person))?)$/i;
const MAX_ROWS = 30;
/** Points by which the cells of a column stand askew. */
const ASKEW = 24;

const named = (text: string, { firstname, lastname }: KnownClient): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}'’-]+/u);
  return [firstname, lastname].every((name) => words.some((word) => nearly(word, name.toLowerCase())));
};

interface Columns {
  row: number;
  own: Cell;
  other: Cell;
}

/** The row that names both people. */
function columnsOf(lines: readonly Line[], client: KnownClient): Columns | null {
  for (const [row, { cells }] of lines.entries()) {
    const [label, one, two, ...more] = cells;
    if (!label || !one || !two || more.length > 0 || !NAME.test(label.text)) continue;
    const [first, second] = [named(one.text, client), named(two.text, client)];
    if (first === second || !personOf(first ? two.text : one.text)) continue;
    return first ? { row, own: one, other: two } : { row, own: two, other: one };
  }
  return null;
}

const isUnder = (cell: Cell, head: Cell): boolean => Math.abs(cell.left - head.left) <= ASKEW;

interface PersonColumns {
  entries: FormEntry[];
  /** Stretches of the page that are the other's. */
  others: { start: number; end: number }[];
}

/** What a page's columns of two people give for the client, and what of it is the other's. */
export function personColumns(
  page: LaidPage,
  sections: readonly Section[],
  client: KnownClient | undefined,
): PersonColumns {
  const lines = linesOfPage(page);
  const columns = client ? columnsOf(lines, client) : null;
  if (!columns) return { entries: [], others: [] };
  const { row, own, other } = columns;
  const found: PersonColumns = { entries: [], others: [] };
  for (const [at, { cells, start }] of lines.slice(row, row + MAX_ROWS).entries()) {
    const [label, ...values] = cells;
    // What goes on from the row above has no label: "48 Mill Hill, Apt 6" over "Ripley, WV 25999".
    const goesOn = at > 0 && label !== undefined && (isUnder(label, own) || isUnder(label, other));
    if (!label || (at > 0 && values.length === 0 && !goesOn)) break;
    const theirs = (goesOn ? cells : values).filter((cell) => isUnder(cell, other));
    for (const cell of theirs) found.others.push({ start: cell.start, end: cell.end });
    const value = values.find((cell) => isUnder(cell, own));
    const meaning = knownLabel(label.text);
    const section = sections.findLast((each) => each.start <= start);
    if (goesOn || !value || !meaning || !section || theirs.length === 0) continue;
    found.entries.push({
      meaning,
      label: label.text,
      value: value.text,
      start: label.start,
      valueStart: value.start,
      end: value.end,
      line: row + at,
      section: { ...section, about: 'client', headingLine: -4 - row },
    });
  }
  return found;
}
