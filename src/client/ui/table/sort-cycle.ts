export type SortOrder = 'asc' | 'desc';
export interface TableSort {
  column: string;
  order: SortOrder;
}

/**
 * What a press on a column's header asks for: descending, then ascending, then the list's default again
 * (`undefined`). On the default's own column the press that would repeat it goes on to the next state.
 */
export function nextSort(current: TableSort, column: string, fallback: TableSort): TableSort | undefined {
  if (current.column !== column) return { column, order: 'desc' };
  const next = current.order === 'desc' ? 'asc' : undefined;
  if (next) return { column, order: next };
  const landsWhereItIs = fallback.column === current.column && fallback.order === current.order;
  return landsWhereItIs ? { column, order: 'desc' } : undefined;
}
