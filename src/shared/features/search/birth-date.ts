import { type CalendarDay, isCalendarDay } from '#shared/platform/dates.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

type Parts = readonly [year: string, month: string, day: string];

/** The ways people write a birth date, each with what stands for the year, the month and the day. */
const FORMS: readonly (readonly [RegExp, (found: RegExpMatchArray) => Parts])[] = [
  [/(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, ([, year, month, day]) => [year!, month!, day!]],
  [/(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/, ([, month, , day, year]) => [year!, month!, day!]],
  [
    new RegExp(`\\b${MONTH}\\s*(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`),
    ([, name, day, year]) => [year!, name!, day!],
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH},?\\s+(\\d{4})(?!\\d)`),
    ([, day, name, year]) => [year!, name!, day!],
  ],
];

/** A year of two digits is the last one that has come. */
const yearOf = (written: string, thisYear: number) => {
  if (written.length === 4) return written;
  const year = Math.floor(thisYear / 100) * 100 + Number(written);
  return String(year > thisYear ? year - 100 : year);
};

/** The birth date that stands in a search, and the rest of what was typed; null where there is none. */
export function birthDateIn(typed: string, thisYear: number): { day: CalendarDay; rest: string } | null {
  for (const [form, partsOf] of FORMS) {
    const found = typed.toLowerCase().match(form);
    if (!found) continue;
    const [year, month, day] = partsOf(found);
    const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month) + 1;
    const pad = (value: number | string) => String(value).padStart(2, '0');
    const written = `${yearOf(year, thisYear)}-${pad(number)}-${pad(day)}`;
    if (!isCalendarDay(written)) continue;
    const at = found.index!;
    return {
      day: written,
      rest: `${typed.slice(0, at)} ${typed.slice(at + found[0].length)}`.replace(/\s+/g, ' ').trim(),
    };
  }
  return null;
}
