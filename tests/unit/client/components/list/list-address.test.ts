import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listAddress } from '#client/components/list/list-address.ts';
import { pageInput, withPageAliases } from '#shared/platform/pagination.ts';

const ORDERS = { created_at: 'desc', name: 'asc' } as const;
const Input = z.preprocess(
  withPageAliases,
  z.strictObject({
    ...pageInput,
    query: z.string().optional(),
    status: z.array(z.string()).default([]),
    archived: z.boolean().default(false),
    sort: z.enum(['created_at', 'name']).default('created_at'),
  }),
);
const { read, write, beside } = listAddress(Input, ORDERS);

describe('the address of a list', () => {
  test('leaves out what is as usual', () => {
    expect(write(read({}))).toEqual({});
    expect(write(read({ page: 1, order: 'desc', sort: 'created_at', status: [], archived: false }))).toEqual({});
  });

  test('leaves out the direction that its order is usually read in, and no other', () => {
    expect(write(read({ sort: 'name', order: 'asc' }))).toEqual({ sort: 'name' });
    expect(write(read({ sort: 'name', order: 'desc' }))).toEqual({ sort: 'name', order: 'desc' });
    expect(write(read({ order: 'asc' }))).toEqual({ order: 'asc' });
  });

  test('is read as usual where it cannot be read, and past what it does not know', () => {
    expect(read({ page: 'minus', sort: 'nothing' })).toEqual(read({}));
    expect(read({ query: 'maria', new: true })).toMatchObject({ query: 'maria' });
  });

  test('knows what stands beside the list', () => {
    expect(beside({ page: 2, query: 'maria', peek: 'someone', new: true })).toEqual({ peek: 'someone', new: true });
  });

  test('holds nothing of what is fixed', () => {
    const fixed = listAddress(Input, ORDERS, { archived: true });
    expect(fixed.read({})).toMatchObject({ archived: true });
    expect(fixed.write(fixed.read({ page: 2 }))).toEqual({ page: 2 });
  });
});
