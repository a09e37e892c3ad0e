import { SelectField } from '#client/ui/fields/select-field.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { IMPORT_COLUMNS, type Mapping } from '#shared/features/imports/imports.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Import } from './imports.data.ts';
import classes from './imports.module.css';

interface ColumnsStepProps {
  shown: Import;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Which column of the file fills which field; one that a field takes leaves the field it filled before. */
export function ColumnsStep({ shown, mapping, onChange }: ColumnsStepProps) {
  const options = shown.headers.map((header, at) => ({ value: String(at), label: header || String(at + 1) }));
  const choose = (field: string, column: string | null) => {
    const others = Object.entries(mapping).filter(([each, at]) => each !== field && String(at) !== column);
    onChange(Object.fromEntries(column === null ? others : [...others, [field, Number(column)]]));
  };
  return (
    <div className={classes.stack}>
      <p className={classes.muted}>{text.columns_hint}</p>
      <div className={classes.columns}>
        {IMPORT_COLUMNS[shown.kind].map(({ field, header, required }) => {
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
    </div>
  );
}
