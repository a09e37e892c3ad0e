import { SelectField } from '#client/ui/fields/select-field.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { IMPORT_COLUMNS, type Mapping, unmatchedColumns } from '#shared/features/imports/imports.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Import } from './imports.data.ts';
import classes from './imports.module.css';

interface ColumnsStepProps {
  shown: Import;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
  onSheet: (sheet: number) => void;
  /** Another sheet is being read. */
  reading: boolean;
}

/** A sheet as its workbook names it. */
export const sheetName = (sheets: Import['sheets'], at: number): string =>
  sheets[at] || format(text.sheet_without_name, { n: at + 1 });

/** Which sheet of a workbook is meant, where several hold rows. */
function SheetChoice({ shown, onSheet, reading }: Pick<ColumnsStepProps, 'shown' | 'onSheet' | 'reading'>) {
  const options = shown.sheets.map((_, at) => ({ value: String(at), label: sheetName(shown.sheets, at) }));
  return (
    <SelectField
      label={text.sheet}
      hint={text.sheet_hint}
      required
      disabled={reading}
      options={options}
      value={String(shown.sheet)}
      onChange={(sheet) => sheet !== null && Number(sheet) !== shown.sheet && onSheet(Number(sheet))}
    />
  );
}

/** Which column of the file fills which field; one that a field takes leaves the field it filled before. */
export function ColumnsStep({ shown, mapping, onChange, onSheet, reading }: ColumnsStepProps) {
  const options = shown.headers.map((header, at) => ({ value: String(at), label: header || String(at + 1) }));
  const choose = (field: string, column: string | null) => {
    const others = Object.entries(mapping).filter(([each, at]) => each !== field && String(at) !== column);
    onChange(Object.fromEntries(column === null ? others : [...others, [field, Number(column)]]));
  };
  const fields = IMPORT_COLUMNS[shown.kind];
  const targets = fields.map(({ field, header }) => ({ value: field, label: header }));
  const unmatched = unmatchedColumns(shown.headers, mapping);
  return (
    <div className={classes.stack}>
      {shown.sheets.length > 0 && <SheetChoice shown={shown} onSheet={onSheet} reading={reading} />}
      <p className={classes.muted}>{text.columns_hint}</p>
      <div className={classes.columns}>
        {fields.map(({ field, header, required }) => {
          const at = mapping[field];
          const example = at === undefined ? '' : (shown.examples[at] ?? '');
          return (
            <SelectField
              key={field}
              label={header}
              required={required ?? false}
              hint={example && format(text.for_example, { value: example })}
              placeholder={text.not_in_file}
              clearable={!required}
              options={options}
              value={at === undefined ? null : String(at)}
              onChange={(column) => choose(field, column)}
            />
          );
        })}
      </div>
      {unmatched.length > 0 && (
        <section className={classes.stack} aria-labelledby="unmatched-columns">
          <h3 id="unmatched-columns" className={classes.unmatched}>
            {format(text.unmatched_title, { n: unmatched.length })}
          </h3>
          <p className={classes.muted}>{text.unmatched_hint}</p>
          <div className={classes.columns}>
            {unmatched.map((at) => {
              const example = shown.examples[at] ?? '';
              return (
                <SelectField
                  key={at}
                  label={shown.headers[at] || format(text.column_without_name, { n: at + 1 })}
                  hint={example && format(text.for_example, { value: example })}
                  placeholder={text.left_out}
                  options={targets}
                  value={null}
                  onChange={(field) => field !== null && choose(field, String(at))}
                />
              );
            })}
          </div>
        </section>
      )}
    </div>
  );
}
