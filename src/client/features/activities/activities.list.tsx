import { defineList } from '#client/components/list/define-list.ts';
import { NoonDay } from '#client/components/noon-day.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { eventLabel } from '#shared/features/activities/activities.rules.ts';
import {
  ACTIVITY_ORDERS,
  ActivityListInput,
  type ActivityListQuery,
} from '#shared/features/activities/activities.schemas.ts';
import { formatInstantDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { type Activity, activitiesOptions } from './activities.data.ts';
import { InquiryName } from './activity-facts.tsx';

/** What happened with a referral source, the newest first; a row opens over the list. */
export const activityList = (referral_id: string) =>
  defineList<ActivityListQuery, Activity>({
    name: `activities of ${referral_id}`,
    title: text.activities,
    reads: 'outreach:read',
    input: ActivityListInput,
    orders: ACTIVITY_ORDERS,
    fixed: { referral_id },
    page: activitiesOptions,
    nameOf: eventLabel,
    openLabel: (activity, timeZone) =>
      format(text.open_activity, {
        event: eventLabel(activity),
        day: formatInstantDay(activity.event_date, timeZone),
      }),
    columns: [
      { id: 'event', label: text.event, width: '220px' },
      {
        id: 'event_date',
        label: text.date,
        width: '140px',
        cell: ({ event_date }) => <NoonDay at={event_date} />,
      },
      { id: 'contact_name', label: text.contact_names },
      { id: 'performed_by', label: text.performed_by, width: '160px' },
      { id: 'description', label: text.description },
      { id: 'inquiry', label: text.inquiry, width: '220px', cell: (activity) => <InquiryName activity={activity} /> },
    ],
    phone: ({ contact_name, performed_by, event_date }) => ({
      about: joined(contact_name, performed_by),
      date: <NoonDay at={event_date} />,
    }),
    add: { label: text.add_activity, permission: 'outreach:write' },
    texts: { failed: text.error_fetching, none: text.no_activities, noneHint: text.no_activities_hint },
  });
