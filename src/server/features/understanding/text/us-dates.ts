import { type CalendarDay, isCalendarDay } from '#shared/platform/dates.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

const FORMS = new RegExp(
  [
    '\\b(?<y1>(?:18|19|20)\\d{2})-(?<m1>\\d{1,2})-(?<d1>\\d{1,2})\\b',
    '\\b(?<m2>\\d{1,2})\\s?[/.-]\\s?(?<d2>\\d{1,2})\\s?[/.-]\\s?(?<y2>\\d{4}|\\d{2})\\b(?![/.-]\\d)',
    `\\b(?<m3>${MONTH})[\\s-]+(?<d3>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+|-)(?<y3>\\d{4})\\b`,
    `\\b(?<d4>\\d{1,2})(?:st|nd|rd|th)?[\\s-]+(?<m4>${MONTH})[\\s,-]+(?<y4>\\d{4}|\\d{2}(?!\\s?(?:[ap]\\.?m|mg|mcg|ml|h|hrs?|hours?|d|days?|wks?|weeks?|mos?|months?|people|visits?|min\\w*)\\b|[:/.%-]\\d|\\s?%))\\b`,
  ].join('|'),
  'gi',
);

export interface FoundDate {
  day: CalendarDay;
  start: number;
  end: number;
}

const monthOf = (written: string): number =>
  /^\d/.test(written) ? Number(written) : MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1;

/** Two figures name the century that is not further ahead than ten years. */
function yearOf(written: string, today: CalendarDay): number {
  if (written.length === 4) return Number(written);
  const thisYear = Number(today.slice(0, 4));
  const year = Math.floor(thisYear / 100) * 100 + Number(written);
  return year > thisYear + 10 ? year - 100 : year;
}

/** The calendar dates written in a text as people in the United States write them, in order. */
export function findDates(text: string, today: CalendarDay): FoundDate[] {
  return [...text.matchAll(FORMS)].flatMap((match) => {
    const groups = match.groups ?? {};
    const part = (name: string) => [1, 2, 3, 4].map((at) => groups[`${name}${at}`]).find(Boolean) ?? '';
    const numbers = [monthOf(part('m')), Number(part('d'))].map((each) => String(each).padStart(2, '0'));
    const day = `${yearOf(part('y'), today)}-${numbers.join('-')}`;
    return isCalendarDay(day) ? [{ day, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** The one date of a text; null where there is none or more than one. */
export function onlyDate(text: string, today: CalendarDay): CalendarDay | null {
  const days = new Set(findDates(text, today).map(({ day }) => day));
  const [day] = days;
  return days.size === 1 && day ? day : null;
}
