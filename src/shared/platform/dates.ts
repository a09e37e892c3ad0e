/** A calendar date, `yyyy-MM-dd`: never shifted by a time zone. */
export type CalendarDay = string;
/** An instant: whole seconds since the epoch. */
export type EpochSeconds = number;

/** From a day on, and up to a year before the last that can be written: days are counted on from it. */
const EARLIEST: CalendarDay = '1850-01-01';
const LATEST: CalendarDay = '9998-12-31';

export const isCalendarDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) return false;
  return value >= EARLIEST && value <= LATEST;
};

/** The UTC day of an instant: that of a calendar date in seconds, but not of an organization's noon everywhere. */
export const dayOfSeconds = (seconds: EpochSeconds): CalendarDay => new Date(seconds * 1000).toISOString().slice(0, 10);

export function addDays(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const WORDS = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Mon, Jun 9, 2025': a calendar date with its weekday. */
export const dayInWords = (day: CalendarDay): string => WORDS.format(new Date(`${day}T00:00:00Z`));

/** The Monday of a day's week. */
export const mondayOf = (day: CalendarDay): CalendarDay =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const STYLES = {
  calendar: ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  instant: ['en-US', { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' }],
  moment: ['sv-SE', { dateStyle: 'short', timeStyle: 'medium' }],
  time: ['en-US', { hour: 'numeric', minute: '2-digit' }],
  day: ['en-US', { month: 'short', day: 'numeric', year: 'numeric' }],
} as const satisfies Record<string, readonly [locale: string, parts: Intl.DateTimeFormatOptions]>;

const stamp = new Map<string, Intl.DateTimeFormat>();
function zoned(timeZone: string, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${timeZone}|${style}`;
  let found = stamp.get(key);
  if (!found) {
    const [locale, parts] = STYLES[style];
    found = new Intl.DateTimeFormat(locale, { timeZone, ...parts });
    stamp.set(key, found);
  }
  return found;
}

/** The calendar day an instant falls on in a time zone. */
export const dayInZone = (at: Date, timeZone: string): CalendarDay => zoned(timeZone, 'calendar').format(at);

/** 'Nov 20, 2026', the product's form of a calendar date; '-' when empty. */
export const formatDay = (day: CalendarDay | null | undefined): string =>
  day ? zoned('UTC', 'day').format(new Date(`${day}T00:00:00Z`)) : '-';

/** 'Nov 20, 2026, 5:41 PM' in the organization's zone; '-' when empty. */
export const formatInstant = (at: EpochSeconds | null | undefined, timeZone: string): string =>
  at == null ? '-' : zoned(timeZone, 'instant').format(at * 1000);

/** '2026-11-22 17:41:09' in the organization's zone: a moment as a spreadsheet reads and sorts it. */
export const momentInZone = (at: EpochSeconds, timeZone: string): string => zoned(timeZone, 'moment').format(at * 1000);

/** '5:41 PM' in the organization's zone. */
export const formatInstantTime = (at: EpochSeconds, timeZone: string): string =>
  zoned(timeZone, 'time').format(at * 1000);

/** 'Nov 20, 2026': the day of an instant in the organization's zone; '-' when empty. */
export const formatInstantDay = (at: EpochSeconds | null | undefined, timeZone: string): string =>
  at == null ? '-' : zoned(timeZone, 'day').format(at * 1000);

const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
/** Days within which a date is said by its distance. */
const NEAR = 7;

/** 'today', '2 days ago', 'in 3 days' within a week; null beyond it. */
export function relativeDay(day: CalendarDay, today: CalendarDay): string | null {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return Math.abs(days) <= NEAR ? RELATIVE.format(days, 'day') : null;
}

/** 'MM/dd/yyyy', as a date is typed; '' when empty. */
export const typedDay = (day: CalendarDay | null | undefined): string =>
  day ? `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}` : '';

/** 'h:mm AM' of a time of day 'HH:mm'. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
