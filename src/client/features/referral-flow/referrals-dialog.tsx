import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import type { referralTasks } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { RecordCard } from './record-card.tsx';
import type { Task } from './referral-draft.ts';
import type { ReferralRecord } from './referral-flow.data.ts';
import classes from './referral-flow.module.css';
import { TaskRow } from './task-row.tsx';

interface ReferralsDialogProps {
  tasks: ReturnType<typeof referralTasks<ReferralRecord>>;
  /** The task whose records alone are shown; all of them when absent. */
  only?: Task;
  mayAdd: boolean;
  onStart: (task: Task) => void;
  onClose: () => void;
}

/** Everything logged of an inquiry's referrals, to read, and where the next one begins. */
export function ReferralsDialog({ tasks, only, mayAdd, onStart, onClose }: ReferralsDialogProps) {
  const rows: [Task, readonly ReferralRecord[]][] = [
    ['primary', tasks.primary ? [tasks.primary] : []],
    ['secondary', tasks.secondary ? [tasks.secondary] : []],
    ['outgoing', tasks.outgoing],
  ];
  const none = tasks.completed === 0;
  return (
    <Modal
      opened
      title={text.dialog_title}
      onClose={onClose}
      footer={(requestClose) => <Button onClick={requestClose}>{uiMessages.close}</Button>}
    >
      {none && <p className={classes.muted}>{text.no_referrals}</p>}
      {!mayAdd && <p className={classes.muted}>{text.read_only}</p>}
      <ul className={classes.tasks}>
        {rows
          .filter(([task]) => only === undefined || task === only)
          .map(([task, records]) => (
            <TaskRow key={task} task={task} count={records.length} mayAdd={mayAdd} onStart={() => onStart(task)}>
              {records.map((record) => (
                <RecordCard key={record.id} record={record} />
              ))}
            </TaskRow>
          ))}
      </ul>
    </Modal>
  );
}
