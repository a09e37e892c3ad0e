import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { FormDate, FormMultiSelect, FormSelect } from '#client/components/form/fields.tsx';
import { FormTextarea } from '#client/components/form/text-fields.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import type { Option } from '#client/ui/fields/select-field.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { contactsOfSourceOptions } from './activities.data.ts';
import classes from './activities.module.css';

interface ActivityFieldsProps {
  referralId: string;
  performers: readonly Option[];
  contacts: readonly Option[];
}

/** Who, when, with whom and what: the part of an activity that can be edited. */
export function ActivityFields({ referralId, performers, contacts }: ActivityFieldsProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const known = useQuery(contactsOfSourceOptions(referralId));
  const staff = useQuery(outreachStaffOptions());
  const { watch, setValue } = useFormContext<{ event_date: string | null }>();
  const day = watch('event_date');
  const none = known.data !== undefined && contacts.length === 0;
  const presets = [
    { label: text.today, at: today },
    { label: text.yesterday, at: addDays(today, -1) },
  ];
  return (
    <>
      {staff.isError && !staff.data ? (
        <ErrorBanner
          message={text.error_loading_staff}
          onRetry={() => void staff.refetch()}
          retrying={staff.isFetching}
        />
      ) : (
        <FormSelect name="performed_by" label={text.performed_by} options={performers} searchable />
      )}
      <div className={classes.day}>
        <FormDate name="event_date" label={text.date} required clearable={false} />
        {presets.map(({ label, at }) => (
          <Button
            key={label}
            className={classes.preset}
            aria-pressed={day === at}
            onClick={() => setValue('event_date', at)}
          >
            {label}
          </Button>
        ))}
      </div>
      {day !== null && day > today && <Notice tone="warning">{text.future_date}</Notice>}
      {known.isError && !known.data ? (
        <ErrorBanner
          message={text.error_fetching_contacts}
          onRetry={() => void known.refetch()}
          retrying={known.isFetching}
        />
      ) : (
        <FormMultiSelect
          name="contact_name"
          label={text.contact_names}
          options={contacts}
          placeholder={none ? text.no_contacts : text.choose_contacts}
          disabled={none}
        />
      )}
      <FormTextarea name="description" label={text.description} />
    </>
  );
}
