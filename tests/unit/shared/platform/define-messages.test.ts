import { expect, test } from 'vitest';
import { fill, format } from '#shared/platform/define-messages.ts';

const PATTERN = '{name} · {n} contact';

test('a pattern is filled with what it is given', () => {
  expect(format(PATTERN, { name: 'Birch Street Practice', n: 1 })).toBe('Birch Street Practice · 1 contact');
  expect(format('Zélie {name}, 山田 {n}', { name: 'Ωλένα', n: 0 })).toBe('Zélie Ωλένα, 山田 0');
});

test.each(['בית חולים הדסה', 'محمد عبد الله', 'Dr. כהן'])(
  'a person reads %s apart from the number beside it, and what is kept holds the letters alone',
  (name) => {
    expect(format(PATTERN, { name, n: 1 })).toBe(`\u2068${name}\u2069 · 1 contact`);
    expect(fill(PATTERN, { name, n: 1 })).toBe(`${name} · 1 contact`);
  },
);
