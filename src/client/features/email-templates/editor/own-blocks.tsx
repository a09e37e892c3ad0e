import { IconPuzzle, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { emailBlocksMessages as text } from '#shared/features/email-blocks/email-blocks.messages.ts';
import { decodeBlock } from '#shared/features/email-blocks/stored-block.ts';
import type { Fragment } from '#shared/features/email-templates/edit/operations.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './editor.module.css';

/** What the organization has put by: each goes in by one press. */
export function OwnBlocks({ onInsert }: { onInsert: (block: Fragment) => void }) {
  const mayWrite = useMay('marketing:write');
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const { data, error, refetch, isFetching } = useQuery(trpc.emailBlocks.list.queryOptions({}));
  const remove = useMutation({
    ...trpc.emailBlocks.delete.mutationOptions(),
    onSuccess: () => toast.success(text.deleted),
    onError: (failure) => toast.error(serverErrorOf(failure).message ?? text.failed_to_save),
    onSettled: () => {
      setRemoving(null);
      void refetch();
    },
  });
  return (
    <section aria-label={text.your_blocks}>
      <h2>{text.your_blocks}</h2>
      {error && !data && (
        <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={48} />}
      {data?.length === 0 && <p className={classes.note}>{text.none}</p>}
      <ul className={classes.own}>
        {data?.map(({ id, name, restore_block }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={format(text.use, { name })}
              onClick={() => onInsert(decodeBlock(restore_block).block)}
            >
              <IconPuzzle size={18} stroke={1.5} aria-hidden />
              {name}
            </button>
            {mayWrite && (
              <IconButton label={format(text.delete, { name })} onClick={() => setRemoving({ id, name })}>
                <IconTrash size={16} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={removing !== null}
        title={text.delete_title}
        danger
        loading={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate({ block_id: removing.id })}
      >
        {format(text.delete_question, { x: removing?.name ?? '' })}
      </ConfirmDialog>
    </section>
  );
}
