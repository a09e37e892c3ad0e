import { Textarea } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Field, type FieldProps, splitField } from './field.tsx';

interface TextareaFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  rows?: number;
}

/** Several lines of text; one as long as it may be says so, for the browser cuts off what is pasted beyond. */
export function TextareaField({ rows = 4, ...props }: TextareaFieldProps) {
  const [field, control] = splitField(props);
  const { value, maxLength } = control;
  const full = typeof value === 'string' && maxLength !== undefined && value.length >= maxLength;
  const hint = full ? format(text.text_full, { n: maxLength }) : field.hint;
  return (
    <Field {...field} hint={hint}>
      {(tied) => <Textarea {...control} {...tied} rows={rows} error={Boolean(field.error)} />}
    </Field>
  );
}
