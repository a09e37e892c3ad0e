import { expect, test } from 'vitest';
import { z } from 'zod';
import { listInput } from '#shared/platform/pagination.ts';

const List = listInput({ query: z.string().max(100).optional() });
const refusedAt = (given: object) => List.safeParse(given).error?.issues.map(({ path, message }) => [path, message]);

test('C6: a page has 1 to 100 rows; ten thousand are given with the first page alone', () => {
  const words = 'Enter 1 to 100, or 10000 with page 1';
  expect(List.parse({})).toMatchObject({ page: 1, limit: 20 });
  expect(List.parse({ limit: '100', page: '7' })).toMatchObject({ page: 7, limit: 100 });
  expect(List.parse({ limit: 10_000 })).toMatchObject({ page: 1, limit: 10_000 });
  expect(refusedAt({ limit: 10_000, page: 2 })).toEqual([[['limit'], words]]);
  expect(refusedAt({ limit: 101 })).toEqual([[['limit'], words]]);
  expect(refusedAt({ per_page: 10_000, page: 2 })).toEqual([[['limit'], words]]);
});
