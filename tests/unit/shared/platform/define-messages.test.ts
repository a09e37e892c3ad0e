import { expect, test } from 'vitest';
import { fill, format } from '#shared/platform/define-messages.ts';

const PATTERN = '{name} · {n} contact';

test('a pattern is filled with what it is given', () => {
  expect(format(PATTERN, { name: 'Birch Street Practice', n: 1 })).toBe('Birch Street Practice · 1 contact');
  expect(format('Zélie {name}, 山田 {n}', { name: 'Ωλένα', n: 0 })).toBe('Zélie Ωλένα, 山田 0');
});

test('a number is read with its thousands apart, and kept to the letter', () => {
  expect(format(PATTERN, { name: '1980', n: 1980 })).toBe('1980 · 1,980 contact');
  expect([-1204.5, 0.1234, 1_000_000].map((n) => format('{n}', { n }))).toEqual(['-1,204.5', '0.1234', '1,000,000']);
  expect(fill(PATTERN, { name: '1980', n: 1980 })).toBe('1980 · 1980 contact');
});

test.each(['בית חולים הדסה', 'محمد عبد الله', 'Dr. כהן'])(
  'a person reads %s apart from the number beside it, and what is kept holds the letters alone',
  (name) => {
    expect(format(PATTERN, { name, n: 1 })).toBe(`\u2068${name}\u2069 · 1 contact`);
    expect(fill(PATTERN, { name, n: 1 })).toBe(`${name} · 1 contact`);
  },
);
