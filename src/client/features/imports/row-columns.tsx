import { columnsFor } from '#client/ui/table/table-columns.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { cellText, reasonText } from '#shared/features/imports/describe-row.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { IMPORT_COLUMNS, type ImportKind, type Mapping } from '#shared/features/imports/imports.rules.ts';
import type { ImportRow } from './imports.data.ts';
import classes from './imports.module.css';

const column = columnsFor<ImportRow>();

interface RowColumns {
  kind: ImportKind;
  /** What the file does not fill has no column of its own. */
  mapping: Mapping;
}

/** The preview's columns: where the row stands, why it is where it is, and its values. */
export function rowColumns({ kind, mapping }: RowColumns) {
  const filled = IMPORT_COLUMNS[kind].filter(({ field, required }) => required || field in mapping);
  const fields = filled.map(({ field, header }) =>
    column.display({
      id: field,
      header,
      meta: { width: '180px' },
      cell: ({ row: { original: row } }) => {
        const value = cellText(row.fields[field]);
        return field === 'phone_number' ? value && formatPhone(value) : value;
      },
    }),
  );
  const line = column.accessor('line', { header: text.line_header, meta: { width: '80px' } });
  const reason = column.display({
    id: 'reason',
    header: text.reason_header,
    meta: { width: '240px', wrap: true },
    cell: ({ row: { original: row } }) => <span className={classes.reason}>{reasonText(kind, row)}</span>,
  });
  return { plain: column.columns([line, ...fields]), reasoned: column.columns([line, reason, ...fields]) };
}
