export type SortOrder = 'asc' | 'desc';
export interface TableSort {
  column: string;
  order: SortOrder;
}

/**
 * What a press on a column's header asks for: descending, then ascending, then the list's default again
 * (`undefined`). On the default's own column the press that would repeat it goes on to the next state. Where the lowest
 * value is the most, as priority 1 is, the first press asks for `asc`.
 */
export function nextSort(
  current: TableSort,
  column: string,
  fallback: TableSort,
  first: SortOrder = 'desc',
): TableSort | undefined {
  if (current.column !== column) return { column, order: first };
  if (current.order === first) return { column, order: first === 'desc' ? 'asc' : 'desc' };
  const landsWhereItIs = fallback.column === current.column && fallback.order === current.order;
  return landsWhereItIs ? { column, order: first } : undefined;
}
