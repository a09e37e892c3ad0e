import { UnreadableSheet } from './unreadable-sheet.ts';

export const SHEET_TYPES = ['csv', 'xlsx'] as const;
export type SheetType = (typeof SHEET_TYPES)[number];

/** One row as it stands in the file: the line it begins on, from 1, and its cells as text. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** Stands for the value of a formula that was kept without one; no file holds it as a text. */
export const NO_RESULT = '\u0000';

/** A list that somebody brings. */
export interface SheetFile {
  type: SheetType;
  bytes: Uint8Array;
  /** Of a workbook: which of its sheets that hold something, from 0. */
  sheet: number;
  /** Rows after which no more are wanted; null for all. */
  most: number | null;
}

/** Columns of a table; no list of people has more, and a hostile file can have a million. */
export const MAX_COLUMNS = 100;
/** Letters of one row. */
export const MAX_ROW = 100_000;
/** Rows of a file's beginning: enough to find the header and to show what stands below it. */
export const BEGINNING = 20;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Old Excel's own format, in which today's encrypted workbooks are wrapped too. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

/** What a file is, by its name and its first bytes together. @throws UnreadableSheet where the two don't agree */
export function sheetTypeOf(name: string, bytes: Uint8Array): SheetType {
  const ending = /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase() as SheetType | undefined;
  if (!ending) throw new UnreadableSheet('wrong_type');
  if (bytes.length === 0) throw new UnreadableSheet('empty');
  if (begins(bytes, COMPOUND)) throw new UnreadableSheet(ending === 'xlsx' ? 'encrypted' : 'wrong_type');
  if (begins(bytes, ZIP) !== (ending === 'xlsx')) throw new UnreadableSheet('wrong_type');
  return ending;
}
