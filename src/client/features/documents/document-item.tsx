import { IconDownload, IconTrash } from '@tabler/icons-react';
import { Instant } from '#client/components/when.tsx';
import { dotted, phrase } from '#client/ui/display/phrase.tsx';
import { StatusPill, type StatusToken } from '#client/ui/display/status-pill.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { fileSize } from '#shared/features/documents/describe-document.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import type { DocumentStatus } from '#shared/features/documents/documents.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { DocumentFailure } from './document-failure.tsx';
import type { DocumentRow } from './documents.data.ts';
import classes from './documents.module.css';
import { PageHonesty } from './page-honesty.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useDownload } from './use-download.ts';

const PILL: Record<DocumentStatus, StatusToken> = {
  Processing: 'PROCESSING',
  Completed: 'COMPLETED',
  Failed: 'FAILED',
};

interface DocumentItemProps {
  document: DocumentRow;
  mayWrite: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One document: what it is in a line, how its reading went, and what can be done with it. */
export function DocumentItem({ document, mayWrite, onOpen, onDelete }: DocumentItemProps) {
  const { file_name: file, status } = document;
  const download = useDownload();
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <button type="button" className={classes.open} onClick={onOpen}>
          {file}
        </button>
        <StatusPill status={PILL[status]} />
        <p className={classes.facts} title={document.file_description || undefined}>
          {dotted(
            document.file_description,
            phrase(text.facts, {
              size: fileSize(document.file_size),
              name: document.uploaded_by,
              when: <Instant at={document.created_at} timed />,
            }),
          )}
        </p>
        <span className={classes.actions}>
          <IconButton
            label={format(text.download, { file })}
            busy={download.isPending}
            onClick={() => download.mutate(document)}
          >
            <IconDownload size={20} stroke={1.75} aria-hidden />
          </IconButton>
          {mayWrite && (
            <IconButton kind="danger" label={format(text.delete, { file })} onClick={onDelete}>
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      {status === 'Processing' && <ReadingProgress document={document} />}
      {status === 'Failed' && <DocumentFailure document={document} mayWrite={mayWrite} />}
      <PageHonesty document={document} />
    </li>
  );
}
