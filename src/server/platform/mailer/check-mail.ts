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

/** Holds whom a mail is for to what may stand in a header. @throws MailError `invalid_message` */
export function checkRecipient({ to, unsubscribe_url }: Pick<Mail, 'to' | 'unsubscribe_url'>): void {
  if (!isMailAddress(to)) refuse('recipient');
  if (unsubscribe_url !== undefined && !/^https?:\/\/[^\s<>]+$/.test(unsubscribe_url)) refuse('unsubscribe link');
}

/** The same for what a mail says to everybody it is for. @throws MailError `invalid_message` */
export function checkContent(mail: Omit<Mail, 'to' | 'unsubscribe_url'>): void {
  if (mail.reply_to !== undefined && !isMailAddress(mail.reply_to)) refuse('reply-to address');
  if (mail.from_email !== undefined && !isMailAddress(mail.from_email)) refuse('sender address');
  if (mail.subject.trim() === '' || !isHeaderText(mail.subject, MAX_SUBJECT)) refuse('subject');
  if (mail.from_name !== undefined && !isHeaderText(mail.from_name, MAX_NAME)) refuse('sender name');
  if (mail.category !== undefined && !CATEGORY.test(mail.category)) refuse('category');
}

/** The mail itself when every part that becomes a header is harmless; else `MailError` with `invalid_message`. */
export function checkMail(mail: Mail): Mail {
  checkRecipient(mail);
  checkContent(mail);
  return mail;
}
