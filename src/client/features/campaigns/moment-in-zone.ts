import { TZDate } from '@date-fns/tz';

/** Seconds since the epoch of a day and time as a clock in the zone shows them: '2026-11-23T09:00'. */
export function momentInZone(local: string, zone: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  return Math.floor(new TZDate(year, month - 1, day, hour, minute, zone).getTime() / 1000);
}
