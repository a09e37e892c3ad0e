import type { SheetFault } from './sheet-fault.ts';

export const SHEET_TYPES = ['csv', 'xlsx'] as const;
export type SheetType = (typeof SHEET_TYPES)[number];

/** One row as it stands in the file: the line it begins on, from 1, and its cells as text. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** What the parent asks: the rows of a file, or its first ones alone. `more` asks for the next batch. */
export type SheetRequest = { kind: 'read'; type: SheetType; bytes: Uint8Array; most: number | null } | { kind: 'more' };

/** What the child answers: batches, each after it was asked for, then `done` or `failed`. */
export type SheetReply =
  | { kind: 'ready' }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'done' }
  | { kind: 'failed'; fault: SheetFault };

/** Columns of a table; no list of people has more, and a hostile file can have a million. */
export const MOST_COLUMNS = 100;
/** Letters of one row. */
export const MOST_ROW = 100_000;
