import { PasswordInput } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Field, type FieldProps, splitField } from './field.tsx';

interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'size' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with its show/hide button; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, control] = splitField(props);
  return (
    <Field {...field}>
      {(tied) => (
        <PasswordInput
          {...control}
          {...tied}
          error={Boolean(field.error)}
          visibilityToggleButtonProps={{ 'aria-label': text.password_toggle, tabIndex: 0 }}
        />
      )}
    </Field>
  );
}
