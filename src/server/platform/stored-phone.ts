import { readPhone } from '#shared/features/clients/read-phone.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';

/** What is stored for a telephone number given in a field (C-107). @throws bad_request naming the field */
export function storedPhone(field: string, given: string): string {
  const stored = readPhone(given);
  if (stored === null) throw invalidField(field, inputMessages.phone);
  return stored;
}
