import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { rememberFocusRow, takeFocusRow } from '#client/platform/focus-row.ts';
import { useRefused } from '#client/platform/organization.ts';
import type { RowFocus } from '#client/ui/table/use-row-focus.ts';
import type { Page } from '#shared/platform/pagination.ts';
import { useShortcut } from '../keyboard-provider.tsx';
import type { ListDefinition, ListRow } from './define-list.ts';
import type { ListQuery } from './list-address.ts';
import { rememberTrail } from './list-trail.ts';
import type { ListState } from './use-list-place.ts';

export interface ListRows<Row> {
  data: Page<Row> | undefined;
  error: unknown;
  /** The answer is on its way: the rows shown are those of the page before it. */
  refetching: boolean;
  fetching: boolean;
  retry: () => void;
  searchBox: RefObject<HTMLInputElement | null>;
  /** They stand one below the other, and the keys of rows lead through them. */
  listed: boolean;
  focus: RefObject<RowFocus | null>;
  goTo: (page: number) => void;
  /** Opens a row; in a tab of its own with Ctrl or Cmd. */
  open: (row: Row, event: MouseEvent) => void;
  /** For a row's own link: Back will lead to this row, and the record knows the rows beside it. */
  remember: (id: string) => void;
}

/** The last page that there is, for an address past it; where only the cursor is, the same page without one. */
const endBefore = ({ pages }: Page<ListRow>, { page, after, before }: ListQuery): number =>
  pages < page ? pages : after || before ? page : page - 1;

/**
 * The rows of a list and the ways through them: Next and Previous step by cursor, every other page is a jump; Back leads
 * to the row that was opened; `/` works, and `j` and `k` where they are listed.
 */
export function useListRows<Query extends ListQuery, Row extends ListRow>(
  list: ListDefinition<Query, Row>,
  { query, change }: ListState<Query>,
  { listed, onOpen }: { listed: boolean; onOpen: ((row: Row) => void) | undefined },
): ListRows<Row> {
  const { name, hrefOf } = list;
  const refused = useRefused();
  const {
    data: answer,
    error,
    isPlaceholderData,
    isFetching,
    refetch,
  } = useQuery({
    ...list.page(query),
    // Whoever may not see it is led elsewhere by what the list stands in.
    enabled: !refused(list.reads),
  });
  const navigate = useNavigate();
  const searchBox = useRef<HTMLInputElement>(null);
  const focus = useRef<RowFocus>(null);
  // Rows that were there may be gone: an address past the end leads to the last page that there is.
  const isPast = answer?.list.length === 0 && answer.total > 0 && (query.page > 1 || isPlaceholderData);
  const data = isPast ? undefined : answer;
  const shown = data !== undefined && !isPlaceholderData;
  const end = isPast && !isPlaceholderData ? endBefore(answer, query) : null;
  const toEnd = useCallbackRef((page: number) => change({ page, after: undefined, before: undefined }, true));

  useEffect(() => {
    if (end !== null) toEnd(end);
  }, [end, toEnd]);
  useEffect(() => {
    const id = shown ? takeFocusRow(name) : null;
    if (id) focus.current?.focus(id);
  }, [shown, name]);
  useShortcut('search', list.searchLabel === undefined ? undefined : () => searchBox.current?.focus());
  useShortcut('row_next', listed ? () => focus.current?.move(1) : undefined);
  useShortcut('row_previous', listed ? () => focus.current?.move(-1) : undefined);

  const goTo = (to: number) => {
    const after = to === query.page + 1 ? data?.next : null;
    const before = to === query.page - 1 && to > 0 ? data?.prev : null;
    change({ page: to, after: after ?? undefined, before: before ?? undefined });
  };
  // The rows on the screen are the last answer's: while the next is on its way, theirs is still the trail.
  const trail = useRef<(id: string) => void>(() => undefined);
  useEffect(() => {
    if (shown) trail.current = (id) => rememberTrail(name, { query, page: data }, id);
  }, [shown, data, query, name]);
  const remember = useCallback(
    (id: string) => {
      rememberFocusRow(name, id);
      trail.current(id);
    },
    [name],
  );
  const open = (row: Row, event: MouseEvent) => {
    if (!hrefOf) return onOpen?.(row);
    remember(row.id);
    if (event.ctrlKey || event.metaKey) window.open(hrefOf(row.id, row), '_blank', 'noopener');
    else void navigate({ to: hrefOf(row.id, row) });
  };
  return {
    data,
    error,
    refetching: isFetching && isPlaceholderData,
    fetching: isFetching,
    retry: () => void refetch(),
    ...{ searchBox, listed, focus, goTo, open, remember },
  };
}
