import type { FormEvent } from 'react';
import { tasksMessages as text } from '../../../shared/features/tasks/tasks.messages.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { ClashTable } from '../../components/record-section/clash-table.tsx';
import type { ReferralPickers } from '../../components/referral-pickers.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { leadToRefusedEntry } from '../../ui/refused-entry.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { AssigneeField } from './assignee-field.tsx';
import type { Task } from './tasks.data.ts';
import classes from './tasks.module.css';
import type { TaskEdit } from './use-task-edit.ts';

interface TaskFormProps {
  edit: TaskEdit;
  task: Task;
  pickers: ReferralPickers;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The task's fields while they are edited. */
export function TaskForm({ edit, task, pickers: { Source, Contact } }: TaskFormProps) {
  const timeZone = useTimeZone();
  const guard = useUnsavedGuard(edit.dirty);
  const { draft, errors, set } = edit;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (edit.complete && !edit.undecided && !leadToRefusedEntry(event.currentTarget)) void edit.submit();
  };
  return (
    <form className={classes.form} aria-label={text.task_details} noValidate onSubmit={submit}>
      {guard}
      {edit.met && (
        <ClashTable who={edit.met.who} clashes={edit.met.clashes} fields={edit.fields} onDecide={edit.decide} />
      )}
      <div className={classes.grid}>
        <TextField
          label={text.title}
          required
          maxLength={300}
          autoComplete="off"
          error={errors.title}
          value={textOf(draft.title)}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
        <DatePicker
          label={text.due_date_field}
          clearable
          yearsBack={5}
          today={dayInZone(new Date(), timeZone)}
          error={errors.due_date}
          value={textOf(draft.due_date) || null}
          onChange={(day) => set('due_date', day)}
        />
        <AssigneeField
          error={errors.assigned_to_email_id}
          value={textOf(draft.assigned_to_email_id) || null}
          now={{ email: task.assigned_to_email_id, name: task.assigned_to }}
          onChange={(email) => set('assigned_to_email_id', email)}
        />
        <Source
          label={text.source}
          required
          error={errors.org_associated_with ?? errors.referral_id}
          value={edit.source}
          onChange={edit.chooseSource}
        />
        <Contact
          label={text.contact}
          nothing={text.no_contact_found}
          source={edit.source}
          error={errors.contact_associated_with ?? errors.contact_id}
          value={edit.contact}
          onChange={edit.chooseContact}
        />
        <TextField label={text.created_by} readOnly value={task.created_by} />
        <div className={classes.wide}>
          <TextareaField
            label={text.additional_instructions}
            maxLength={10_000}
            error={errors.additional_instructions}
            value={textOf(draft.additional_instructions)}
            onChange={(event) => set('additional_instructions', event.currentTarget.value)}
          />
        </div>
      </div>
      <div className={classes.buttons}>
        <Button onClick={edit.cancel} disabled={edit.saving}>
          {uiMessages.cancel}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabled={!edit.dirty || !edit.complete || edit.undecided}
          loading={edit.saving}
        >
          {uiMessages.save}
        </Button>
      </div>
    </form>
  );
}
