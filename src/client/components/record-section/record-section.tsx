import { type ReactNode, useEffect, useRef } from 'react';
import { uiMessages as text } from '../../../shared/features/ui/ui.messages.ts';
import type { CalendarDay } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { leadToRefusedEntry } from '../../ui/refused-entry.ts';
import { useUnsavedGuard } from '../unsaved-guard.tsx';
import { ClashTable } from './clash-table.tsx';
import { RecordControl } from './record-control.tsx';
import { type FieldState, type RecordField, type RecordValue, type RecordValues, valueIn } from './record-field.ts';
import classes from './record-section.module.css';
import { RecordFieldValue } from './record-value.tsx';
import { type RecordEditOptions, useRecordEdit } from './use-record-edit.ts';

interface RecordSectionProps extends RecordEditOptions {
  title: string;
  mayEdit: boolean;
  /** What the draft as a whole means for single fields. */
  describe?: (draft: RecordValues) => Readonly<Record<string, FieldState>>;
  /** Draws a field's value for the reader where its words alone are not enough. */
  show?: (field: RecordField) => ReactNode;
  /** The organisation's today. */
  today?: CalendarDay;
  /** Beside the title while it is read. */
  aside?: ReactNode;
  /** Under the title: what is missing of what is typed, or where the values come from. */
  children?: ReactNode | ((draft: RecordValues) => ReactNode);
}

/** Letters that stand well in a third of a row. */
const SHORT = 48;
/** Whether a text is read across the whole row; a short one stands beside others. */
const isLong = ({ kind }: RecordField, value: RecordValue) =>
  kind === 'long' && typeof value === 'string' && (value.length > SHORT || value.includes('\n'));

/**
 * A part of a record: read three fields a row until Edit is pressed, then typed and saved on request. Save is offered
 * once something differs and every clash is decided; leaving with something unsaved asks first.
 */
export function RecordSection({
  title,
  mayEdit,
  describe,
  show,
  today,
  aside,
  children,
  ...options
}: RecordSectionProps) {
  const { fields } = options;
  const { editing, draft, met, undecided, begin, cancel, set, decide, submit, errors, saving, dirty } =
    useRecordEdit(options);
  const guard = useUnsavedGuard(dirty);
  const states = describe?.(draft) ?? {};
  const faulty = fields.some(({ name }) => states[name]?.error !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing === wasEditing.current) return;
    wasEditing.current = editing;
    const first = editing ? form.current?.querySelector<HTMLElement>('input, textarea') : trigger.current;
    first?.focus();
  }, [editing]);

  const edit = mayEdit && !editing && (
    <Button ref={trigger} kind="quiet" aria-label={format(text.record_edit, { section: title })} onClick={begin}>
      {text.edit}
    </Button>
  );
  return (
    <Card
      title={title}
      aside={
        <div className={classes.aside}>
          {aside}
          {edit}
        </div>
      }
    >
      {guard}
      {typeof children === 'function' ? children(draft) : children}
      {!editing ? (
        <dl className={classes.grid}>
          {fields.map((field) => (
            <div key={field.name} className={isLong(field, valueIn(draft, field.name)) ? classes.wide : undefined}>
              <dt>
                {field.label}
                {field.required && <span aria-hidden> *</span>}
              </dt>
              <dd>{show?.(field) ?? <RecordFieldValue field={field} values={draft} />}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <form
          ref={form}
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            if (!leadToRefusedEntry(form.current)) void submit();
          }}
        >
          {met && <ClashTable who={met.who} clashes={met.clashes} fields={fields} onDecide={decide} />}
          <div className={classes.grid}>
            {fields.map((field) => (
              <div key={field.name} className={field.kind === 'long' ? classes.wide : undefined}>
                <RecordControl
                  field={field}
                  value={valueIn(draft, field.name)}
                  state={states[field.name]}
                  error={errors[field.name]}
                  today={today}
                  onChange={(value) => set(field.name, value)}
                />
              </div>
            ))}
          </div>
          <div className={classes.buttons}>
            <Button onClick={cancel} disabled={saving}>
              {text.cancel}
            </Button>
            <Button kind="primary" type="submit" disabled={!dirty || undecided || faulty} loading={saving}>
              {text.save}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
