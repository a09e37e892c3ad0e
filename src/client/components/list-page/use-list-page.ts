import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Page } from '../../../shared/platform/pagination.ts';
import { rememberFocusRow, takeFocusRow } from '../../platform/focus-row.ts';
import type { RowFocus } from '../../ui/use-row-focus.ts';
import { useShortcut } from '../keyboard-provider.tsx';

/** Where in its list a page begins: its number, and the cursor it follows or precedes where the pager stepped. */
export interface ListPlace {
  page: number;
  after: string | undefined;
  before: string | undefined;
}

interface ListPageOptions<Row extends { id: string }> {
  /** Keys what is remembered of the list for the browser session. */
  name: string;
  /** From 1. */
  page: number;
  result: Pick<UseQueryResult<Page<Row>, unknown>, 'data' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch'>;
  hrefOf: (id: string) => string;
  onPlace: (place: ListPlace) => void;
  /** Called with the row that is opened, before the list is left. */
  onLeave?: (id: string) => void;
}

export interface ListPage<Row extends { id: string }> extends Pick<ListPageOptions<Row>, 'name' | 'page' | 'result'> {
  searchBox: RefObject<HTMLInputElement | null>;
  rows: RefObject<RowFocus | null>;
  /** The answer is the one that the address asks for, not the page before it. */
  shown: boolean;
  goTo: (page: number) => void;
  open: (row: Row, event: MouseEvent) => void;
  /** For a row's own link: Back will lead to this row. */
  remember: (id: string) => void;
}

/** A list's search with part of it changed: what is listed anew begins at its first page. */
export const changedSearch = <Search extends Partial<ListPlace>>(search: Search, part: Partial<Search>): Search => ({
  ...search,
  ...('page' in part ? {} : { page: 1, after: undefined, before: undefined }),
  ...part,
});

/**
 * What every list does alike: a row opens in place or, with Ctrl or Cmd, in a tab of its own; Back leads to the row that
 * was opened; Next and Previous step by cursor, every other page is a jump; `/`, `j` and `k` work.
 */
export function useListPage<Row extends { id: string }>(options: ListPageOptions<Row>): ListPage<Row> {
  const { name, page, result, hrefOf, onPlace, onLeave } = options;
  const { data, isPlaceholderData } = result;
  const navigate = useNavigate();
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<RowFocus>(null);
  const shown = data !== undefined && !isPlaceholderData;

  useEffect(() => {
    const id = shown ? takeFocusRow(name) : null;
    if (id) rows.current?.focus(id);
  }, [shown, name]);
  useShortcut('search', () => searchBox.current?.focus());
  useShortcut('row_next', () => rows.current?.move(1));
  useShortcut('row_previous', () => rows.current?.move(-1));

  const goTo = (to: number) => {
    const after = to === page + 1 ? data?.next : null;
    const before = to === page - 1 && to > 0 ? data?.prev : null;
    onPlace({ page: to, after: after ?? undefined, before: before ?? undefined });
  };
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  const remember = useCallback(
    (id: string) => {
      rememberFocusRow(name, id);
      leave.current?.(id);
    },
    [name],
  );
  const open = (row: Row, event: MouseEvent) => {
    remember(row.id);
    if (event.ctrlKey || event.metaKey) window.open(hrefOf(row.id), '_blank', 'noopener');
    else void navigate({ to: hrefOf(row.id) });
  };
  return { name, page, result, searchBox, rows, shown, goTo, open, remember };
}
