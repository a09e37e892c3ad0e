import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { columnsFor } from '#client/ui/table/table-columns.ts';
import { cellText, reasonText } from '#shared/features/imports/describe-row.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { IMPORT_COLUMNS, type ImportKind, type Mapping } from '#shared/features/imports/imports.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { ImportRow } from './imports.data.ts';
import classes from './imports.module.css';

const column = columnsFor<ImportRow>();
const formOf = (line: number): string => `fix-line-${line}`;

interface RowColumns {
  kind: ImportKind;
  /** What the file does not fill has no column of its own. */
  mapping: Mapping;
  /** Takes what was typed into a row's entries; absent where nothing can be fixed. */
  onFix: ((row: ImportRow, values: Record<string, string>) => void) | null;
}

/** A row's values as text, with what was typed over them. */
const valuesOf = (kind: ImportKind, row: ImportRow, typed: FormData): Record<string, string> =>
  Object.fromEntries(
    IMPORT_COLUMNS[kind].map(({ field }) => [field, String(typed.get(field) ?? cellText(row.fields[field]))]),
  );

/** The preview's columns: where the row stands, why it is where it is, and its values; what is wrong is an entry. */
export function rowColumns({ kind, mapping, onFix }: RowColumns) {
  const filled = IMPORT_COLUMNS[kind].filter(({ field, required }) => required || field in mapping);
  const fields = filled.map(({ field, header }) =>
    column.display({
      id: field,
      header,
      meta: { width: '180px' },
      cell: ({ row: { original: row } }) =>
        onFix && row.problems?.[field] !== undefined ? (
          <div className={classes.entry}>
            <TextField
              label={`${header}, ${format(text.line, { n: row.line })}`}
              labelHidden
              error={row.problems[field]}
              name={field}
              form={formOf(row.line)}
              defaultValue={cellText(row.fields[field])}
            />
          </div>
        ) : (
          cellText(row.fields[field])
        ),
    }),
  );
  const line = column.accessor('line', { header: text.line_header, meta: { width: '80px' } });
  const reason = column.display({
    id: 'reason',
    header: text.reason_header,
    meta: { width: '240px', wrap: true },
    cell: ({ row: { original: row } }) => (
      <form
        id={formOf(row.line)}
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onFix?.(row, valuesOf(kind, row, new FormData(event.currentTarget)));
        }}
      >
        <span className={classes.reason}>{reasonText(kind, row)}</span>
        {onFix && row.outcome === 'problem' && (
          <Button type="submit" aria-label={format(text.fix_line, { n: row.line })}>
            {text.fix_save}
          </Button>
        )}
      </form>
    ),
  });
  return { plain: column.columns([line, ...fields]), reasoned: column.columns([line, reason, ...fields]) };
}
