import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { TASK_TITLES, type Task } from './referral-draft.ts';
import classes from './referral-flow.module.css';

interface TaskRowProps {
  task: Task;
  /** How often it has been completed. */
  count: number;
  mayAdd: boolean;
  /** What was logged, in short or in full. */
  children?: ReactNode;
  onStart: () => void;
  /** Opens what is completed; left out where it stands beneath. */
  onView?: () => void;
}

/** One referral task: how far it is, what was logged, and what can be done. */
export function TaskRow({ task, count, mayAdd, children, onStart, onView }: TaskRowProps) {
  const title = TASK_TITLES[task];
  const many = task === 'outgoing';
  const open = count === 0 || many;
  return (
    <li className={onView ? `${classes.task} ${classes.line}` : classes.task}>
      <div className={classes.head}>
        <span className={classes.title}>{title}</span>
        {count === 0 ? (
          <StatusPill status="NOT_STARTED" />
        ) : (
          <StatusPill status="COMPLETED" label={many ? format(text.completed_count, { n: count }) : undefined} />
        )}
        {count > 0 && !many && (
          <span className={classes.locked} title={text.locked}>
            <IconLock size={16} stroke={1.75} aria-hidden />
            <span className="lf-sr-only">{text.locked}</span>
          </span>
        )}
        {onView && children}
        <span className={classes.actions}>
          {count > 0 && onView && (
            <Button kind="quiet" aria-label={format(text.view_task, { task: title })} onClick={onView}>
              {text.view}
            </Button>
          )}
          {mayAdd && open && (
            <Button
              aria-label={format(count > 0 ? text.add_another_task : text.start_task, { task: title })}
              onClick={onStart}
            >
              {count > 0 ? text.add_another : text.start}
            </Button>
          )}
        </span>
      </div>
      {!onView && children}
    </li>
  );
}
