import path from 'node:path';
import type { Redis } from 'ioredis';
import { createAuditKeys } from './audit-keys.ts';
import { createTokens } from './auth/tokens.ts';
import { createCampaignMail } from './campaign-mail.ts';
import { systemClock } from './clock.ts';
import { createPool } from './database.ts';
import { createEhrs } from './ehr/choose-ehr.ts';
import { type Env, publicUrl } from './env.ts';
import { createFieldCipher, parseFieldKeys } from './field-cipher.ts';
import { createIds } from './ids.ts';
import { chooseModel } from './llm/choose-model.ts';
import { createLogger } from './logger.ts';
import { createMailDns } from './mail-dns.ts';
import { chooseMailer, openSendGrid } from './mailer/choose-mailer.ts';
import type { Dkim } from './mailer/dkim.ts';
import { createOutbound } from './outbound/outbound.ts';
import { systemRandom } from './random.ts';
import { createRateLimits } from './rate-limit.ts';
import { createReader, type ReaderOptions } from './reader/reader.ts';
import { connectRedis } from './redis.ts';
import { createSendingPace } from './sending-pace.ts';
import type { Services } from './services.ts';
import { chooseStorage } from './storage/choose-storage.ts';

export interface BuiltServices {
  services: Services;
  redis: Redis;
  /** Gives every connection back. */
  close(): Promise<void>;
}

/** Where mails lie that nothing else is configured for. */
export const outboxFolder = (env: Env): string => path.join(env.LANDFALL_DATA_DIR, 'outbox');

const auditSecrets = ({ AUDIT_KEY, LINK_KEY }: Env): [string, ...string[]] => {
  const [first = LINK_KEY, ...older] = AUDIT_KEY?.split(',') ?? [];
  return [first, ...older];
};

const dkimOf = ({ SMTP_DKIM_KEY, SMTP_DKIM_SELECTOR, MAIL_SUBDOMAIN }: Env): Dkim | undefined =>
  SMTP_DKIM_KEY && SMTP_DKIM_SELECTOR
    ? { domain: MAIL_SUBDOMAIN, selector: SMTP_DKIM_SELECTOR, private_key: SMTP_DKIM_KEY }
    : undefined;

/** Milliseconds that work nobody waits for at a screen may wait for a connection. */
const PATIENT_CONNECT = 30_000;
/** Milliseconds a statement of a script may run: the demo is loaded as one change, which takes a busy computer a while. */
const PATIENT_STATEMENT = 300_000;

/** Children of a web process, which reads what somebody waits for at a screen. */
const WEB_CHILDREN = 2;

function readerOf(env: Env, component: 'web' | 'worker' | 'script'): ReaderOptions {
  if (component === 'web') return { children: WEB_CHILDREN, warm: [['read_sheet'], ['answer_question']] };
  const children = env.EXTRACTION_CHILDREN;
  return { children, warm: component === 'worker' ? Array(children).fill(['open_document']) : [] };
}

/** The real services of one process, from its environment. */
export async function buildServices(env: Env, component: 'web' | 'worker' | 'script'): Promise<BuiltServices> {
  const logger = createLogger({ level: env.LOG_LEVEL }).child({ component });
  const demo = env.LANDFALL_DEMO === 'on';
  const newId = createIds();
  const pool = createPool({
    url: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    name: `landfall-${component}`,
    ...(component !== 'web' && { connectTimeout: PATIENT_CONNECT }),
    ...(component === 'script' && { statementTimeout: PATIENT_STATEMENT }),
  });
  const redis = connectRedis({
    url: env.REDIS_URL,
    onError: (err) => logger.warn('redis is away', { err }),
  });
  const from = { email: env.MAIL_FROM, name: 'Landfall' };
  const mailer = await chooseMailer({
    from,
    ...(env.SENDGRID_API_KEY
      ? {
          sendgrid: {
            api_key: env.SENDGRID_API_KEY,
            per_second: env.SENDGRID_PER_SECOND,
            ...(env.SENDGRID_BASE_URL ? { base_url: env.SENDGRID_BASE_URL } : {}),
          },
        }
      : {}),
    ...(env.SMTP_URL ? { smtp: { url: env.SMTP_URL, per_second: env.SMTP_PER_SECOND, dkim: dkimOf(env) } } : {}),
    outbox: { folder: outboxFolder(env), clock: systemClock, newId, demo },
  });
  const reader = createReader(readerOf(env, component));
  const outbound = createOutbound({ allow: env.OUTBOUND_ALLOW?.split(',') ?? [] });
  const services: Services = {
    pool,
    clock: systemClock,
    newId,
    randomBytes: systemRandom,
    logger,
    limits: createRateLimits(redis),
    mailer,
    openSendGrid: openSendGrid(from, env.SENDGRID_BASE_URL, env.SENDGRID_PER_SECOND),
    pace: createSendingPace(redis),
    platformUrls: {
      SendGrid: env.SENDGRID_BASE_URL ?? 'https://api.sendgrid.com/',
      Mailgun: env.MAILGUN_BASE_URL,
      CallTrackingMetrics: env.CTM_BASE_URL,
    },
    storage: await chooseStorage(env),
    reader,
    importMaxBytes: Math.floor(env.IMPORT_MAX_MB * 1024 * 1024),
    model: chooseModel(env),
    tokens: await createTokens({ tokenKey: env.TOKEN_KEY, clock: systemClock, random: systemRandom }),
    fieldCipher: createFieldCipher(parseFieldKeys(env.FIELD_KEYS)),
    auditKeys: createAuditKeys(auditSecrets(env)),
    outbound,
    campaignMail: createCampaignMail({
      linkKey: env.LINK_KEY,
      domain: env.MAIL_SUBDOMAIN,
      eventKey: env.SENDGRID_WEBHOOK_KEY ?? null,
      dkim: dkimOf(env),
    }),
    mailDns: createMailDns(),
    ehrs: createEhrs({ outbound, clock: systemClock, newId }),
    publicUrl: publicUrl(env),
    callRetentionYears: env.CALL_RETENTION_YEARS,
    demo,
  };
  const close = async () => {
    await reader.close();
    await mailer.close();
    redis.disconnect();
    await pool.end();
  };
  return { services, redis, close };
}
