import type { Dkim } from './dkim.ts';
import type { Mailer, Sender } from './mailer.ts';
import type { OutboxOptions } from './outbox-mailer.ts';

export interface MailerChoice {
  from: Sender;
  sendgrid?: { api_key: string; base_url?: string; per_second?: number };
  smtp?: { url: string; per_second?: number; dkim?: Dkim | undefined };
  /** Used when neither of the others is configured. */
  outbox: Omit<OutboxOptions, 'from'>;
}

/** SendGrid with an organization's own key; one mailer a call, since none holds anything open. */
export const openSendGrid =
  (from: Sender, base_url?: string, per_second?: number) =>
  async (api_key: string): Promise<Mailer> => {
    const { SendGridMailer } = await import('./sendgrid-mailer.ts');
    return new SendGridMailer({ api_key, from, ...(base_url && { base_url }), ...(per_second && { per_second }) });
  };

/** SendGrid when it has a key, else SMTP when it has an address, else the local outbox; loads the chosen one alone. */
export async function chooseMailer({ from, sendgrid, smtp, outbox }: MailerChoice): Promise<Mailer> {
  if (sendgrid) {
    const { SendGridMailer } = await import('./sendgrid-mailer.ts');
    return new SendGridMailer({ ...sendgrid, from });
  }
  if (smtp) {
    const { SmtpMailer } = await import('./smtp-mailer.ts');
    return new SmtpMailer({ ...smtp, from });
  }
  const { OutboxMailer } = await import('./outbox-mailer.ts');
  return new OutboxMailer({ ...outbox, from });
}
