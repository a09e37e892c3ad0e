import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import { eventLabel } from '../../../shared/features/activities/activities.rules.ts';
import { formatInstantDay } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { columnsFor } from '../../ui/table-columns.ts';
import type { Activity } from './activities.data.ts';
import classes from './activities.module.css';
import { InquiryName } from './activity-facts.tsx';

const column = columnsFor<Activity>();
const NONE = '-';

export const activityColumns = (timeZone: string, onOpen: (activity: Activity) => void) =>
  column.columns([
    column.accessor('event', {
      header: text.event,
      meta: { width: '220px' },
      cell: ({ row: { original: activity } }) => (
        <button
          type="button"
          className={classes.open}
          aria-label={format(text.open_activity, {
            event: eventLabel(activity),
            day: formatInstantDay(activity.event_date, timeZone),
          })}
          aria-haspopup="dialog"
          onClick={() => onOpen(activity)}
        >
          {eventLabel(activity)}
        </button>
      ),
    }),
    column.accessor('event_date', {
      header: text.date,
      meta: { width: '140px' },
      cell: ({ row }) => formatInstantDay(row.original.event_date, timeZone),
    }),
    column.accessor('contact_name', {
      header: text.contact_names,
      cell: ({ row }) => row.original.contact_name ?? NONE,
    }),
    column.accessor('performed_by', {
      header: text.performed_by,
      meta: { width: '160px' },
      cell: ({ row }) => row.original.performed_by ?? NONE,
    }),
    column.accessor('description', {
      header: text.description,
      cell: ({ row }) => row.original.description ?? NONE,
    }),
    column.accessor('opportunity_name', {
      header: text.inquiry,
      meta: { width: '220px' },
      cell: ({ row }) => <InquiryName activity={row.original} />,
    }),
  ]);
