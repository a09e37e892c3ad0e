import { breaksHeader, isMailAddress } from '#shared/platform/mail-address.ts';
import type { Mail } from './mailer.ts';
import { MailError } from './mailer.ts';

const MAX_SUBJECT = 400;
const MAX_NAME = 200;

const CATEGORY = /^[a-z0-9_]{1,60}$/;

const refuse = (what: string): never => {
  throw new MailError('invalid_message', `The ${what} of the mail is not usable`, { retryable: false });
};

/** Whether a text may stand in a header, as a subject or a name. */
export const isHeaderText = (value: string, maxLength: number): boolean =>
  value.length <= maxLength && !breaksHeader(value);

/** The mail itself when every part that becomes a header is harmless; else `MailError` with `invalid_message`. */
export function checkMail(mail: Mail): Mail {
  if (!isMailAddress(mail.to)) refuse('recipient');
  if (mail.reply_to !== undefined && !isMailAddress(mail.reply_to)) refuse('reply-to address');
  if (mail.from_email !== undefined && !isMailAddress(mail.from_email)) refuse('sender address');
  if (mail.subject.trim() === '' || !isHeaderText(mail.subject, MAX_SUBJECT)) refuse('subject');
  if (mail.from_name !== undefined && !isHeaderText(mail.from_name, MAX_NAME)) refuse('sender name');
  if (mail.unsubscribe_url !== undefined && !/^https?:\/\/[^\s<>]+$/.test(mail.unsubscribe_url))
    refuse('unsubscribe link');
  if (mail.category !== undefined && !CATEGORY.test(mail.category)) refuse('category');
  return mail;
}
