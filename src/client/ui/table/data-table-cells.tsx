import type { MouseEvent, ReactNode } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import classes from './data-table.module.css';
import type { Column } from './table-columns.ts';

/** Which rows are chosen, and how that changes. */
export interface RowSelection<Row> {
  ids: ReadonlySet<string>;
  /** How much of the page shown is chosen. */
  page: 'none' | 'some' | 'all';
  toggle: (id: string, range?: boolean) => void;
  togglePage: () => void;
  /** Names a row's checkbox. */
  nameOf: (row: Row) => string;
}

export const alignOf = (column: Column) => {
  const align = column.columnDef.meta?.align;
  return align === 'end' ? classes.end : align === 'center' ? classes.center : '';
};

export function BodyCell({ column, first, children }: { column: Column; first: boolean; children: ReactNode }) {
  const inner = column.columnDef.meta?.wrap ? children : <div className={classes.clip}>{children}</div>;
  const className = `${classes.cell} ${first ? classes.first : ''} ${alignOf(column)}`;
  return first ? (
    <th scope="row" className={className}>
      {inner}
    </th>
  ) : (
    <td className={className}>{inner}</td>
  );
}

interface SelectCellProps {
  name: string;
  chosen: boolean;
  onToggle: (range: boolean) => void;
}

/** A row's checkbox; with Shift held, everything since the last one. */
export const SelectCell = ({ name, chosen, onToggle }: SelectCellProps) => (
  <td className={`${classes.cell} ${classes.select}`}>
    <input
      type="checkbox"
      aria-label={format(text.selection_row, { name })}
      checked={chosen}
      onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  </td>
);

/** Chooses the page shown, or lets it go. */
export const SelectHead = ({ page, onToggle }: { page: RowSelection<never>['page']; onToggle: () => void }) => (
  <td className={`${classes.head} ${classes.select}`}>
    <input
      type="checkbox"
      aria-label={text.selection_page}
      checked={page === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = page === 'some';
      }}
      onChange={onToggle}
    />
  </td>
);

export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={column} className={classes.cell}>
          <Skeleton width={`${55 + ((row * 7 + column * 13) % 35)}%`} />
        </td>
      ))}
    </tr>
  ));
}

/** Neither a control of the row's own, nor what one of them has opened, nor the end of marking text. */
export const isPlainPart = (event: MouseEvent<HTMLElement>) =>
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  !event.target.closest('a, button, input, label, select, textarea') &&
  window.getSelection()?.isCollapsed !== false;
