import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { choicesOf, useOptions } from '#client/platform/options.ts';
import { Button } from '#client/ui/button.tsx';
import { MultiSelectField } from '#client/ui/fields/multi-select-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { asTyped, keepAsTyped } from '#shared/features/clients/clients.rules.ts';
import { cellText, reasonText } from '#shared/features/imports/describe-row.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import {
  IMPORT_COLUMNS,
  type ImportKind,
  PREVIEW_PAGE,
  SEVERAL_VALUES,
} from '#shared/features/imports/imports.rules.ts';
import { GENDERS_SERVED, PAYMENT_TYPES } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';
import type { ImportRow } from './imports.data.ts';
import classes from './imports.module.css';

/** What is typed into rows and not checked yet, by their lines: it stays while another row is looked at. */
export type TypedRows = Readonly<Record<number, Readonly<Record<string, string>>>>;

interface ProblemRowsProps {
  kind: ImportKind;
  rows: readonly ImportRow[];
  /** How many there are on all pages, and which page is shown. */
  count: number;
  page: number;
  onPage: (page: number) => void;
  typed: TypedRows;
  onType: (row: ImportRow, field: string, value: string) => void;
  checking: boolean;
  /** While all numbers are being kept. */
  keeping: boolean;
  onFix: (row: ImportRow, values: Record<string, string>) => void;
  onKeepPhones: () => void;
}

/** Whether a number that cannot be read is all that is wrong with a row. */
const isOfPhoneAlone = ({ problems }: ImportRow): boolean =>
  Object.keys(problems ?? {}).length === 1 && problems?.phone_number === inputMessages.phone;

/** The rows with a problem, one at a time: what is wrong, the fields it is wrong in, and the button beneath them. */
export function ProblemRows(props: ProblemRowsProps) {
  const { kind, rows, count, page, onPage, typed, onType, checking, keeping, onFix, onKeepPhones } = props;
  const [at, setAt] = useState(0);
  const shown = Math.min(at, rows.length - 1);
  const row = rows[shown];
  if (!row) return null;
  // What is typed and not checked yet would be lost with the row that it stands in.
  const isTyping = rows.some(({ line }) => typed[line] !== undefined);
  const n = (page - 1) * PREVIEW_PAGE + shown + 1;
  const go = (by: 1 | -1) => {
    const next = shown + by;
    if (next >= 0 && next < rows.length) return setAt(next);
    setAt(by === 1 ? 0 : PREVIEW_PAGE - 1);
    onPage(page + by);
  };
  return (
    <section className={classes.problem} aria-label={format(text.fix_title, { n: row.line })}>
      <div className={classes.problemHead}>
        <strong>{format(text.problem_of, { n, total: count })}</strong>
        <IconButton label={text.problem_previous} disabled={n <= 1} onClick={() => go(-1)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={text.problem_next} disabled={n >= count} onClick={() => go(1)}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <ProblemRow
        key={row.line}
        kind={kind}
        row={row}
        typed={typed[row.line] ?? {}}
        onType={(field, value) => onType(row, field, value)}
        checking={checking}
        blocked={keeping}
        onFix={(values) => onFix(row, values)}
      />
      {count > 1 && isOfPhoneAlone(row) && !isTyping && (
        <Button loading={keeping} disabled={checking} onClick={onKeepPhones}>
          {text.keep_phones}
        </Button>
      )}
    </section>
  );
}

interface ProblemRowProps {
  kind: ImportKind;
  row: ImportRow;
  typed: Readonly<Record<string, string>>;
  onType: (field: string, value: string) => void;
  checking: boolean;
  blocked: boolean;
  onFix: (values: Record<string, string>) => void;
}

function ProblemRow({ kind, row, typed, onType, checking, blocked, onFix }: ProblemRowProps) {
  const options = useFieldOptions();
  const columns = IMPORT_COLUMNS[kind];
  const textOf = (field: string): string => typed[field] ?? cellText(row.fields[field]);
  const wrong = columns.filter(({ field }) => row.problems?.[field] !== undefined);
  const right = columns.filter(({ field }) => !wrong.some((each) => each.field === field) && textOf(field) !== '');
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!checking && !blocked) onFix(Object.fromEntries(columns.map(({ field }) => [field, textOf(field)])));
      }}
    >
      <p className={classes.muted}>
        {format(text.fix_title, { n: row.line })}: {reasonText(kind, row)}
      </p>
      {wrong.map(({ field, header }) => (
        <ProblemField
          key={field}
          label={header}
          error={row.problems?.[field]}
          several={SEVERAL_VALUES.includes(field)}
          options={options[field]}
          value={textOf(field)}
          onChange={(value) => onType(field, value)}
        />
      ))}
      <div>
        <Button type="submit" aria-label={format(text.fix_line, { n: row.line })} loading={checking} disabled={blocked}>
          {text.fix_save}
        </Button>
      </div>
      {right.length > 0 && (
        <dl className={classes.rest} aria-label={text.problem_rest}>
          {right.map(({ field, header }) => (
            <div key={field}>
              <dt>{header}</dt>
              <dd>{textOf(field)}</dd>
            </div>
          ))}
        </dl>
      )}
    </form>
  );
}

interface ProblemFieldProps {
  label: string;
  error: string | undefined;
  several: boolean;
  options: readonly string[] | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** What may only be one of a list is chosen from it; anything else is typed. */
function ProblemField({ label, error, several, options, value, onChange }: ProblemFieldProps) {
  if (!options)
    return (
      <TextField
        label={label}
        error={asTyped(value) === null ? error : undefined}
        hint={
          asTyped(value) !== null
            ? inputMessages.phone_kept
            : error === inputMessages.phone && (
                <Button kind="quiet" onClick={() => onChange(keepAsTyped(value))}>
                  {inputMessages.phone_keep}
                </Button>
              )
        }
        value={asTyped(value) ?? value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  const held = value.split(/\s*[;|]\s*/).filter((each) => options.includes(each));
  if (several)
    return (
      <MultiSelectField
        label={label}
        error={error}
        options={choicesOf(options)}
        value={held}
        onChange={(chosen) => onChange(chosen.join('; '))}
      />
    );
  return (
    <SelectField
      label={label}
      error={error}
      options={choicesOf(options)}
      value={held[0] ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** The options of the fields that have such, by field. */
function useFieldOptions(): Readonly<Record<string, readonly string[]>> {
  return {
    type: useOptions('SOURCE_TYPES'),
    specializations: useOptions('SPECIALIZATIONS'),
    levels_of_care: useOptions('LEVELS_OF_CARE'),
    population_served: useOptions('POPULATIONS_SERVED'),
    payment_type: PAYMENT_TYPES,
    gender_served: GENDERS_SERVED,
  };
}
