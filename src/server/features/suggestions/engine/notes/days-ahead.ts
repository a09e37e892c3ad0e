import { findDates } from '#server/features/understanding/text/us-dates.ts';
import { type CalendarDay, isCalendarDay } from '#shared/platform/dates.ts';

/*
 * Days ahead as notes write them, also without a year: "Nov 20", "11/12 1:15 pm". Only where what is spoken of lies ahead: a
 * day of this year that is over is none.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const BY_NAME =
  /\b(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?\b(?!,? ?(?:19|20)\d\d|[/:.]\d|-\d\d(?:\d\d)?\b| ?(?:mg|hours|days|weeks|am|pm)\b)/gi;
const BY_NUMBER = /(?<![\d/.$-])(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\d/%]|-\d)/g;
/** A day of next year is meant only where it is near. */
const SOON = '04-01';

/** The different days from today on that a text names, in order. */
export function daysAhead(text: string, today: CalendarDay): CalendarDay[] {
  const written = findDates(text, today);
  const taken = (at: number) => written.some(({ start, end }) => at >= start && at < end);
  const year = Number(today.slice(0, 4));
  const short = [...text.matchAll(BY_NAME), ...text.matchAll(BY_NUMBER)].flatMap(({ groups, index }) => {
    if (taken(index)) return [];
    const month = /^\d/.test(groups?.month ?? '')
      ? Number(groups?.month)
      : MONTHS.indexOf((groups?.month ?? '').slice(0, 3).toLowerCase()) + 1;
    const rest = [month, Number(groups?.day)].map((each) => String(each).padStart(2, '0')).join('-');
    const day = `${rest < today.slice(5) && rest < SOON && today.slice(5) > '09-30' ? year + 1 : year}-${rest}`;
    return isCalendarDay(day) ? [{ day, start: index }] : [];
  });
  const ahead = [...written, ...short].sort((a, b) => a.start - b.start).filter(({ day }) => day >= today);
  return [...new Set(ahead.map(({ day }) => day))];
}
