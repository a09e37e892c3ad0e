import { type ReactNode, useEffect } from 'react';
import { Button } from '#client/ui/button.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { isSame } from '../form/field-rules.ts';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { ClashTable } from './clash-table.tsx';
import type { Values } from './merge-record.ts';
import { RecordControl } from './record-control.tsx';
import type { FieldState, RecordField, RecordValues } from './record-field.ts';
import classes from './record-section.module.css';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

export interface RecordFormProps<Sent> extends Omit<RecordFormOptions<Sent>, 'blocked'> {
  title: string;
  fields: readonly RecordField[];
  /** What the draft as a whole means for single fields. */
  describe?: (draft: RecordValues) => Readonly<Record<string, FieldState>>;
  /** What a change does to other fields; answers the whole draft. */
  adjust?: (draft: RecordValues) => RecordValues;
  /** The organization's today. */
  today?: CalendarDay;
  /** Under the title: what is missing of what is typed, or where the values come from. */
  children?: (draft: RecordValues) => ReactNode;
}

/** A section of a record while it is edited: its fields, what somebody else's change means for them, and Save. */
export function RecordForm<Sent>(props: RecordFormProps<Sent> & { onClose: () => void }) {
  const { title, fields, describe, adjust, today, children, ...options } = props;
  const { record, onClose } = options;
  const names = fields.map(({ name }) => name);
  const whole = (draft: Values) => ({ ...record, ...draft }) as RecordValues;
  const statesOf = (draft: Values) => describe?.(whole(draft)) ?? {};
  const { form, met, decide } = useRecordForm(names, {
    ...options,
    blocked: (draft) => names.some((name) => statesOf(draft)[name]?.error !== undefined),
  });
  const { values, set, dirty, element, sending } = form;
  const states = statesOf(values);

  useEffect(() => {
    const adjusted = dirty && adjust?.(whole(values));
    if (!adjusted) return;
    for (const name of names) if (!isSame(values[name], adjusted[name])) set(name, adjusted[name]);
  });
  useEffect(() => focusFirst(element.current), [element]);

  return (
    <Form form={form} label={title} className={classes.form}>
      {children?.(whole(values))}
      <ClashTable met={met} fields={fields} decide={decide} />
      <div className={classes.grid}>
        {fields.map((field) => (
          <div key={field.name} className={field.kind === 'long' ? classes.wide : undefined}>
            <RecordControl field={field} state={states[field.name]} today={today} />
          </div>
        ))}
      </div>
      <div className={classes.buttons}>
        <Button onClick={onClose} disabled={sending}>
          {text.cancel}
        </Button>
        <SubmitButton />
      </div>
    </Form>
  );
}

/** Puts the focus into a form's first field, also where that is drawn a moment after the others. */
function focusFirst(form: HTMLElement | null): (() => void) | undefined {
  const cell = form?.querySelector(`.${classes.grid} > *`);
  const focus = () => {
    const field = cell?.querySelector<HTMLElement>('input, textarea');
    if (field && !form?.contains(document.activeElement)) field.focus();
    return field;
  };
  if (!cell || focus()) return;
  const drawn = new MutationObserver(() => focus() && drawn.disconnect());
  drawn.observe(cell, { childList: true, subtree: true });
  return () => drawn.disconnect();
}
