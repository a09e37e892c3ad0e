import { useSortable } from '@dnd-kit/sortable';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { CUSTOM, rangeOptions } from '#client/components/date-range/range-options.ts';
import { SortHandle } from '#client/components/sortable/sort-handle.tsx';
import { useAllowed, useRefused, useTimeZone } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import type { MenuChoice } from '#client/ui/layers/menu-action.ts';
import type { Widget } from '#shared/features/configuration/dashboard-widgets.ts';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { dateRangeMessages } from '#shared/features/date-range/date-range.messages.ts';
import { type DateRange, writeSpan } from '#shared/features/date-range/date-range.rules.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './dashboard.module.css';
import { WidgetBoundary } from './widget-boundary.tsx';
import type { WidgetKind } from './widget-kinds.ts';

const SIZES = { sm: text.size_small, md: text.size_medium, lg: text.size_large } as const;
const SIZE_NAMES = Object.keys(SIZES) as Widget['size'][];

const CustomDatesDialog = drawnLater(
  async () => (await import('#client/components/date-range/custom-dates-dialog.tsx')).CustomDatesDialog,
);

/** The days that a widget looks at, as its menu offers them. */
function datesChoice(now: DateRange, onChange: (range: string) => void): MenuChoice {
  const { shown, options } = rangeOptions(now);
  return {
    label: dateRangeMessages.label,
    chosen: options.find(({ value }) => value === shown)?.label ?? '',
    options: options.map(({ label }) => label),
    onChoose: (chosen) => {
      const { value } = options.find(({ label }) => label === chosen)!;
      if (value !== shown) onChange(value);
    },
  };
}

interface WidgetCardProps {
  widget: Widget;
  kind: WidgetKind;
  /** Whether it can go one place earlier or later. */
  first: boolean;
  last: boolean;
  onStep: (by: 1 | -1) => void;
  onResize: (size: Widget['size']) => void;
  /** Over other days it has another title, and other parameters. */
  onDates: (over: Pick<Widget, 'title' | 'params'>) => void;
  onRemove: () => void;
}

/** One pinned widget: its title leads to its screen, its handle moves it, its menu does the same by hand. */
export function WidgetCard({ widget, kind, first, last, onStep, onResize, onDates, onRemove }: WidgetCardProps) {
  const { id, title, size, params } = widget;
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  const today = dayInZone(new Date(), useTimeZone());
  const dates = kind.dates?.(widget, today);
  const [asking, setAsking] = useState(false);
  const changeDates = (range: string) => (range === CUSTOM ? setAsking(true) : dates && onDates(dates.over(range)));
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
          choice={[
            {
              label: text.size,
              chosen: SIZES[size],
              options: Object.values(SIZES),
              onChoose: (chosen) => onResize(SIZE_NAMES.find((each) => SIZES[each] === chosen) ?? size),
            },
            ...(dates ? [datesChoice(dates.now, changeDates)] : []),
          ]}
          actions={[
            { key: 'earlier', label: text.move_earlier, disabled: first, onSelect: () => onStep(-1) },
            { key: 'later', label: text.move_later, disabled: last, onSelect: () => onStep(1) },
            { key: 'remove', label: text.remove, danger: true, onSelect: onRemove },
          ]}
        />
      </div>
      {dates && asking && (
        <CustomDatesDialog
          span={dates.now}
          today={today}
          onClose={() => setAsking(false)}
          onSelect={(span) => {
            setAsking(false);
            onDates(dates.over(writeSpan(span)));
          }}
        />
      )}
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
