import { useMemo } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import { fieldRules, isBlank } from './field-rules.ts';
import { useFormState } from './form-context.ts';

/** What any control needs to be a field of its form. */
export interface BoundField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  required: boolean;
}

interface FieldBinding<Value> {
  field: BoundField<Value>;
  /** What one that is typed into needs besides. */
  typed: { onBlur: () => void; maxLength: number | undefined };
}

/**
 * Binds a control to the form's field of this name. What it holds is judged when it is left; while it is empty, only where
 * it was emptied: nobody is blamed for what they have not come to. A refusal goes as soon as something else is typed. A
 * `fault` is what the form as a whole says of the field.
 */
export function useField<Value>(name: string, fault?: string): FieldBinding<Value> {
  const { schema } = useFormState();
  const { clearErrors, trigger, formState } = useFormContext();
  const heldAnything = !isBlank(get(formState.defaultValues, name));
  const { field, fieldState } = useController({ name });
  const { required, maxLength } = useMemo(() => fieldRules(schema, name), [schema, name]);
  const { error } = fieldState;
  return {
    field: {
      value: field.value as Value,
      onChange: (value) => {
        if (error) clearErrors(name);
        field.onChange(value);
      },
      error: error?.message ?? fault,
      required,
    },
    typed: {
      onBlur: () => {
        field.onBlur();
        if (!error && (heldAnything || !isBlank(field.value))) void trigger(name);
      },
      maxLength,
    },
  };
}
