import type { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { sortingMessages as text } from '#shared/features/sorting/sorting.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './sortable.module.css';

type Sortable = ReturnType<typeof useSortable>;

interface SortHandleProps extends Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'> {
  name: string;
}

/** What is dragged: a handle of its own, so that what stands beside it is pressed as ever. */
export const SortHandle = ({ name, attributes, listeners, setActivatorNodeRef }: SortHandleProps) => (
  <button
    ref={setActivatorNodeRef}
    type="button"
    className={classes.handle}
    {...attributes}
    {...listeners}
    aria-label={format(text.sort_move, { x: name })}
  >
    <IconGripVertical size={18} stroke={1.75} aria-hidden />
  </button>
);
