import { createHash } from 'node:crypto';
import sendgrid from '@sendgrid/mail';
import { checkMail } from './check-mail.ts';
import { unsubscribeHeaders } from './fill-bulk.ts';
import type { AcceptedMail, BulkMail, BulkRecipient, Mail, Mailer, Sender } from './mailer.ts';
import { MailError } from './mailer.ts';

export interface SendGridOptions {
  api_key: string;
  from: Sender;
  /** Another address of the API, with its closing slash: the European one, or a test's. */
  base_url?: string;
  /** Milliseconds; 15,000 when left out. */
  timeout?: number;
  /** People a second that campaigns reach; no limit when left out. */
  per_second?: number;
}

/** SendGrid takes no more in one request. */
const MAX_PERSONALIZATIONS = 1_000;

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
  readonly bulkSize: number;
  readonly account: string;
  readonly perSecond: number | null;
  readonly way = 'sendgrid';
  readonly leaves = true;
  readonly #service = new MailService();
  readonly #from: Sender;

  constructor({ api_key, from, base_url, timeout = 15_000, per_second }: SendGridOptions) {
    this.perSecond = per_second ?? null;
    this.bulkSize = Math.min(MAX_PERSONALIZATIONS, per_second ?? MAX_PERSONALIZATIONS);
    this.account = createHash('sha256').update(api_key).digest('base64url');
    this.#from = from;
    this.#service.setApiKey(api_key);
    this.#service.setTimeout(timeout);
    if (base_url) this.#service.client.setDefaultRequest('baseUrl', base_url);
  }

  async send(mail: Mail): Promise<AcceptedMail> {
    const { to, unsubscribe_url } = checkMail(mail);
    const headers = unsubscribe_url === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe_url) };
    return { accepted: true, id: await this.#post({ ...this.#message(mail), to, ...headers }) };
  }

  async sendBulk(mail: BulkMail, recipients: readonly BulkRecipient[]): Promise<void> {
    for (const { to, unsubscribe_url } of recipients) checkMail({ ...mail, to, unsubscribe_url });
    const personalizations = recipients.map(({ to, token, places, unsubscribe_url }) => ({
      to,
      substitutions: places,
      headers: unsubscribeHeaders(unsubscribe_url),
      customArgs: { recipient: token },
    }));
    // The places are whole texts of their own: nothing is put around them.
    await this.#post({ ...this.#message(mail), personalizations, substitutionWrappers: ['', ''] });
  }

  #message({ subject, text, html, category, from_name, from_email, reply_to }: Omit<Mail, 'to'>) {
    return {
      from: { email: from_email ?? this.#from.email, name: from_name ?? this.#from.name },
      subject,
      text,
      ...(html !== undefined && { html }),
      ...(reply_to !== undefined && { replyTo: reply_to }),
      ...(category !== undefined && { categories: [category] }),
      trackingSettings: { clickTracking: { enable: false, enableText: false }, openTracking: { enable: false } },
    };
  }

  /** @returns the provider's id of the mail */
  async #post(message: Parameters<typeof sendgrid.send>[0]): Promise<string> {
    try {
      const [response] = await this.#service.send(message);
      return String(response.headers['x-message-id'] ?? '');
    } catch (error) {
      throw faultOf(error);
    }
  }

  async close(): Promise<void> {
    // Every request has its own connection; there is nothing to give back.
  }
}
