import type { ComponentProps } from 'react';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import type { Named } from './text-fields.tsx';
import { useField } from './use-field.ts';

/** A yes or no with its own label. */
export function FormCheckbox({ name, ...control }: Named<ComponentProps<typeof Checkbox>>) {
  const { value, onChange } = useField<boolean>(name).field;
  return <Checkbox {...control} checked={value} onChange={onChange} />;
}
