import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNoSuchDay, parseTypedDate } from '#client/ui/fields/parse-typed-date.ts';
import { addDays, typedDay } from '#shared/platform/dates.ts';

const TODAY = '2026-05-14'; // a Thursday

describe('parseTypedDate', () => {
  it.each([
    ['today', '2026-05-14'],
    ['tmr', '2026-05-15'],
    [' Tomorrow ', '2026-05-15'],
    ['yesterday', '2026-05-13'],
    ['+28', '2026-06-11'],
    ['+ 28', '2026-06-11'],
    ['-3', '2026-05-11'],
    ['+2w', '2026-05-28'],
    ['fri', '2026-05-15'],
    ['thursday', '2026-05-21'],
    ['12/5', '2026-12-05'],
    ['1/2', '2026-01-02'],
    ['12/5/26', '2026-12-05'],
    ['12-5-2026', '2026-12-05'],
    ['5.14.88', '1988-05-14'],
    ['5/14/30', '2030-05-14'],
    ['5/14/31', '1931-05-14'],
    ['12052026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['Dec 5', '2026-12-05'],
    ['dec 5, 2027', '2027-12-05'],
    ['5th december 2027', '2027-12-05'],
    ['2/29/2028', '2028-02-29'],
  ])('reads %j as %s', (typed, day) => {
    expect(parseTypedDate(typed, TODAY)).toBe(day);
  });

  it.each([
    '',
    'soon',
    '13/40',
    '2/30',
    '2/29/2026',
    '12/',
    '+',
    '99999',
    'constructor',
    'mon 5 5',
    '2026-13-01',
    '12/5/0012',
  ])('does not take %j for a date', (typed) => {
    expect(parseTypedDate(typed, TODAY)).toBeUndefined();
  });

  it('counts +28 from the admit date where there is one, and words from today', () => {
    expect(parseTypedDate('+28', TODAY, '2025-05-12')).toBe('2025-06-09');
    expect(parseTypedDate('tmr', TODAY, '2025-05-12')).toBe('2026-05-15');
  });

  it.each([
    ['12/5', '2025-12-05'],
    ['Dec 28', '2025-12-28'],
    ['5/14', '2026-05-14'],
    ['1/2/30', '1930-01-02'],
    ['05/15/26', '1926-05-15'],
    ['12052027', '2027-12-05'],
    ['12/5/2026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['tmr', '2026-05-15'],
  ])('reads %j as %s where only days up to today count', (typed, day) => {
    expect(parseTypedDate(typed, TODAY, TODAY, TODAY)).toBe(day);
  });

  it('reads back every date as the field shows it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 20_000 }), (days) => {
        const day = addDays(TODAY, days);
        expect(parseTypedDate(typedDay(day), TODAY)).toBe(day);
      }),
    );
  });

  it.each(['02/30/2031', '2/29/2026', '2/30', '4/31/26', '06312026', '2026-11-31', 'Feb 30', '31 apr 2026'])(
    'knows %j for a day that no year has, or not that one',
    (typed) => {
      expect(parseTypedDate(typed, TODAY)).toBeUndefined();
      expect(isNoSuchDay(typed, TODAY)).toBe(true);
    },
  );

  it.each(['13/45/1990', '2/32/2026', '0/5/2026', 'sometime in May', '', '12/5/0012', '02/28/2031', 'tmr'])(
    'does not take %j for a day that its month has not',
    (typed) => {
      expect(isNoSuchDay(typed, TODAY)).toBe(false);
    },
  );
});
