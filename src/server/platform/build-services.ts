import path from 'node:path';
import type { Redis } from 'ioredis';
import { createTokens } from './auth/tokens.ts';
import { systemClock } from './clock.ts';
import { createPool } from './database.ts';
import { createEhrs } from './ehr/choose-ehr.ts';
import { type Env, publicUrl } from './env.ts';
import { createFieldCipher, parseFieldKeys } from './field-cipher.ts';
import { createIds } from './ids.ts';
import { chooseModels } from './llm/choose-model.ts';
import { chooseEmailWriters } from './llm/email-writer.ts';
import { chooseSourceFillers } from './llm/source-filler.ts';
import { createLogger } from './logger.ts';
import { chooseMailer } from './mailer/choose-mailer.ts';
import { createOutbound } from './outbound/outbound.ts';
import { systemRandom } from './random.ts';
import { createRateLimits } from './rate-limit.ts';
import { connectRedis } from './redis.ts';
import type { Services } from './services.ts';
import { createSheetReader } from './sheets/sheet-reader.ts';
import { chooseStorage } from './storage/choose-storage.ts';

export interface BuiltServices {
  services: Services;
  redis: Redis;
  /** Gives every connection back. */
  close(): Promise<void>;
}

/** Where mails lie that nothing else is configured for. */
export const outboxFolder = (env: Env): string => path.join(env.LANDFALL_DATA_DIR, 'outbox');

/** Milliseconds that work nobody waits for at a screen may wait for a connection. */
const PATIENT_CONNECT = 30_000;

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
  });
  const redis = connectRedis({
    url: env.REDIS_URL,
    onError: (err) => logger.warn('redis is away', { err }),
  });
  const mailer = await chooseMailer({
    from: { email: env.MAIL_FROM, name: 'Landfall' },
    ...(env.SENDGRID_API_KEY
      ? {
          sendgrid: {
            api_key: env.SENDGRID_API_KEY,
            ...(env.SENDGRID_BASE_URL ? { base_url: env.SENDGRID_BASE_URL } : {}),
          },
        }
      : {}),
    ...(env.SMTP_URL ? { smtp_url: env.SMTP_URL } : {}),
    outbox: { folder: outboxFolder(env), clock: systemClock, newId, demo },
  });
  const models = chooseModels(env, demo);
  const outbound = createOutbound({ allow: env.OUTBOUND_ALLOW?.split(',') ?? [] });
  const services: Services = {
    pool,
    clock: systemClock,
    newId,
    randomBytes: systemRandom,
    logger,
    limits: createRateLimits(redis),
    mailer,
    storage: await chooseStorage(env),
    sheets: createSheetReader(),
    importMaxBytes: Math.floor(env.IMPORT_MAX_MB * 1024 * 1024),
    models,
    sourceFillers: chooseSourceFillers(models.source_filler, demo),
    emailWriters: chooseEmailWriters(models.writer, demo),
    tokens: await createTokens({ tokenKey: env.TOKEN_KEY, clock: systemClock, random: systemRandom }),
    fieldCipher: createFieldCipher(parseFieldKeys(env.FIELD_KEYS)),
    outbound,
    ehrs: createEhrs({ outbound, clock: systemClock, newId }),
    publicUrl: publicUrl(env),
    callRetentionYears: env.CALL_RETENTION_YEARS,
    demo,
  };
  const close = async () => {
    await mailer.close();
    redis.disconnect();
    await pool.end();
  };
  return { services, redis, close };
}
