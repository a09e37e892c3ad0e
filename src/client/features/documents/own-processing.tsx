import { useQuery } from '@tanstack/react-query';
import { documentsMessages as text } from '../../../shared/features/documents/documents.messages.ts';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { inquiryHref } from '../../platform/links.ts';
import { useMay } from '../../platform/organisation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { inProcessOptions } from './documents.data.ts';
import classes from './documents.module.css';
import { ReadingProgress } from './reading-progress.tsx';

/** The signed-in person's documents that are still being read; nothing for roles without documents. */
export function OwnProcessing() {
  const mayRead = useMay('documents:read');
  const { data, error, refetch } = useQuery({ ...inProcessOptions(), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Card title={text.in_process}>
      {error && <ErrorBanner message={inquiriesMessages.error_fetching_inquiry} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && <EmptyState title={text.none_in_process} />}
      <ul className={classes.list}>
        {data?.map((document) => (
          <li key={document.id} className={classes.item}>
            <span>{document.file_name}</span>
            <Link href={inquiryHref(document.opportunity_id)}>{document.opportunity_name}</Link>
            <ReadingProgress document={document} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
