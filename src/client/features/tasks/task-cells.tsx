import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { cellButton } from '#client/ui/table/cell-button.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { DUE_SOON, PRIORITIES, PRIORITY_LABELS } from '#shared/features/tasks/tasks.rules.ts';
import { addDays, dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { assigneesOptions, type Task } from './tasks.data.ts';
import { useChangeTasks } from './use-change-tasks.ts';

const DueDialog = drawnLater(async () => (await import('./due-dialog.tsx')).DueDialog);

interface CellProps {
  task: Task;
  /** How the value is shown. */
  children: ReactNode;
}

/** When a task is due, changed where it stands; for those who may not, the day alone. */
export function DueCell({ task, children }: CellProps) {
  const mayWrite = useMay('tasks:write');
  const today = dayInZone(new Date(), useTimeZone());
  const { change } = useChangeTasks();
  const [choosing, setChoosing] = useState(false);
  if (!mayWrite) return children;
  const { id, title, due_date } = task;
  const put = (day: string | null) => void (day !== due_date && change([id], { due_date: day, snoozed_until: null }));
  const value = due_date ? formatDay(due_date) : text.no_due_date;
  return (
    <>
      <ActionMenu
        position="bottom-start"
        actions={[
          ...DUE_SOON.map(({ key, label, days }) => {
            const day = addDays(today, days);
            return { key, label, checked: day === due_date, onSelect: () => put(day) };
          }),
          { key: 'choose', label: text.choose_day, onSelect: () => setChoosing(true) },
          { key: 'none', label: text.no_due_date, checked: due_date === null, onSelect: () => put(null) },
        ]}
        trigger={cellButton(format(text.cell_due, { title, value }), children)}
      />
      {choosing && <DueDialog task={task} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** How much a task matters, changed where it stands. */
export function PriorityCell({ task, children }: CellProps) {
  const mayWrite = useMay('tasks:write');
  const { change } = useChangeTasks();
  if (!mayWrite) return children;
  const { id, title, priority } = task;
  return (
    <ActionMenu
      position="bottom-start"
      actions={PRIORITIES.map((each) => ({
        key: each,
        label: PRIORITY_LABELS[each],
        checked: each === priority,
        onSelect: () => void (each !== priority && change([id], { priority: each })),
      }))}
      trigger={cellButton(format(text.cell_priority, { title, value: PRIORITY_LABELS[priority] }), children)}
    />
  );
}

/** Whose a task is, changed where it stands. */
export function AssigneeCell({ task, children }: CellProps) {
  const mayWrite = useMay('tasks:write');
  const { data: people = [] } = useQuery({ ...assigneesOptions(), enabled: mayWrite });
  const { change } = useChangeTasks();
  if (!mayWrite) return children;
  const { id, title, assigned_to } = task;
  return (
    <ActionMenu
      position="bottom-start"
      actions={people.map(({ email_id, firstname, lastname }) => ({
        key: email_id,
        label: `${firstname} ${lastname}`,
        checked: assigned_to === `${firstname} ${lastname}`,
        onSelect: () => void change([id], { assigned_to_email_id: email_id }),
      }))}
      trigger={cellButton(format(text.cell_assignee, { title, value: assigned_to }), children)}
    />
  );
}
