import { type ReactNode, useEffect, useRef } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** Milliseconds in which a second press is the first one again; after them `loading` keeps it from being another. */
const ONE_PRESS = 500;

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

/** What asks one question. */
export function ConfirmDialogLayer(props: ConfirmDialogProps) {
  const { opened, title, children, danger, loading, onConfirm, onCancel } = props;
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // Opened again it asks another question, and an attempt that has ended may be made again at once.
    if (opened && !loading) pressedAt.current = Number.NEGATIVE_INFINITY;
  }, [opened, loading]);
  // `loading` is drawn a moment after the press: two in one moment would confirm twice.
  const confirm = () => {
    const now = performance.now();
    if (now - pressedAt.current < ONE_PRESS) return;
    pressedAt.current = now;
    onConfirm();
  };
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
          <Button kind={danger ? 'danger' : 'primary'} loading={loading} onClick={confirm}>
            {props.confirmLabel ?? text.confirm_ok}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
