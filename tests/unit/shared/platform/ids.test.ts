import { expect, test } from 'vitest';
import { Id } from '#shared/platform/ids.ts';

test('an id stays as it came', () => {
  expect(Id.parse('0190c3f2-7d5a-7a3e-9b1c-2f6d8e4a5b10')).toBe('0190c3f2-7d5a-7a3e-9b1c-2f6d8e4a5b10');
});

test.each(['', 'nothing', '12', "' or 1=1", '0190c3f2-7d5a-7a3e-9b1c-2f6d8e4a5b1'])(
  'what cannot be an id (%j) is the id of no row',
  (text) => {
    expect(Id.parse(text)).toBe('00000000-0000-0000-0000-000000000000');
  },
);

test('an id has at most 64 characters', () => {
  expect(Id.safeParse('a'.repeat(65)).success).toBe(false);
});
