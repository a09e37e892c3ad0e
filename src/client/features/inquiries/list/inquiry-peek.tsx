import { useQuery } from '@tanstack/react-query';
import type { PeekProps } from '#client/components/list/define-list.ts';
import { cellOf } from '#client/components/list/list-columns.tsx';
import { isNotFound } from '#client/platform/error-message.ts';
import { inquiryHref } from '#client/platform/links.ts';
import { Facts } from '#client/ui/display/facts.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { PeekPanel } from '#client/ui/layers/peek-panel.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { inquiryOptions } from '../inquiries.data.ts';
import { INQUIRY_FIELDS, type InquiryRow } from '../inquiry-fields.tsx';
import classes from './inquiry-peek.module.css';

const IN_HEAD: readonly string[] = ['opportunity_name', 'status'];
const FACTS = INQUIRY_FIELDS.filter(({ id }) => !IN_HEAD.includes(id));

/** A look at one inquiry beside the list it stands in. */
export function InquiryPeek({ id, row, onOpen, ...panel }: PeekProps<InquiryRow>) {
  const { data, error, refetch, isFetching } = useQuery({ ...inquiryOptions(id), placeholderData: row });
  const missing = error !== null && isNotFound(error);
  return (
    <PeekPanel opened title={data?.opportunity_name ?? text.inquiry} {...panel}>
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
            <Link href={inquiryHref(id)} onClick={onOpen}>
              {text.open_inquiry}
            </Link>
          </div>
          {data.summary && <p className={classes.summary}>{data.summary}</p>}
          <Facts facts={FACTS.map((field) => [field.label, cellOf(field, data)] as const)} />
        </div>
      )}
    </PeekPanel>
  );
}
