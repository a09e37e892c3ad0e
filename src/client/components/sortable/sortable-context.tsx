import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext as Items, type SortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { sortingMessages as text } from '#shared/features/sorting/sorting.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { toNextPlace } from './to-next-place.ts';

export interface SortableItem {
  id: string;
  /** What it is called while it is moved. */
  name: string;
}

interface SortableContextProps {
  items: readonly SortableItem[];
  /** How the others make way. */
  strategy: SortingStrategy;
  onMove: (id: string, to: number) => void;
  children: ReactNode;
}

/** Pixels the pointer goes before a press becomes a drag. */
const DRAG_FROM = 4;

/** Puts what stands in it in order by dragging, or with Space and the arrow keys, and says each step. */
export function SortableContext({ items, strategy, onMove, children }: SortableContextProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    // Scrolled at once: a smooth scroll that another one ends leaves what is lifted where it was.
    useSensor(KeyboardSensor, { coordinateGetter: toNextPlace, scrollBehavior: 'auto' }),
  );
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const nameOf = (id: unknown) => items[placeOf(id)]?.name ?? '';
  const place = (id: unknown, over: unknown) =>
    format(text.sort_place, { x: nameOf(id), n: placeOf(over) + 1, total: items.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => format(text.sort_lifted, { x: nameOf(active.id) }),
    onDragOver: ({ active, over }) => (over ? place(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? place(active.id, over.id) : undefined),
    onDragCancel: ({ active }) => format(text.sort_canceled, { x: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.sort_hint } }}
    >
      <Items items={items.map(({ id }) => id)} strategy={strategy}>
        {children}
      </Items>
    </DndContext>
  );
}
