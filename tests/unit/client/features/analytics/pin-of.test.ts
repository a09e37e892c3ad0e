import { expect, test } from 'vitest';
import { pinOf } from '#client/features/analytics/pin-of.ts';
import { isSameWidget } from '#shared/features/configuration/dashboard-widgets.ts';
import { rangeOf } from '#shared/features/date-range/date-range.rules.ts';

const TODAY = '2026-05-12';
const over = (written: string | undefined) => rangeOf(written, TODAY);

test('a figure is pinned under its title and its range, and over another range it is another', () => {
  const half = pinOf('opportunities_by_status', 'PieChart', over(undefined));
  expect(half.title).toBe('Inquiries by status: Last 180 days');
  expect(pinOf('opportunities_by_status', 'PieChart', over('last_180_days'))).toEqual(half);
  const month = pinOf('opportunities_by_status', 'PieChart', over('last_30_days'));
  expect(month).toEqual({
    title: 'Inquiries by status: Last 30 days',
    params: { metric: 'opportunities_by_status', range: 'last_30_days' },
  });
  const own = pinOf('opportunities_by_status', 'PieChart', over('2026-04-01:2026-04-30'));
  expect(own.title).toBe('Inquiries by status: Apr 1, 2026 to Apr 30, 2026');
  for (const other of [month, own])
    expect(
      isSameWidget({ registerName: 'PieChart', ...half }, { registerName: 'PieChart', params: other.params }),
    ).toBe(false);
});

test('only a line is another where it is cut another way, and says so in its title', () => {
  const days = over('last_90_days');
  expect(pinOf('opportunities_by_status', 'PieChart', days, 'month')).toEqual(
    pinOf('opportunities_by_status', 'PieChart', days, 'week'),
  );
  expect(pinOf('opportunities_created', 'LineChart', days, 'week').title).toBe('Inquiries created: Last 90 days');
  expect(pinOf('opportunities_created', 'LineChart', days, 'month')).toEqual({
    title: 'Inquiries created: Last 90 days, by month',
    params: { metric: 'opportunities_created', range: 'last_90_days', granularity: 'month' },
  });
});

test('what says how things are today is one, whatever the range', () => {
  const pins = ['last_30_days', '2026-04-01:2026-04-30'].map((range) =>
    pinOf('organizations_by_connection_strength', 'PieChart', over(range)),
  );
  expect(pins[0]).toEqual({
    title: 'Connection strength: As of today',
    params: { metric: 'organizations_by_connection_strength' },
  });
  expect(pins[1]).toEqual(pins[0]);
});
