import { useInfiniteQuery } from '@tanstack/react-query';
import { Instant } from '#client/components/when.tsx';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { dotted } from '#client/ui/display/phrase.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import { deedText } from '#shared/features/audit/audit-words.ts';
import { isolated } from '#shared/platform/right-to-left.ts';
import { type AuditEntry, type AuditedRecord, entriesOfOptions } from './audit.data.ts';
import classes from './audit.module.css';
import { personOf, recordOf } from './entry-words.ts';
import { ReportButtons } from './report-buttons.tsx';

/** A client's or an inquiry's own history of who opened and changed it. */
export function WhoLookedDialog({ of, onClose }: { of: AuditedRecord; onClose: () => void }) {
  const mayReadLog = useMay('audit:read');
  const filter = 'patient_id' in of ? `client=${of.patient_id}` : `record=${of.opportunity_id}`;
  return (
    <Modal
      opened
      title={text.who_looked}
      size="big"
      onClose={onClose}
      footer={
        <div className={classes.foot}>
          {'patient_id' in of && <ReportButtons patientId={of.patient_id} />}
          {mayReadLog && <Link href={`/settings/audit?${filter}`}>{text.full_log}</Link>}
        </div>
      }
    >
      <p>{text.who_looked_hint}</p>
      <Entries of={of} />
    </Modal>
  );
}

function Entries({ of }: { of: AuditedRecord }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(entriesOfOptions(of));
  const failed = (again: () => Promise<unknown>) =>
    error && <ErrorBanner message={text.error_fetching} onRetry={() => void again()} retrying={isFetching} />;
  if (!data) return failed(refetch) ?? <Skeleton height={240} />;
  const entries = data.pages.flatMap(({ list }) => list);
  if (entries.length === 0) return <EmptyState title={text.nobody_looked} />;
  return (
    <>
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {/* What was read before stays. */}
      {failed(hasNextPage ? fetchNextPage : refetch)}
      {hasNextPage && !error && (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          {text.show_more}
        </Button>
      )}
    </>
  );
}

const Entry = ({ entry }: { entry: AuditEntry }) => (
  <li>
    <span>
      {dotted(
        <span key="who" className={classes.who}>
          {isolated(personOf(entry))}
        </span>,
        deedText(entry.action),
        recordOf(entry),
      )}
    </span>
    <span className={classes.when}>
      <Instant at={entry.at} timed />
    </span>
  </li>
);
