import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isNotFound } from '#client/platform/error-message.ts';
import { recordsHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { DocumentItem } from './document-item.tsx';
import { type DocumentRow, documentsOptions, useDeleteDocument } from './documents.data.ts';
import classes from './documents.module.css';

interface DocumentsPanelProps {
  opportunityId: string;
  onOpen: (document: DocumentRow) => void;
  /** Absent where the person may not attach. */
  onAttach?: (() => void) | undefined;
}

/** The inquiry's records, newest first, kept up to date while the worker reads them. */
export function DocumentsPanel({ opportunityId, onOpen, onAttach }: DocumentsPanelProps) {
  const mayWrite = useMay('documents:write');
  const { data, error, refetch, isFetching } = useQuery(documentsOptions(opportunityId));
  const remove = useDeleteDocument();
  const [asked, setAsked] = useState<DocumentRow | null>(null);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const confirmed = async () => {
    if (!asked) return;
    try {
      await remove.mutateAsync({ document_id: asked.id });
    } catch (error) {
      // Where somebody else was first, it is as it was to be.
      if (!isNotFound(error)) {
        toast.error(text.error_deleting);
        return;
      }
    }
    setAsking(false);
    toast.success(text.deleted);
    // The button that opened the dialog is gone with its row.
    list.current?.focus();
  };

  return (
    <Card
      title={text.title}
      aside={
        data?.length === 0 ? (
          <EmptyState
            line
            title={text.none}
            action={onAttach && <Button onClick={onAttach}>{inquiriesMessages.attach_documents}</Button>}
          />
        ) : (
          data && <Link href={recordsHref(opportunityId)}>{text.room_open}</Link>
        )
      }
    >
      {error && (
        <ErrorBanner
          message={inquiriesMessages.error_fetching_inquiry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton height={96} />}
      <ul ref={list} tabIndex={-1} className={classes.list} aria-label={text.title}>
        {data?.map((document) => (
          <DocumentItem
            key={document.id}
            document={document}
            mayWrite={mayWrite}
            onOpen={() => onOpen(document)}
            onDelete={() => {
              setAsked(document);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={asking}
        title={text.delete_title}
        confirmLabel={text.delete_confirm}
        danger
        loading={remove.isPending}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      >
        {asked && format(text.delete_text, { file: asked.file_name })}
      </ConfirmDialog>
    </Card>
  );
}
