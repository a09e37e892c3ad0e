import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangesUpTo } from '#client/components/chart/map-ranges.ts';

test('ranges follow one another from 1 to the most, one a color at the most', () => {
  expect(rangesUpTo(21, 5)).toEqual([
    ...[
      { from: 1, to: 4 },
      { from: 5, to: 8 },
      { from: 9, to: 13 },
      { from: 14, to: 17 },
      { from: 18, to: 21 },
    ],
  ]);
  expect(rangesUpTo(2, 5)).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 2 },
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 6 }), (max, colors) => {
      const ranges = rangesUpTo(max, colors);
      expect(ranges).toHaveLength(Math.min(max, colors));
      expect([ranges[0]!.from, ranges.at(-1)!.to]).toEqual([1, max]);
      for (const [at, { from, to }] of ranges.entries()) {
        expect(to).toBeGreaterThanOrEqual(from);
        if (at > 0) expect(from).toBe(ranges[at - 1]!.to + 1);
      }
    }),
  );
});
