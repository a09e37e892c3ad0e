import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { ConfirmDialog } from '../ui/layers/confirm-dialog.tsx';

/**
 * Leaving the page with something unsaved asks first: inside the app in our words, on reload in the browser's. The
 * returned dialog is to be drawn. A navigation with `ignoreBlocker` is not asked about. What is kept of it elsewhere is
 * given up by `onDiscard`. `staysAt` says of an address inside the app that what was typed is there, too.
 */
export function useUnsavedGuard(
  dirty: boolean,
  onDiscard?: () => void,
  staysAt?: (pathname: string) => boolean,
): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => dirty && !staysAt?.(next.pathname),
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={text.discard_title}
      confirmLabel={text.discard_confirm}
      cancelLabel={text.discard_keep}
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
    >
      {text.discard_text}
    </ConfirmDialog>
  );
}
