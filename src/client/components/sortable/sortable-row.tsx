import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { SortHandle } from './sort-handle.tsx';
import classes from './sortable.module.css';

interface SortableRowProps {
  id: string;
  name: string;
  fixed: boolean;
  children: ReactNode;
}

/** One row and its handle: the handle alone is dragged, so that what stands in the row is pressed as ever. */
export function SortableRow({ id, name, fixed, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: fixed,
  });
  const moved = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      data-sort-id={id}
      className={isDragging ? `${classes.row} ${classes.dragged}` : classes.row}
      style={{ transform: moved, transition: transition ?? undefined }}
    >
      {!fixed && <SortHandle name={name} {...{ attributes, listeners, setActivatorNodeRef }} />}
      {children}
    </li>
  );
}
