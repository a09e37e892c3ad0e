import type { AuditKeys } from './audit-keys.ts';
import type { Tokens } from './auth/tokens.ts';
import type { CampaignMail } from './campaign-mail.ts';
import type { Clock } from './clock.ts';
import type { Pool } from './database.ts';
import type { Ehrs } from './ehr/choose-ehr.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { LanguageModel } from './llm/language-model.ts';
import type { Logger } from './logger.ts';
import type { MailDns } from './mail-dns.ts';
import type { Mailer } from './mailer/mailer.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { RateLimits } from './rate-limit.ts';
import type { Reader } from './reader/reader.ts';
import type { SendingPace } from './sending-pace.ts';
import type { ObjectStorage } from './storage/storage.ts';

/** Addresses of the platforms' APIs, with their closing slashes. */
export type PlatformUrls = Readonly<Record<'SendGrid' | 'Mailgun' | 'CallTrackingMetrics', string>>;

/** What a verb may reach outside itself. Tests give real ones with a moved clock, or a port's own fake. */
export interface Services {
  pool: Pool;
  clock: Clock;
  /** A new time-ordered id (UUID version 7). */
  newId(): string;
  /** Cryptographically strong random bytes. */
  randomBytes(size: number): Buffer;
  logger: Logger;
  limits: RateLimits;
  mailer: Mailer;
  /** SendGrid with an organization's own key. */
  openSendGrid(api_key: string): Promise<Mailer>;
  /** Keeps campaigns within what their provider takes. */
  pace: SendingPace;
  /** Where the platforms answer whose keys an organization keeps. */
  platformUrls: PlatformUrls;
  storage: ObjectStorage;
  /** The only way to read what came from outside: files, and the text that was read from them. */
  reader: Reader;
  /** Bytes of the largest list that may be imported. */
  importMaxBytes: number;
  /** The installation's language model, asked only where the organization has agreed; null without one. */
  model: LanguageModel | null;
  tokens: Tokens;
  /** Seals single fields before they are stored. */
  fieldCipher: FieldCipher;
  /** What seals the audit log, and checks its seals. */
  auditKeys: AuditKeys;
  /** The only way to fetch from an address that came from data. */
  outbound: Outbound;
  /** Campaigns: the domain they are sent from, the links in them, and the key of the provider's events. */
  campaignMail: CampaignMail;
  /** What the domain of campaigns says of itself; asked where somebody wants to know. */
  mailDns: MailDns;
  /** Where inquiries are sent when their clients are admitted. */
  ehrs: Ehrs;
  /** Where links in mails point, without a trailing slash. */
  publicUrl: string;
  /** How many years a call is kept. */
  callRetentionYears: number;
  /** Whether the demo's pages and sentinel inputs exist. */
  demo: boolean;
}
