import { TextInput } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldProps, splitField } from './field.tsx';

interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'size' | 'type'> {
  type?: 'time' | 'datetime-local' | 'text' | 'email' | 'tel' | 'url' | 'number';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

/** One line of text. Spread `register(…)` of react-hook-form onto it, or use `value` and `onChange`. */
export function TextField(props: TextFieldProps) {
  const [field, control] = splitField(props);
  return <Field {...field}>{(tied) => <TextInput {...control} {...tied} error={Boolean(field.error)} />}</Field>;
}
