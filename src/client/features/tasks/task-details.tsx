import { useState } from 'react';
import type { ReferralPickers } from '#client/components/referral-pickers.ts';
import { Day, Instant } from '#client/components/when.tsx';
import { callHref, contactHref, inquiryHref, sourceHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { dotted } from '#client/ui/display/phrase.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { PRIORITY_LABELS, REPEAT_LABELS } from '#shared/features/tasks/tasks.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { formatTime } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Task } from './tasks.data.ts';
import classes from './tasks.module.css';

const TaskForm = drawnLater(async () => (await import('./task-form.tsx')).TaskForm);

const NONE = '-';

interface TaskDetailsProps {
  task: Task;
  mayEdit: boolean;
  pickers: ReferralPickers;
}

/** A task's fields, read until Edit is pressed; who created it is not to be changed. */
export function TaskDetails({ task, mayEdit, pickers }: TaskDetailsProps) {
  const mayOpenInquiry = useMay('inquiries:list');
  const mayOpenCall = useMay('calls:read');
  const [editing, setEditing] = useState(false);
  const facts = [
    [text.title, task.title],
    [
      text.source,
      task.referral_id ? (
        <Link key="source" href={sourceHref(task.referral_id)}>
          {task.org_associated_with}
        </Link>
      ) : (
        NONE
      ),
    ],
    [
      text.contact,
      task.contact_id ? (
        <Link key="contact" href={contactHref(task.contact_id)}>
          {task.contact_associated_with}
        </Link>
      ) : (
        NONE
      ),
    ],
    [text.assigned_to, task.assigned_to],
    [text.due_date, dotted(<Day day={task.due_date} />, task.due_time && formatTime(task.due_time))],
    [text.priority, PRIORITY_LABELS[task.priority]],
    [text.repeats, task.repeats ? REPEAT_LABELS[task.repeats] : text.repeats_never],
    [text.created_by, dotted(task.created_by, <Instant at={task.created_at} timed />)],
    ...(task.call_id && mayOpenCall
      ? [
          [
            text.from_call,
            <Link key="call" href={callHref(task.call_id)}>
              {text.from_call}
            </Link>,
          ] as const,
        ]
      : []),
    ...(task.opportunity_id && mayOpenInquiry
      ? [
          [
            text.inquiry,
            <Link key="inquiry" href={inquiryHref(task.opportunity_id)}>
              {text.inquiry}
            </Link>,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <Card
      title={text.task_details}
      aside={
        mayEdit &&
        !editing && (
          <Button
            kind="quiet"
            aria-label={format(uiMessages.record_edit_section, { section: text.task_details })}
            onClick={() => setEditing(true)}
          >
            {uiMessages.record_edit}
          </Button>
        )
      }
    >
      {editing ? (
        <TaskForm task={task} pickers={pickers} onClose={() => setEditing(false)} />
      ) : (
        <dl className={classes.grid}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={classes.wide}>
            <dt>{text.additional_instructions}</dt>
            <dd>{task.additional_instructions ?? NONE}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
