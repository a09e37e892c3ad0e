import { Textarea } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps, splitField } from './field.tsx';

interface TextareaFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  rows?: number;
}

/** Several lines of text. */
export function TextareaField({ rows = 4, ...props }: TextareaFieldProps) {
  const [field, control] = splitField(props);
  return (
    <Field {...field}>{(tied) => <Textarea {...control} {...tied} rows={rows} error={Boolean(field.error)} />}</Field>
  );
}
