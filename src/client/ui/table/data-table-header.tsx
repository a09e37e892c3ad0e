import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import type { TableSort } from './sort-cycle.ts';

/** What the table's cells need of a column, whatever its row's type. */
export interface Column {
  id: string;
  columnDef: { meta?: { sortable?: boolean; align?: 'start' | 'end' | 'center'; width?: string; wrap?: boolean } };
}

interface HeaderCellProps {
  column: Column;
  first: boolean;
  sort?: TableSort;
  onSort?: (column: string) => void;
  children: ReactNode;
}

/** A column's head: its name, and where it sorts a button that says so and in which direction. */
export function HeaderCell({ column, first, sort, onSort, children }: HeaderCellProps) {
  const { sortable, align, width } = column.columnDef.meta ?? {};
  const active = sort?.column === column.id ? sort.order : undefined;
  const Arrow = active === 'asc' ? IconArrowUp : IconArrowDown;
  const alignment = align === 'end' ? classes.end : align === 'center' ? classes.center : '';
  return (
    <th
      scope="col"
      className={`${classes.head} ${first ? classes.first : ''} ${alignment}`}
      style={width ? { '--column-width': width } : undefined}
      aria-sort={active && (active === 'asc' ? 'ascending' : 'descending')}
    >
      {sortable && onSort ? (
        <button type="button" className={classes.sort} onClick={() => onSort(column.id)}>
          {children}
          <Arrow size={14} stroke={2} aria-hidden />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
