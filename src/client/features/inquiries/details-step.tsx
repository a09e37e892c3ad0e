import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { CONDITIONS } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { DatePicker } from '../../ui/date-picker.tsx';
import { MultiSelectField } from '../../ui/multi-select-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import classes from './create-inquiry.module.css';
import type { Creation, FieldErrors } from './creation.ts';
import { StaffError } from './staff-error.tsx';

interface DetailsStepProps {
  creation: Creation;
  errors: FieldErrors;
  staff: readonly string[];
  timeZone: string;
  onChange: (part: Partial<Creation>) => void;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Step 2: when the inquiry began, what for, and who takes care of it. */
export function DetailsStep({ creation, errors, staff, timeZone, onChange }: DetailsStepProps) {
  const today = dayInZone(new Date(), timeZone);
  return (
    <div className={classes.stack}>
      <StaffError />
      <div className={classes.grid}>
        <DatePicker
          label={text.created_date}
          hint={text.created_date_hint}
          error={errors.created_at_date}
          required
          today={today}
          max={today}
          yearsBack={5}
          value={creation.created_at_date}
          onChange={(created_at_date) => onChange({ created_at_date })}
        />
        <MultiSelectField
          label={text.condition}
          error={errors.condition}
          options={options(CONDITIONS)}
          value={creation.condition}
          onChange={(condition) => onChange({ condition })}
        />
        <MultiSelectField
          label={text.staff}
          error={errors.staff}
          options={options(staff)}
          value={creation.staff}
          onChange={(names) => onChange({ staff: names })}
        />
      </div>
      <TextareaField
        label={text.additional_instructions}
        error={errors.additional_instructions}
        maxLength={10_000}
        value={creation.additional_instructions}
        onChange={(event) => onChange({ additional_instructions: event.currentTarget.value })}
      />
    </div>
  );
}
