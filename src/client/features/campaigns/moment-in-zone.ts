import { TZDate } from '@date-fns/tz';

/** Whether a clock in the zone ever shows that time on that day: daylight saving time leaves an hour out. */
export const isClockTime = (local: string, zone: string): boolean =>
  new TZDate(momentInZone(local, zone) * 1000, zone).getHours() === Number(local.slice(11, 13));

/** Seconds since the epoch of a day and time as a clock in the zone shows them: '2026-11-23T09:00'. */
export function momentInZone(local: string, zone: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  return Math.floor(new TZDate(year, month - 1, day, hour, minute, zone).getTime() / 1000);
}
