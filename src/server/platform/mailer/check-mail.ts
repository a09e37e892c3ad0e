import type { Mail } from './mailer.ts';
import { MailError } from './mailer.ts';

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;
const MAX_SUBJECT = 400;
const MAX_NAME = 200;

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`);
const CATEGORY = /^[a-z0-9_]{1,60}$/;

// Line breaks of every alphabet and other controls; the same percent-encoded; and RFC 2047 words, which a reader's
// mail program would turn into whatever they hide.
const HEADER_BREAKS = [/[\p{Cc}\u2028\u2029]/u, /%0[ad]/i, /%e2%80%a[89]/i, /=\?[^\s?]*\?[bq]\?/i];

const breaksHeader = (value: string): boolean => HEADER_BREAKS.some((pattern) => pattern.test(value));

const refuse = (what: string): never => {
  throw new MailError('invalid_message', `The ${what} of the mail is not usable`, { retryable: false });
};

/** Whether a text is exactly one plain address with a domain: no name, no list, no comment, nothing hidden. */
export function isMailAddress(value: string): boolean {
  return (
    value.length <= MAX_ADDRESS &&
    value.lastIndexOf('@') <= MAX_LOCAL_PART &&
    ADDRESS.test(value) &&
    !breaksHeader(value)
  );
}

/** Whether a text may stand in a header, as a subject or a name. */
export const isHeaderText = (value: string, maxLength: number): boolean =>
  value.length <= maxLength && !breaksHeader(value);

/** The mail itself when every part that becomes a header is harmless; else `MailError` with `invalid_message`. */
export function checkMail(mail: Mail): Mail {
  if (!isMailAddress(mail.to)) refuse('recipient');
  if (mail.reply_to !== undefined && !isMailAddress(mail.reply_to)) refuse('reply-to address');
  if (mail.subject.trim() === '' || !isHeaderText(mail.subject, MAX_SUBJECT)) refuse('subject');
  if (mail.from_name !== undefined && !isHeaderText(mail.from_name, MAX_NAME)) refuse('sender name');
  if (mail.category !== undefined && !CATEGORY.test(mail.category)) refuse('category');
  return mail;
}
