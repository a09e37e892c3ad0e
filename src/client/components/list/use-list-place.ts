import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Address } from '#client/platform/list-memory.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import type { ListDefinition, ListRow } from './define-list.ts';
import type { ListQuery } from './list-address.ts';

export interface ListState<Query> {
  query: Query;
  /** Writes part of the address; a change of what is listed begins at the first page. */
  change: (part: Partial<ListQuery> | Readonly<Record<string, unknown>>, replace?: boolean) => void;
  /** The row that is looked at beside the list. */
  peek: string | undefined;
  setPeek: (id: string | undefined) => void;
  /** Whether the rows stand on the list's board. */
  onBoard: boolean;
  setOnBoard: (onBoard: boolean, part?: object) => void;
  /** Shows something over the list, which stays where it is. */
  show: (over: object) => void;
}

/** A list's query changed in part: what is listed otherwise begins at its first page. */
export const changedQuery = <Query extends ListQuery>(query: Query, part: object): Query => ({
  ...query,
  ...('page' in part ? {} : { page: 1, after: undefined, before: undefined }),
  ...part,
});

/** What the address says of a list, and how it is changed. */
export function useListPlace<Query extends ListQuery, Row extends ListRow>(
  list: ListDefinition<Query, Row>,
): ListState<Query> {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useMemo(() => list.address.read(address), [list, address]);
  const { peek, board } = address;
  // What is changed is the address as it is then: two changes in a row, the first still loading, keep both.
  const go = (search: (now: Address) => Address, options: { replace?: boolean; resetScroll?: boolean } = {}) =>
    void navigate({ to: '.', search, ignoreBlocker: true, ...options });
  const changed = (now: Address, part: object): Address => {
    const { peek: _closed, ...beside } = list.address.beside(now);
    return { ...beside, ...list.address.write(changedQuery(list.address.read(now), part)) };
  };
  return {
    query,
    change: (part, replace = false) => go((now) => changed(now, part), { replace }),
    peek: list.Peek && typeof peek === 'string' && isUuid(peek) ? peek : undefined,
    setPeek: (id) => go((now) => ({ ...now, peek: id }), { replace: true, resetScroll: false }),
    onBoard: list.board !== undefined && String(board) === 'true',
    setOnBoard: (onBoard, part = {}) => go((now) => ({ ...changed(now, part), board: onBoard || undefined })),
    show: (over) => go((now) => ({ ...now, ...over }), { resetScroll: false }),
  };
}
