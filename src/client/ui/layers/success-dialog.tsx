import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import classes from './success-dialog.module.css';

interface SuccessDialogProps {
  opened: boolean;
  title: string;
  children?: ReactNode;
  doneLabel?: string;
  onClose: () => void;
}

/** Says that a longer piece of work is done, with a green tick. */
export function SuccessDialog({ opened, title, children, doneLabel = text.success_done, onClose }: SuccessDialogProps) {
  return (
    <DialogFrame opened={opened} title={title} size="small" onClose={onClose}>
      <div className={classes.body}>
        <span className={classes.tick} aria-hidden>
          <IconCheck size={36} stroke={2.25} />
        </span>
        {children && <div className={classes.text}>{children}</div>}
        <Button kind="primary" onClick={onClose} data-autofocus>
          {doneLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
