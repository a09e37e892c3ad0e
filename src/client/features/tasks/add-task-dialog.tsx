import { useQuery } from '@tanstack/react-query';
import { FormDate, FormField } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import type { ChosenContact, ChosenSource, ReferralPickers } from '#client/components/referral-pickers.ts';
import { accountOptions } from '#client/platform/organization.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import type { Priority, Repeats } from '#shared/features/tasks/tasks.rules.ts';
import { TaskForm } from '#shared/features/tasks/tasks.schemas.ts';
import { AssigneeField } from './assignee-field.tsx';
import { TaskPlan } from './task-plan.tsx';
import { idsOfTies, TaskTies, TIE_ALIASES } from './task-ties.tsx';
import { createTask, useRefreshTasks } from './tasks.data.ts';

/** What is known of a task where it is added from. */
export interface KnownOfTask {
  source?: ChosenSource | null;
  contact?: ChosenContact | null;
  opportunity_id?: string;
}

interface AddTaskDialogProps {
  pickers: ReferralPickers;
  known?: KnownOfTask;
  onClose: () => void;
}

/** A task for someone, tied to a referral source and one of its contacts. */
export function AddTaskDialog({ pickers, known = {}, onClose }: AddTaskDialogProps) {
  const me = useQuery(accountOptions()).data?.email_id ?? null;
  const refresh = useRefreshTasks();
  return (
    <FormDialog
      title={text.add_task}
      schema={TaskForm}
      initial={{
        title: '',
        due_date: null as string | null,
        due_time: '',
        priority: 'NORMAL' as Priority,
        repeats: null as Repeats | null,
        additional_instructions: '',
        assigned_to_email_id: null as string | null,
        referral_id: known.source ?? null,
        contact_id: known.contact ?? null,
      }}
      presumed={{ assigned_to_email_id: me }}
      input={(task) => ({ ...task, ...idsOfTies(task), opportunity_id: known.opportunity_id ?? null })}
      aliases={TIE_ALIASES}
      send={createTask}
      saved={text.created}
      failed={text.failed_to_create}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <FormText name="title" label={text.title} data-autofocus />
      <FormDate name="due_date" label={text.due_date_field} yearsBack={5} />
      <TaskPlan />
      <FormTextarea name="additional_instructions" label={text.additional_instructions} />
      <FormField<string | null> name="assigned_to_email_id">{(field) => <AssigneeField {...field} />}</FormField>
      <TaskTies pickers={pickers} />
    </FormDialog>
  );
}
