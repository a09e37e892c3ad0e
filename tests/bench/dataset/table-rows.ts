import type { Value } from './copy-text.ts';

/** The rows of one table, made one at a time while they are loaded. */
export interface TableRows {
  table: string;
  columns: readonly string[];
  rows(): Iterable<readonly Value[]>;
}

/** Rows made from their numbers, 0 up to and without `count`. */
export function numbered(
  table: string,
  columns: readonly string[],
  count: number,
  row: (index: number) => readonly Value[],
): TableRows {
  return {
    table,
    columns,
    *rows() {
      for (let index = 0; index < count; index++) yield row(index);
    },
  };
}

/** Rows of which each number makes none, one or several. */
export function several(
  table: string,
  columns: readonly string[],
  count: number,
  rowsOf: (index: number) => Iterable<readonly Value[]>,
): TableRows {
  return {
    table,
    columns,
    *rows() {
      for (let index = 0; index < count; index++) yield* rowsOf(index);
    },
  };
}
