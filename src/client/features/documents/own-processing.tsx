import { useQuery } from '@tanstack/react-query';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { inProcessOptions } from './documents.data.ts';
import classes from './documents.module.css';
import { ReadingProgress } from './reading-progress.tsx';

/** The signed-in person's documents that are still being read; nothing for roles without documents. */
export function OwnProcessing() {
  const mayRead = useMay('documents:read');
  const { data, error, refetch, isFetching } = useQuery({ ...inProcessOptions(), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <PinnableCard widget="DocumentsInProcess" title={text.in_process}>
      {error && !data && (
        <ErrorBanner
          message={inquiriesMessages.error_fetching_inquiry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && <EmptyState line title={text.none_in_process} />}
      <ul className={classes.list}>
        {data?.map((document) => (
          <li key={document.id} className={`${classes.item} ${classes.queued}`}>
            <span>{document.file_name}</span>
            <Link href={inquiryHref(document.opportunity_id)}>{document.opportunity_name}</Link>
            <ReadingProgress document={document} />
          </li>
        ))}
      </ul>
    </PinnableCard>
  );
}
