import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import { tasksMessages as text } from './tasks.messages.ts';

/** How much a task matters; the first comes first. */
export const PRIORITIES = ['HIGH', 'NORMAL', 'LOW'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const PRIORITY_LABELS: Record<Priority, string> = {
  HIGH: text.priority_high,
  NORMAL: text.priority_normal,
  LOW: text.priority_low,
};

/** How often a task comes back. */
export const REPEATS = ['DAY', 'WEEK', 'TWO_WEEKS', 'MONTH', 'QUARTER'] as const;
export type Repeats = (typeof REPEATS)[number];
export const REPEAT_LABELS: Record<Repeats, string> = {
  DAY: text.repeats_day,
  WEEK: text.repeats_week,
  TWO_WEEKS: text.repeats_two_weeks,
  MONTH: text.repeats_month,
  QUARTER: text.repeats_quarter,
};

/** The due days that one press gives, counted from today. */
export const DUE_SOON = [
  { key: 'today', label: text.bulk_due_today, days: 0 },
  { key: 'tomorrow', label: text.bulk_due_tomorrow, days: 1 },
  { key: 'week', label: text.bulk_due_week, days: 7 },
] as const;

/** Days after which somebody is asked after again. */
export const FOLLOW_UP_DAYS = [7, 14, 30] as const;

/** The same day of a later month, or that month's last where it is shorter. */
function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

const DAYS: Partial<Record<Repeats, number>> = { DAY: 1, WEEK: 7, TWO_WEEKS: 14 };
const MONTHS: Partial<Record<Repeats, number>> = { MONTH: 1, QUARTER: 3 };

/**
 * When a task that was just completed is due again: in its rhythm from the day it was due, the first such day that is
 * still to come. Months are counted from the first day, so that the 31st does not become the 28th for good.
 */
export function nextDue(due: CalendarDay | null, repeats: Repeats, today: CalendarDay): CalendarDay {
  const from = due ?? today;
  const every = (times: number) =>
    DAYS[repeats] === undefined
      ? addMonths(from, (MONTHS[repeats] ?? 1) * times)
      : addDays(from, DAYS[repeats] * times);
  let times = 1;
  if (DAYS[repeats] !== undefined) {
    const passed = Math.floor((Date.parse(today) - Date.parse(from)) / 86_400_000 / DAYS[repeats]);
    times = Math.max(1, passed);
  }
  while (every(times) <= today) times += 1;
  return every(times);
}

/** The part of a list of open tasks that one stands in. */
export const TASK_GROUPS = ['overdue', 'today', 'week', 'later', 'none', 'done'] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];
export const TASK_GROUP_LABELS: Record<TaskGroup, string> = {
  overdue: text.overdue,
  today: text.group_today,
  week: text.group_week,
  later: text.group_later,
  none: text.group_none,
  done: text.completed,
};

/** Days from Sunday to the end of the week. */
const WEEK_ENDS = 7;

/** Where a task stands: this week ends on its Sunday. */
export function groupOf(task: { due_date: CalendarDay | null; is_complete: boolean }, today: CalendarDay): TaskGroup {
  if (task.is_complete) return 'done';
  if (task.due_date === null) return 'none';
  if (task.due_date < today) return 'overdue';
  if (task.due_date === today) return 'today';
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return task.due_date <= addDays(today, (WEEK_ENDS - weekday) % WEEK_ENDS) ? 'week' : 'later';
}

/** Days until records that were asked for are asked after. */
export const RECORDS_DAYS = 2;
