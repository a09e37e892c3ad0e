import type { ReactNode } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** What is confirmed can't be taken back. */
  danger?: boolean;
  /** The confirmed action runs: both buttons wait. */
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks one question; the focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, danger, loading, onConfirm, onCancel } = props;
  return (
    <DialogFrame
      opened={opened}
      title={title}
      size="small"
      closable={!loading}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} disabled={loading} data-autofocus>
            {props.cancelLabel ?? text.cancel}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {props.confirmLabel ?? text.confirm_ok}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
