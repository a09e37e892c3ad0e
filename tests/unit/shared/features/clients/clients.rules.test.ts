import { expect, test } from 'vitest';
import { ageOn } from '#shared/features/clients/clients.rules.ts';

test.each([
  ['1988-05-13', '2026-05-12', 37],
  ['1988-05-13', '2026-05-13', 38],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2026-05-12', '2026-05-12', 0],
])('born %s, on %s one is %i', (dob, day, age) => {
  expect(ageOn(dob, day)).toBe(age);
});
