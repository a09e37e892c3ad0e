import { Day } from '#client/components/when.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { daysBetween } from '#shared/features/referral-sources/source-rhythm.ts';
import { dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Source } from './referral-sources.data.ts';
import classes from './referral-sources.module.css';

/** When a source is to be heard of again, and by how much that has passed; an archived one waits for nobody. */
export function DueDay({ source: { due_on, is_active } }: { source: Pick<Source, 'due_on' | 'is_active'> }) {
  const late = daysBetween(due_on, dayInZone(new Date(), useTimeZone()));
  if (!is_active) return '-';
  if (late < 0) return <Day day={due_on} />;
  const said = late === 0 ? text.due_today : late === 1 ? text.due_since_one : format(text.due_since, { n: late });
  return (
    <time dateTime={due_on} title={formatDay(due_on)} className={late > 0 ? classes.late : undefined}>
      {said}
    </time>
  );
}
