import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { drawnLater } from '../drawn-later.tsx';
import type { ColumnEdgeProps } from './column-edge.tsx';
import classes from './data-table.module.css';
import type { TableSort } from './sort-cycle.ts';
import type { Column } from './table-columns.ts';

/** What moves a column is fetched once the rows are there: nobody's first press. */
const ColumnEdge = drawnLater(async () => (await import('./column-edge.tsx')).ColumnEdge);

interface HeaderCellProps {
  column: Column;
  /** CSS width; absent where the column shares what is left. */
  width: string | undefined;
  /** How its edge is moved, where it can be. */
  edge?: ColumnEdgeProps | undefined;
  first: boolean;
  sort?: TableSort;
  onSort?: (column: string) => void;
  children: ReactNode;
}

/** A column's head: its name, and where it sorts a button that says so and in which direction. */
export function HeaderCell({ column, width, edge, first, sort, onSort, children }: HeaderCellProps) {
  const { sortable, align } = column.columnDef.meta ?? {};
  const name = useId();
  const active = sort?.column === column.id ? sort.order : undefined;
  const Arrow = active === 'asc' ? IconArrowUp : IconArrowDown;
  const alignment = align === 'end' ? classes.end : align === 'center' ? classes.center : '';
  return (
    <th
      scope="col"
      className={`${classes.head} ${first ? classes.first : ''} ${alignment}`}
      style={width ? { '--column-width': width } : undefined}
      // Its edge is no part of the column's name.
      aria-labelledby={edge && name}
      aria-sort={active && (active === 'asc' ? 'ascending' : 'descending')}
    >
      {sortable && onSort ? (
        <button type="button" id={name} className={classes.sort} onClick={() => onSort(column.id)}>
          {children}
          <Arrow size={14} stroke={2} aria-hidden />
        </button>
      ) : (
        <span id={name}>{children}</span>
      )}
      {edge && <ColumnEdge {...edge} />}
    </th>
  );
}
