import { expect, test } from 'vitest';
import { readAddress } from '#client/features/analytics/analytics-address.ts';
import { rowKey, rowOf } from '#client/features/analytics/drill-down/conversion-rows.ts';
import { parseSearch, stringifySearch } from '#client/platform/search-params.ts';

const row = (source: string, inquiries: number) => ({ source, inquiries, admissions: 1, conversion_rate: 50 });

test('a source called Total and the total are two rows, each found by the address that names it', () => {
  const rows = [row('Meadow', 6), row('Total', 4), row('Total', 10)];
  const keys = rows.map((each) => rowKey(each, rows));
  expect(new Set(keys).size).toBe(3);
  const addresses = keys.map((of) => stringifySearch({ of }));
  expect(addresses.map((address) => rowOf(readAddress(parseSearch(address)).of, rows))).toEqual(rows);
  expect(rowOf('Total', rows)?.inquiries).toBe(4);
  expect(rowOf(undefined, rows)).toBeUndefined();
  expect(rowOf('Total', rows.toSpliced(1, 1))?.inquiries).toBe(10);
});
