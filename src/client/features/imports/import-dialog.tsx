import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { type ImportKind, isWorking } from '#shared/features/imports/imports.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { FileStep } from './file-step.tsx';
import { ImportPage } from './import-page.tsx';
import { importOptions, refreshImports } from './imports.data.ts';

interface ImportDialogProps {
  kind: ImportKind;
  /** The import shown; null while a file is to be chosen. */
  importId: string | null;
  onShow: (importId: string | null) => void;
  onClose: () => void;
}

/** Adds contacts or referral sources from a file: choose, match the columns, look, save; and take it back. */
export function ImportDialog({ kind, importId, onShow, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const found = useQuery({ ...importOptions(importId ?? ''), enabled: importId !== null });
  const state = importId === null ? undefined : found.data?.state;
  const before = useRef(state);
  useEffect(() => {
    // Its job has come to an end: the rows, and the lists behind the dialog, are others now.
    if (before.current && isWorking(before.current) && state && !isWorking(state)) void refreshImports(client);
    before.current = state;
  }, [state, client]);
  const title = kind === 'contacts' ? text.title_contacts : text.title_referrals;

  if (importId !== null && found.data)
    return <ImportPage key={importId} title={title} shown={found.data} onShow={onShow} onClose={onClose} />;
  return (
    <Modal
      opened
      title={title}
      size="big"
      onClose={onClose}
      footer={(requestClose) => <Button onClick={requestClose}>{uiMessages.close}</Button>}
    >
      {importId === null && <FileStep kind={kind} onUploaded={onShow} onOpen={onShow} />}
      {importId !== null &&
        (found.isError ? (
          <ErrorBanner message={text.error_fetching} onRetry={() => void found.refetch()} />
        ) : (
          <Skeleton height={240} />
        ))}
    </Modal>
  );
}
