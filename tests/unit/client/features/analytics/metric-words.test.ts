import { describe, expect, test } from 'vitest';
import { compare } from '#client/features/analytics/metric-words.ts';
import { rangeOf } from '#shared/features/date-range/date-range.rules.ts';
import type { MetricAnswer } from '#shared/features/metrics/metric-answers.ts';
import { type MetricName, STAGES } from '#shared/features/metrics/metrics.rules.ts';

const days = rangeOf('last_30_days', '2026-05-12');
const compared = <Name extends MetricName>(metric: Name, now: unknown, before: unknown) =>
  compare(metric, { data: now } as MetricAnswer<MetricName>, { data: before } as MetricAnswer<MetricName>, days);
const rate = (conversion_rate: number | null) => ({ source: 'Total', inquiries: 4, admissions: 1, conversion_rate });
const parts = (...counts: number[]) =>
  counts.map((count) => ({
    category: 'OCD',
    total_opportunity_count: count,
    total_amount: count / 10,
    percent: count,
  }));
const medians = (admitted: number | null) =>
  Object.fromEntries(STAGES.map((stage) => [stage, { median_days: stage === 'ADMITTED' ? admitted : 7, count: 3 }]));

describe('a comparison with the range before', () => {
  test.each([
    ['opportunities_created', 12, 9, 'up', 'Up 3 from 9 in the 30 days before'],
    ['opportunities_created', 9, 12, 'down', 'Down 3 from 12 in the 30 days before'],
    ['opportunities_created', 9, 9, 'same', 'The same as in the 30 days before'],
    ['opportunities_created', 9, 0, undefined, 'None in the 30 days before'],
    ['average_length_of_stay', 31, 30, 'up', 'Up 1 day from 30 days in the 30 days before'],
    ['opportunity_amount_admitted', 1200.5, 1000, 'up', 'Up $200.50 from $1,000.00 in the 30 days before'],
    ['opportunities_by_condition', parts(3, 2), parts(1), 'up', 'Up 4 from 1 in the 30 days before'],
    ['amount_by_source', parts(30), parts(20, 20), 'down', 'Down $1.00 from $4.00 in the 30 days before'],
    ['conversion_rate', rate(25), rate(20.5), 'up', 'Up 4.5% from 20.5% in the 30 days before'],
    ['conversion_rate_by_source', [rate(50), rate(25)], [rate(30)], 'down', 'Down 5% from 30% in the 30 days before'],
    ['inquiry_funnel', parts(100, 20), parts(100, 15), 'up', 'Up 5% from 15% in the 30 days before'],
    [
      'median_days_processing_time',
      medians(9),
      medians(11.5),
      'down',
      'Pre-assessment -> Admitted: Down 2.5 days from 11.5 days in the 30 days before',
    ],
  ] as const)('of %s', (metric, now, before, way, words) => {
    expect(compared(metric, now, before)).toEqual(way ? { way, words } : { words });
  });

  test('is not made where either has no number', () => {
    expect(compared('average_length_of_stay', null, 30)).toBeUndefined();
    expect(compared('conversion_rate', rate(20), rate(null))).toBeUndefined();
    expect(compared('conversion_by_imported_source', [rate(20)], null)).toBeUndefined();
    expect(compared('inquiry_funnel', parts(100, 20), [])).toBeUndefined();
    expect(compared('median_days_processing_time', medians(9), medians(null))).toBeUndefined();
  });
});
