import { createContext, useContext } from 'react';
import type { FormState } from './use-form.ts';

export const FormContext = createContext<FormState | null>(null);

/** The form that a field or a button stands in. @throws outside of one */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A bound field stands in no form.');
  return form;
}
