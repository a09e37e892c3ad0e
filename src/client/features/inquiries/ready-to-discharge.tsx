import { useQuery } from '@tanstack/react-query';
import { statusMessages as text } from '../../../shared/features/inquiry-status/inquiry-status.messages.ts';
import { dayInWords } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { inquiryHref } from '../../platform/links.ts';
import { useMay } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './recent-inquiries.module.css';
import { readyToDischargeOptions, useChangeStatus } from './status.data.ts';

/** Admitted clients whose confirmed discharge date has come: one press discharges one of them. */
export function ReadyToDischarge() {
  const mayChange = useMay('inquiries:status');
  const { data, error, refetch, isFetching } = useQuery({ ...readyToDischargeOptions(), enabled: mayChange });
  const change = useChangeStatus();
  if (!mayChange) return null;
  const leaving = change.isPending ? change.variables.opportunity_id : undefined;
  const rows = data?.filter(({ id }) => id !== leaving);
  const discharge = (id: string, version: number) =>
    change.mutate(
      { opportunity_id: id, status: 'DISCHARGED', version },
      { onError: () => toast.error(text.error_updating_status) },
    );
  return (
    <Card title={text.ready_title}>
      {error && <ErrorBanner message={text.ready_error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!rows && !error && <Skeleton height={96} />}
      {rows?.length === 0 && <p className={classes.none}>{text.ready_none}</p>}
      <ul className={classes.list}>
        {rows?.map((row) => (
          <li key={row.id} className={classes.item}>
            <Link href={inquiryHref(row.id)}>{row.opportunity_name}</Link>
            <span className={classes.when}>
              {[
                row.scheduled_discharge_date &&
                  format(text.ready_since, { day: dayInWords(row.scheduled_discharge_date) }),
                row.facility,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Button
              aria-label={format(text.discharge_of, { name: row.opportunity_name })}
              disabled={change.isPending}
              onClick={() => discharge(row.id, row.version)}
            >
              {text.discharge_now}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
