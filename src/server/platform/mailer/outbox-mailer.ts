import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { checkMail } from './check-mail.ts';
import { fillBulk } from './fill-bulk.ts';
import type { AcceptedMail, BulkMail, BulkRecipient, Mail, Mailer, Sender } from './mailer.ts';
import { MailError } from './mailer.ts';

export interface OutboxOptions {
  /** Where the mails lie, one JSON file each; made when it is missing. */
  folder: string;
  from: Sender;
  clock: Clock;
  /** Ids that sort by time, so that file names do too. */
  newId: () => string;
  /** Whether a recipient beginning with `fail@` fails as a transport would. */
  demo: boolean;
}

const StoredMail = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  sent_at: z.string(),
  org_id: z.string().optional(),
  from: z.object({ email: z.string(), name: z.string() }),
  to: z.string(),
  reply_to: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  category: z.string().optional(),
  unsubscribe_url: z.string().optional(),
});
export type StoredMail = z.infer<typeof StoredMail>;

/** The oldest beyond these are removed, so that an installation nobody configured a mailer for stays small. */
const MAX_KEPT = 1_000;
const SENTINEL = 'fail@';
const FILE = /^([0-9a-f-]{36})\.json$/;

async function newestFirst(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => FILE.test(name)).sort((a, b) => (a < b ? 1 : -1));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The newest mails of an outbox folder, at most `limit`. A file that holds no mail is passed over. */
export async function listOutbox(folder: string, limit = 100): Promise<StoredMail[]> {
  const mails: StoredMail[] = [];
  for (const name of (await newestFirst(folder)).slice(0, limit)) {
    const mail = StoredMail.safeParse(await readJson(path.join(folder, name)));
    if (mail.success) mails.push(mail.data);
  }
  return mails;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // Gone since the listing, or not ours: either way no mail to show.
    return undefined;
  }
}

/** Keeps mails in a local folder instead of sending them; a page of the demo shows them. Files are mode 0600. */
export class OutboxMailer implements Mailer {
  readonly bulkSize = 1;
  readonly way = 'outbox';
  readonly leaves = false;
  readonly account = 'outbox';
  readonly perSecond = null;
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  async send(mail: Mail): Promise<AcceptedMail> {
    const { from_name, from_email, ...kept } = checkMail(mail);
    const { from, demo, clock, newId } = this.#options;
    if (demo && kept.to.toLowerCase().startsWith(SENTINEL)) {
      throw new MailError('unavailable', 'The mail server did not answer', { retryable: true });
    }
    const id = newId();
    const sender = { email: from_email ?? from.email, name: from_name ?? from.name };
    const sent_at = clock.now().toISOString();
    try {
      await this.#write({ id, sent_at, from: sender, ...kept });
      await this.#forgetOldest();
    } catch (error) {
      throw new MailError('unavailable', 'The outbox folder is not writable', { retryable: true, cause: error });
    }
    return { accepted: true, id };
  }

  async sendBulk(mail: BulkMail, recipients: readonly BulkRecipient[]): Promise<void> {
    for (const recipient of recipients) await this.send(fillBulk(mail, recipient));
  }

  async close(): Promise<void> {
    // A folder holds nothing open.
  }

  async #write(mail: StoredMail): Promise<void> {
    const file = path.join(this.#options.folder, `${mail.id}.json`);
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
    const handle = await open(`${file}.tmp`, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify(mail, null, 2));
    } finally {
      await handle.close();
    }
    await rename(`${file}.tmp`, file);
  }

  async #forgetOldest(): Promise<void> {
    for (const name of (await newestFirst(this.#options.folder)).slice(MAX_KEPT)) {
      await rm(path.join(this.#options.folder, name), { force: true });
    }
  }
}
