import type { z } from 'zod';
import type { Address } from '#client/platform/list-memory.ts';
import { directionOf, type Orders } from '#shared/platform/list-order.ts';

/** Where in its list a page begins: its number, and the cursor it follows or precedes where the pager stepped. */
export interface ListPlace {
  page: number;
  after?: string | undefined;
  before?: string | undefined;
}

/** What every list's contract holds; its filters stand beside it. */
export interface ListQuery extends ListPlace {
  limit: number;
  sort: string;
  order?: 'asc' | 'desc' | undefined;
  query?: string | undefined;
}

/** A list's contract, as `z.preprocess` makes it. */
export type ListInput<Query> = z.ZodType<Query> & { def: { out: z.ZodObject } };

/** How a list's contract stands in an address, and how it is read back. */
export function listAddress<Query extends ListQuery>(input: ListInput<Query>, orders: Orders, fixed: object = {}) {
  const defaults = input.parse(fixed) as Query & Record<string, unknown>;
  const keys = Object.keys(input.def.out.shape);
  const isUsual = (key: string, value: unknown): boolean =>
    value === undefined || JSON.stringify(value) === JSON.stringify(defaults[key]);
  return {
    defaults: defaults as Query,
    /** What can't be read of an address is left out: a colleague's old link still opens the list. */
    read: (address: Address): Query => {
      const known = Object.fromEntries(Object.entries(address).filter(([key]) => keys.includes(key)));
      const parsed = input.safeParse({ ...known, ...fixed });
      return parsed.success ? parsed.data : defaults;
    },
    /** The shortest address of a list, the same for the same list: what is as usual is left out. */
    write: (query: Query): Address => {
      const usual = directionOf(orders, { ...query, order: undefined });
      const shown = { ...query, order: query.order === usual ? undefined : query.order };
      return Object.fromEntries(
        keys
          .map((key) => [key, shown[key as keyof Query] as unknown] as const)
          .filter(([key, value]) => !isUsual(key, value)),
      );
    },
    /** What an address shows over the list or beside it. */
    beside: (address: Address): Address =>
      Object.fromEntries(Object.entries(address).filter(([key]) => !keys.includes(key))),
  };
}
