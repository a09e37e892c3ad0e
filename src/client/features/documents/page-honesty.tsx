import { IconAlertTriangle } from '@tabler/icons-react';
import { doubtfulPages } from '#shared/features/documents/describe-document.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { DocumentRow } from './documents.data.ts';
import classes from './documents.module.css';

/** Which of a document's pages could not be read, or not well, and how many came from a scan. */
export function PageHonesty({ document }: { document: DocumentRow }) {
  const { ocr_pages: n, pages_total: total } = document;
  const doubts = doubtfulPages(document);
  const scanned = n > 0 && total !== null;
  if (doubts.length === 0 && !scanned) return null;
  return (
    <ul className={classes.remarks}>
      {doubts.map((doubt) => (
        <li key={doubt} className={classes.doubt}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {doubt}
        </li>
      ))}
      {scanned && <li>{format(text.pages_scanned, { n, total })}</li>}
    </ul>
  );
}
