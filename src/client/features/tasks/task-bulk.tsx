import { useQuery } from '@tanstack/react-query';
import { ActionBar } from '#client/components/bulk/action-bar.tsx';
import type { BulkBarProps } from '#client/components/list/define-list.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { DUE_SOON, PRIORITIES, PRIORITY_LABELS } from '#shared/features/tasks/tasks.rules.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { assigneesOptions, type Task, type TaskChange } from './tasks.data.ts';
import { useChangeTasks } from './use-change-tasks.ts';

/** What can be done with the chosen tasks. */
export function TaskBulkBar({ page, selection }: BulkBarProps<Task>) {
  const { change: changeAll } = useChangeTasks();
  const today = dayInZone(new Date(), useTimeZone());
  const { data: people } = useQuery(assigneesOptions());
  const change = async (to: TaskChange) => {
    const rows = selection.rows();
    selection.clear();
    if (
      !(await changeAll(
        rows.map(({ id }) => id),
        to,
      ))
    )
      selection.choose(rows);
  };
  return (
    <ActionBar selection={selection} total={page?.total ?? 0}>
      <Button onClick={() => void change({ is_complete: true })}>{text.bulk_complete}</Button>
      <Button onClick={() => void change({ is_complete: false })}>{text.bulk_reopen}</Button>
      <Button onClick={() => void change({ snoozed_until: addDays(today, 7) })}>{text.bulk_snooze}</Button>
      <ActionMenu
        position="top-end"
        trigger={<Button>{text.bulk_due}</Button>}
        actions={DUE_SOON.map(({ key, label, days }) => ({
          key,
          label,
          onSelect: () => void change({ due_date: addDays(today, days), snoozed_until: null }),
        }))}
      />
      <ActionMenu
        position="top-end"
        trigger={<Button>{text.bulk_priority}</Button>}
        actions={PRIORITIES.map((priority) => ({
          key: priority,
          label: PRIORITY_LABELS[priority],
          onSelect: () => void change({ priority }),
        }))}
      />
      <ActionMenu
        position="top-end"
        trigger={<Button>{text.bulk_assign}</Button>}
        actions={(people ?? []).map(({ email_id, firstname, lastname }) => ({
          key: email_id,
          label: `${firstname} ${lastname}`,
          onSelect: () => void change({ assigned_to_email_id: email_id }),
        }))}
      />
    </ActionBar>
  );
}
