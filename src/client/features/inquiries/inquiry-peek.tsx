import { useQuery } from '@tanstack/react-query';
import {
  INQUIRY_COLUMN_LABELS,
  INQUIRY_COLUMNS,
  type InquiryColumn,
} from '../../../shared/features/inquiries/inquiries.columns.ts';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { isNotFound } from '../../platform/error-message.ts';
import { inquiryHref } from '../../platform/links.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { PeekPanel } from '../../ui/peek-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { fieldText, type InquiryRow } from './inquiries.columns.tsx';
import { inquiryOptions } from './inquiries.data.ts';
import classes from './inquiry-peek.module.css';

interface InquiryPeekProps {
  opportunityId: string;
  /** What the list knows already: shown until the rest is here. */
  row: InquiryRow | undefined;
  onOpen: () => void;
  onClose: () => void;
  onStep: (step: 1 | -1) => void;
  onReturn: () => boolean;
}

const IN_HEAD: readonly InquiryColumn[] = ['opportunity_name', 'status'];
const FACTS = INQUIRY_COLUMNS.filter((column) => !IN_HEAD.includes(column));

/** A look at one inquiry beside the list it stands in. */
export function InquiryPeek({ opportunityId, row, onOpen, onClose, onStep, onReturn }: InquiryPeekProps) {
  const timeZone = useTimeZone();
  const { data, error, refetch, isFetching } = useQuery({ ...inquiryOptions(opportunityId), placeholderData: row });
  const missing = error !== null && isNotFound(error);
  return (
    <PeekPanel
      opened
      title={data?.opportunity_name ?? text.inquiry}
      onClose={onClose}
      onStep={onStep}
      onReturn={onReturn}
    >
      {error && (
        <ErrorBanner
          message={missing ? text.inquiry_not_found : text.error_fetching_inquiry}
          onRetry={missing ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton height={240} />}
      {data && (
        <div className={classes.peek}>
          <div className={classes.line}>
            <StatusPill status={data.status} />
            <Link href={inquiryHref(opportunityId)} onClick={onOpen}>
              {text.open_inquiry}
            </Link>
          </div>
          {data.summary && <p className={classes.summary}>{data.summary}</p>}
          <Facts
            facts={FACTS.map((column) => [INQUIRY_COLUMN_LABELS[column], fieldText(data, column, timeZone)] as const)}
          />
        </div>
      )}
    </PeekPanel>
  );
}
