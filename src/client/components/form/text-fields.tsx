import type { ComponentProps } from 'react';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { asTyped, formatPhone, keepAsTyped } from '#shared/features/clients/clients.rules.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';
import { NumberField } from './number-field.tsx';
import { useField } from './use-field.ts';

/** A control's own properties, with the field's name in place of what the form binds. */
export type Named<Props> = {
  name: string;
  /** What the form as a whole says is wrong with it. */
  fault?: string;
} & Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'maxLength' | 'checked'>;

/** What is written with a capital in each of its words: a phone's keyboard turns to capitals by itself. */
const NAMES = ['firstname', 'lastname', 'referral_name', 'organization_name', 'city'];

/** One line of text. */
export function FormText({ name, fault, ...control }: Named<ComponentProps<typeof TextField>>) {
  const { field, typed } = useField<string | null>(name, fault);
  return (
    <TextField
      autoComplete="off"
      autoCapitalize={NAMES.includes(name) ? 'words' : undefined}
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
