import { describePages } from '../../../shared/features/documents/describe-document.ts';
import type { DocumentRow } from './documents.data.ts';
import classes from './documents.module.css';

/** Which of a document's pages came from a scan, and which could not be read, said plainly. */
export function PageHonesty({ document }: { document: DocumentRow }) {
  const remarks = describePages(document);
  if (remarks.length === 0) return null;
  return (
    <ul className={classes.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
