import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagerWindow } from '#client/ui/table/pager-window.ts';

describe('pagerWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 'gap-after', 12]],
    [4, 12, [1, 2, 3, 4, 5, 6, 'gap-after', 12]],
    [5, 12, [1, 2, 3, 4, 5, 6, 7, 'gap-after', 12]],
    [6, 12, [1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 12]],
    [8, 12, [1, 'gap-before', 6, 7, 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap-before', 10, 11, 12]],
  ] as const)('page %i of %i', (page, pages, items) => {
    expect(pagerWindow(page, pages)).toEqual(items);
  });

  it('offers no last page where the total stopped being counted', () => {
    expect(pagerWindow(6, 500, true)).toEqual([1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after']);
  });

  it('always holds the first page, the current one and its neighbors, each once and in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat({ max: 499 }), (pages, offset) => {
        const page = (offset % pages) + 1;
        const numbers = pagerWindow(page, pages).filter((item) => typeof item === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        for (const near of [1, page - 2, page - 1, page, page + 1, page + 2, pages]) {
          if (near >= 1 && near <= pages) expect(numbers).toContain(near);
        }
      }),
    );
  });
});
