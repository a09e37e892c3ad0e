import { useQuery } from '@tanstack/react-query';
import { DateRangeControl } from '#client/components/date-range/date-range-control.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { ACTIVITY_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { rangeOf } from '#shared/features/date-range/date-range.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { type ActivityCount, countsOptions } from './activities.data.ts';
import classes from './activities.module.css';

const countIn = (counts: readonly ActivityCount[]): string =>
  counts.length === 0 ? '-' : numberText(counts.reduce((total, { count }) => total + count, 0));

interface ActivityCountsProps {
  referralId: string;
  /** The days looked at, as the address writes them. */
  range: string | undefined;
  onRange: (written: string) => void;
}

/** How often each person did what in a range of days. */
export function ActivityCounts({ referralId, range, onRange }: ActivityCountsProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const { start, end } = rangeOf(range, today);
  const { data, error, refetch, isFetching } = useQuery(
    countsOptions(referralId, { start_date: start, end_date: end }),
  );
  return (
    <Card title={text.counts} aside={<DateRangeControl labelHidden value={range} today={today} onChange={onRange} />}>
      {error && !data && (
        <ErrorBanner message={text.counts_error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && <p className={classes.line}>{text.counts_none}</p>}
      {data && data.length > 0 && <CountsTable counts={data} />}
    </Card>
  );
}

function CountsTable({ counts }: { counts: readonly ActivityCount[] }) {
  const people = [...new Set(counts.map(({ performed_by }) => performed_by))];
  const events = ACTIVITY_EVENTS.filter((event) => counts.some(({ event_type }) => event_type === event));
  return (
    <section
      className={classes.counts}
      aria-label={format(uiMessages.table_region, { caption: text.counts })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it with keys
      tabIndex={0}
    >
      <table>
        <caption className="lf-sr-only">{text.counts}</caption>
        <thead>
          <tr>
            <th scope="col">{text.counts_person}</th>
            {events.map((event) => (
              <th key={event} scope="col">
                {event}
              </th>
            ))}
            <th scope="col">{text.counts_total}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const theirs = counts.filter(({ performed_by }) => performed_by === person);
            return (
              <tr key={person}>
                <th scope="row">{person}</th>
                {events.map((event) => (
                  <td key={event}>{countIn(theirs.filter(({ event_type }) => event_type === event))}</td>
                ))}
                <td>{countIn(theirs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
