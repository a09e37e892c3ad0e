import { IconCode, IconPuzzle, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { emailBlocksMessages as text } from '#shared/features/email-blocks/email-blocks.messages.ts';
import { decodeBlock } from '#shared/features/email-blocks/stored-block.ts';
import type { Fragment } from '#shared/features/email-templates/edit/operations.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './library.module.css';
import { useRemoving } from './use-removing.tsx';

const ImportHtmlDialog = drawnLater(async () => (await import('./import-html-dialog.tsx')).ImportHtmlDialog);

/** What the organization has put by: each goes in by one press. */
export function OwnBlocks({ onInsert }: { onInsert: (block: Fragment) => void }) {
  const mayWrite = useMay('marketing:write');
  const [importing, setImporting] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(trpc.emailBlocks.list.queryOptions({}));
  const question = (x: string) => format(text.delete_question, { x });
  const removing = useRemoving(
    (block_id) => trpcClient.emailBlocks.delete.mutate({ block_id }),
    { title: text.delete_title, question, done: text.deleted, failed: text.failed_to_save },
    refetch,
  );
  return (
    <section className={classes.shelf} aria-label={text.your_blocks}>
      <h2>{text.your_blocks}</h2>
      {error && !data && (
        <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={48} />}
      {data?.length === 0 && <p className={classes.note}>{text.none}</p>}
      {mayWrite && (
        <Button icon={<IconCode size={18} stroke={1.75} aria-hidden />} onClick={() => setImporting(true)}>
          {text.import_html}
        </Button>
      )}
      {importing && <ImportHtmlDialog onInsert={onInsert} onClose={() => setImporting(false)} />}
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
              <IconButton label={format(text.delete, { name })} onClick={() => removing.ask({ id, name })}>
                <IconTrash size={16} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {removing.dialog}
    </section>
  );
}
