import { FormDate, FormField, FormMultiSelect, FormSelect } from '#client/components/form/fields.tsx';
import { FormNumber, FormPhone, FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import type { FieldState, RecordField } from './record-field.ts';

interface RecordControlProps {
  field: RecordField;
  state?: FieldState;
  today?: CalendarDay;
}

const YES_NO = [
  { value: 'yes', label: text.yes },
  { value: 'no', label: text.no },
];

/** More options than these are searched by typing. */
const MAX_AT_A_GLANCE = 12;

/** The field a record's kind of field is typed in. */
export function RecordControl({ field, state = {}, today }: RecordControlProps) {
  const { kind, name, label, required = false, options = [], yearsBack, past = false } = field;
  const { disabled = false, error: fault } = state;
  const shared = { name, label, required, disabled, fault, hint: state.hint ?? field.hint };
  switch (kind) {
    case 'date':
      return <FormDate {...shared} {...(today ? { today } : {})} past={past} clearable yearsBack={yearsBack} />;
    case 'select':
      return <FormSelect {...shared} options={options} clearable searchable={options.length > MAX_AT_A_GLANCE} />;
    case 'multi':
      return <FormMultiSelect {...shared} options={options} />;
    case 'boolean':
      return (
        <FormField<boolean | null> name={name}>
          {({ value, onChange, error }) => (
            <SelectField
              {...shared}
              clearable
              options={YES_NO}
              value={value === null ? null : value ? 'yes' : 'no'}
              onChange={(chosen) => onChange(chosen === null ? null : chosen === 'yes')}
              error={error ?? fault}
            />
          )}
        </FormField>
      );
    case 'long':
      return <FormTextarea {...shared} rows={3} />;
    case 'number':
    case 'money':
      return <FormNumber {...shared} money={kind === 'money'} />;
    case 'phone':
      return <FormPhone {...shared} />;
    case 'masked':
      return <FormText {...shared} inputMode="numeric" onFocus={(event) => event.currentTarget.select()} />;
    case 'text':
    case 'email':
    case 'url':
      return <FormText {...shared} type={kind} />;
  }
}
