import { expect, it } from 'vitest';
import { inPortions, joined, NOTHING_CHANGED } from '#shared/platform/bulk.ts';
import { bulkIds } from '#shared/platform/bulk-ids.ts';

it('one id is a list of one, and each counts once', () => {
  expect(bulkIds.parse('a')).toEqual(['a']);
  expect(bulkIds.parse(['a', 'b', 'a'])).toEqual(['a', 'b']);
});

it.each([[[]], [Array.from({ length: 101 }, (_, n) => String(n))], [[1]], [{}]])('%j is refused', (ids) => {
  expect(bulkIds.safeParse(ids).success).toBe(false);
});

it('portions hold everything once, a hundred at most', () => {
  const ids = Array.from({ length: 250 }, (_, n) => String(n));
  expect(inPortions(ids).map((portion) => portion.length)).toEqual([100, 100, 50]);
  expect(inPortions(ids).flat()).toEqual(ids);
  expect(inPortions([])).toEqual([]);
});

it('results are joined in their order', () => {
  const one = { changed: ['a'], refused: [] };
  const two = { changed: ['b'], refused: [{ id: 'c', reason: 'gone' }] };
  expect(joined(joined(NOTHING_CHANGED, one), two)).toEqual({ changed: ['a', 'b'], refused: two.refused });
});
