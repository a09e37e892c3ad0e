import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { drawnLater, useFetchedAhead } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type RecordField, type RecordValue, type RecordValues, valueIn } from './record-field.ts';
import type { RecordFormProps } from './record-form.tsx';
import classes from './record-section.module.css';
import { RecordFieldValue } from './record-value.tsx';

type FormProps<Sent> = RecordFormProps<Sent> & { onClose: () => void };
/** Drawn later a component forgets that what it sends is its caller's: its type says so again. */
type OfAny = <Sent>(props: FormProps<Sent>) => ReactNode;
const loadForm = async () => (await import('./record-form.tsx')).RecordForm;
const LaterForm = drawnLater<{ of: (Form: OfAny) => ReactNode }>(
  async () => {
    const Form: OfAny = await loadForm();
    return ({ of }) => of(Form);
  },
  <Skeleton height={120} />,
);

interface RecordSectionProps<Sent> extends RecordFormProps<Sent> {
  /** Read five fields a row. */
  dense?: boolean;
  record: RecordValues;
  mayEdit: boolean;
  /** Draws a field's value for the reader where its words alone are not enough. */
  show?: (field: RecordField) => ReactNode;
  /** Under a field's value while it is read: where it comes from. */
  under?: ((name: string) => ReactNode) | undefined;
  /** Beside the title while it is read. */
  aside?: ReactNode;
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
export function RecordSection<Sent>({ mayEdit, show, under, aside, dense, ...form }: RecordSectionProps<Sent>) {
  const { title, fields, record, children } = form;
  const [editing, setEditing] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useFetchedAhead(LaterForm.ahead);
  useEffect(() => {
    if (wasEditing.current && !editing) trigger.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const edit = mayEdit && !editing && fields.length > 0 && (
    <Button
      ref={trigger}
      kind="quiet"
      aria-label={format(text.record_edit_section, { section: title })}
      onClick={() => setEditing(true)}
    >
      {text.record_edit}
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
      {editing ? (
        <LaterForm of={(RecordForm) => <RecordForm {...form} onClose={() => setEditing(false)} />} />
      ) : (
        <>
          {children?.(record)}
          {fields.length === 0 && <p className={classes.none}>{text.fields_not_found}</p>}
          <dl className={dense ? `${classes.grid} ${classes.dense}` : classes.grid}>
            {fields.map((field) => (
              <div key={field.name} className={isLong(field, valueIn(record, field.name)) ? classes.wide : undefined}>
                <dt>
                  {field.label}
                  {field.required && <span aria-hidden> *</span>}
                </dt>
                <dd>
                  {show?.(field) ?? <RecordFieldValue field={field} values={record} />}
                  {under?.(field.name)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
