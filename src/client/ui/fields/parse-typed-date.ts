import { addDays, type CalendarDay, isCalendarDay } from '#shared/platform/dates.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WORDS: Record<string, number> = {
  t: 0,
  tod: 0,
  today: 0,
  now: 0,
  tmr: 1,
  tmrw: 1,
  tom: 1,
  tomorrow: 1,
  yst: -1,
  yesterday: -1,
};
/** Two-digit years up to this many years ahead are of this century, the rest of the last. */
const YEARS_AHEAD = 4;

/**
 * Reads what people type for a date: 'tmr', '+28', '-3', '+2w', 'fri', '12/5', '12/5/26', '12052026', '5 dec',
 * 'Dec 5, 2026', '2026-12-05'. Month before day. Relative words count from `base` ('+28' from an admit date);
 * a date without a year takes today's. Where only days up to `latest` count, one that would come after it is of the year
 * before, or with two digits for its year of the century before. Undefined when it is not a date.
 */
export function parseTypedDate(
  typed: string,
  today: CalendarDay,
  base: CalendarDay = today,
  latest?: CalendarDay,
): CalendarDay | undefined {
  const text = plain(typed);
  const when = { today, latest };
  return relative(text, today, base) ?? weekday(text, today) ?? numeric(text, when) ?? named(text, when);
}

const plain = (typed: string): string => typed.trim().toLowerCase().replace(/\s+/g, ' ');

/** A day of some month, whether or not its own month is that long. */
const isOfSomeMonth = (written: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(written);

/** Whether what is no date is written as one, of a month that has no such day: '02/30/2031'. */
export function isNoSuchDay(typed: string, today: CalendarDay): boolean {
  const text = plain(typed);
  const when = { today, latest: undefined, counts: isOfSomeMonth };
  const written = numeric(text, when) ?? named(text, when);
  return written !== undefined && Number(written.slice(8)) > daysOf(written.slice(0, 7));
}

/** How many days a month has, 'yyyy-MM'. */
const daysOf = (month: string): number => {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  return next.getUTCDate();
};

interface When {
  today: CalendarDay;
  latest: CalendarDay | undefined;
  /** What counts as a day; where nothing else is said, one that is. */
  counts?: (written: string) => boolean;
}

function relative(text: string, today: CalendarDay, base: CalendarDay): CalendarDay | undefined {
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return addDays(today, word);
  const match = /^([+-]) ?(\d{1,4}) ?(d|days?|w|weeks?)?$/.exec(text);
  if (!match) return undefined;
  const days = Number(match[2]) * (match[3]?.startsWith('w') ? 7 : 1);
  return addDays(base, match[1] === '-' ? -days : days);
}

/** The next such day after today. */
function weekday(text: string, today: CalendarDay): CalendarDay | undefined {
  if (!/^(sun|mon|tues?|wed(nes)?|thu(rs?)?|fri|satur|sat)(day)?$/.test(text)) return undefined;
  const wanted = WEEKDAYS.indexOf(text.slice(0, 3));
  const ahead = (wanted - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

function numeric(text: string, when: When): CalendarDay | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3], when);
  const spaced = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/.exec(text);
  if (spaced) return dayOf(spaced[3], spaced[1], spaced[2], when);
  const packed = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  return packed ? dayOf(packed[3], packed[1], packed[2], when) : undefined;
}

function named(text: string, when: When): CalendarDay | undefined {
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(text);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?(?:,? (\d{4}))?$/.exec(text);
  const [word, day, year] = monthFirst ? monthFirst.slice(1) : dayFirst ? [dayFirst[2], dayFirst[1], dayFirst[3]] : [];
  const month = MONTHS.indexOf(word?.slice(0, 3) ?? '');
  return month === -1 ? undefined : dayOf(year, String(month + 1), day, when);
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined, when: When) {
  const { today, latest, counts = isCalendarDay } = when;
  const within = (full: number) => {
    const written = `${full}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
    return counts(written) ? written : undefined;
  };
  const full = Number(fullYear(year, today));
  const meant = within(full);
  if (!meant || !latest || meant <= latest || year?.length === 4) return meant;
  return within(full - (year ? 100 : 1)) ?? meant;
}

function fullYear(year: string | undefined, today: CalendarDay): string {
  const thisYear = Number(today.slice(0, 4));
  if (!year) return String(thisYear);
  if (year.length === 4) return year;
  const century = Math.floor(thisYear / 100) * 100;
  const guess = century + Number(year);
  return String(guess > thisYear + YEARS_AHEAD ? guess - 100 : guess);
}
