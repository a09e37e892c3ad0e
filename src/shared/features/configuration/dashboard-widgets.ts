import { z } from 'zod';
import { configurationMessages as text } from './configuration.messages.ts';

/** The widgets a dashboard can draw (C-75, and the cards of My day), by the area whose screen pins them. */
export const KNOWN_WIDGETS = {
  MetricCard: 'analytics',
  LineChart: 'analytics',
  PieChart: 'analytics',
  BarChart: 'analytics',
  CategoryCard: 'analytics',
  ConversionRate: 'analytics',
  MedianProcessingTime: 'analytics',
  GeoMap: 'analytics',
  CensusGrid: 'analytics',
  CensusBooster: 'analytics',
  ActivityCounts: 'analytics',
  InquiriesTable: 'admissions',
  TasksTable: 'admissions',
  ReferralSourcesTable: 'referrals',
  ContactQueue: 'admissions',
  WaitingCalls: 'admissions',
  UnansweredInquiries: 'admissions',
  DueTasks: 'admissions',
  AdmitsToday: 'admissions',
  ReadyToDischarge: 'admissions',
  DocumentsInProcess: 'admissions',
  RecentInquiries: 'admissions',
  DueVisits: 'referrals',
} as const;

export type WidgetName = keyof typeof KNOWN_WIDGETS;

export const MAX_WIDGETS = 24;
const MAX_TITLE = 500;
/** Characters of a widget's parameters as JSON. */
const MAX_PARAMS = 4_000;

const scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
const param = z.union([scalar, z.array(scalar).max(100), z.record(z.string().max(60), scalar)]);

const Widget = z.strictObject({
  id: z.uuid(),
  title: z.string().trim().min(1).max(MAX_TITLE),
  registerName: z.string().max(60),
  params: z
    .record(z.string().max(60), param)
    .refine((params) => JSON.stringify(params).length <= MAX_PARAMS, text.widget_too_large),
  size: z.enum(['sm', 'md', 'lg']),
  type: z.enum(['analytics', 'admissions', 'referrals']),
});

export type Widget = z.output<typeof Widget>;

/** A title as a widget keeps it: one that names a whole list of people is cut, and no character in half. */
export const widgetTitle = (title: string): string =>
  title.length <= MAX_TITLE ? title : `${title.slice(0, MAX_TITLE - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

const isKnown = (widget: Pick<Widget, 'registerName'>): boolean => Object.hasOwn(KNOWN_WIDGETS, widget.registerName);

/** The widgets of a dashboard that this version can draw. */
export const knownWidgets = <W extends Pick<Widget, 'registerName'>>(widgets: readonly W[]): W[] =>
  widgets.filter(isKnown);

/** A person's dashboard, whole and in order. Names that are not known are dropped. */
export const WidgetsConfig = z.strictObject({
  version: z.int().min(0).optional(),
  widgets: z
    .array(Widget)
    .max(MAX_WIDGETS, text.widgets_max)
    .refine((widgets) => new Set(widgets.map(({ id }) => id)).size === widgets.length, text.widget_twice)
    .transform((widgets) => knownWidgets(widgets)),
});

/** JSON that is the same for the same value, whatever order its keys were written in; what is undefined is left out. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two widgets show the same: pinning the second takes the first away. */
export const isSameWidget = (
  a: Pick<Widget, 'registerName' | 'params'>,
  b: Pick<Widget, 'registerName' | 'params'>,
): boolean => a.registerName === b.registerName && canonical(a.params) === canonical(b.params);
