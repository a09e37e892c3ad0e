import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asTyped } from './clients.rules.ts';

/** E.164 with its extension (`+16175550999;ext=12`) where a text is a telephone number, of the US by default; else null. */
function parsed(text: string): string | null {
  const number = parsePhoneNumberFromString(text.replace(/;ext=/, ' ext. '), 'US');
  if (!number?.isValid()) return null;
  return number.ext ? `${number.number};ext=${number.ext}` : number.number;
}

/**
 * What is stored for a telephone number that somebody gives (C-107): its one form, or the very text where they chose to
 * keep it as typed. Null where it can be neither.
 */
export function readPhone(given: string): string | null {
  const kept = asTyped(given);
  if (kept !== null) return parsed(kept) ?? kept.trim();
  return given.trim() === '' ? '' : parsed(given);
}

/** The same for a number that comes from a machine, where nobody can be asked: what is no number stays as it is. */
export const normalizePhone = (given: string): string => parsed(given) ?? given.trim();
