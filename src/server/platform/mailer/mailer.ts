export type MailFault = 'invalid_message' | 'rejected' | 'misconfigured' | 'throttled' | 'unavailable';

interface MailErrorOptions {
  retryable: boolean;
  inDoubt?: boolean;
  cause?: unknown;
}

/** Why a mail was not accepted. The message names no recipient and quotes no content. */
export class MailError extends Error {
  readonly code: MailFault;
  /** Whether the same mail may pass later. */
  readonly retryable: boolean;
  /** Whether the provider may have taken the mail although its answer was lost. */
  readonly inDoubt: boolean;

  constructor(code: MailFault, message: string, { retryable, inDoubt = false, cause }: MailErrorOptions) {
    super(message, { cause });
    this.name = 'MailError';
    this.code = code;
    this.retryable = retryable;
    this.inDoubt = inDoubt;
  }
}

export interface Mail {
  /** Whose mail it is: the local outbox keeps it, so that a demo's page shows the demo's mails alone. */
  org_id?: string;
  /** Exactly one address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What kind of mail it is, in lower-case letters, digits and underscores; providers count by it. */
  category?: string;
  /** Shown instead of the installation's own sender name. */
  from_name?: string;
  /** Exactly one address. */
  reply_to?: string;
  /** Sends from this address instead of the installation's own. */
  from_email?: string;
  /** Where one click ends the mails (RFC 8058). */
  unsubscribe_url?: string;
}

/** A mail for many, with places that differ from one to the next. */
export interface BulkMail extends Omit<Mail, 'to' | 'unsubscribe_url'> {
  html: string;
}

export interface BulkRecipient {
  to: string;
  unsubscribe_url: string;
  /** What the provider's events name this person by. */
  token: string;
  /** What stands in the places of subject, text and HTML, by the place's own text. */
  places: Readonly<Record<string, string>>;
}

export interface Sender {
  email: string;
  name: string;
}

export interface AcceptedMail {
  accepted: true;
  /** The provider's id of the mail. */
  id: string;
}

/** Where mails go out. `send` throws `MailError` and nothing else. */
export interface Mailer {
  /** What it sends by. */
  readonly way: 'sendgrid' | 'smtp' | 'outbox';
  /** Whether mails leave this server; those of the local outbox lie in a folder. */
  readonly leaves: boolean;
  /** Whose limits its campaigns keep to: what leaves by the same account shares them. */
  readonly account: string;
  /** How many people a second campaigns reach; null for no limit. */
  readonly perSecond: number | null;
  send(mail: Mail): Promise<AcceptedMail>;
  /** How many people one request of `sendBulk` reaches. */
  readonly bulkSize: number;
  /** Sends one mail to several people, a message each: the provider takes it for all of them, or for none. */
  sendBulk(mail: BulkMail, recipients: readonly BulkRecipient[]): Promise<void>;
  /** Gives connections back; no mail is sent afterward. */
  close(): Promise<void>;
}
