import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { useStillRows } from '#client/ui/table/use-still-rows.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { dayInWords } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import classes from '../overview/recent-inquiries.module.css';
import { type ReadyToLeave, readyToDischargeOptions, useChangeStatus } from './status.data.ts';

const dayOf = ({ scheduled_discharge_date: day }: ReadyToLeave): string => (day ? dayInWords(day) : '-');

/** Admitted clients whose confirmed discharge date has come; each is discharged once it is said who and when. */
export function ReadyToDischarge() {
  const mayChange = useMay('inquiries:status');
  const { data, error, refetch, isFetching } = useQuery({ ...readyToDischargeOptions(), enabled: mayChange });
  const { rows, still, hold } = useStillRows(data);
  const [asked, setAsked] = useState<ReadyToLeave | null>(null);
  const change = useChangeStatus();
  if (!mayChange) return null;

  const settle = () => {
    hold();
    setAsked(null);
  };
  const discharge = ({ id: opportunity_id, version, opportunity_name: name }: ReadyToLeave) => {
    if (change.isPending) return;
    change.mutate(
      { opportunity_id, status: 'DISCHARGED', version },
      {
        onSuccess: () => toast.success(format(text.discharged, { name })),
        onError: () => toast.error(text.error_updating_status),
        onSettled: settle,
      },
    );
  };
  return (
    <PinnableCard widget="ReadyToDischarge" title={text.ready_title}>
      {error && <ErrorBanner message={text.ready_error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!rows && !error && <Skeleton height={96} />}
      {rows?.length === 0 && <EmptyState line title={text.ready_none} />}
      <ul className={classes.list}>
        {rows?.map((row) => (
          <li key={row.id} className={classes.done}>
            <span className={classes.whom}>
              <Link href={inquiryHref(row.id)}>{row.opportunity_name}</Link>
              <span className={classes.when}>
                {joined(format(text.ready_since, { day: dayOf(row) }), row.facility)}
              </span>
            </span>
            <Button
              aria-label={format(text.discharge_of, { name: row.opportunity_name })}
              disabled={still || change.isPending}
              onClick={() => setAsked(row)}
            >
              {text.discharge_now}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          opened
          title={format(text.discharge_question, { name: asked.opportunity_name })}
          confirmLabel={text.discharge_now}
          loading={change.isPending}
          onConfirm={() => discharge(asked)}
          onCancel={() => setAsked(null)}
        >
          {format(text.discharge_body, { day: dayOf(asked) })}
        </ConfirmDialog>
      )}
    </PinnableCard>
  );
}
