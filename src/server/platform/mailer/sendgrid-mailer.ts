import { createHash } from 'node:crypto';
import sendgrid from '@sendgrid/mail';
import { checkContent, checkMail, checkRecipient } from './check-mail.ts';
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
type Service = typeof sendgrid & {
  client: {
    setDefaultRequest(name: 'baseUrl', value: string): unknown;
    setDefaultRequest(name: 'maxRedirects', value: number): unknown;
    request(asked: {
      method: 'POST';
      url: string;
      body: object;
    }): Promise<[{ headers: Record<string, unknown> }, unknown]>;
  };
};
const { MailService } = sendgrid as typeof sendgrid & { MailService: new () => Service };

const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Where an answer leads elsewhere, it is HTTP's own client that throws, with the answer in its error. */
const leadsElsewhere = (error: unknown): boolean => {
  const { response } = error as { response?: { status?: number } };
  return response?.status !== undefined && response.status >= 300 && response.status < 400;
};

/** The package's error carries the HTTP status, or the socket's error name, as its `code`. */
function faultOf(error: unknown): MailError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (leadsElsewhere(error))
    return new MailError('misconfigured', 'SendGrid is not at this address', { retryable: false, cause: error });
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
    // What is posted would be asked for elsewhere instead, and the answer to that taken for this one's. Nor is a body of
    // half a megabyte then kept to be sent again.
    this.#service.client.setDefaultRequest('maxRedirects', 0);
    if (base_url) this.#service.client.setDefaultRequest('baseUrl', base_url);
  }

  async send(mail: Mail): Promise<AcceptedMail> {
    const { to, unsubscribe_url } = checkMail(mail);
    const headers = unsubscribe_url === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe_url) };
    return { accepted: true, id: await this.#post(mail, [{ to: [{ email: to }], ...headers }]) };
  }

  async sendBulk(mail: BulkMail, recipients: readonly BulkRecipient[]): Promise<void> {
    checkContent(mail);
    const personalizations = recipients.map(({ to, token, places, unsubscribe_url }) => {
      checkRecipient({ to, unsubscribe_url });
      return {
        to: [{ email: to }],
        // The places are whole texts of their own: nothing is put around them.
        substitutions: places,
        headers: unsubscribeHeaders(unsubscribe_url),
        custom_args: { recipient: token },
      };
    });
    await this.#post(mail, personalizations);
  }

  /**
   * Posts the body as SendGrid documents it, not by the package's own classes: these copy and rename every field of a
   * thousand people, which takes longer than all the rest.
   * @returns the provider's id of the mail
   */
  async #post(mail: Omit<Mail, 'to'>, personalizations: readonly object[]): Promise<string> {
    const { subject, text, html, category, from_name, from_email, reply_to } = mail;
    const body = {
      personalizations,
      from: { email: from_email ?? this.#from.email, name: from_name ?? this.#from.name },
      ...(reply_to !== undefined && { reply_to: { email: reply_to } }),
      subject,
      content: [
        { type: 'text/plain', value: text },
        ...(html === undefined ? [] : [{ type: 'text/html', value: html }]),
      ],
      ...(category !== undefined && { categories: [category] }),
      tracking_settings: { click_tracking: { enable: false, enable_text: false }, open_tracking: { enable: false } },
    };
    try {
      const [response] = await this.#service.client.request({ method: 'POST', url: '/v3/mail/send', body });
      return String(response.headers['x-message-id'] ?? '');
    } catch (error) {
      throw faultOf(error);
    }
  }

  async close(): Promise<void> {
    // Every request has its own connection; there is nothing to give back.
  }
}
