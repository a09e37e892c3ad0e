import { expect, test } from 'vitest';
import { rowKey, rowOf } from '#client/features/analytics/drill-down/conversion-rows.ts';

const row = (source: string, inquiries: number) => ({ source, inquiries, admissions: 1, conversion_rate: 50 });

test('a source called Total and the total are two rows, each found by the address that names it', () => {
  const rows = [row('Meadow', 6), row('Total', 4), row('Total', 10)];
  const keys = rows.map((each) => rowKey(each, rows));
  expect(new Set(keys).size).toBe(3);
  expect(keys.map((key) => rowOf(key, rows))).toEqual(rows);
  expect(rowOf('Total', rows)?.inquiries).toBe(4);
  expect(rowOf(undefined, rows)).toBeUndefined();
});
