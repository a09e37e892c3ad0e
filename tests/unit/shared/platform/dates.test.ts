import { expect, test } from 'vitest';
import {
  formatDay,
  formatInstant,
  formatInstantDay,
  isCalendarDay,
  momentInZone,
  relativeDay,
  typedDay,
} from '#shared/platform/dates.ts';

const TODAY = '2026-05-12';
const AT = Date.parse('2026-05-12T16:00:00Z') / 1000;

test('a day, an instant and a typed day each have one form', () => {
  expect(formatDay('2026-05-01')).toBe('May 1, 2026');
  expect(formatInstant(AT, 'America/New_York')).toBe('May 12, 2026, 12:00 PM');
  expect(formatInstantDay(AT, 'America/New_York')).toBe('May 12, 2026');
  expect(momentInZone(AT, 'America/New_York')).toBe('2026-05-12 12:00:00');
  expect(typedDay('2026-05-01')).toBe('05/01/2026');
  expect([formatDay(null), formatInstant(null, 'UTC'), typedDay(null)]).toEqual(['-', '-', '']);
});

test.each([
  ['2026-05-12', 'today'],
  ['2026-05-11', 'yesterday'],
  ['2026-05-13', 'tomorrow'],
  ['2026-05-10', '2 days ago'],
  ['2026-05-19', 'in 7 days'],
  ['2026-05-05', '7 days ago'],
  ['2026-05-04', null],
  ['2026-05-20', null],
])('%s is %s', (day, said) => {
  expect(relativeDay(day, TODAY)).toBe(said);
});

test('a day is one that days can be counted on from', () => {
  expect(['1850-01-01', '2028-02-29', '9998-12-31'].map(isCalendarDay)).toEqual([true, true, true]);
  expect(['1849-12-31', '2026-02-29', '9999-01-01', '9999-12-31'].map(isCalendarDay)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
