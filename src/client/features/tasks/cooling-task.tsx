import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { submissionKeys } from '#client/components/form/submission-keys.ts';
import { taskHref } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { addDays, type CalendarDay, dayInZone, formatDay } from '#shared/platform/dates.ts';
import { fill, format } from '#shared/platform/define-messages.ts';
import { createTask, useRefreshTasks } from './tasks.data.ts';

interface CoolingTaskProps {
  source: { id: string; referral_name: string };
  /** The first day on which it stands lower; null where it is as low as can be. */
  coolsOn: CalendarDay | null;
}

/** A task of one's own for the last day on which a source still stands where it does; for today where it cannot cool. */
export function CoolingTask({ source, coolsOn }: CoolingTaskProps) {
  const mayWrite = useMay('tasks:write');
  const today = dayInZone(new Date(), useTimeZone());
  const navigate = useNavigate();
  const refresh = useRefreshTasks();
  const due = coolsOn === null ? today : addDays(coolsOn, -1);
  const task = {
    title: fill(text.keep_in_touch_title, { name: source.referral_name }),
    referral_id: source.id,
    due_date: due,
  };
  const [keys] = useState(submissionKeys);
  const add = useMutation({
    mutationFn: () => createTask(task, keys.of(task)),
    onSuccess: ({ id }) => {
      toast.success(format(text.keep_in_touch_saved, { day: formatDay(due) }), {
        action: { label: text.view_task, onAction: () => void navigate({ to: taskHref(id) }) },
      });
      void refresh();
    },
    onError: () => toast.error(text.failed_to_create),
  });
  if (!mayWrite) return null;
  return (
    <Button loading={add.isPending} disabled={add.isSuccess} onClick={() => add.mutate()}>
      {format(text.keep_in_touch, { day: formatDay(due) })}
    </Button>
  );
}
