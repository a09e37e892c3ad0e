import { expect, test } from 'vitest';
import { categoryLabel, metricFileName, stateFileName } from '#shared/features/metrics/metric-columns.ts';

const DAYS = { start: '2026-04-01', end: '2026-04-30' };

test('the file of the rows behind a number is called as the specification says (P2 §2, §7)', () => {
  const names = (
    [
      ['median_days_processing_time', 'ADMITTED'],
      ['opportunities_created', undefined],
      ['organizations_created', undefined],
      ['referral_orgs_count', undefined],
      ['contacts_created', undefined],
      ['opportunities_by_condition', 'Anxiety'],
      ['conversion_rate_by_source', 'Online'],
      ['conversion_rate_by_source', undefined],
      ['conversion_rate', 'Total'],
    ] as const
  ).map(([metric, category]) => metricFileName(metric, category, DAYS));
  expect(names).toEqual([
    'median-days-details-2026-04-01-2026-04-30.csv',
    'inquiries-details-2026-04-01-2026-04-30.csv',
    'organizations-details-2026-04-01-2026-04-30.csv',
    'organizations-details-2026-04-01-2026-04-30.csv',
    'details-2026-04-01-2026-04-30.csv',
    'details-Anxiety-2026-04-01-2026-04-30.csv',
    'conversion-rate-Online-2026-04-01-2026-04-30.csv',
    'conversion-rate-Total-2026-04-01-2026-04-30.csv',
    'conversion-rate-Total-2026-04-01-2026-04-30.csv',
  ]);
  expect(stateFileName('MA', DAYS)).toBe('map-details-MA-2026-04-01-2026-04-30.csv');
  expect(stateFileName('others', DAYS)).toBe('map-details-others-2026-04-01-2026-04-30.csv');
});

test('a category is read by its label, and by itself where it is none of ours', () => {
  const read = ['SCHEDULED-ADMIT', 'HOT', 'others', 'Online', 'constructor', '__proto__'].map(categoryLabel);
  expect(read).toEqual(['Scheduled Admit', 'Hot', 'Others', 'Online', 'constructor', '__proto__']);
});
