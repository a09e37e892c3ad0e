import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Printouts that keep two columns of labels apart by a bar on each line. Whom a label of one column names says nothing of
 * the labels of the other.
 */

const BAR = / ?\|(?=[\t ]|$)/g;
/** Lines one after the other with one bar each that make a column. */
const MIN_LINES = 3;

/** Where the bar stands on each line of a page, for lines that are parts of two columns. */
function barsOf(page: string): Map<number, number> {
  const bars = new Map<number, number>();
  let run: [line: number, at: number][] = [];
  const close = () => {
    if (run.length >= MIN_LINES) for (const [line, at] of run) bars.set(line, at);
    run = [];
  };
  for (const [line, { text, start }] of linesOf(page).entries()) {
    const [only, ...more] = text.matchAll(BAR);
    if (only && more.length === 0) run.push([line, start + only.index]);
    else close();
  }
  close();
  return bars;
}

/** The entries of a page by the column they stand in: those of the left one and of all else, and those of the right one. */
export function byColumns(page: string, entries: readonly FormEntry[]): FormEntry[][] {
  const bars = barsOf(page);
  if (bars.size === 0) return [[...entries]];
  const isRight = ({ line, start }: FormEntry) => start > (bars.get(line) ?? Number.POSITIVE_INFINITY);
  const under = (entry: FormEntry, side: 0 | 1): FormEntry => {
    const heads = entry.section.title.split('|').map((each) => each.trim());
    const [title = ''] = heads.slice(side);
    return heads.length === 2 && bars.has(entry.line) ? { ...entry, section: { ...entry.section, title } } : entry;
  };
  return [
    entries.filter((entry) => !isRight(entry)).map((entry) => under(entry, 0)),
    entries.filter(isRight).map((entry) => under(entry, 1)),
  ];
}
