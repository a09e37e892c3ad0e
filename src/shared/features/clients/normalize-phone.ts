import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 where the number can be parsed as one (US by default), else the text as typed, trimmed. */
export function normalizePhone(typed: string): string {
  const parsed = parsePhoneNumberFromString(typed, 'US');
  return parsed?.isValid() ? parsed.number : typed.trim();
}
