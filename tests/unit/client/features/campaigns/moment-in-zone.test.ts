import { expect, test } from 'vitest';
import { isClockTime, momentInZone } from '#client/features/campaigns/moment-in-zone.ts';

test.each([
  ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00Z'],
  ['2026-12-01T09:00', 'America/New_York', '2026-12-01T14:00:00Z'],
  ['2026-12-01T09:00', 'America/Los_Angeles', '2026-12-01T17:00:00Z'],
  // The hour that daylight saving time leaves out is the one after it.
  ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(momentInZone(local, zone)).toBe(Date.parse(instant) / 1000);
});

test('the hour that daylight saving time leaves out is on no clock', () => {
  const there = (local: string) => isClockTime(local, 'America/New_York');
  expect(['2027-03-14T01:59', '2027-03-14T02:00', '2027-03-14T02:59', '2027-03-14T03:00'].map(there)).toEqual([
    ...[true, false, false, true],
  ]);
  expect(isClockTime('2027-03-14T02:30', 'America/Phoenix')).toBe(true);
});
