import { useElementSize } from '@mantine/hooks';
import { type RowData, useTable } from '@tanstack/react-table';
import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { laidOut, type OwnWidths } from './column-widths.ts';
import classes from './data-table.module.css';
import {
  alignOf,
  BodyCell,
  isPlainPart,
  type RowSelection,
  SelectCell,
  SelectHead,
  SkeletonRows,
} from './data-table-cells.tsx';
import { HeaderCell } from './data-table-header.tsx';
import type { TableSort } from './sort-cycle.ts';
import { type Column, type DataColumn, features } from './table-columns.ts';
import { type RowFocus, useRowFocus } from './use-row-focus.ts';

export type Density = 'comfortable' | 'standard' | 'compact';
/** Row heights in CSS pixels. */
const ROW_HEIGHT: Record<Density, number> = { comfortable: 70, standard: 52, compact: 40 };

/** What a row is given, whatever draws it. */
export type TableRowProps = ComponentProps<'tr'> & { 'data-row': number; 'data-row-id': string };

export interface DataTableProps<Row extends RowData> {
  /** Names the table and its scroll region. */
  caption: string;
  columns: DataColumn<Row>[];
  /** Absent while the first answer is awaited: skeleton rows stand in. */
  rows: Row[] | undefined;
  rowId: (row: Row, at: number) => string;
  sort?: TableSort;
  onSort?: (column: string) => void;
  /** A newer answer is on its way: the rows stay, dimmed, under a thin bar. */
  refetching?: boolean;
  density?: Density;
  /** What the person has made wider or narrower, by the column's id. */
  widths?: OwnWidths;
  /** Moves a column's edge; `undefined` gives the column its usual width back. */
  onResize?: (column: string, width: number | undefined) => void;
  /** Shown instead of rows when there are none: the caller says why they are none. */
  empty?: ReactNode;
  /** Shown instead of rows when they could not be had. */
  error?: ReactNode;
  skeletonRows?: number;
  /** A convenience for the mouse beside the row's own link; not called for clicks on links, buttons and inputs. */
  onRowClick?: (row: Row, event: MouseEvent<HTMLElement>) => void;
  /** Space on a row's link. */
  onRowPeek?: (row: Row) => void;
  /** Gives each row a checkbox before its first column. */
  selection?: RowSelection<Row>;
  /** The heading that a row stands under; said where it changes. */
  groupOf?: ((row: Row) => string) | undefined;
  /** CSS length, inside a dialog: the rows scroll in a region of their own. */
  maxHeight?: string;
  /** Draws a row in place of a plain one, where rows are put in order. */
  RowAs?: ComponentType<TableRowProps>;
  /** For j and k from outside the table. */
  focusRef?: Ref<RowFocus>;
}

/** Calls a cell instead of mounting it as a component, so that new column objects leave its focus and open menus alone. */
const drawn = <Context,>(cell: string | ((context: Context) => ReactNode) | undefined, context: Context): ReactNode =>
  typeof cell === 'function' ? cell(context) : cell;

