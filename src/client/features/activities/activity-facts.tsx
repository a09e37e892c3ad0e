import { IconLock } from '@tabler/icons-react';
import { NoonDay } from '#client/components/noon-day.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { Facts } from '#client/ui/display/facts.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { eventLabel, isAutomatic } from '#shared/features/activities/activities.rules.ts';
import type { Activity } from './activities.data.ts';
import classes from './activities.module.css';

const NONE = '-';

/** The inquiry an activity came of: a link for whoever may open it, its name alone for others, nothing where none. */
export function InquiryName({ activity: { opportunity_id, opportunity_name } }: { activity: Activity }) {
  if (opportunity_name === null) return NONE;
  return opportunity_id === null ? (
    opportunity_name
  ) : (
    <Link href={inquiryHref(opportunity_id)}>{opportunity_name}</Link>
  );
}

/** The inquiry above a form, where there is one. */
export const InquiryLine = ({ activity }: { activity: Activity }) =>
  activity.opportunity_name !== null && (
    <p className={classes.line}>
      {text.inquiry}: <InquiryName activity={activity} />
    </p>
  );

/** An activity to read. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  return (
    <div className={classes.form}>
      <Facts
        facts={[
          ...(activity.opportunity_name === null
            ? []
            : [[text.inquiry, <InquiryName key="inquiry" activity={activity} />] as const]),
          [text.event, eventLabel(activity)],
          [text.performed_by, activity.performed_by ?? NONE],
          [text.date, <NoonDay key="date" at={activity.event_date} />],
          [text.contact_names, activity.contact_name ?? text.no_contacts],
          [text.description, activity.whole ? (activity.description ?? NONE) : text.not_yours],
        ]}
      />
      {isAutomatic(activity.event) && (
        <p className={classes.line}>
          <IconLock size={16} stroke={1.75} aria-hidden /> {text.automatic_locked}
        </p>
      )}
    </div>
  );
}
