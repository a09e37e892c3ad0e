import { normalizePhone } from '../clients/normalize-phone.ts';
import { caseFieldKind } from './case-fields.ts';

/** What is stored for fields of an inquiry: telephone numbers in one form, so that a caller's is found among them. */
export const storedCaseValues = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && caseFieldKind(name) === 'phone' ? normalizePhone(value) : value,
    ]),
  );
