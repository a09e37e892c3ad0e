import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../../ui/data-table.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { ListPage } from './use-list-page.ts';

type PassedOn<Row extends { id: string }> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'sort' | 'onSort' | 'onRowPeek' | 'selection'
>;

export interface ListTableProps<Row extends { id: string }> extends PassedOn<Row> {
  list: ListPage<Row>;
  /** What to say when the page could not be fetched; Retry stands beside it. */
  failed: string;
  /** Why there is no row: none at all, or none that the search and the filters let through. */
  empty: ReactNode;
  /** CSS pixels that stand above and below the table; 312 under tabs, 264 under a title alone. */
  around?: number;
}

/** A list's table and its pager, in every state a list has. */
export function ListTable<Row extends { id: string }>({
  list,
  failed,
  empty,
  around = 312,
  ...table
}: ListTableProps<Row>) {
  const { data, error, isPlaceholderData, isFetching, refetch } = list.result;
  return (
    <>
      <DataTable
        {...table}
        rows={error ? [] : data?.list}
        rowId={({ id }) => id}
        refetching={isFetching && isPlaceholderData}
        focusRef={list.rows}
        scrollId={list.name}
        onRowClick={list.open}
        maxHeight={`max(420px, calc(100dvh - ${around}px))`}
        error={
          error ? <ErrorBanner message={failed} onRetry={() => void refetch()} retrying={isFetching} /> : undefined
        }
        empty={empty}
      />
      {data && data.total > 0 && (
        <Pager
          page={list.page}
          pages={data.pages}
          capped={data.total_capped}
          hasNext={data.next !== null}
          onChange={list.goTo}
        />
      )}
    </>
  );
}
