import { IconArchive, IconArchiveOff, IconEye } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useRefused, useTimeZone } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { columnsFor, type DataColumn } from '#client/ui/table/table-columns.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { inOrder } from '../columns/columns.ts';
import type { ListColumn, ListDefinition, ListRow } from './define-list.ts';
import classes from './list.module.css';
import type { ListQuery } from './list-address.ts';

/** What a person can do with a row; absent where the list or their role knows nothing of it. */
export interface RowActions<Row> {
  onOpen: (row: Row, event: MouseEvent) => void;
  /** The row's own link was followed. */
  onLeave: (id: string) => void;
  onPeek?: (id: string) => void;
  onArchive?: (row: Row) => void;
}

const NONE = '-';

/** A row's field in words: several joined by commas, '-' for none. */
function textOf(row: object, id: string): string {
  const value = (row as Readonly<Record<string, unknown>>)[id];
  return (Array.isArray(value) ? value.join(', ') : String(value ?? '')) || NONE;
}

/** What a column shows of a row. */
export const cellOf = <Row extends ListRow>({ id, cell }: ListColumn<Row>, row: Row): ReactNode =>
  cell ? cell(row) : textOf(row, id);

interface RowNameProps<Query extends ListQuery, Row extends ListRow> extends RowActions<Row> {
  list: ListDefinition<Query, Row>;
  row: Row;
}

/** A row's name, which opens it, between what the list puts before and after it. */
export function RowName<Query extends ListQuery, Row extends ListRow>(props: RowNameProps<Query, Row>) {
  const { list, row, onOpen, onLeave, onPeek } = props;
  const timeZone = useTimeZone();
  const name = list.nameOf(row);
  return (
    <span className={classes.name}>
      {list.beside?.before?.(row)}
      <span className={list.isOver?.(row) ? `${classes.words} ${classes.over}` : classes.words}>
        {list.hrefOf ? (
          <Link href={list.hrefOf(row.id, row)} onClick={() => onLeave(row.id)}>
            {name}
          </Link>
        ) : (
          <button
            type="button"
            className={classes.open}
            aria-label={list.openLabel?.(row, timeZone)}
            aria-haspopup="dialog"
            onClick={(event) => onOpen(row, event)}
          >
            {name}
          </button>
        )}
        {list.beside?.after?.(row)}
      </span>
      {onPeek && (
        <span className={classes.peek}>
          <IconButton label={format(text.list_peek, { name })} size={28} onClick={() => onPeek(row.id)}>
            <IconEye size={18} stroke={1.75} />
          </IconButton>
        </span>
      )}
    </span>
  );
}

/** The columns of which this person's role holds nothing. */
export function useHiddenColumns<Query extends ListQuery, Row extends ListRow>(
  list: ListDefinition<Query, Row>,
): string[] {
  const refused = useRefused();
  return list.columns.flatMap(({ id, permission }) => (permission && refused(permission) ? [id] : []));
}

/** The table's columns, as chosen, and what can be done with each row. */
export function tableColumns<Query extends ListQuery, Row extends ListRow>(
  list: ListDefinition<Query, Row>,
  chosen: readonly string[] | undefined,
  actions: RowActions<Row>,
  hidden: readonly string[],
): DataColumn<Row>[] {
  const column = columnsFor<Row>();
  const [name] = list.columns;
  const { menu } = list;
  const { each } = list.archiving ?? {};
  const { onArchive } = actions;
  const columns = list.columns.filter(({ id }) => !hidden.includes(id));
  return [
    ...(chosen ? inOrder(columns, chosen) : columns).map((shown) =>
      column.display({
        id: shown.id,
        header: shown.label,
        meta: {
          sortable: list.isSorted(shown.id),
          ...(shown.width && { width: shown.width }),
          ...(shown.align && { align: shown.align }),
        },
        cell: ({ row: { original } }) =>
          shown === name ? <RowName list={list} row={original} {...actions} /> : cellOf(shown, original),
      }),
    ),
    ...(menu
      ? [
          column.display({
            id: 'menu',
            header: text.list_actions,
            meta: { width: '80px', align: 'end', fixed: true },
            cell: ({ row: { original } }) => menu(original),
          }),
        ]
      : []),
    ...(each && onArchive
      ? [
          column.display({
            id: 'actions',
            header: each.header,
            meta: { width: '88px', align: 'end', fixed: true },
            cell: ({ row: { original } }) => {
              const isActive = !('is_active' in original) || original.is_active === true;
              const Icon = isActive ? IconArchive : IconArchiveOff;
              const label = format(isActive ? each.archive : each.unarchive, { name: list.nameOf(original) });
              // The row leaves, and the second press of a double click falls on the one that takes its place.
              const press = ({ detail }: MouseEvent) => detail < 2 && onArchive(original);
              return (
                <IconButton label={label} onClick={press}>
                  <Icon size={18} stroke={1.75} />
                </IconButton>
              );
            },
          }),
        ]
      : []),
  ];
}
