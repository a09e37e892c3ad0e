import { useQuery } from '@tanstack/react-query';
import { Instant } from '#client/components/when.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { jobsMessages as text } from '#shared/features/jobs/jobs.messages.ts';
import { type EpochSeconds, formatInstant } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import classes from './jobs.module.css';

/** How the numbers of Analytics are kept, and what the last nightly comparison with the records found. */
export function MetricUpkeep() {
  const { data, error, refetch, isFetching } = useQuery(trpc.metricDays.upkeep.queryOptions({}));
  return (
    <Card title={text.numbers}>
      <p className={classes.hint}>{text.numbers_hint}</p>
      {error && <ErrorBanner message={text.error_numbers} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && (data ? <Standing upkeep={data} /> : <Skeleton height={120} />)}
    </Card>
  );
}

interface StandingProps {
  upkeep: {
    complete: boolean;
    waiting: number;
    checked_at: EpochSeconds | null;
    checked_days: number;
    differences: number;
    all_differences: number;
    differed_at: EpochSeconds | null;
  };
}

function Standing({ upkeep }: StandingProps) {
  const { complete, waiting, checked_at, checked_days, differences, all_differences, differed_at } = upkeep;
  const timeZone = useTimeZone();
  const found =
    differed_at === null
      ? '0'
      : format(text.numbers_last, { n: all_differences, at: formatInstant(differed_at, timeZone) });
  return (
    <>
      {differences > 0 && <Notice tone="warning">{format(text.numbers_repaired, { n: differences })}</Notice>}
      <Facts
        facts={[
          [text.numbers_kept, complete ? text.numbers_all : text.numbers_part],
          [text.numbers_waiting, waiting],
          [
            text.numbers_checked,
            checked_at === null ? text.numbers_never : <Instant key="checked" at={checked_at} timed />,
          ],
          [text.numbers_days, numberText(checked_days)],
          [text.numbers_differences, found],
        ]}
      />
    </>
  );
}
