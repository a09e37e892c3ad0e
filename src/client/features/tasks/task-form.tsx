import { useQuery } from '@tanstack/react-query';
import { FormDate, FormField } from '#client/components/form/fields.tsx';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { ClashTable } from '#client/components/record-section/clash-table.tsx';
import type { Values } from '#client/components/record-section/merge-record.ts';
import type { RecordField } from '#client/components/record-section/record-field.ts';
import { useRecordForm } from '#client/components/record-section/use-record-form.ts';
import type { ChosenContact, ChosenSource, ReferralPickers } from '#client/components/referral-pickers.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { PRIORITIES, PRIORITY_LABELS, REPEAT_LABELS, REPEATS } from '#shared/features/tasks/tasks.rules.ts';
import { TaskEditForm, TaskUpdateInput } from '#shared/features/tasks/tasks.schemas.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { AssigneeField } from './assignee-field.tsx';
import { TaskPlan } from './task-plan.tsx';
import { TaskTies, TIE_ALIASES } from './task-ties.tsx';
import { assigneesOptions, type Task, useUpdateTask } from './tasks.data.ts';
import classes from './tasks.module.css';

interface TaskFormProps {
  task: Task;
  pickers: ReferralPickers;
  onClose: () => void;
}

/** A task as its form holds it: a source and a contact with their names. */
const valuesOf = (task: Task): Values => ({
  ...task,
  referral_id: task.referral_id && { id: task.referral_id, referral_name: task.org_associated_with ?? '' },
  contact_id: task.contact_id && { id: task.contact_id, name: task.contact_associated_with ?? '' },
});

const idOf = (tie: unknown) => (tie as ChosenSource | ChosenContact | null)?.id ?? null;
const toWire = ({ referral_id, contact_id, ...changes }: Values) => ({
  ...changes,
  ...(referral_id === undefined ? {} : { referral_id: idOf(referral_id) }),
  ...(contact_id === undefined ? {} : { contact_id: idOf(contact_id) }),
});

/** What of a task can be edited, and how a clash of it is said. */
const fieldsOf = (people: readonly { email_id: string; firstname: string; lastname: string }[]): RecordField[] => [
  { name: 'title', label: text.title, kind: 'text' },
  { name: 'due_date', label: text.due_date_field, kind: 'date' },
  { name: 'due_time', label: text.due_time, kind: 'text' },
  {
    name: 'priority',
    label: text.priority,
    kind: 'select',
    options: PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] })),
  },
  {
    name: 'repeats',
    label: text.repeats,
    kind: 'select',
    options: REPEATS.map((value) => ({ value, label: REPEAT_LABELS[value] })),
  },
  { name: 'additional_instructions', label: text.additional_instructions, kind: 'long' },
  {
    name: 'assigned_to_email_id',
    label: text.assign_to,
    kind: 'select',
    options: people.map(({ email_id, firstname, lastname }) => ({
      value: email_id,
      label: `${firstname} ${lastname}`,
    })),
  },
  { name: 'referral_id', label: text.source, kind: 'select', words: (value) => (value as ChosenSource).referral_name },
  {
    name: 'contact_id',
    label: text.contact,
    kind: 'select',
    words: (value) => (value as ChosenContact | null)?.name ?? '-',
  },
];

/** The task's fields while they are edited. */
export function TaskForm({ task, pickers, onClose }: TaskFormProps) {
  const update = useUpdateTask();
  const { data: people = [] } = useQuery(assigneesOptions());
  const fields = fieldsOf(people);
  const { form, met, decide } = useRecordForm(
    fields.map(({ name }) => name),
    {
      schema: task.referral_id ? TaskEditForm : TaskUpdateInput.shape.task,
      record: valuesOf(task),
      toWire,
      save: (changes, version) => update.mutateAsync({ task_id: task.id, task: { ...changes, version } }),
      read: (current) => valuesOf(current as Task),
      aliases: TIE_ALIASES,
      failed: text.error_saving,
      saved: text.saved,
      onClose,
    },
  );
  return (
    <Form form={form} label={text.task_details}>
      <ClashTable met={met} fields={fields} decide={decide} />
      <div className={classes.grid}>
        <FormText name="title" label={text.title} />
        <FormDate name="due_date" label={text.due_date_field} yearsBack={5} />
        <TaskPlan />
        <FormField<string | null> name="assigned_to_email_id">
          {(field) => <AssigneeField {...field} now={{ email: task.assigned_to_email_id, name: task.assigned_to }} />}
        </FormField>
        <TaskTies pickers={pickers} />
        <TextField label={text.created_by} readOnly value={task.created_by} />
        <div className={classes.wide}>
          <FormTextarea name="additional_instructions" label={text.additional_instructions} />
        </div>
      </div>
      <div className={classes.buttons}>
        <Button onClick={onClose} disabled={form.sending}>
          {uiMessages.cancel}
        </Button>
        <SubmitButton />
      </div>
    </Form>
  );
}
