import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bucketSpan,
  bucketsIn,
  daysOf,
  precedingSpan,
  rateOf,
  roundHalfUp,
  wholePercents,
} from '#shared/features/metrics/metric-math.ts';
import { addDays } from '#shared/platform/dates.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 400 }))
  .map(([from, length]) => ({ start: addDays('2020-01-01', from), end: addDays('2020-01-01', from + length) }));
const bucket = fc.constantFrom('day' as const, 'week' as const, 'month' as const);

describe('buckets', () => {
  test('are the days, the Mondays or the firsts of the months that a range touches', () => {
    const range = { start: '2026-04-29', end: '2026-05-12' };
    expect(bucketsIn({ start: '2026-05-10', end: '2026-05-12' }, 'day')).toEqual([
      ...['2026-05-10', '2026-05-11', '2026-05-12'],
    ]);
    expect(bucketsIn(range, 'week')).toEqual(['2026-04-27', '2026-05-04', '2026-05-11']);
    expect(bucketsIn(range, 'month')).toEqual(['2026-04-01', '2026-05-01']);
    expect(bucketSpan('2026-04-01', 'month', range)).toEqual({ start: '2026-04-29', end: '2026-04-30' });
  });

  test('share out every day of a range, each to one of them', () => {
    fc.assert(
      fc.property(span, bucket, (range, cut) => {
        const spans = bucketsIn(range, cut).map((first) => bucketSpan(first, cut, range));
        expect(spans[0]!.start).toBe(range.start);
        expect(spans.at(-1)!.end).toBe(range.end);
        for (const [at, each] of spans.slice(1).entries()) expect(each.start).toBe(addDays(spans[at]!.end, 1));
      }),
    );
  });
});

test('the range before a range has its length and ends the day before it', () => {
  expect(precedingSpan({ start: '2026-05-06', end: '2026-05-12' })).toEqual({ start: '2026-04-29', end: '2026-05-05' });
  fc.assert(
    fc.property(span, (range) => {
      expect(daysOf(precedingSpan(range))).toBe(daysOf(range));
    }),
  );
});

describe('whole percentages', () => {
  test('go to the largest remainders, and of equal ones to the first', () => {
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(wholePercents([2, 1])).toEqual([67, 33]);
    expect(wholePercents([0, 0])).toEqual([0, 0]);
    expect(wholePercents([])).toEqual([]);
  });

  test('add up to exactly 100, and none is a whole percent away from its share', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 60 }), (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(total > 0);
        const percents = wholePercents(parts);
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
        for (const [at, percent] of percents.entries())
          expect(Math.abs(percent - (100 * parts[at]!) / total)).toBeLessThan(1);
      }),
    );
  });
});

test('a rate has one decimal, and none where nothing could be converted', () => {
  expect([rateOf(1, 3), rateOf(2, 3), rateOf(0, 4), rateOf(5, 5), rateOf(0, 0)]).toEqual([33.3, 66.7, 0, 100, null]);
});

test('halves are rounded up', () => {
  expect([roundHalfUp(2.5), roundHalfUp(2.4), roundHalfUp(1.005, 2), roundHalfUp(0)]).toEqual([3, 2, 1.01, 0]);
});
