import { useQuery } from '@tanstack/react-query';
import { FormDate, FormMultiSelect } from '#client/components/form/fields.tsx';
import { FormTextarea } from '#client/components/form/text-fields.tsx';
import { choicesOf, useOptions } from '#client/platform/options.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { staffOptions } from '../inquiries.data.ts';
import { StaffError } from '../staff-error.tsx';
import classes from './create-inquiry.module.css';

/** Step 2: when the inquiry began, what for, and who takes care of it. */
export function DetailsStep() {
  const today = dayInZone(new Date(), useTimeZone());
  const staff = useQuery(staffOptions());
  const conditions = useOptions('CONDITIONS');
  return (
    <div className={classes.stack}>
      <StaffError />
      <div className={classes.grid}>
        <FormDate
          name="created_at_date"
          label={text.created_date}
          hint={text.created_date_hint}
          max={today}
          yearsBack={5}
        />
        <FormMultiSelect name="condition" label={text.condition} options={choicesOf(conditions)} />
        <FormMultiSelect name="staff" label={text.staff} options={choicesOf(staff.data ?? [])} />
      </div>
      <FormTextarea name="additional_instructions" label={text.additional_instructions} />
    </div>
  );
}
