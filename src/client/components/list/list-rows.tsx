import type { ReactNode } from 'react';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { DataCards } from '#client/ui/table/data-cards.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import type { RowSelection } from '#client/ui/table/data-table-cells.tsx';
import { Pager } from '#client/ui/table/pager.tsx';
import type { TableSort } from '#client/ui/table/sort-cycle.ts';
import type { DataColumn } from '#client/ui/table/table-columns.ts';
import type { ListDefinition, ListRow } from './define-list.ts';
import classes from './list.module.css';
import type { ListQuery } from './list-address.ts';
import { type RowActions, RowName } from './list-columns.tsx';
import { useColumnWidths } from './use-column-widths.ts';
import { useDensity } from './use-density.ts';
import type { ListRows } from './use-list-rows.ts';

interface ListPagesProps<Query extends ListQuery, Row extends ListRow> {
  list: ListDefinition<Query, Row>;
  rows: ListRows<Row>;
  page: number;
  columns: DataColumn<Row>[];
  actions: RowActions<Row>;
  sort: TableSort;
  onSort: (column: string) => void;
  selection: RowSelection<Row> | undefined;
  /** The heading that a row stands under. */
  groupOf: ((row: Row) => string) | undefined;
  /** Why there is no row. */
  empty: ReactNode;
  onPhone: boolean;
}

/** A list's rows and its pager, in every state a list has: a table, on a phone a card a row. */
export function ListPages<Query extends ListQuery, Row extends ListRow>(props: ListPagesProps<Query, Row>) {
  const { list, rows, page, columns, actions, sort, onSort, selection, groupOf, empty, onPhone } = props;
  const { data, error, fetching } = rows;
  const [density] = useDensity();
  const [widths, resize] = useColumnWidths(list.name);
  const shared = {
    caption: list.title,
    rows: error ? [] : data?.list,
    refetching: rows.refetching,
    focusRef: rows.focus,
    onRowClick: rows.open,
    selection,
    groupOf,
    empty,
    error: error ? <ErrorBanner message={list.texts.failed} onRetry={rows.retry} retrying={fetching} /> : undefined,
  };
  return (
    <>
      {onPhone ? (
        <DataCards
          {...shared}
          card={(row) => {
            const { status, ...rest } = list.phone(row);
            return {
              name: <RowName list={list} row={row} {...actions} onPeek={undefined} />,
              status: list.menu ? (
                <span className={classes.cardEnd}>
                  {status}
                  {list.menu(row)}
                </span>
              ) : (
                status
              ),
              ...rest,
            };
          }}
        />
      ) : (
        <DataTable
          {...shared}
          columns={columns}
          rowId={({ id }) => id}
          sort={sort}
          onSort={onSort}
          density={density}
          widths={widths}
          onResize={resize}
          onRowPeek={actions.onPeek && ((row) => actions.onPeek?.(row.id))}
        />
      )}
      {data && data.total > 0 && (
        <div className={classes.pager} data-keep-clear>
          <Pager
            page={page}
            pages={data.pages}
            capped={data.total_capped}
            hasNext={data.next !== null}
            onChange={rows.goTo}
          />
        </div>
      )}
    </>
  );
}
