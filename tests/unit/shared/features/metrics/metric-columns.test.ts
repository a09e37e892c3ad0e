import { expect, test } from 'vitest';
import {
  categoryLabel,
  metricFileCell,
  metricFileLabel,
  metricFileName,
  stateFileCell,
  stateFileName,
} from '#shared/features/metrics/metric-columns.ts';

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

test('a file has its days as every other export writes them, and nothing where there is nothing', () => {
  const created_at = Date.parse('2026-05-12T03:00:00Z') / 1000;
  const row = { created_at, admit_date: '2026-05-01', event_date: '2026-05-02', performed_by: null };
  const columns = ['created_at', 'admit_date', 'transition_date', 'event_date', 'performed_by'] as const;
  const cells = columns.map((column) => metricFileCell(row, column, 'America/New_York'));
  expect(cells).toEqual(['2026-05-11', '2026-05-01', '', '2026-05-02', '']);
  const source = { referral_id: '', organization_name: 'Meadow', current_status: 'HOT', inquiries: 2, admits: 1 };
  expect(stateFileCell({ ...source, last_referral_date: '2026-05-01' }, 'last_referral_date')).toBe('2026-05-01');
});

test('a file has its numbers bare, and says in their head what they count', () => {
  const columns = ['processing_days', 'waited_seconds', 'amount'] as const;
  expect(columns.map(metricFileLabel)).toEqual(['Processing Days', 'First contact after (minutes)', 'Amount (USD)']);
  const cellsOf = (...[processing_days, waited_seconds, amount]: (number | undefined)[]) =>
    columns.map((column) => metricFileCell({ processing_days, waited_seconds, amount }, column, 'America/New_York'));
  expect(cellsOf(1, 60, 1_234.5)).toEqual(['1', '1', '1234.50']);
  expect(cellsOf(12, 285, 0)).toEqual(['12', '4.8', '0.00']);
  expect(cellsOf(undefined, undefined, undefined)).toEqual(['', '', '']);
});
