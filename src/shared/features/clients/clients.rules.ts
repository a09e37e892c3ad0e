import type { CalendarDay } from '#shared/platform/dates.ts';

/** Whole years from a day of birth to another day. */
export const ageOn = (dob: CalendarDay, day: CalendarDay): number =>
  Number(day.slice(0, 4)) - Number(dob.slice(0, 4)) - (day.slice(5) < dob.slice(5) ? 1 : 0);

/** Before a text in the place of a telephone number that is kept although it is none: only a person's choice puts it there. */
const KEPT = 'as-typed:';
/** Letters of a telephone number as it is given, with what may stand before it. */
export const MAX_PHONE = 40 + KEPT.length;

/** A text in the place of a telephone number, to be kept as it was typed. */
export const keepAsTyped = (typed: string): string => `${KEPT}${typed}`;
/** The text that is to be kept as it was typed; null where nobody chose so. */
export const asTyped = (given: string): string | null => (given.startsWith(KEPT) ? given.slice(KEPT.length) : null);

/** '(617) 555-0999 ext. 12' for a US number, the stored text otherwise, '-' when empty. */
export function formatPhone(stored: string | null | undefined): string {
  if (!stored) return '-';
  const parts = /^(\+\d+)(?:;ext=(\d{1,15}))?$/.exec(stored);
  if (!parts) return asTyped(stored) ?? stored;
  const [, number = '', extension] = parts;
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  return `${us ? `(${us[1]}) ${us[2]}-${us[3]}` : number}${extension ? ` ext. ${extension}` : ''}`;
}
