import { expect, test } from 'vitest';
import { birthDateIn } from '#shared/features/search/birth-date.ts';

test.each([
  ['1988-03-02', '1988-03-02', ''],
  ['3/2/1988', '1988-03-02', ''],
  ['03/02/1988', '1988-03-02', ''],
  ['3-2-88', '1988-03-02', ''],
  ['3.2.1988', '1988-03-02', ''],
  ['3/2/24', '2024-03-02', ''],
  ['3/2/27', '1927-03-02', ''],
  ['Mar 2, 1988', '1988-03-02', ''],
  ['march 2nd 1988', '1988-03-02', ''],
  ['2 March 1988', '1988-03-02', ''],
  ['lopez 3/2/1988', '1988-03-02', 'lopez'],
  ['Maria 1988/3/2 Lopez', '1988-03-02', 'Maria Lopez'],
])('%j holds the birth date %s and %j', (typed, day, rest) => {
  expect(birthDateIn(typed, 2026)).toEqual({ day, rest });
});

test.each(['', 'maria', '13/32/1988', '2/30/1988', '212-555-0163', '1988', '3/2', '55/1988', '(417) 555-0142'])(
  '%j holds none',
  (typed) => {
    expect(birthDateIn(typed, 2026)).toBeNull();
  },
);
