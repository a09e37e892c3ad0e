import sendgrid from '@sendgrid/mail';
import { checkMail } from './check-mail.ts';
import type { AcceptedMail, Mail, Mailer, Sender } from './mailer.ts';
import { MailError } from './mailer.ts';

export interface SendGridOptions {
  api_key: string;
  from: Sender;
  /** Another address of the API, with its closing slash: the European one, or a test's. */
  base_url?: string;
  /** Milliseconds; 15,000 when left out. */
  timeout?: number;
}

/** What the package has and its types leave out: the class behind its shared instance, and the client within. */
type Service = typeof sendgrid & { client: { setDefaultRequest(name: 'baseUrl', value: string): unknown } };
const { MailService } = sendgrid as typeof sendgrid & { MailService: new () => Service };

const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The package's error carries the HTTP status, or the socket's error name, as its `code`. */
function faultOf(error: unknown): MailError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'number') {
    const inDoubt = !NOT_CONNECTED.has(String(code));
    return new MailError('unavailable', 'SendGrid did not answer', { retryable: true, inDoubt, cause: error });
  }
  if (code === 429) return new MailError('throttled', 'SendGrid asks to wait', { retryable: true });
  if (code === 401 || code === 403) {
    return new MailError('misconfigured', 'SendGrid refuses the key or the sender', { retryable: false });
  }
  if (code >= 500) {
    return new MailError('unavailable', `SendGrid failed (${code})`, { retryable: true, inDoubt: code !== 503 });
  }
  return new MailError('rejected', `SendGrid refused the mail (${code})`, { retryable: false });
}

/** Sends by SendGrid's API. Link tracking is off: a reset link must not pass through anybody else's server. */
export class SendGridMailer implements Mailer {
  readonly #service = new MailService();
  readonly #from: Sender;

  constructor({ api_key, from, base_url, timeout = 15_000 }: SendGridOptions) {
    this.#from = from;
    this.#service.setApiKey(api_key);
    this.#service.setTimeout(timeout);
    if (base_url) this.#service.client.setDefaultRequest('baseUrl', base_url);
  }

  async send(mail: Mail): Promise<AcceptedMail> {
    const { to, subject, text, html, category, from_name, reply_to } = checkMail(mail);
    try {
      const [response] = await this.#service.send({
        to,
        from: { email: this.#from.email, name: from_name ?? this.#from.name },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(reply_to !== undefined && { replyTo: reply_to }),
        ...(category !== undefined && { categories: [category] }),
        trackingSettings: { clickTracking: { enable: false, enableText: false }, openTracking: { enable: false } },
      });
      return { accepted: true, id: String(response.headers['x-message-id'] ?? '') };
    } catch (error) {
      throw faultOf(error);
    }
  }

  async close(): Promise<void> {
    // Every request has its own connection; there is nothing to give back.
  }
}
