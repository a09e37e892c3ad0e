import type { ComponentType } from 'react';
import type { Widget, WidgetName } from '#shared/features/configuration/dashboard-widgets.ts';
import type { DateRange } from '#shared/features/date-range/date-range.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import type { Permission } from '#shared/platform/permissions.ts';

export interface WidgetBodyProps {
  params: Widget['params'];
  size: Widget['size'];
}

interface WidgetDates {
  now: DateRange;
  over: (range: string) => Pick<Widget, 'title' | 'params'>;
}

/** What a pinned widget shows, and where it leads. */
export interface WidgetKind {
  /** The live thing, with its own states of waiting, failure and nothing. */
  Body: ComponentType<WidgetBodyProps>;
  hrefOf: (params: Widget['params']) => string;
  /** Which days it looks at, and what it is over others; nothing of what shows how things are now. */
  dates?: (widget: Widget, today: CalendarDay) => WidgetDates | undefined;
  /** Who sees it; a role that has lost the right reads that instead. */
  permission: Permission;
}

/** What the dashboard can draw; a widget that is not among them is left out. */
export type WidgetKinds = Readonly<Partial<Record<WidgetName, WidgetKind>>>;
