import { defineMessages } from '#shared/platform/define-messages.ts';

export const mailsMessages = defineMessages({
  outbox: 'Outbox of the demo',
  outbox_hint: 'Without a mail service, mails are kept here instead of being sent.',
  no_mails: 'No mails yet',
  error_fetching: 'Error fetching the mails',
  to: 'To {address}',
});
