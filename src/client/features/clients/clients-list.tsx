import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  CLIENT_COLUMN_LABELS,
  CLIENT_COLUMNS,
  REQUIRED_CLIENT_COLUMN,
} from '../../../shared/features/clients/clients.columns.ts';
import { clientsMessages as text } from '../../../shared/features/clients/clients.messages.ts';
import type { ClientListQuery } from '../../../shared/features/clients/clients.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { ColumnChooser } from '../../components/columns/column-chooser.tsx';
import { ListTable } from '../../components/list-page/list-table.tsx';
import { useListPage } from '../../components/list-page/use-list-page.ts';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { clientHref } from '../../platform/links.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nextSort } from '../../ui/sort-cycle.ts';
import { clientColumns } from './clients.columns.tsx';
import { clientListOptions } from './clients.data.ts';
import { useClientColumns } from './use-client-columns.ts';

const DEFAULT_SORT = { column: 'created_at', order: 'desc' } as const;
const CHOICES = CLIENT_COLUMNS.map((id) => ({ id, label: CLIENT_COLUMN_LABELS[id] }));

interface ClientsListProps {
  search: ClientListQuery;
  /** Writes part of the address; a change of what is listed goes back to page 1. */
  onSearch: (change: Partial<ClientListQuery>) => void;
}

/** The clients of the organisation: the address says which page and order, and what is sought. */
export function ClientsList({ search, onSearch }: ClientsListProps) {
  const timeZone = useTimeZone();
  const result = useQuery(clientListOptions(search));
  const list = useListPage({ name: 'clients', page: search.page, result, hrefOf: clientHref, onPlace: onSearch });
  const { columns: chosen, choose } = useClientColumns();
  const all = useMemo(() => clientColumns(timeZone, list.remember), [timeZone, list.remember]);
  const columns = useMemo(() => chosen.map((id) => all[id]), [all, chosen]);

  const order = search.order ?? (search.sort === 'created_at' ? 'desc' : 'asc');
  const sortBy = (column: string) => {
    const next = nextSort({ column: search.sort, order }, column, DEFAULT_SORT) ?? DEFAULT_SORT;
    const usual = next.column === DEFAULT_SORT.column && next.order === DEFAULT_SORT.order;
    onSearch({ sort: next.column as ClientListQuery['sort'], order: usual ? undefined : next.order });
  };
  return (
    <>
      <ListToolbar
        searchLabel={text.search_clients}
        search={search.query ?? ''}
        searchRef={list.searchBox}
        onSearch={(query) => onSearch({ query: query || undefined })}
      >
        <ColumnChooser columns={CHOICES} required={REQUIRED_CLIENT_COLUMN} chosen={chosen} onChange={choose} />
      </ListToolbar>
      <ListTable
        list={list}
        caption={text.clients}
        columns={columns}
        sort={{ column: search.sort, order }}
        onSort={sortBy}
        failed={text.error_fetching_clients}
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
    </>
  );
}
