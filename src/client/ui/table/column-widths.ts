import type { ColumnWidths } from '#shared/features/configuration/appearance.ts';
import type { Column } from './table-columns.ts';

/** CSS pixels: columns that are more than fit at this width on average scroll sideways, in a region of their own. */
const MIN_COLUMN = 140;
/** The column of check boxes. */
const SELECT_COLUMN = 48;

/** What a person has set, by the column's id. */
export type OwnWidths = Readonly<Record<string, number>>;

export interface LaidOut {
  /** CSS widths in the order of the columns; the browser shares what is left among those without one. */
  columns: (string | undefined)[];
  /** The CSS pixels under which the table scrolls sideways. */
  min: number;
}

const pixels = (width: string | undefined) => (width === undefined ? MIN_COLUMN : Number.parseInt(width, 10));

/** How wide each column is: as it is set, else as its list says. One of those not set takes what is left. */
export function laidOut(columns: readonly Column[], own: OwnWidths, selectable: boolean): LaidOut {
  const declared = columns.map(({ columnDef }) => columnDef.meta?.width);
  const isSet = ({ id }: Column) => own[id] !== undefined;
  if (!columns.some(isSet)) {
    // What the list says in full is taken in full: under it the last column would stand outside.
    const said = declared.reduce((sum, width) => sum + (width ? pixels(width) : 0), selectable ? SELECT_COLUMN : 0);
    return { columns: declared, min: Math.max(columns.length * MIN_COLUMN, said) };
  }
  const widths: (string | undefined)[] = columns.map((column, at) =>
    isSet(column) ? `${own[column.id]}px` : declared[at],
  );
  const min = widths.reduce<number>((sum, width) => sum + pixels(width), selectable ? SELECT_COLUMN : 0);
  if (!widths.includes(undefined)) {
    // Were all of them as wide as they say, the browser would stretch each: what is dragged would run from the pointer.
    const resizable = (column: Column) => !column.columnDef.meta?.fixed;
    const unset = columns.findLastIndex((column) => resizable(column) && !isSet(column));
    widths[unset === -1 ? columns.findLastIndex(resizable) : unset] = undefined;
  }
  return { columns: widths, min };
}

/** The widths with one column's set, or as its list says again; a list without any is kept no longer. */
export function withWidth(all: ColumnWidths, list: string, column: string, width: number | undefined): ColumnWidths {
  const { [list]: before = {}, ...others } = all;
  const { [column]: _was, ...rest } = before;
  const after = width === undefined ? rest : { ...rest, [column]: width };
  return Object.keys(after).length === 0 ? others : { ...others, [list]: after };
}
