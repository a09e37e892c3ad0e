import { FormDate } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { TaskUpdateInput } from '#shared/features/tasks/tasks.schemas.ts';
import { changeAll, type Task } from './tasks.data.ts';
import { useChangeTasks } from './use-change-tasks.ts';

const DUE = TaskUpdateInput.shape.task.pick({ due_date: true });

/** Any day for one task, where none of those that one press gives is meant. */
export function DueDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { said } = useChangeTasks();
  return (
    <FormDialog
      title={text.due_date}
      size="small"
      schema={DUE}
      initial={{ due_date: task.due_date }}
      needsChange
      send={({ due_date = null }) => changeAll([task.id], { due_date, snoozed_until: null })}
      failed={text.bulk_failed}
      onSaved={(changed) => {
        onClose();
        void said(changed, 1);
      }}
      onClose={onClose}
    >
      <FormDate name="due_date" label={text.due_date} yearsBack={5} data-autofocus />
    </FormDialog>
  );
}
