import type { ComponentProps, ReactNode } from 'react';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { DatePicker } from '#client/ui/fields/date-picker.tsx';
import { MultiSelectField } from '#client/ui/fields/multi-select-field.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { asTyped, formatPhone, keepAsTyped } from '#shared/features/clients/clients.rules.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';
import { NumberField } from './number-field.tsx';
import { type BoundField, useField } from './use-field.ts';

/** A control's own properties, with the field's name in place of what the form binds. */
type Named<Props> = {
  name: string;
  /** What the form as a whole says is wrong with it. */
  fault?: string;
} & Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'maxLength' | 'checked'>;

/** One line of text. */
export function FormText({ name, fault, ...control }: Named<ComponentProps<typeof TextField>>) {
  const { field, typed } = useField<string | null>(name, fault);
  return (
    <TextField
      autoComplete="off"
      {...field}
      {...typed}
      {...control}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

/** Several lines of text. */
export function FormTextarea({ name, fault, ...control }: Named<ComponentProps<typeof TextareaField>>) {
  const { field, typed } = useField<string | null>(name, fault);
  return (
    <TextareaField
      {...field}
      {...typed}
      {...control}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

/** A password with its show/hide button. */
export function FormPassword({ name, fault, ...control }: Named<ComponentProps<typeof PasswordField>>) {
  const { field, typed } = useField<string>(name, fault);
  return (
    <PasswordField
      name={name}
      {...field}
      {...typed}
      {...control}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

/**
 * A phone number: a stored one is typed over as it is read, one half typed stays as it is. What was refused for being none
 * can be kept as typed.
 */
export function FormPhone({ name, fault, hint, ...control }: Named<ComponentProps<typeof TextField>>) {
  const { field, typed } = useField<string | null>(name, fault);
  const given = field.value ?? '';
  return (
    <TextField
      type="tel"
      autoComplete="off"
      {...field}
      {...typed}
      {...control}
      hint={
        field.error === inputMessages.phone ? (
          <Button kind="quiet" onClick={() => field.onChange(keepAsTyped(given))}>
            {inputMessages.phone_keep}
          </Button>
        ) : (
          (asTyped(given) !== null && inputMessages.phone_kept) || hint
        )
      }
      value={given ? formatPhone(given) : ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

/** A number, or an amount of US dollars. */
export function FormNumber({ name, fault, ...control }: Named<ComponentProps<typeof NumberField>>) {
  const { field, typed } = useField<number | string | null>(name, fault);
  return <NumberField {...field} {...typed} {...control} />;
}

interface FormSelectProps<Value extends string> extends Named<ComponentProps<typeof SelectField<Value>>> {
  /** After one was chosen: what it means for other fields. */
  onChosen?: (value: Value | null) => void;
}

/** One of a list known beforehand; one that may be empty can be cleared. */
export function FormSelect<Value extends string>({ name, fault, onChosen, ...control }: FormSelectProps<Value>) {
  const { field } = useField<Value | null>(name, fault);
  const choose = (chosen: Value | null) => {
    field.onChange(chosen);
    onChosen?.(chosen);
  };
  return (
    <SelectField clearable={!field.required} {...field} {...control} value={field.value || null} onChange={choose} />
  );
}

/** Several of a list known beforehand. */
export function FormMultiSelect({ name, fault, ...control }: Named<ComponentProps<typeof MultiSelectField<string>>>) {
  const { field } = useField<readonly string[] | null>(name, fault);
  return <MultiSelectField {...field} {...control} value={field.value ?? []} />;
}

interface FormDateProps extends Omit<Named<ComponentProps<typeof DatePicker>>, 'today'> {
  /** Another day that counts as today. */
  today?: CalendarDay;
  /** A day that has been, such as a date of birth. */
  past?: boolean;
}

/** A calendar date of the organization's. */
export function FormDate({ name, fault, past = false, ...control }: FormDateProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const { field } = useField<CalendarDay | null>(name, fault);
  const until = control.today ?? today;
  return (
    <DatePicker
      today={today}
      clearable={!field.required}
      {...(past ? { max: until, yearsAhead: 0 } : {})}
      {...field}
      {...control}
    />
  );
}

/** A yes or no with its own label. */
export function FormCheckbox({ name, ...control }: Named<ComponentProps<typeof Checkbox>>) {
  const { value, onChange } = useField<boolean>(name).field;
  return <Checkbox {...control} checked={value} onChange={onChange} />;
}

interface FormFieldProps<Value> {
  name: string;
  /** Draws a control that no other field here draws, such as a picker. */
  children: (field: BoundField<Value>) => ReactNode;
}

/** Any other control. */
export function FormField<Value>({ name, children }: FormFieldProps<Value>) {
  return children(useField<Value>(name).field);
}
