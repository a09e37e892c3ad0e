import { useSortable } from '@dnd-kit/sortable';
import { IconDots } from '@tabler/icons-react';
import { SortHandle } from '#client/components/sortable/sort-handle.tsx';
import { useAllowed, useRefused } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import type { Widget } from '#shared/features/configuration/dashboard-widgets.ts';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './dashboard.module.css';
import { WidgetBoundary } from './widget-boundary.tsx';
import type { WidgetKind } from './widget-kinds.ts';

const SIZES = { sm: text.size_small, md: text.size_medium, lg: text.size_large } as const;
const SIZE_NAMES = Object.keys(SIZES) as Widget['size'][];

interface WidgetCardProps {
  widget: Widget;
  kind: WidgetKind;
  /** Whether it can go one place earlier or later. */
  first: boolean;
  last: boolean;
  onStep: (by: 1 | -1) => void;
  onResize: (size: Widget['size']) => void;
  onRemove: () => void;
}

/** One pinned widget: its title leads to its screen, its handle moves it, its menu does the same by hand. */
export function WidgetCard({ widget, kind, first, last, onStep, onResize, onRemove }: WidgetCardProps) {
  const { id, title, size, params } = widget;
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  const [allowed, refused] = [useAllowed(), useRefused()];
  const moved = transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined;
  return (
    <li
      ref={sortable.setNodeRef}
      data-size={size}
      data-widget={id}
      className={isDragging ? `${classes.widget} ${classes.dragged}` : classes.widget}
      style={{ transform: moved, transition: transition ?? undefined }}
    >
      <div className={classes.head}>
        <SortHandle name={title} {...sortable} />
        <h3 className={classes.title}>
          <Link href={kind.hrefOf(params)}>{title}</Link>
        </h3>
        <ActionMenu
          trigger={
            <IconButton label={format(text.widget_menu, { title })}>
              <IconDots size={20} stroke={1.75} />
            </IconButton>
          }
          choice={{
            chosen: SIZES[size],
            options: Object.values(SIZES),
            onChoose: (chosen) => onResize(SIZE_NAMES.find((each) => SIZES[each] === chosen) ?? size),
          }}
          actions={[
            { key: 'earlier', label: text.move_earlier, disabled: first, onSelect: () => onStep(-1) },
            { key: 'later', label: text.move_later, disabled: last, onSelect: () => onStep(1) },
            { key: 'remove', label: text.remove, danger: true, onSelect: onRemove },
          ]}
        />
      </div>
      <div className={classes.body}>
        {refused(kind.permission) && <EmptyState title={text.role_does_not_show} />}
        {allowed(kind.permission) && (
          <WidgetBoundary>
            <kind.Body params={params} size={size} />
          </WidgetBoundary>
        )}
      </div>
    </li>
  );
}
