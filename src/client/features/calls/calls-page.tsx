import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { callsMessages as text } from '../../../shared/features/calls/calls.messages.ts';
import type { CallListQuery } from '../../../shared/features/calls/calls.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { AdmissionsFrame } from '../../components/admissions-frame.tsx';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { callHref } from '../../platform/links.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Pager } from '../../ui/pager.tsx';
import { nextSort } from '../../ui/sort-cycle.ts';
import type { RowFocus } from '../../ui/use-row-focus.ts';
import { callColumns } from './calls.columns.tsx';
import { callListOptions } from './calls.data.ts';
import { rememberOpened, takeOpened } from './last-opened.ts';

const DEFAULT_SORT = { column: 'timestamp', order: 'desc' } as const;

interface CallsProps {
  search: CallListQuery;
  onSearch: (next: CallListQuery) => void;
  /** Absent for who may not add an inquiry. */
  onAdd?: () => void;
}

/** The tab of the voice agent's calls, newest first: the address says which page and search. */
export function Calls({ search, onSearch, onAdd }: CallsProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<RowFocus>(null);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(callListOptions(search));
  const columns = useMemo(() => callColumns(timeZone, rememberOpened), [timeZone]);
  const count =
    data && (data.total_capped ? `${COUNT_CAP.toLocaleString('en-US')}+` : data.total.toLocaleString('en-US'));

  const change = (part: Partial<CallListQuery>) =>
    onSearch({ ...search, page: 1, after: undefined, before: undefined, ...part });
  const goTo = (page: number) => {
    const step = page - search.page;
    const place =
      step === 1 && data?.next
        ? { after: data.next }
        : step === -1 && page > 1 && data?.prev
          ? { before: data.prev }
          : {};
    change({ page, ...place });
  };
  const order = search.order ?? DEFAULT_SORT.order;
  const sortBy = (column: string) =>
    change({ order: (nextSort({ column: search.sort, order }, column, DEFAULT_SORT) ?? DEFAULT_SORT).order });
  const open = (id: string, event: MouseEvent) => {
    rememberOpened(id);
    if (event.ctrlKey || event.metaKey) window.open(callHref(id), '_blank', 'noopener');
    else void navigate({ to: callHref(id) });
  };
  const shown = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    const id = shown ? takeOpened() : null;
    if (id) rows.current?.focus(id);
  }, [shown]);

  useShortcut('search', () => searchBox.current?.focus());
  useShortcut('row_next', () => rows.current?.move(1));
  useShortcut('row_previous', () => rows.current?.move(-1));
  useShortcut('new_inquiry', onAdd);

  return (
    <AdmissionsFrame tab="calls" count={count}>
      <ListToolbar
        searchLabel={text.search_calls}
        search={search.query ?? ''}
        searchRef={searchBox}
        onSearch={(query) => change({ query: query || undefined })}
      />
      <DataTable
        caption={text.voice_agent_calls}
        columns={columns}
        rows={error ? [] : data?.list}
        rowId={(row) => row.id}
        sort={{ column: search.sort, order }}
        onSort={sortBy}
        refetching={isFetching && isPlaceholderData}
        focusRef={rows}
        scrollId="calls"
        onRowClick={(row, event) => open(row.id, event)}
        maxHeight="max(420px, calc(100dvh - 312px))"
        error={
          error ? (
            <ErrorBanner message={text.error_fetching_logs} onRetry={() => void refetch()} retrying={isFetching} />
          ) : undefined
        }
        empty={
          search.query ? (
            <EmptyState
              title={text.filtered_empty}
              action={<Button onClick={() => change({ query: undefined })}>{uiMessages.search_clear}</Button>}
            />
          ) : (
            <EmptyState title={text.no_calls} icon={IconPhone}>
              {text.no_calls_hint}
            </EmptyState>
          )
        }
      />
      {data && data.total > 0 && (
        <Pager
          page={search.page}
          pages={data.pages}
          capped={data.total_capped}
          hasNext={data.next !== null}
          onChange={goTo}
        />
      )}
    </AdmissionsFrame>
  );
}
