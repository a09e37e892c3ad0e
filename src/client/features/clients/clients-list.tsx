import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import {
  CLIENT_COLUMN_LABELS,
  CLIENT_COLUMNS,
  REQUIRED_CLIENT_COLUMN,
} from '../../../shared/features/clients/clients.columns.ts';
import { clientsMessages as text } from '../../../shared/features/clients/clients.messages.ts';
import type { ClientListQuery } from '../../../shared/features/clients/clients.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { ColumnChooser } from '../../components/columns/column-chooser.tsx';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { rememberFocusRow, takeFocusRow } from '../../platform/focus-row.ts';
import { clientHref } from '../../platform/links.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Pager } from '../../ui/pager.tsx';
import { nextSort } from '../../ui/sort-cycle.ts';
import type { RowFocus } from '../../ui/use-row-focus.ts';
import { clientColumns } from './clients.columns.tsx';
import { clientListOptions } from './clients.data.ts';
import { useClientColumns } from './use-client-columns.ts';

const LIST = 'clients';
const DEFAULT_SORT = { column: 'created_at', order: 'desc' } as const;
const CHOICES = CLIENT_COLUMNS.map((id) => ({ id, label: CLIENT_COLUMN_LABELS[id] }));

const remember = (id: string) => rememberFocusRow(LIST, id);

interface ClientsListProps {
  search: ClientListQuery;
  /** Writes part of the address; a change of what is listed goes back to page 1. */
  onSearch: (change: Partial<ClientListQuery>) => void;
}

/** The clients of the organisation: the address says which page and order, and what is sought. */
export function ClientsList({ search, onSearch }: ClientsListProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<RowFocus>(null);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(clientListOptions(search));
  const { columns: chosen, choose } = useClientColumns();
  const all = useMemo(() => clientColumns(timeZone, remember), [timeZone]);
  const columns = useMemo(() => chosen.map((id) => all[id]), [all, chosen]);

  const order = search.order ?? (search.sort === 'created_at' ? 'desc' : 'asc');
  const sortBy = (column: string) => {
    const next = nextSort({ column: search.sort, order }, column, DEFAULT_SORT) ?? DEFAULT_SORT;
    const usual = next.column === DEFAULT_SORT.column && next.order === DEFAULT_SORT.order;
    onSearch({ sort: next.column as ClientListQuery['sort'], order: usual ? undefined : next.order });
  };
  const goTo = (page: number) => {
    const step = page - search.page;
    const place =
      step === 1 && data?.next
        ? { after: data.next }
        : step === -1 && page > 1 && data?.prev
          ? { before: data.prev }
          : {};
    onSearch({ page, after: undefined, before: undefined, ...place });
  };
  const open = (id: string, event: MouseEvent) => {
    remember(id);
    if (event.ctrlKey || event.metaKey) window.open(clientHref(id), '_blank', 'noopener');
    else void navigate({ to: clientHref(id) });
  };
  const shown = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    const id = shown ? takeFocusRow(LIST) : null;
    if (id) rows.current?.focus(id);
  }, [shown]);

  useShortcut('search', () => searchBox.current?.focus());
  useShortcut('row_next', () => rows.current?.move(1));
  useShortcut('row_previous', () => rows.current?.move(-1));

  return (
    <>
      <ListToolbar
        searchLabel={text.search_clients}
        search={search.query ?? ''}
        searchRef={searchBox}
        onSearch={(query) => onSearch({ query: query || undefined })}
      >
        <ColumnChooser columns={CHOICES} required={REQUIRED_CLIENT_COLUMN} chosen={chosen} onChange={choose} />
      </ListToolbar>
      <DataTable
        caption={text.clients}
        columns={columns}
        rows={error ? [] : data?.list}
        rowId={(row) => row.id}
        sort={{ column: search.sort, order }}
        onSort={sortBy}
        refetching={isFetching && isPlaceholderData}
        focusRef={rows}
        scrollId={LIST}
        onRowClick={(row, event) => open(row.id, event)}
        maxHeight="max(420px, calc(100dvh - 312px))"
        error={
          error ? (
            <ErrorBanner message={text.error_fetching_clients} onRetry={() => void refetch()} retrying={isFetching} />
          ) : undefined
        }
        empty={
          search.query ? (
            <EmptyState
              title={text.filtered_empty}
              action={<Button onClick={() => onSearch({ query: undefined })}>{uiMessages.search_clear}</Button>}
            />
          ) : (
            <EmptyState title={text.no_clients_found} />
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
    </>
  );
}
