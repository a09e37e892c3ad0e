import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import { ACTIVITY_EVENTS } from '../../../shared/features/activities/activities.rules.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { addDays, dayInZone } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ActivityCount, countsOptions } from './activities.data.ts';
import classes from './activities.module.css';

const RANGES = [
  { value: '180', label: text.last_180 },
  { value: '90', label: text.last_90 },
  { value: '30', label: text.last_30 },
] as const;
type Range = (typeof RANGES)[number]['value'];

const sum = (counts: readonly ActivityCount[]): number => counts.reduce((total, { count }) => total + count, 0);

/** How often each person did what in a range of days up to today. */
export function ActivityCounts({ referralId }: { referralId: string }) {
  const today = dayInZone(new Date(), useTimeZone());
  const [range, setRange] = useState<Range>('180');
  const days = { start_date: addDays(today, 1 - Number(range)), end_date: today };
  const { data, error, refetch, isFetching } = useQuery(countsOptions(referralId, days));
  return (
    <Card
      title={text.counts}
      aside={
        <SelectField
          label={text.range}
          labelHidden
          options={RANGES}
          value={range}
          onChange={(next) => next && setRange(next)}
        />
      }
    >
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
                  <td key={event}>{sum(theirs.filter(({ event_type }) => event_type === event)) || '-'}</td>
                ))}
                <td>{sum(theirs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
