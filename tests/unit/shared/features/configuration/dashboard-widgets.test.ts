import { expect, test } from 'vitest';
import { isSameWidget, WidgetsConfig, widgetTitle } from '#shared/features/configuration/dashboard-widgets.ts';

const widget = (n: number, change: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  title: `Inquiries: All / All ${n}`,
  registerName: 'InquiriesTable',
  params: { status_filter: ['ADMITTED'], sort: 'created_at', page: n },
  size: 'lg',
  type: 'admissions',
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_, n) => widget(n));
const isRefused = (widgets: object[]) => !WidgetsConfig.safeParse({ widgets }).success;

test('a dashboard holds 24 widgets, each once', () => {
  expect(isRefused(many(24))).toBe(false);
  expect(isRefused(many(25))).toBe(true);
  expect(isRefused([widget(1), widget(1)])).toBe(true);
});

test('names that are not known are dropped', () => {
  const kept = WidgetsConfig.parse({ widgets: [widget(1), widget(2, { registerName: 'WeatherMap' })] });
  expect(kept.widgets.map(({ id }) => id)).toEqual([widget(1).id]);
});

test('sizes, types, ids and parameters are held to what they are', () => {
  expect(isRefused([widget(1, { size: 'xl' })])).toBe(true);
  expect(isRefused([widget(1, { type: 'marketing' })])).toBe(true);
  expect(isRefused([widget(1, { id: 'one' })])).toBe(true);
  expect(isRefused([widget(1, { params: { deep: { deeper: { deepest: 1 } } } })])).toBe(true);
  expect(isRefused([widget(1, { params: { many: Array.from({ length: 20 }, () => 'x'.repeat(300)) } })])).toBe(true);
  expect(isRefused([widget(1, { params: { range: { start: '2026-01-01', end: '2026-02-01' } } })])).toBe(false);
});

test('the same widget with the same parameters is the same one, in whatever order they are written', () => {
  const one = { registerName: 'InquiriesTable', params: { sort: 'status', order: 'asc' } };
  expect(isSameWidget(one, { registerName: 'InquiriesTable', params: { order: 'asc', sort: 'status' } })).toBe(true);
  expect(isSameWidget(one, { registerName: 'TasksTable', params: { order: 'asc', sort: 'status' } })).toBe(false);
  expect(isSameWidget(one, { registerName: 'InquiriesTable', params: { order: 'desc', sort: 'status' } })).toBe(false);
});

test('a title that names a whole list of people is cut to what a widget keeps', () => {
  const staff = Array.from({ length: 40 }, (_, n) => `Tess Moorings ${n}`).join(', ');
  const long = `Inquiries: Admitted / ${staff}`;
  expect(isRefused([widget(1, { title: long })])).toBe(true);
  expect(isRefused([widget(1, { title: widgetTitle(long) })])).toBe(false);
  expect(widgetTitle(long)).toBe(`${long.slice(0, 499)}…`);
  expect(widgetTitle(`${'a'.repeat(498)}😀 and more`)).toBe(`${'a'.repeat(498)}…`);
  expect(widgetTitle('Inquiries: All / All')).toBe('Inquiries: All / All');
});
