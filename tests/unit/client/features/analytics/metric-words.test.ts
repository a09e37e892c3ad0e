import { describe, expect, test } from 'vitest';
import { rowIdIn } from '#client/features/analytics/drill-down/row-id.ts';
import { compare, hasRows, readPoints } from '#client/features/analytics/metric-words.ts';
import { rangeOf } from '#shared/features/date-range/date-range.rules.ts';
import type { MetricAnswer } from '#shared/features/metrics/metric-answers.ts';
import { type MetricName, STAGES } from '#shared/features/metrics/metrics.rules.ts';

const days = rangeOf('last_30_days', '2026-05-12');
const answerOf = (data: unknown) => ({ data }) as MetricAnswer<MetricName>;
const compared = (metric: MetricName, now: unknown, before: unknown) =>
  compare(metric, answerOf(now), answerOf(before), days);
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
    ['conversion_rate', rate(25), rate(20.5), 'up', 'Up 4.5 points from 20.5% in the 30 days before'],
    [
      'conversion_rate_by_source',
      [rate(50), rate(25)],
      [rate(30)],
      'down',
      'Conversion rate: Down 5 points from 30% in the 30 days before',
    ],
    ['inquiry_funnel', parts(100, 20), parts(100, 19), 'up', 'Admitted: Up 1 point from 19% in the 30 days before'],
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

describe('the points of a line', () => {
  const read = (range: string, bucket: 'day' | 'week' | 'month', ...dates: string[]) =>
    readPoints(
      dates.map((date) => ({ date, count: 2 })),
      bucket,
      { days: rangeOf(range, '2026-05-12'), today: '2026-05-12' },
    ).map(({ words, soFar }) => [words, soFar]);

  test('say of the bucket that today falls in that it counts so far', () => {
    expect(read('last_180_days', 'month', '2026-04-01', '2026-05-01')).toEqual([
      ['Apr 2026', false],
      ['May 2026, so far', true],
    ]);
    expect(read('last_30_days', 'week', '2026-05-04', '2026-05-11')).toEqual([
      ['Week of May 4', false],
      ['Week of May 11, so far', true],
    ]);
    expect(read('last_30_days', 'day', '2026-05-11', '2026-05-12')).toEqual([
      ['May 11', false],
      ['May 12, so far', true],
    ]);
  });

  test('say the year of a day where the range has that day twice', () => {
    expect(read('2025-05-13:2026-05-12', 'week', '2026-05-04')).toEqual([['Week of May 4', false]]);
    const twoYears = '2024-06-01:2026-05-12';
    expect(read(twoYears, 'week', '2025-05-05', '2026-05-11')).toEqual([
      ['Week of May 5, 2025', false],
      ['Week of May 11, 2026, so far', true],
    ]);
    expect(read(twoYears, 'day', '2025-05-05')).toEqual([['May 5, 2025', false]]);
    expect(read(twoYears, 'month', '2025-05-01')).toEqual([['May 2025', false]]);
  });

  test('say it of none where the range ends before today', () => {
    expect(read('2026-04-01:2026-05-11', 'week', '2026-05-04', '2026-05-11')).toEqual([
      ['Week of May 4', false],
      ['Week of May 11', false],
    ]);
  });
});

test.each([
  ['opportunities_created', 3, true],
  ['opportunities_created', 0, false],
  ['dropped_opportunity_counts', parts(0, 2), true],
  ['dropped_opportunity_counts', [], false],
  ['first_contact_in_target', 0, true],
  ['first_contact_in_target', null, false],
  ['first_contact_time', 0, true],
  ['average_length_of_stay', 0, true],
  ['average_length_of_stay', null, false],
  ['occupancy_today', 0, false],
  ['conversion_rate', { source: 'Total', inquiries: 12, admissions: 0, conversion_rate: 0 }, true],
  ['conversion_rate', { source: 'Total', inquiries: 0, admissions: 0, conversion_rate: null }, false],
] as const)('behind %s of %j stand rows: %s', (metric, data, stand) => {
  expect(hasRows(metric, answerOf(data))).toBe(stand);
});

test('a row that is counted several times has an id for each', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }];
  expect(new Set(rows.map(rowIdIn(rows))).size).toBe(4);
  expect(rowIdIn(rows)(rows[0]!, 0)).toBe(rowIdIn(rows.slice(0, 1))(rows[0]!, 0));
});
