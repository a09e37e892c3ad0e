import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { FormDate, FormField, FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { openedLast } from '#client/platform/opened-last.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { AsyncSelect } from '#client/ui/fields/async-select.tsx';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import type { HandledHow } from '#shared/features/calls/calls.rules.ts';
import { CallInquiryForm, CallNoteForm, CallNothingForm, CallTaskForm } from '#shared/features/calls/calls.schemas.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { tasksMessages } from '#shared/features/tasks/tasks.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { whoOf } from './call-words.ts';
import {
  type CallRow,
  type FoundInquiry,
  handleCall,
  peopleOptions,
  searchInquiries,
  useRefreshCalls,
} from './calls.data.ts';
import classes from './calls.module.css';

interface HandleDialogProps {
  call: CallRow;
  onClose: () => void;
}

interface HandleFormProps<Values extends object> extends HandleDialogProps {
  title: string;
  how: HandledHow;
  schema: z.ZodObject;
  initial: Values;
  input?: (values: Values) => object;
  children: ReactNode;
}

/** One way of handling a call; saved, it is handled. */
function HandleForm<Values extends Record<string, unknown>>(props: HandleFormProps<Values>) {
  const { call, how, title, schema, initial, input = (values) => values, onClose, children } = props;
  const refresh = useRefreshCalls();
  return (
    <FormDialog
      title={title}
      size="small"
      schema={schema}
      initial={initial}
      input={(values: Values) => ({ ...input(values), call_id: call.id, how })}
      send={(handling, key) => handleCall(handling as Parameters<typeof handleCall>[0], key)}
      saved={text.handled_saved}
      failed={text.handle_failed}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={classes.form}>{children}</div>
    </FormDialog>
  );
}

/** The call is about an inquiry that is there already. */
export function LinkInquiryDialog(props: HandleDialogProps) {
  return (
    <HandleForm
      {...props}
      title={text.link_inquiry}
      how="inquiry"
      schema={CallInquiryForm}
      initial={{ opportunity_id: null as FoundInquiry | null }}
      input={({ opportunity_id }) => ({ opportunity_id: opportunity_id?.id ?? '' })}
    >
      <FormField<FoundInquiry | null> name="opportunity_id">
        {(field) => (
          <AsyncSelect
            {...field}
            label={text.inquiry_field}
            required
            delay={250}
            placeholder={text.search_inquiry}
            search={searchInquiries}
            recent={openedLast('inquiries')}
            itemKey={({ id }) => id}
            itemLabel={({ opportunity_name }) => opportunity_name}
            itemDetail={({ status }) => INQUIRY_STATUS_LABELS[status]}
          />
        )}
      </FormField>
    </HandleForm>
  );
}

/** Somebody has something to do because of the call. */
export function TaskDialog(props: HandleDialogProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const { data: people } = useQuery(peopleOptions());
  return (
    <HandleForm
      {...props}
      title={text.add_task}
      how="task"
      schema={CallTaskForm}
      initial={{
        title: fill(text.task_title, { caller: whoOf(props.call) }),
        due_date: today as string | null,
        assigned_to_email_id: null as string | null,
      }}
    >
      <FormText name="title" label={tasksMessages.title} data-autofocus />
      <FormDate name="due_date" label={tasksMessages.due_date_field} yearsBack={5} />
      <FormSelect
        name="assigned_to_email_id"
        label={tasksMessages.assign_to}
        placeholder={tasksMessages.assign_to_me}
        searchable
        options={(people ?? []).map(({ email_id, firstname, lastname }) => ({
          value: email_id,
          label: `${firstname} ${lastname}`,
        }))}
      />
    </HandleForm>
  );
}

/** What was agreed is written down, and that is all there is to do. */
export function NoteDialog(props: HandleDialogProps) {
  return (
    <HandleForm {...props} title={text.write_note} how="note" schema={CallNoteForm} initial={{ note: '' }}>
      <FormTextarea name="note" label={text.note_field} data-autofocus />
    </HandleForm>
  );
}

const REASONS = [text.reason_wrong_number, text.reason_sales, text.reason_hung_up, text.reason_answered];

function Reasons() {
  const { setValue } = useFormContext<{ note: string }>();
  return (
    <div className={classes.reasons}>
      {REASONS.map((reason) => (
        <Button key={reason} onClick={() => setValue('note', reason, { shouldDirty: true, shouldValidate: true })}>
          {reason}
        </Button>
      ))}
    </div>
  );
}

/** Nothing comes of the call; the reason is one press for the usual ones. */
export function NothingDialog(props: HandleDialogProps) {
  return (
    <HandleForm {...props} title={text.nothing_to_do} how="nothing" schema={CallNothingForm} initial={{ note: '' }}>
      <Reasons />
      <FormTextarea name="note" label={text.reason_field} data-autofocus />
    </HandleForm>
  );
}
