import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * E.164 where the number can be parsed as one (US by default), with its extension where it has one; else the text as
 * typed, trimmed.
 */
export function normalizePhone(typed: string): string {
  const parsed = parsePhoneNumberFromString(typed, 'US');
  if (!parsed?.isValid()) return typed.trim();
  return parsed.ext ? `${parsed.number} x${parsed.ext}` : parsed.number;
}
