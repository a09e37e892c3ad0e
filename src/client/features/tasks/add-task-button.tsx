import { useState } from 'react';
import { useRecordActions } from '#client/components/record-actions.ts';
import type { ReferralPickers } from '#client/components/referral-pickers.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import type { KnownOfTask } from './add-task-dialog.tsx';

const AddTaskDialog = drawnLater(async () => (await import('./add-task-dialog.tsx')).AddTaskDialog);

interface AddTaskButtonProps {
  pickers: ReferralPickers;
  /** What the place it stands in knows of the task. */
  known: KnownOfTask;
}

/** Adds a task from an inquiry, a source or a contact; nothing for a role that only reads tasks. */
export function AddTaskButton({ pickers, known }: AddTaskButtonProps) {
  const mayWrite = useMay('tasks:write');
  const [adding, setAdding] = useState(false);
  useRecordActions(mayWrite ? [{ key: 'task', label: text.add_task, onSelect: () => setAdding(true) }] : []);
  if (!mayWrite) return null;
  return (
    <>
      <Button onClick={() => setAdding(true)}>{text.add_task}</Button>
      {adding && <AddTaskDialog pickers={pickers} known={known} onClose={() => setAdding(false)} />}
    </>
  );
}
