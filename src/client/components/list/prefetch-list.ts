import type { Address } from '#client/platform/list-memory.ts';
import { prefetchFor } from '#client/platform/prefetch-for.ts';
import type { ListDefinition, ListRow } from './define-list.ts';
import type { ListQuery } from './list-address.ts';

/** Asks for the page that an address names, so that it is on its way before the list is drawn to who may see it. */
export const prefetchList = <Query extends ListQuery, Row extends ListRow>(
  list: ListDefinition<Query, Row>,
  address: Address,
): void => prefetchFor(list.reads, list.page(list.address.read(address)));