/** The product's one table: native markup, server-side sorting; the page scrolls its rows under the heads. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, refetching = false, density = 'comfortable', error, empty, selection } = props;
  const { widths = NO_WIDTHS, onResize } = props;
  const TableRow: ComponentType<TableRowProps> | 'tr' = props.RowAs ?? 'tr';
  const region = useRef<HTMLElement>(null);
  const rowFocus = useRowFocus(region);
  useImperativeHandle(props.focusRef, () => rowFocus, [rowFocus]);
  const table = useTable({ features, columns, data: rows ?? NO_ROWS, getRowId: rowId });
  const headers = table.getHeaderGroups().at(-1)?.headers ?? [];
  const footed = columns.some((column) => column.footer !== undefined);
  const width = columns.length + (selection ? 1 : 0);
  const { ref: frame, width: room } = useElementSize<HTMLDivElement>();
  const shown = headers.map((header) => header.column as Column);
  const layOut = (own: OwnWidths) => laidOut(shown, own, selection !== undefined);
  const laid = layOut(widths);
  const isWide = room > 0 && room < laid.min;
  const edgeOf = (column: Column, label: ReactNode) => {
    if (!onResize || column.columnDef.meta?.fixed || typeof label !== 'string') return undefined;
    const { [column.id]: own, ...others } = widths;
    return {
      label,
      own,
      layOut: (width: number | undefined) => layOut(width === undefined ? others : { ...others, [column.id]: width }),
      onResize: (width: number | undefined) => onResize(column.id, width),
    };
  };
  const message = error ?? (rows?.length === 0 ? empty : undefined);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What a row's handle takes for itself, to lift and move the row, moves no focus.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const onRow = event.target instanceof HTMLElement ? event.target.closest('tr[data-row]') : null;
    if (step !== 0 && (onRow || event.target === region.current) && rowFocus.move(step)) event.preventDefault();
    if (event.key === ' ' && props.onRowPeek && onRow && event.target instanceof HTMLAnchorElement) {
      const row = rows?.[Number(onRow.getAttribute('data-row'))];
      if (!row) return;
      event.preventDefault();
      props.onRowPeek(row);
    }
  };

  return (
    <div
      ref={frame}
      className={classes.frame}
      style={{ '--row-height': `${ROW_HEIGHT[density]}px`, '--clip-lines': density === 'compact' ? 1 : 2 }}
    >
      {refetching && <div className={classes.progress} role="progressbar" aria-label={text.table_updating} />}
      <section
        ref={region}
        className={`${classes.region} ${isWide || props.maxHeight ? classes.wide : ''} ${refetching ? classes.dim : ''}`}
        aria-label={format(text.table_region, { caption })}
        aria-busy={refetching || (rows === undefined && !error)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it with keys
        tabIndex={0}
        style={{
          ...(isWide ? { '--table-min-width': `${laid.min}px` } : {}),
          ...(props.maxHeight ? { '--table-max-height': props.maxHeight } : {}),
        }}
        onKeyDown={onKeyDown}
      >
        <table className={`${classes.table} ${selection ? classes.selectable : ''}`}>
          <caption className="lf-sr-only">{caption}</caption>
          <thead>
            <tr>
              {selection && <SelectHead page={selection.page} onToggle={selection.togglePage} />}
              {headers.map((header, index) => (
                <HeaderCell
                  key={header.id}
                  column={header.column as Column}
                  width={laid.columns[index]}
                  edge={edgeOf(header.column as Column, columns[index]?.header as ReactNode)}
                  first={index === 0}
                  sort={props.sort}
                  onSort={props.onSort}
                >
                  <table.FlexRender header={header} />
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody className={classes.body}>
            {message !== undefined && (
              <tr>
                <td colSpan={width} className={classes.empty}>
                  {message}
                </td>
              </tr>
            )}
            {message === undefined && rows === undefined && (
              <SkeletonRows rows={props.skeletonRows ?? 8} columns={width} />
            )}
            {message === undefined &&
              table.getRowModel().rows.map((row, index, all) => (
                <Fragment key={row.id}>
                  <GroupHead
                    row={row.original}
                    before={all[index - 1]?.original}
                    groupOf={props.groupOf}
                    width={width}
                  />
                  <TableRow
                    data-row={index}
                    data-row-id={row.id}
                    data-chosen={selection?.ids.has(row.id) || undefined}
                    tabIndex={-1}
                    className={`${classes.row} ${props.onRowClick ? classes.clickable : ''}`}
                    onClick={
                      props.onRowClick && ((event) => isPlainPart(event) && props.onRowClick?.(row.original, event))
                    }
                  >
                    {selection && (
                      <SelectCell
                        name={selection.nameOf(row.original)}
                        chosen={selection.ids.has(row.id)}
                        onToggle={(range) => selection.toggle(row.id, range)}
                      />
                    )}
                    {row.getAllCells().map((cell, at) => (
                      <BodyCell key={cell.id} column={cell.column as Column} first={at === 0}>
                        {drawn(cell.column.columnDef.cell, cell.getContext())}
                      </BodyCell>
                    ))}
                  </TableRow>
                </Fragment>
              ))}
          </tbody>
          {footed && message === undefined && rows !== undefined && (
            <tfoot>
              <tr>
                {selection && <td className={classes.foot} />}
                {headers.map((header) => (
                  <td key={header.id} className={`${classes.foot} ${alignOf(header.column as Column)}`}>
                    <table.FlexRender footer={header} />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </div>
  );
}

interface GroupHeadProps<Row> {
  row: Row;
  before: Row | undefined;
  groupOf: ((row: Row) => string) | undefined;
  width: number;
}

/** The heading of a part, before its first row. */
function GroupHead<Row>({ row, before, groupOf, width }: GroupHeadProps<Row>) {
  const group = groupOf?.(row);
  if (group === undefined || (before !== undefined && groupOf?.(before) === group)) return null;
  return (
    <tr className={classes.group}>
      <th colSpan={width} scope="colgroup">
        {group}
      </th>
    </tr>
  );
}

const NO_ROWS: never[] = [];
const NO_WIDTHS: OwnWidths = {};
