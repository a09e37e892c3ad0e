import type { CalendarDay } from '#shared/platform/dates.ts';

/** Whole years from a day of birth to another day. */
export const ageOn = (dob: CalendarDay, day: CalendarDay): number =>
  Number(day.slice(0, 4)) - Number(dob.slice(0, 4)) - (day.slice(5) < dob.slice(5) ? 1 : 0);

/** '(xxx) xxx-xxxx' for a US number, the stored text otherwise, '-' when empty. */
export function formatPhone(stored: string | null | undefined): string {
  if (!stored) return '-';
  const us = /^\+1(\d{3})(\d{3})(\d{4})( x\d{1,15})?$/.exec(stored);
  return us ? `(${us[1]}) ${us[2]}-${us[3]}${us[4] ?? ''}` : stored;
}
