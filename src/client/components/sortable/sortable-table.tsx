import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { RowData } from '@tanstack/react-table';
import { createContext, use, useMemo } from 'react';
import { DataTable, type DataTableProps, type TableRowProps } from '#client/ui/table/data-table.tsx';
import { columnsFor } from '#client/ui/table/table-columns.ts';
import { sortingMessages as text } from '#shared/features/sorting/sorting.messages.ts';
import { SortHandle } from './sort-handle.tsx';
import classes from './sortable.module.css';
import { SortableContext } from './sortable-context.tsx';

type Sortable = ReturnType<typeof useSortable>;
type Held = Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

interface SortableTableProps<Row extends RowData> extends Omit<DataTableProps<Row>, 'RowAs' | 'sort' | 'onSort'> {
  nameOf: (row: Row) => string;
  onMove: (id: string, to: number) => void;
}

/** What a row's handle is given by its row. */
const RowHeld = createContext<Held | null>(null);

function RowHandle({ name }: { name: string }) {
  const held = use(RowHeld);
  return held && <SortHandle name={name} {...held} />;
}

/** A row of a table whose handle moves it up and down. */
function SortableTableRow({ children, ...row }: TableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row['data-row-id'],
  });
  const held = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  const moved = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;
  return (
    <RowHeld value={held}>
      <tr
        {...row}
        ref={setNodeRef}
        className={isDragging ? `${row.className} ${classes.draggedRow}` : row.className}
        style={{ transform: moved, transition: transition ?? undefined }}
      >
        {children}
      </tr>
    </RowHeld>
  );
}

/** A table whose rows are put in order by dragging their handle, or with Space and the arrow keys on it. */
export function SortableTable<Row extends RowData>({ nameOf, onMove, ...table }: SortableTableProps<Row>) {
  const { rows = [], rowId, columns } = table;
  const items = rows.map((row, at) => ({ id: rowId(row, at), name: nameOf(row) }));
  const withHandle = useMemo(
    () => [
      ...columns,
      columnsFor<Row>().display({
        id: 'order',
        header: text.sort_order,
        meta: { width: '88px', align: 'end' },
        cell: ({ row }) => <RowHandle name={nameOf(row.original)} />,
      }),
    ],
    [columns, nameOf],
  );
  return (
    <SortableContext items={items} strategy={verticalListSortingStrategy} onMove={onMove}>
      <DataTable {...table} columns={withHandle} RowAs={SortableTableRow} />
    </SortableContext>
  );
}
