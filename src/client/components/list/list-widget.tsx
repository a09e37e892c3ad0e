import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from '#client/platform/list-memory.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { DataCards } from '#client/ui/table/data-cards.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { goneOf } from '../filters.ts';
import { type ListDefinition, type ListRow, noneOf } from './define-list.ts';
import type { ListQuery } from './list-address.ts';
import { RowName, tableColumns, useHiddenColumns } from './list-columns.tsx';
import { valuesOf } from './list-filters.ts';

/** Rows that a widget shows, by how large it is. */
const ROWS = { sm: 5, md: 6, lg: 8 } as const;
/** The columns that were shown when it was pinned. */
const isColumns = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const ACTIONS = { onOpen: () => undefined, onLeave: () => undefined };

interface ListWidgetProps<Query extends ListQuery, Row extends ListRow> {
  list: ListDefinition<Query, Row>;
  params: Address;
  size: keyof typeof ROWS;
}

/** The first rows of a list as it was pinned, live: a table where there is room, else a card a row. */
export function ListWidget<Query extends ListQuery, Row extends ListRow>(props: ListWidgetProps<Query, Row>) {
  const { list, params, size } = props;
  const query = useMemo(() => ({ ...list.address.read(params), page: 1, limit: ROWS[size] }), [list, params, size]);
  const onPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const { data, error, refetch, isFetching } = useQuery(list.page(query));
  const chosen = isColumns(params.columns) ? params.columns : list.views?.columns;
  const hidden = useHiddenColumns(list).join(' ');
  const columns = useMemo(
    () =>
      tableColumns(list, chosen, ACTIONS, hidden.split(' ')).map((column) => ({
        ...column,
        meta: { ...column.meta, sortable: false },
      })),
    [list, chosen, hidden],
  );
  const shared = {
    caption: list.title,
    rows: error && !data ? [] : data?.list,
    empty: <NoRows list={list} query={query} />,
    error:
      error && !data ? (
        <ErrorBanner message={list.texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : undefined,
  };
  if (size === 'lg' && !onPhone)
    return <DataTable {...shared} columns={columns} rowId={({ id }) => id} density="compact" skeletonRows={ROWS.lg} />;
  return (
    <DataCards
      {...shared}
      card={(row) => ({ name: <RowName list={list} row={row} {...ACTIONS} />, ...list.phone(row) })}
    />
  );
}

interface NoRowsProps<Query extends ListQuery, Row extends ListRow> {
  list: ListDefinition<Query, Row>;
  query: Query;
}

/** Says that nothing is found, and what of its filters the list no longer has: they are asked for then alone. */
function NoRows<Query extends ListQuery, Row extends ListRow>({ list, query }: NoRowsProps<Query, Row>) {
  const filters = list.useFilters(query);
  const gone = goneOf(filters, valuesOf(filters, query));
  return (
    <EmptyState title={noneOf(list, query)}>
      {gone.length > 0 && format(uiMessages.filters_gone, { filters: gone.join(', ') })}
    </EmptyState>
  );
}
