import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { type CalendarDay, dayInZone, formatDay, formatInstantDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { analyticsMessages as text } from '../analytics/analytics.messages.ts';
import type { ActivityRow, CallRow, ContactRow, InquiryRow, SourceRow, StateSource } from './metric-answers.ts';
import { roundHalfUp } from './metric-math.ts';
import { metricsMessages } from './metrics.messages.ts';
import { type MetricName, metricOf } from './metrics.rules.ts';

/** Any row, with the columns of all of them. */
type AnyRow = Partial<Omit<InquiryRow, 'status'> & SourceRow & ContactRow & ActivityRow & CallRow>;
export type MetricColumn = keyof AnyRow;

/** The heads of the tables behind numbers, on the screen and in files. */
export const METRIC_COLUMN_LABELS = {
  opportunity_name: text.inquiry_name,
  status: text.status,
  final_status: text.final_status,
  admit_date: text.admit_date,
  created_at: text.created_date,
  transition_date: text.transition_date,
  processing_days: text.processing_days,
  waited_seconds: text.first_contact_after,
  amount: text.amount,
  client_phone: text.client_phone,
  referral_name: text.referral_source,
  type: text.type,
  firstname: text.contact_name,
  title: text.contact_title,
  organization_name: text.organization_name,
  event: text.event,
  event_date: text.date,
  performed_by: text.performed_by,
  contact_name: text.contact_name,
  caller: text.caller,
} as const satisfies Partial<Record<MetricColumn, string>>;

export type ShownColumn = keyof typeof METRIC_COLUMN_LABELS;

const OF_ROWS = {
  inquiries: ['opportunity_name', 'status', 'admit_date', 'created_at'],
  sources: ['referral_name', 'type', 'status', 'created_at'],
  contacts: ['firstname', 'title', 'organization_name', 'created_at'],
  activities: ['referral_name', 'event', 'performed_by', 'contact_name', 'event_date'],
  calls: ['caller', 'created_at', 'waited_seconds'],
} as const satisfies Record<string, readonly ShownColumn[]>;

/** What a column asks for: without it a role sees of an inquiry its brief part, and nobody's name (C-5). */
const ASKED: Partial<Record<ShownColumn, Permission>> = {
  admit_date: 'analytics:admissions',
  final_status: 'analytics:admissions',
  transition_date: 'analytics:admissions',
  processing_days: 'analytics:admissions',
  waited_seconds: 'analytics:admissions',
  amount: 'analytics:admissions',
  client_phone: 'inquiries:read',
  caller: 'calls:read',
};

/** The columns of the table behind a metric, as somebody with these permissions sees it. */
export function metricColumns(
  metric: MetricName,
  allowed: (permission: Permission) => boolean,
): readonly ShownColumn[] {
  const { kind, unit, rows, calls } = metricOf(metric);
  const columns: readonly ShownColumn[] =
    kind === 'medians'
      ? ['opportunity_name', 'final_status', 'created_at', 'transition_date', 'processing_days']
      : rows === 'inquiries' && (kind === 'median' || kind === 'part')
        ? ['opportunity_name', 'status', 'created_at', 'waited_seconds']
        : unit === 'dollars'
          ? [...OF_ROWS[rows], 'amount']
          : calls
            ? [...OF_ROWS[rows], 'client_phone']
            : OF_ROWS[rows];
  return columns.filter((column) => {
    const asked = ASKED[column];
    return asked === undefined || allowed(asked);
  });
}

/** The statuses of a referral source, as a person reads them. */
const SOURCE_STATUSES: Record<string, string> = {
  INACTIVE: text.inactive,
  COLD: text.cold,
  WARM: text.warm,
  HOT: text.hot,
  REFERRING: text.referring,
};

const LABELS = new Map<string, string>(
  Object.entries({ ...INQUIRY_STATUS_LABELS, ...SOURCE_STATUSES, others: text.other_states }),
);

/** A category as a person reads it: statuses have labels, everything else is its own. */
export const categoryLabel = (category: string): string => LABELS.get(category) ?? category;

/** '1 day', '2.5 days'. */
export const daysText = (days: number): string => (days === 1 ? text.one_day : format(text.n_days, { n: days }));

const minutesOf = (seconds: number): number => roundHalfUp(seconds / 60, 1);

/** '1 min', '4.5 min'. */
export const minutesText = (minutes: number): string => format(text.n_minutes, { n: minutes });

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const dollarsText = (amount: number): string => DOLLARS.format(amount);

const dayText = (day: CalendarDay | null | undefined): string => (day ? formatDay(day) : '-');

/** One cell as a person reads it; '-' where there is nothing. */
export function metricCell(row: AnyRow, column: ShownColumn, timeZone: string): string {
  switch (column) {
    case 'created_at':
      return formatInstantDay(row.created_at, timeZone);
    case 'admit_date':
    case 'transition_date':
    case 'event_date':
      return dayText(row[column]);
    case 'status':
    case 'final_status':
      return row[column] === undefined ? '-' : categoryLabel(row[column]);
    case 'processing_days':
      return row.processing_days === undefined ? '-' : daysText(row.processing_days);
    case 'waited_seconds':
      return row.waited_seconds == null ? '-' : minutesText(minutesOf(row.waited_seconds));
    case 'amount':
      return row.amount === undefined ? '-' : dollarsText(row.amount);
    case 'firstname':
      return `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim();
    default:
      return row[column] || '-';
  }
}

/** The head of a column in a file, where its cells are bare numbers: it says what they count. */
export function metricFileLabel(column: ShownColumn): string {
  if (column === 'waited_seconds') return text.first_contact_minutes;
  return column === 'amount' ? text.amount_dollars : METRIC_COLUMN_LABELS[column];
}

/**
 * The same cell as a file holds it, for a spreadsheet to sort and to add up: days as `yyyy-MM-dd`, as in every export, numbers
 * bare, nothing where there is nothing.
 */
export function metricFileCell(row: AnyRow, column: ShownColumn, timeZone: string): string {
  switch (column) {
    case 'created_at':
      return row.created_at === undefined ? '' : dayInZone(new Date(row.created_at * 1000), timeZone);
    case 'admit_date':
    case 'transition_date':
    case 'event_date':
      return row[column] ?? '';
    case 'processing_days':
      return String(row.processing_days ?? '');
    case 'waited_seconds':
      return row.waited_seconds == null ? '' : String(minutesOf(row.waited_seconds));
    case 'amount':
      return row.amount?.toFixed(2) ?? '';
    default: {
      const shown = metricCell(row, column, timeZone);
      return shown === '-' ? '' : shown;
    }
  }
}

/** The columns of the table behind a state of the map. */
export const STATE_COLUMN_LABELS = {
  organization_name: text.organization_name,
  current_status: text.current_status,
  last_referral_date: text.last_referral,
  inquiries: text.inquiries,
  admits: text.admits,
} as const satisfies Partial<Record<keyof StateSource, string>>;
export type StateColumn = keyof typeof STATE_COLUMN_LABELS;
export const STATE_COLUMNS = Object.keys(STATE_COLUMN_LABELS) as StateColumn[];

export function stateCell(row: StateSource, column: StateColumn): string {
  if (column === 'current_status') return categoryLabel(row.current_status);
  return column === 'last_referral_date' ? dayText(row.last_referral_date) : String(row[column]);
}

export const stateFileCell = (row: StateSource, column: StateColumn): string =>
  column === 'last_referral_date' ? row.last_referral_date : stateCell(row, column);

/** What no file system takes in a name. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu;
const inName = (part: string): string => part.replace(UNFIT, '-').trim().slice(0, 80);

/** The name of the file of a metric's rows (P2 §7). */
export function metricFileName(metric: MetricName, category: string | undefined, { start, end }: DaySpan): string {
  const { kind, rows } = metricOf(metric);
  const days = `${start}-${end}.csv`;
  if (kind === 'medians') return `median-days-details-${days}`;
  if (kind === 'conversion' || kind === 'period' || kind === 'rate')
    return `conversion-rate-${inName(categoryLabel(category ?? metricsMessages.total))}-${days}`;
  if (category !== undefined) return `details-${inName(categoryLabel(category))}-${days}`;
  if (rows === 'inquiries') return `inquiries-details-${days}`;
  return rows === 'sources' ? `organizations-details-${days}` : `details-${days}`;
}

export const stateFileName = (state: string, { start, end }: DaySpan): string =>
  `map-details-${inName(state)}-${start}-${end}.csv`;
