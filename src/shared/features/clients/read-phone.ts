import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asTyped } from './clients.rules.ts';

/** E.164 with its extension (`+16175550999;ext=12`) where a text is a telephone number, of the US by default; else null. */
function understood(text: string): string | null {
  const number = parsePhoneNumberFromString(text.replace(/;ext=/, ' ext. '), 'US');
  if (!number?.isValid()) return null;
  return number.ext ? `${number.number};ext=${number.ext}` : number.number;
}

/** A number as it is mostly written here: area code, exchange, line. */
const WITHIN_THE_US = /^\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})$/;
const MAX_EXCHANGES = 10_000;
const exchanges = new Set<string>();

/**
 * The same. Area code and exchange decide whether a number of the North American plan can be one, never its line: a list
 * of a hundred thousand names few exchanges, and each is asked of the library once.
 */
function parsed(text: string): string | null {
  const [, area, exchange, line] = WITHIN_THE_US.exec(text) ?? [];
  if (area === undefined || exchange === undefined) return understood(text);
  const prefix = `+1${area}${exchange}`;
  if (exchanges.has(prefix)) return `${prefix}${line}`;
  const number = understood(text);
  if (number === `${prefix}${line}`) {
    if (exchanges.size >= MAX_EXCHANGES) exchanges.clear();
    exchanges.add(prefix);
  }
  return number;
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
