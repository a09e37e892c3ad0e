import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { canRetry } from '#shared/features/documents/documents.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type DocumentRow, useRetryDocument } from './documents.data.ts';
import classes from './documents.module.css';

/** Why a document could not be read, and another try where that may help. */
export function DocumentFailure({ document, mayWrite }: { document: DocumentRow; mayWrite: boolean }) {
  const retry = useRetryDocument();
  return (
    <div className={classes.failure}>
      <span>{document.failure_reason}</span>
      {mayWrite && canRetry(document.failure_code) && (
        <Button
          aria-label={format(text.retry, { file: document.file_name })}
          loading={retry.isPending}
          onClick={() =>
            retry.mutate({ document_id: document.id }, { onError: () => toast.error(text.error_retrying) })
          }
        >
          {uiMessages.retry}
        </Button>
      )}
    </div>
  );
}
