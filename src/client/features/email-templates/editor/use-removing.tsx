import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#client/platform/error-message.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';

interface Thing {
  id: string;
  name: string;
}

interface RemovingWords {
  title: string;
  /** Names what is removed. */
  question: (x: string) => string;
  done: string;
  failed: string;
}

/** Asks before one of a shelf's things is removed, and says how that ended. */
export function useRemoving(remove: (id: string) => Promise<unknown>, words: RemovingWords, refetch: () => unknown) {
  const [asked, setAsked] = useState<Thing | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: () => toast.success(words.done),
    onError: (failure) => toast.error(refusalOf(failure) ?? words.failed),
    onSettled: () => {
      setAsked(null);
      void refetch();
    },
  });
  const dialog = (
    <ConfirmDialog
      opened={asked !== null}
      title={words.title}
      danger
      loading={isPending}
      onCancel={() => setAsked(null)}
      onConfirm={() => asked && mutate(asked.id)}
    >
      {words.question(asked?.name ?? '')}
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}
