import { createTransport } from 'nodemailer';
import { checkMail } from './check-mail.ts';
import { type Dkim, SIGNED_HEADERS } from './dkim.ts';
import { fillBulk, unsubscribeHeaders } from './fill-bulk.ts';
import type { AcceptedMail, BulkMail, BulkRecipient, Mail, Mailer, Sender } from './mailer.ts';
import { MailError } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte. */
  url: string;
  from: Sender;
  /** Milliseconds a silent server is waited for; 20,000 when left out. */
  timeout?: number;
  /** People a second that campaigns reach; no limit when left out. */
  per_second?: number;
  /** Signs mails whose sender is of its domain; without it, signing is the mail server's. */
  dkim?: Dkim | undefined;
}

const NO_CONNECTION = new Set(['EDNS', 'ETLS', 'ECONNREFUSED']);
const CONNECTING = new Set(['connect', 'getaddrinfo']);
/** Of the time that a silent server is waited for, what it has for its greeting. */
const GREETING_PART = 0.9;
/** Waited for in vain before the server had said a word: nothing was handed to it. */
const UNGREETED = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/** Unless the connection itself failed, a lost answer leaves open whether the mail was taken. */
const wasConnected = (error: object): boolean =>
  !NO_CONNECTION.has(String(Reflect.get(error, 'code'))) &&
  !CONNECTING.has(String(Reflect.get(error, 'syscall'))) &&
  !UNGREETED.has(String(Reflect.get(error, 'timeoutType')));

function faultOf(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const details = error instanceof Error ? error : new Error('unknown');
  const status: unknown = Reflect.get(details, 'responseCode');
  if ('code' in details && details.code === 'EAUTH') {
    return new MailError('misconfigured', 'The mail server refuses the sign-in', { retryable: false });
  }
  // The answer to who sends is the same for whoever is written to: none of them is the one refused.
  if (typeof status === 'number' && status >= 500 && Reflect.get(details, 'command') === 'MAIL FROM') {
    return new MailError('misconfigured', `The mail server refuses the sender (${status})`, { retryable: false });
  }
  if (typeof status === 'number' && status >= 500) {
    return new MailError('rejected', `The mail server refused the mail (${status})`, { retryable: false });
  }
  if (typeof status === 'number' && status >= 400) {
    return new MailError('throttled', `The mail server asks to try later (${status})`, { retryable: true });
  }
  const inDoubt = wasConnected(details);
  return new MailError('unavailable', 'The mail server did not answer', { retryable: true, inDoubt, cause: error });
}

/**
 * Sends over SMTP, one connection a mail. Not the package's pool: when a connection breaks, the pool sends the mail
 * again by itself, also when the server had taken it.
 */
export class SmtpMailer implements Mailer {
  readonly bulkSize = 1;
  readonly way = 'smtp';
  readonly leaves = true;
  readonly account = 'smtp';
  readonly perSecond: number | null;
  readonly #transport: ReturnType<typeof transportTo>;
  readonly #from: Sender;
  readonly #dkim: Dkim | undefined;

  constructor({ url, from, timeout = 20_000, per_second, dkim }: SmtpOptions) {
    this.#dkim = dkim;
    this.perSecond = per_second ?? null;
    this.#from = from;
    this.#transport = transportTo(url, timeout);
  }

  async send(mail: Mail): Promise<AcceptedMail> {
    const { to, subject, text, html, category, from_name, from_email, reply_to, unsubscribe_url } = checkMail(mail);
    const sender = from_email ?? this.#from.email;
    try {
      const answer = await this.#transport.sendMail({
        // As objects: a text would be parsed for further addresses.
        to: { name: '', address: to },
        from: { name: from_name ?? this.#from.name, address: sender },
        ...(reply_to !== undefined && { replyTo: { name: '', address: reply_to } }),
        subject,
        text,
        html,
        ...this.#signature(sender),
        headers: {
          ...(category !== undefined && { 'X-Category': category }),
          ...(unsubscribe_url !== undefined && unsubscribeHeaders(unsubscribe_url)),
        },
      });
      return { accepted: true, id: answer.messageId };
    } catch (error) {
      throw faultOf(error);
    }
  }

  #signature(sender: string) {
    const dkim = this.#dkim;
    if (!dkim || !sender.toLowerCase().endsWith(`@${dkim.domain}`)) return {};
    const { domain: domainName, selector: keySelector, private_key: privateKey } = dkim;
    return { dkim: { domainName, keySelector, privateKey, headerFieldNames: SIGNED_HEADERS.join(':') } };
  }

  async sendBulk(mail: BulkMail, recipients: readonly BulkRecipient[]): Promise<void> {
    for (const recipient of recipients) await this.send(fillBulk(mail, recipient));
  }

  async close(): Promise<void> {
    this.#transport.close();
  }
}

function transportTo(url: string, timeout: number) {
  return createTransport({
    url,
    connectionTimeout: timeout,
    // Before the silence of the connection itself ends it, which leaves open what the server was handed.
    greetingTimeout: timeout * GREETING_PART,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
