import type { BulkMail, BulkRecipient, Mail } from './mailer.ts';

const filled = (text: string, places: BulkRecipient['places']): string =>
  Object.entries(places).reduce((whole, [place, value]) => whole.replaceAll(place, () => value), text);

/** A mail for many as one person gets it. */
export const fillBulk = (mail: BulkMail, { to, unsubscribe_url, places }: BulkRecipient): Mail => ({
  ...mail,
  to,
  unsubscribe_url,
  subject: filled(mail.subject, places),
  text: filled(mail.text, places),
  html: filled(mail.html, places),
});

/** The headers by which a mail program offers to unsubscribe (RFC 8058). */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
