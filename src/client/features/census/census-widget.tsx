import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTimeZone } from '#client/platform/organization.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';
import { type CalendarDay, dayInZone, mondayOf } from '#shared/platform/dates.ts';
import { censusOptions } from './census.data.ts';
import { CensusFailed } from './census-failed.tsx';
import { CensusGrid } from './census-grid.tsx';
import { writeAddress } from './census-search.ts';
import classes from './census-widget.module.css';

/** The census of this week; a number leads to the census with who it counts. */
export function CensusWidget({ facility }: { facility?: string | undefined }) {
  const navigate = useNavigate();
  const thisWeek = mondayOf(dayInZone(new Date(), useTimeZone()));
  const [first, setFirst] = useState<CalendarDay | null>(null);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(censusOptions(first ?? thisWeek, facility));
  if (!data)
    return error ? (
      <CensusFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton height={360} />
    );
  return (
    <section className={classes.scroll} aria-label={text.census}>
      <CensusGrid
        census={data}
        stale={isPlaceholderData}
        onMove={setFirst}
        onOpen={(day, metric) => {
          const search = { date: first ?? undefined, facility, cell: { day, metric } };
          void navigate({ to: '/admissions/census', search: writeAddress(search) });
        }}
      />
    </section>
  );
}
