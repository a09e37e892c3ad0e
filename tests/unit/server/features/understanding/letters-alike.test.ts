import { expect, it } from 'vitest';
import { alikeTo } from '#server/features/understanding/meaning/letters-alike.ts';

it('likens words by the groups of letters they share', () => {
  expect(alikeTo('psychiatry')('psychiatry')).toBe(1);
  expect(alikeTo('psychiatry')('psychiatric')).toBeGreaterThan(0.6);
  expect(alikeTo('psychiatry')('medication')).toBeLessThan(0.2);
});

it('likens nothing to a word too short to tell', () => {
  expect(alikeTo('cat')('cat')).toBe(0);
  expect(alikeTo('cats')('cat')).toBe(0);
});
