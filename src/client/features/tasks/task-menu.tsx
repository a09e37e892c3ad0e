import { IconDots } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { addDays, dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { changeAll, deleteTask, type Task, useRefreshTasks } from './tasks.data.ts';
import { useChangeTasks } from './use-change-tasks.ts';

/** Days until which a task can be put off with one press. */
const SNOOZES = [
  { key: 'tomorrow', label: text.snooze_tomorrow, days: 1 },
  { key: 'three', label: text.snooze_three_days, days: 3 },
  { key: 'week', label: text.snooze_week, days: 7 },
] as const;

interface TaskMenuProps {
  task: Task;
  /** After the task is gone. */
  onDeleted?: () => void;
}

/** What can be done with one task besides completing it: put it off, bring it back, delete it. */
export function TaskMenu({ task, onDeleted }: TaskMenuProps) {
  const mayWrite = useMay('tasks:write');
  const refresh = useRefreshTasks();
  const { said } = useChangeTasks();
  const today = dayInZone(new Date(), useTimeZone());
  const [asking, setAsking] = useState(false);
  const snooze = useMutation({
    mutationFn: (snoozed_until: string | null) => changeAll([task.id], { snoozed_until }),
    onSuccess: (changed, until) =>
      said(changed, 1, until ? format(text.snoozed, { day: formatDay(until) }) : text.unsnoozed),
    onError: async () => {
      toast.error(text.snooze_failed);
      await refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteTask(task.id),
    onSuccess: async () => {
      setAsking(false);
      toast.success(text.deleted);
      onDeleted?.();
      await refresh();
    },
    onError: () => toast.error(text.failed_to_delete),
  });
  if (!mayWrite) return null;
  const isSnoozed = task.snoozed_until !== null && task.snoozed_until > today;
  const actions: MenuAction[] = [
    ...(task.is_complete
      ? []
      : SNOOZES.map(({ key, label, days }) => ({
          key,
          label: `${text.snooze} · ${label}`,
          onSelect: () => snooze.mutate(addDays(today, days)),
        }))),
    ...(isSnoozed ? [{ key: 'back', label: text.snooze_end, onSelect: () => snooze.mutate(null) }] : []),
    { key: 'delete', label: text.delete, danger: true, onSelect: () => setAsking(true) },
  ];
  return (
    <>
      <ActionMenu
        actions={actions}
        trigger={
          <IconButton label={format(text.more_of, { title: task.title })} size={28}>
            <IconDots size={18} stroke={1.75} />
          </IconButton>
        }
      />
      {asking && (
        <ConfirmDialog
          opened
          title={text.delete_title}
          confirmLabel={text.delete}
          danger
          loading={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setAsking(false)}
        >
          {format(text.delete_body, { title: task.title })}
        </ConfirmDialog>
      )}
    </>
  );
}
