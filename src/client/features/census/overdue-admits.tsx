import { inquiryHref } from '#client/platform/links.ts';
import { useAllowed } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import type { OverdueAdmit } from './census.data.ts';
import hintClasses from './hint.module.css';
import classes from './overdue-admits.module.css';

/** How an overdue admit is settled. */
export type Settlement = 'SCHEDULED-ADMIT' | 'DROPPED';

interface OverdueAdmitsProps {
  overdue: readonly OverdueAdmit[];
  onSettle: (id: string, to: Settlement) => void;
}

/** Scheduled admits whose date has passed, each with the two ways to settle it. Nothing where there is none. */
export function OverdueAdmits({ overdue, onSettle }: OverdueAdmitsProps) {
  const allowed = useAllowed();
  if (overdue.length === 0) return null;
  const maySettle = allowed('inquiries:status');
  const title = overdue.length === 1 ? text.overdue_one : format(text.overdue_many, { n: overdue.length });
  return (
    <Notice tone="warning" title={title}>
      <p className={hintClasses.hint}>
        {text.overdue_hint} {maySettle && text.overdue_what_to_do}
      </p>
      <ul className={classes.overdue}>
        {overdue.map(({ id, opportunity_name, facility, scheduled_admit_date }) => (
          <li key={id}>
            {allowed('inquiries:list') ? (
              <Link href={inquiryHref(id)}>{opportunity_name}</Link>
            ) : (
              <span>{opportunity_name}</span>
            )}
            <span className={classes.since}>
              {joined(
                scheduled_admit_date && format(text.overdue_since, { day: formatDay(scheduled_admit_date) }),
                facility,
              )}
            </span>
            {maySettle && (
              <span className={classes.settle}>
                <Button size="sm" onClick={() => onSettle(id, 'SCHEDULED-ADMIT')}>
                  {text.re_date}
                </Button>
                <Button size="sm" onClick={() => onSettle(id, 'DROPPED')}>
                  {text.drop}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
