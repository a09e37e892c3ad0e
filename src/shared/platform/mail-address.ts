import { z } from 'zod';

export const MAX_MAIL_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** A top-level domain: letters first, so that no bare IP address is one. */
const TOP = '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])';
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP}$`);

// Line breaks of every alphabet and other controls; the same percent-encoded; and RFC 2047 words, which a reader's
// mail program would turn into whatever they hide.
const HEADER_BREAKS = [/[\p{Cc}\u2028\u2029]/u, /%0[ad]/i, /%e2%80%a[89]/i, /=\?[^\s?]*\?[bq]\?/i];

/** Whether a text would end the header of a mail it stands in, or hide something there. */
export const breaksHeader = (value: string): boolean => HEADER_BREAKS.some((pattern) => pattern.test(value));

/** Whether a text is exactly one plain address with a domain: no name, no list, no comment, nothing hidden. */
export function isMailAddress(value: string): boolean {
  return (
    value.length <= MAX_MAIL_ADDRESS &&
    value.lastIndexOf('@') <= MAX_LOCAL_PART &&
    ADDRESS.test(value) &&
    !breaksHeader(value)
  );
}

/** An address as it is typed: blanks around it are taken off, a line break is not. */
export const mailAddress = (message: string) =>
  z
    .string()
    .max(MAX_MAIL_ADDRESS, message)
    .transform((typed) => typed.replace(/^[ \t]+|[ \t]+$/g, ''))
    .refine(isMailAddress, message);

/** An address, or null where nothing was typed. */
export const mailAddressOrNull = (message: string) =>
  z.union(
    [
      z
        .string()
        .regex(/^[ \t]*$/)
        .transform(() => null),
      mailAddress(message),
    ],
    message,
  );
