import { ROLE_LABELS } from '#client/components/roles.ts';
import { firstContactMessages as text } from '#shared/features/first-contact/first-contact.messages.ts';
import { dayInZone, formatInstant, formatInstantTime } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { FirstContact } from './first-contact.data.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Days from which a time is said in days. */
const TWO_DAYS = 2 * DAY;

/** So many seconds in the largest unit that is full. */
export function timeText(seconds: number): string {
  if (seconds < 60) return text.less_than_minute;
  if (seconds < HOUR) return format(text.minutes_text, { n: Math.floor(seconds / 60) });
  if (seconds < TWO_DAYS) return format(text.hours_text, { n: Math.floor(seconds / HOUR) });
  return format(text.days_text, { n: Math.floor(seconds / DAY) });
}

export type ClockState = 'running' | 'late' | 'done' | 'missed';

export const stateOf = (clock: FirstContact, now: number): ClockState => {
  if (clock.contacted_at !== null) return clock.in_target ? 'done' : 'missed';
  return now > clock.due_at ? 'late' : 'running';
};

/** What a clock says now, in seconds since the epoch: a countdown once it is near, else by when. */
export function clockText(clock: FirstContact, now: number, timeZone: string): string {
  switch (stateOf(clock, now)) {
    case 'done':
      return format(text.done, { time: timeText(clock.waited_seconds ?? 0) });
    case 'missed':
      return format(text.done_late, { time: timeText(clock.waited_seconds ?? 0) });
    case 'late':
      return format(text.late, { time: timeText(now - clock.due_at) });
    default: {
      const left = clock.due_at - now;
      if (left < HOUR) return format(text.left, { time: timeText(left) });
      const isToday = dayInZone(new Date(clock.due_at * 1000), timeZone) === dayInZone(new Date(now * 1000), timeZone);
      const at = isToday ? formatInstantTime(clock.due_at, timeZone) : formatInstant(clock.due_at, timeZone);
      return format(text.opens, { at });
    }
  }
}

/** Whom it was handed to, as 'handed over to Casey Example'; null before it was. */
export function holderText({ holder_name, holder_role }: FirstContact): string | null {
  const name = holder_name ?? (holder_role && ROLE_LABELS[holder_role]);
  return name ? format(text.held_by, { name }) : null;
}
