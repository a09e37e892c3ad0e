import { type ReactNode, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardGuard {
  /** Closes at once when nothing was typed, else asks first. */
  requestClose: () => void;
  asking: boolean;
  dialog: ReactNode;
}

/** Keeps a layer with unsaved text from closing unasked. */
export function useDiscardGuard(dirty: boolean, onClose: () => void): DiscardGuard {
  const [asking, setAsking] = useState(false);
  const dialog = (
    <ConfirmDialog
      opened={asking}
      title={text.discard_title}
      confirmLabel={text.discard_confirm}
      cancelLabel={text.discard_keep}
      danger
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
    >
      {text.discard_text}
    </ConfirmDialog>
  );
  return { requestClose: () => (dirty ? setAsking(true) : onClose()), asking, dialog };
}
