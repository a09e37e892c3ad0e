import { formatPhone } from '../../../shared/features/clients/clients.rules.ts';
import { uiMessages as text } from '../../../shared/features/ui/ui.messages.ts';
import type { CalendarDay } from '../../../shared/platform/dates.ts';
import { DatePicker } from '../../ui/date-picker.tsx';
import { MultiSelectField } from '../../ui/multi-select-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { NumberControl } from './number-control.tsx';
import type { FieldState, RecordField, RecordValue } from './record-field.ts';

interface RecordControlProps {
  field: RecordField;
  value: RecordValue;
  state?: FieldState;
  error?: string;
  today?: CalendarDay;
  onChange: (value: RecordValue) => void;
}

const INPUT_TYPES = { email: 'email', phone: 'tel', url: 'url' } as const;
const YES_NO = [
  { value: 'yes', label: text.yes },
  { value: 'no', label: text.no },
];

/** More options than these are searched by typing. */
const MOST_AT_A_GLANCE = 12;

/** A stored number is typed over as it is read; one half typed stays as it is. */
const phoneOf = (value: RecordValue): string => (value === '' ? '' : formatPhone(String(value)));

/** The control a field's kind is typed in. */
export function RecordControl({ field, value, state, error, today, onChange }: RecordControlProps) {
  const { kind, label, required, options = [], max, yearsBack } = field;
  const shared = { label, required, hint: state?.hint ?? field.hint, error: error ?? state?.error };
  const disabled = state?.disabled ?? false;
  const typed = value === null ? '' : kind === 'phone' ? phoneOf(value) : String(value);
  if (kind === 'date')
    return (
      <DatePicker
        {...shared}
        clearable
        disabled={disabled}
        today={today}
        yearsBack={yearsBack}
        value={value === null ? null : typed}
        onChange={onChange}
      />
    );
  if (kind === 'select')
    return (
      <SelectField
        {...shared}
        clearable
        searchable={options.length > MOST_AT_A_GLANCE}
        disabled={disabled}
        options={options}
        value={typed || null}
        onChange={onChange}
      />
    );
  if (kind === 'multi')
    return (
      <MultiSelectField
        {...shared}
        disabled={disabled}
        options={options}
        value={Array.isArray(value) ? value : []}
        onChange={onChange}
      />
    );
  if (kind === 'boolean')
    return (
      <SelectField
        {...shared}
        clearable
        disabled={disabled}
        options={YES_NO}
        value={value === null ? null : value ? 'yes' : 'no'}
        onChange={(chosen) => onChange(chosen === null ? null : chosen === 'yes')}
      />
    );
  if (kind === 'long')
    return (
      <TextareaField
        {...shared}
        rows={3}
        disabled={disabled}
        maxLength={max ?? 10_000}
        value={typed}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (kind === 'number' || kind === 'money')
    return (
      <NumberControl
        {...shared}
        disabled={disabled}
        maxLength={max ?? 300}
        money={kind === 'money'}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <TextField
      {...shared}
      disabled={disabled}
      type={kind === 'text' || kind === 'masked' ? 'text' : INPUT_TYPES[kind]}
      inputMode={kind === 'masked' ? 'numeric' : undefined}
      onFocus={kind === 'masked' ? (event) => event.currentTarget.select() : undefined}
      maxLength={max ?? 300}
      autoComplete="off"
      value={typed}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
