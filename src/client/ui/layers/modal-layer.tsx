import type { ReactNode } from 'react';
import { DialogFrame, type DialogSize } from './dialog-frame.tsx';
import { useDiscardGuard } from './use-discard-guard.tsx';

export interface ModalProps {
  opened: boolean;
  title: string;
  size?: DialogSize;
  /** Something was typed: closing asks "Discard changes?" first. */
  dirty?: boolean;
  /** A save runs: the dialog can't be closed. */
  busy?: boolean;
  /** What it shows is shown this once: its buttons close it, Escape and a click beside do not. */
  shownOnce?: boolean;
  onClose: () => void;
  /** The buttons; a function is handed the guarded close for its Cancel. */
  footer?: ReactNode | ((requestClose: () => void) => ReactNode);
  /** The body; a function is handed the guarded close, as the footer is. */
  children: ReactNode | ((requestClose: () => void) => ReactNode);
}

/** What a dialog is once it has been opened. */
export function ModalLayer({
  opened,
  title,
  size,
  dirty = false,
  busy = false,
  shownOnce,
  onClose,
  footer,
  children,
}: ModalProps) {
  const guard = useDiscardGuard(dirty, onClose);
  return (
    <>
      <DialogFrame
        opened={opened}
        title={title}
        size={size}
        closable={!busy && !guard.asking}
        shownOnce={shownOnce}
        onClose={guard.requestClose}
        footer={typeof footer === 'function' ? footer(guard.requestClose) : footer}
      >
        {typeof children === 'function' ? children(guard.requestClose) : children}
      </DialogFrame>
      {guard.dialog}
    </>
  );
}
