import { MAX_COLUMNS, MIN_COLUMNS } from '#shared/features/configuration/list-views.ts';

/** A column that a list can show. */
export interface ColumnChoice {
  id: string;
  label: string;
}

/** The columns in their order with one ticked, at the end, or unticked. */
export const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];

/** The columns with one moved to another place; a place beyond the ends is the end. */
export function moved(chosen: readonly string[], id: string, to: number): string[] {
  if (!chosen.includes(id)) return [...chosen];
  const rest = chosen.filter((each) => each !== id);
  const at = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Whether a column may be ticked or unticked. */
export const mayToggle = (chosen: readonly string[], id: string, required: string): boolean =>
  chosen.includes(id) ? id !== required && chosen.length > MIN_COLUMNS : chosen.length < MAX_COLUMNS;

/** The columns of a list's whole set that are shown, in the chosen order; a name nobody knows any more is passed over. */
export const inOrder = <Choice extends ColumnChoice>(columns: readonly Choice[], chosen: readonly string[]): Choice[] =>
  chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []);

/** Which columns are chosen from, and what comes of it. */
export interface ColumnChoosing {
  /** Every column the list can show. */
  columns: readonly ColumnChoice[];
  /** The one that is always shown. */
  required: string;
  /** The ids shown now, in their order. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}
