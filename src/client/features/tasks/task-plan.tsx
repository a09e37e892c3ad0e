import { FormSelect } from '#client/components/form/fields.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { PRIORITIES, PRIORITY_LABELS, REPEAT_LABELS, REPEATS } from '#shared/features/tasks/tasks.rules.ts';

/** When in the day, how much it matters, and how often it comes back. */
export function TaskPlan() {
  return (
    <>
      <FormText name="due_time" label={text.due_time} type="time" />
      <FormSelect
        name="priority"
        label={text.priority}
        clearable={false}
        options={PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))}
      />
      <FormSelect
        name="repeats"
        label={text.repeats}
        placeholder={text.repeats_never}
        options={REPEATS.map((value) => ({ value, label: REPEAT_LABELS[value] }))}
      />
    </>
  );
}
