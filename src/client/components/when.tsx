import { useTimeZone } from '#client/platform/organization.ts';
import {
  type CalendarDay,
  dayInZone,
  type EpochSeconds,
  formatDay,
  formatInstant,
  formatInstantTime,
  relativeDay,
} from '#shared/platform/dates.ts';

interface RelativeProps {
  /** For machines: a calendar date or an instant. */
  value: string;
  /** How far it is from today; null beyond a week. */
  relative: string | null;
  exact: string;
}

/** Within a week how far it is, with the exact date on hover and to screen readers; beyond it the date itself. */
const Relative = ({ value, relative, exact }: RelativeProps) => (
  <time dateTime={value} title={relative === null ? undefined : exact}>
    {relative ?? exact}
    {relative !== null && <span className="lf-sr-only"> ({exact})</span>}
  </time>
);

/** A calendar date: 'in 3 days', 'Nov 20, 2026'; '-' where there is none. */
export function Day({ day }: { day: CalendarDay | null | undefined }) {
  const timeZone = useTimeZone();
  if (!day) return '-';
  return <Relative value={day} relative={relativeDay(day, dayInZone(new Date(), timeZone))} exact={formatDay(day)} />;
}

interface InstantProps {
  at: EpochSeconds | null | undefined;
  /** Says the hour too: '2 days ago, 5:41 PM'. */
  timed?: boolean;
}

/** An instant in the organization's zone, by its day or to the minute; '-' where there is none. */
export function Instant({ at, timed = false }: InstantProps) {
  const timeZone = useTimeZone();
  if (at == null) return '-';
  const day = dayInZone(new Date(at * 1000), timeZone);
  const relative = relativeDay(day, dayInZone(new Date(), timeZone));
  return (
    <Relative
      value={new Date(at * 1000).toISOString()}
      relative={relative && (timed ? `${relative}, ${formatInstantTime(at, timeZone)}` : relative)}
      exact={timed || relative ? formatInstant(at, timeZone) : formatDay(day)}
    />
  );
}
