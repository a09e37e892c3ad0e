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
  send(mail: Mail): Promise<AcceptedMail>;
  /** Gives connections back; no mail is sent afterwards. */
  close(): Promise<void>;
}
