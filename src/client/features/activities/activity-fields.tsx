import { useQuery } from '@tanstack/react-query';
import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import { addDays, dayInZone } from '../../../shared/platform/dates.ts';
import type { RecordValue, RecordValues } from '../../components/record-section/record-field.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { outreachStaffOptions } from '../../platform/outreach-staff.ts';
import { Button } from '../../ui/button.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { MultiSelectField } from '../../ui/multi-select-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Option, SelectField } from '../../ui/select-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { contactsOfSourceOptions } from './activities.data.ts';
import classes from './activities.module.css';
import { listIn, textIn } from './activity-values.ts';

interface ActivityFieldsProps {
  referralId: string;
  values: RecordValues;
  performers: readonly Option[];
  contacts: readonly Option[];
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: RecordValue) => void;
}

/** Who, when, with whom and what: the part of an activity that can be edited. */
export function ActivityFields({ referralId, values, performers, contacts, errors, onChange }: ActivityFieldsProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const known = useQuery(contactsOfSourceOptions(referralId));
  const staff = useQuery(outreachStaffOptions());
  const day = textIn(values.event_date) || null;
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
        <SelectField
          label={text.performed_by}
          options={performers}
          value={textIn(values.performed_by) || null}
          onChange={(performed_by) => onChange('performed_by', performed_by)}
          error={errors.performed_by}
          clearable
          searchable
        />
      )}
      <div className={classes.day}>
        <DatePicker
          label={text.date}
          required
          today={today}
          yearsBack={10}
          value={day}
          onChange={(event_date) => onChange('event_date', event_date)}
          error={errors.event_date}
        />
        {presets.map(({ label, at }) => (
          <Button
            key={label}
            className={classes.preset}
            aria-pressed={day === at}
            onClick={() => onChange('event_date', at)}
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
        <MultiSelectField
          label={text.contact_names}
          options={contacts}
          value={listIn(values.contact_name)}
          onChange={(contact_name) => onChange('contact_name', contact_name)}
          placeholder={none ? text.no_contacts : text.choose_contacts}
          disabled={none}
          error={errors.contact_name}
        />
      )}
      <TextareaField
        label={text.description}
        rows={4}
        maxLength={10_000}
        value={textIn(values.description)}
        onChange={(event) => onChange('description', event.currentTarget.value)}
        error={errors.description}
      />
    </>
  );
}
