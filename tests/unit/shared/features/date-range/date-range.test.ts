import { describe, expect, test } from 'vitest';
import { DEFAULT_RANGE, isRange, rangeOf, spanFault, writeSpan } from '#shared/features/date-range/date-range.rules.ts';

const TODAY = '2026-05-12';

describe('a preset', () => {
  test.each([
    ['last_180_days', '2025-11-14', 'month', 'Last 180 days'],
    ['last_90_days', '2026-02-12', 'week', 'Last 90 days'],
    ['last_30_days', '2026-04-13', 'week', 'Last 30 days'],
  ])('%s begins on %s, counts today in and is cut by %s', (written, start, granularity, title) => {
    const range = rangeOf(written, TODAY);
    expect(range).toMatchObject({ start, end: TODAY, granularity, preset: { title } });
    const days = (Date.parse(range.end) - Date.parse(range.start)) / 86_400_000 + 1;
    expect(days).toBe(Number(/\d+/.exec(title)?.[0]));
  });

  test('of 180 days is what stands where nothing else is meant', () => {
    for (const written of [
      undefined,
      null,
      '',
      'last_7_days',
      '2026-05-12',
      '2026-04-01:2026-13-01',
      '2026-05-10:2026-05-12',
    ])
      expect(rangeOf(written, TODAY)).toEqual(rangeOf(DEFAULT_RANGE, TODAY));
    expect(DEFAULT_RANGE).toBe('last_180_days');
  });
});

describe('a range of one’s own', () => {
  test('is read as it is written', () => {
    const span = { start: '2026-01-01', end: '2026-03-31' };
    expect(writeSpan(span)).toBe('2026-01-01:2026-03-31');
    expect(rangeOf(writeSpan(span), TODAY)).toEqual({ ...span, granularity: 'week', preset: null });
    expect(isRange('2026-01-01:2026-03-31', TODAY)).toBe(true);
    expect(isRange('2026-01-01:2026-03-31:2026-04-01', TODAY)).toBe(false);
  });

  test('is cut by week up to 90 days and by month beyond', () => {
    expect(rangeOf('2026-01-01:2026-03-31', TODAY).granularity).toBe('week');
    expect(rangeOf('2026-01-01:2026-04-01', TODAY).granularity).toBe('month');
  });

  test.each([
    [null, '2026-05-01', ''],
    ['2026-05-01', null, ''],
    ['2026-05-07', '2026-05-12', 'Please select a range of at least 7 days'],
    ['2026-05-06', '2026-05-12', null],
    ['2026-05-12', '2026-05-01', 'The start date must not be after the end date'],
    ['2026-05-01', '2026-05-13', 'The end date must not be in the future'],
    ['2024-02-25', '2024-03-01', 'Please select a range of at least 7 days'],
    ['2024-02-24', '2024-03-01', null],
  ])('from %s to %s is said %j', (start, end, fault) => {
    expect(spanFault(start, end, TODAY)).toBe(fault);
  });
});
