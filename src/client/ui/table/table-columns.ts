import { type ColumnDef, createColumnHelper, type RowData, tableFeatures } from '@tanstack/react-table';

interface ColumnMeta {
  /** The header sorts; the column's id goes to `onSort`. */
  sortable?: boolean;
  align?: 'start' | 'end' | 'center';
  /** CSS width; the browser shares what is left. */
  width?: string;
  /** Holds buttons alone: nobody makes it wider. */
  fixed?: boolean;
  /** Keeps long text whole instead of cutting it at two lines. */
  wrap?: boolean;
}

/** Sorting, filters and pages are the server's: the table registers no feature of its own. */
export const features = tableFeatures({ columnMeta: {} as ColumnMeta });

export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row>;

/** `columnsFor<Row>()` gives `accessor`, `display` and `columns`, typed to the row. */
export const columnsFor = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

/** What the table's cells need of a column, whatever its row's type. */
export interface Column {
  id: string;
  columnDef: {
    meta?: {
      sortable?: boolean;
      align?: 'start' | 'end' | 'center';
      width?: string;
      fixed?: boolean;
      wrap?: boolean;
    };
  };
}
