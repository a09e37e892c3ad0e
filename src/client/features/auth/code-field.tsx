import { FormText } from '#client/components/form/text-fields.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';

/** The field for a code: a phone offers the one it has just got. */
export function CodeField({ hint }: { hint?: string }) {
  return (
    <FormText
      name="code"
      label={text.code}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      data-autofocus
    />
  );
}
