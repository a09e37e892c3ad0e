import type { Tokens } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { Pool } from './database.ts';
import type { Ehrs } from './ehr/choose-ehr.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { AnswerModels } from './llm/choose-model.ts';
import type { EmailWriters } from './llm/email-writer.ts';
import type { SourceFillers } from './llm/source-filler.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mailer/mailer.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { RateLimits } from './rate-limit.ts';
import type { SheetReader } from './sheets/sheet-reader.ts';
import type { ObjectStorage } from './storage/storage.ts';

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
  storage: ObjectStorage;
  /** Reads the tables that people bring. */
  sheets: SheetReader;
  /** Bytes of the largest list that may be imported. */
  importMaxBytes: number;
  models: AnswerModels;
  sourceFillers: SourceFillers;
  emailWriters: EmailWriters;
  tokens: Tokens;
  /** Seals single fields before they are stored. */
  fieldCipher: FieldCipher;
  /** The only way to fetch from an address that came from data. */
  outbound: Outbound;
  /** Where inquiries are sent when their clients are admitted. */
  ehrs: Ehrs;
  /** Where links in mails point, without a trailing slash. */
  publicUrl: string;
  /** How many years a call is kept. */
  callRetentionYears: number;
  /** Whether the demo's pages and sentinel inputs exist. */
  demo: boolean;
}
