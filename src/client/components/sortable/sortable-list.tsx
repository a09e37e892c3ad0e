import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import classes from './sortable.module.css';
import { SortableContext, type SortableItem } from './sortable-context.tsx';
import { SortableRow } from './sortable-row.tsx';

interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  /** What it is a list of. */
  label: string;
  /** Rows stand still, without a handle. */
  fixed?: boolean;
  onMove: (id: string, to: number) => void;
  children: (item: Item) => ReactNode;
}

/** A list whose rows are put in order by dragging their handle, or with Space and the arrow keys on it. */
export function SortableList<Item extends SortableItem>({
  items,
  label,
  fixed,
  onMove,
  children,
}: SortableListProps<Item>) {
  const rows = (
    <ol className={classes.list} aria-label={label}>
      {items.map((item) => (
        <SortableRow key={item.id} id={item.id} name={item.name} fixed={fixed ?? false}>
          {children(item)}
        </SortableRow>
      ))}
    </ol>
  );
  if (fixed) return rows;
  return (
    <SortableContext items={items} strategy={verticalListSortingStrategy} onMove={onMove}>
      {rows}
    </SortableContext>
  );
}
