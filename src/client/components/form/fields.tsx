import type { ComponentProps, ReactNode } from 'react';
import { useTimeZone } from '#client/platform/organization.ts';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { DatePicker } from '#client/ui/fields/date-picker.tsx';
import type { MultiSelectField as MultiSelect } from '#client/ui/fields/multi-select-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import type { Named } from './text-fields.tsx';
import { type BoundField, useField } from './use-field.ts';

const MultiSelectField = drawnLater(
  async () => (await import('#client/ui/fields/multi-select-field.tsx')).MultiSelectField<string>,
  <Skeleton height={60} />,
);

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
export function FormMultiSelect({ name, fault, ...control }: Named<ComponentProps<typeof MultiSelect<string>>>) {
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
    <DatePicker today={today} clearable={!field.required} {...(past ? { max: until } : {})} {...field} {...control} />
  );
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
