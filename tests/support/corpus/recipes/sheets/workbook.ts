/** A cell as somebody typed or a program computed it. */
export type Cell =
  | string
  | number
  | boolean
  | null
  | { date: string }
  /** A number that is shown with leading zeros. */
  | { digits: number; most: number }
  | { formula: string; result: string | number }
  /** Kept without its result, by a program that does not compute. */
  | { formula: string; result?: undefined }
  | { error: string }
  /** A text whose parts look different. */
  | { rich: readonly string[] }
  | { link: string };

export interface Sheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  /** null for a row with nothing in it. */
  rows: readonly (readonly Cell[] | null)[];
  merged?: readonly string[];
}

export interface Workbook {
  name: string;
  sheets: readonly Sheet[];
}

/** What is read of a sheet: each row with its line, from 1. */
export interface SheetTruth {
  name: string;
  rows: readonly { line: number; cells: readonly string[] }[];
}

const two = (text: string): string => text.padStart(2, '0');

/** A cell as it is shown: what an error hides is nothing, and a formula without its result is said to be one. */
export function shown(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('date' in cell) {
    const [year = '', month = '', day = ''] = cell.date.split('-');
    return `${two(month)}/${two(day)}/${year}`;
  }
  if ('digits' in cell) return String(cell.digits).padStart(cell.most, '0');
  if ('formula' in cell) return cell.result === undefined ? '\u0000' : String(cell.result);
  if ('error' in cell) return '';
  return 'rich' in cell ? cell.rich.join('') : cell.link;
}

const trimmed = (cells: readonly string[]): string[] => {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
};

/** The rows that hold something, as they must be read; blanks at a row's end are none. */
export const rowsShown = (rows: Sheet['rows']): SheetTruth['rows'] =>
  rows.flatMap((row, at) => {
    const cells = trimmed((row ?? []).map(shown));
    return cells.length > 0 ? [{ line: at + 1, cells }] : [];
  });

/** What must be read of a workbook: its visible sheets that hold something, in the order of their tabs. */
export const sheetsShown = ({ sheets }: Workbook): SheetTruth[] =>
  sheets
    .filter(({ state }) => state === undefined)
    .map(({ name, rows }) => ({ name, rows: rowsShown(rows) }))
    .filter(({ rows }) => rows.length > 0);
