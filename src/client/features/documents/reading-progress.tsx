import { useNow } from '#client/platform/use-now.ts';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { processingProgress } from '#shared/features/documents/documents.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { DocumentRow } from './documents.data.ts';
import classes from './documents.module.css';

/** How far a document in process is: the time as a bar, the pages in figures. */
export function ReadingProgress({ document }: { document: DocumentRow }) {
  const now = useNow(1_000, document.status === 'Processing');
  const { pages_done: done, pages_total: total } = document;
  return (
    <div className={classes.reading}>
      <Progress
        label={format(text.reading, { file: document.file_name })}
        percent={processingProgress(document.status, document.created_at, now)}
      />
      <span className={classes.facts}>{total === null ? text.waiting : format(text.pages_read, { done, total })}</span>
    </div>
  );
}
