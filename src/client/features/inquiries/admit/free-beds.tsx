import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { capacityMessages } from '#shared/features/capacity/capacity.messages.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { addDays, type CalendarDay, dayInWords, mondayOf } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Facility } from '../inquiry-types.ts';
import { freeBedsOptions } from '../status/status.data.ts';
import classes from './free-beds.module.css';

const SHOWN = 14;

interface FreeBedsProps {
  facility: Facility;
  value: CalendarDay | null;
  today: CalendarDay;
  latest?: CalendarDay;
  inquiryId: string;
  onPick: (day: CalendarDay) => void;
}

/** How many beds are free, in words. */
const bedsOf = (free: number): string =>
  free > 0 ? format(text.beds_free, { n: free }) : free === 0 ? text.beds_full : format(text.beds_over, { n: -free });

/** Two weeks of a facility's free beds; a day is chosen by pressing it. */
export function FreeBeds({ facility, value, today, latest, inquiryId, onPick }: FreeBedsProps) {
  const titleId = useId();
  const [from, setFrom] = useState(mondayOf(value ?? today));
  // A day typed elsewhere comes into view.
  useEffect(() => {
    if (value !== null) setFrom((shown) => (value < shown || value >= addDays(shown, SHOWN) ? mondayOf(value) : shown));
  }, [value]);
  const beds = useQuery(freeBedsOptions(facility.id, from, addDays(from, SHOWN - 1), inquiryId));
  if (facility.size === null) return <p className={classes.note}>{text.beds_unlimited}</p>;
  return (
    <section aria-labelledby={titleId}>
      <div className={classes.head}>
        <h4 id={titleId}>{`${text.beds_title} · ${facility.name}`}</h4>
        <IconButton label={text.beds_earlier} onClick={() => setFrom(addDays(from, -SHOWN))}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={text.beds_later} onClick={() => setFrom(addDays(from, SHOWN))}>
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      {beds.error && (
        <ErrorBanner
          message={capacityMessages.error_fetching_facilities}
          onRetry={() => void beds.refetch()}
          retrying={beds.isFetching}
        />
      )}
      {!beds.data && !beds.error && <Skeleton height={112} />}
      <div className={classes.days} aria-busy={beds.isPlaceholderData}>
        {beds.data?.days.map(({ day, free }) => {
          const words = dayInWords(day);
          const [weekday = '', date = ''] = words.split(', ');
          const said = bedsOf(free ?? 0);
          return (
            <button
              key={day}
              type="button"
              className={classes.day}
              data-full={free !== null && free <= 0 ? true : undefined}
              data-today={day === today ? true : undefined}
              aria-pressed={day === value}
              aria-label={format(text.beds_of_day, { day: words, beds: said })}
              disabled={latest !== undefined && day > latest}
              onClick={() => onPick(day)}
            >
              <span className={classes.weekday}>{weekday}</span>
              <span className={classes.date}>{date}</span>
              <span className={classes.beds}>{said}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
