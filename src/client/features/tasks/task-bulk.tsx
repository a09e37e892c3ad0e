import { useQuery } from '@tanstack/react-query';
import { ActionBar } from '#client/components/bulk/action-bar.tsx';
import type { BulkBarProps } from '#client/components/list/define-list.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { PRIORITIES, PRIORITY_LABELS } from '#shared/features/tasks/tasks.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { assigneesOptions, changeAll, type Task, type TaskChange, undoAll, useRefreshTasks } from './tasks.data.ts';

/** Long enough to see what happened to many rows, and to take it back. */
const UNDO_MS = 10_000;

const DUE = [
  { key: 'today', label: text.bulk_due_today, days: 0 },
  { key: 'tomorrow', label: text.bulk_due_tomorrow, days: 1 },
  { key: 'week', label: text.bulk_due_week, days: 7 },
] as const;

/** What can be done with the chosen tasks. */
export function TaskBulkBar({ page, selection }: BulkBarProps<Task>) {
  const refresh = useRefreshTasks();
  const today = dayInZone(new Date(), useTimeZone());
  const { data: people } = useQuery(assigneesOptions());
  const takeBack = async (undo: Parameters<typeof undoAll>[0], total: number) => {
    try {
      const n = await undoAll(undo);
      if (n < total) toast.error(format(text.bulk_undone_partly, { n, total }));
      else toast.success(text.bulk_undone);
    } catch {
      toast.error(text.bulk_not_undone);
    }
    await refresh();
  };
  const change = async (to: TaskChange) => {
    const rows = selection.rows();
    const ids = rows.map(({ id }) => id);
    selection.clear();
    try {
      const { n, undo } = await changeAll(ids, to);
      const back = {
        duration: UNDO_MS,
        action: { label: uiMessages.toast_undo, onAction: () => void takeBack(undo, n) },
      };
      if (n < ids.length) toast.error(format(text.bulk_partly, { n, total: ids.length }), back);
      else toast.success(n === 1 ? text.bulk_changed_one : format(text.bulk_changed, { n }), back);
    } catch {
      toast.error(text.bulk_failed);
      selection.choose(rows);
    }
    await refresh();
  };
  return (
    <ActionBar selection={selection} total={page?.total ?? 0}>
      <Button onClick={() => void change({ is_complete: true })}>{text.bulk_complete}</Button>
      <Button onClick={() => void change({ is_complete: false })}>{text.bulk_reopen}</Button>
      <Button onClick={() => void change({ snoozed_until: addDays(today, 7) })}>{text.bulk_snooze}</Button>
      <ActionMenu
        position="top-end"
        trigger={<Button>{text.bulk_due}</Button>}
        actions={DUE.map(({ key, label, days }) => ({
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
