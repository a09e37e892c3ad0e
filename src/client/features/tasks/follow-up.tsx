import { IconCalendarPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { submissionKeys } from '#client/components/form/submission-keys.ts';
import { useRecordActions } from '#client/components/record-actions.ts';
import { taskHref } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { FOLLOW_UP_DAYS } from '#shared/features/tasks/tasks.rules.ts';
import { addDays, dayInZone, formatDay } from '#shared/platform/dates.ts';
import { fill, format } from '#shared/platform/define-messages.ts';
import { createTask, type NewTask, useRefreshTasks } from './tasks.data.ts';

interface FollowUpProps {
  /** Who is asked after again. */
  name: string;
  /** What the task is tied to. */
  tied: Pick<NewTask, 'referral_id' | 'contact_id' | 'opportunity_id'>;
  /** What it comes from, such as a note: it stands in the task. */
  about?: string | null;
  /** What the trigger is called where it stands beside one thing among many; it is an icon then. */
  label?: string;
}

/** A task of one's own in a week, two or a month: two presses, and nothing to type. */
export function FollowUp({ name, tied, about = null, label }: FollowUpProps) {
  const mayWrite = useMay('tasks:write');
  const today = dayInZone(new Date(), useTimeZone());
  const navigate = useNavigate();
  const refresh = useRefreshTasks();
  const [keys] = useState(submissionKeys);
  const add = useMutation({
    mutationFn: (days: number) => {
      const task = {
        ...tied,
        title: fill(text.follow_up_title, { name }),
        due_date: addDays(today, days),
        additional_instructions: about,
      };
      return createTask(task, keys.of(task));
    },
    onSuccess: ({ id }, days) => {
      keys.settle();
      toast.success(format(text.follow_up_saved, { day: formatDay(addDays(today, days)) }), {
        action: { label: text.view_task, onAction: () => void navigate({ to: taskHref(id) }) },
      });
      void refresh();
    },
    onError: () => toast.error(text.follow_up_failed),
  });
  const actions = FOLLOW_UP_DAYS.map((days) => ({
    key: String(days),
    label: format(text.follow_up_in, { n: days }),
    onSelect: () => !add.isPending && add.mutate(days),
  }));
  useRecordActions(
    mayWrite ? actions.map((action) => ({ ...action, label: `${text.follow_up}: ${action.label}` })) : [],
  );
  if (!mayWrite) return null;
  return (
    <ActionMenu
      trigger={
        label ? (
          <IconButton label={label}>
            <IconCalendarPlus size={18} stroke={1.75} aria-hidden />
          </IconButton>
        ) : (
          <Button loading={add.isPending}>{text.follow_up}</Button>
        )
      }
      actions={actions}
    />
  );
}
