import { useTimeZone } from '#client/platform/organization.ts';
import { useNow } from '#client/platform/use-now.ts';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { type EpochSeconds, formatInstant } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How long something has waited, in the largest unit that is full. */
function ageOf(seconds: number): string {
  if (seconds < HOUR) return format(text.waiting_minutes, { n: Math.max(1, Math.floor(seconds / 60)) });
  if (seconds < DAY) return format(text.waiting_hours, { n: Math.floor(seconds / HOUR) });
  const days = Math.floor(seconds / DAY);
  return days === 1 ? text.waiting_day : format(text.waiting_days, { n: days });
}

/** How long something has waited, kept up to the minute; the exact instant on hover. */
export function Age({ since, className }: { since: EpochSeconds; className?: string }) {
  const now = useNow(60_000, true);
  const at = formatInstant(since, useTimeZone());
  return (
    <time
      className={className}
      dateTime={new Date(since * 1000).toISOString()}
      title={format(text.waits_since, { at })}
    >
      {ageOf(now / 1000 - since)}
    </time>
  );
}
