import { expect, test } from 'vitest';
import { FIRST_DAY, spansOf, staleSpans } from '#shared/features/metric-days/metric-days.rules.ts';
import { addDays } from '#shared/platform/dates.ts';

const MAY = { start: '2026-05-01', end: '2026-05-31' };

test('days become stretches, in order and once each', () => {
  expect(spansOf(['2026-05-03', '2026-05-01', '2026-05-02', '2026-05-03', '2026-05-09'])).toEqual([
    { start: '2026-05-01', end: '2026-05-03' },
    { start: '2026-05-09', end: '2026-05-09' },
  ]);
  expect(spansOf([])).toEqual([]);
});

test('what is kept and not marked is read as it is kept', () => {
  expect(staleSpans(MAY, FIRST_DAY, [])).toEqual([]);
  expect(staleSpans(MAY, FIRST_DAY, ['2026-04-30', '2026-06-01'])).toEqual([]);
  expect(staleSpans(MAY, FIRST_DAY, ['2026-05-31', '2026-05-12'])).toEqual([
    { start: '2026-05-12', end: '2026-05-12' },
    { start: '2026-05-31', end: '2026-05-31' },
  ]);
});

test('what is not kept yet is counted from the rows', () => {
  expect(staleSpans(MAY, '2026-05-10', ['2026-05-02', '2026-05-12'])).toEqual([
    { start: '2026-05-01', end: '2026-05-09' },
    { start: '2026-05-12', end: '2026-05-12' },
  ]);
  expect(staleSpans(MAY, '2026-06-01', ['2026-05-02'])).toEqual([MAY]);
});

test('many stretches are counted as one', () => {
  const scattered = Array.from({ length: 7 }, (_, n) => addDays('2026-05-02', 3 * n));
  expect(staleSpans(MAY, FIRST_DAY, scattered.slice(0, 6))).toHaveLength(6);
  expect(staleSpans(MAY, FIRST_DAY, scattered)).toEqual([{ start: '2026-05-02', end: '2026-05-20' }]);
});
