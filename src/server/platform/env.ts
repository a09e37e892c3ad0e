import { z } from 'zod';
import { weakKeys } from './keys.ts';
import { llmEnv } from './llm/choose-model.ts';
import { isLoopback } from './loopback.ts';
import { isDkimKey } from './mailer/dkim.ts';
import { withSecretFiles } from './secret-files.ts';

const Port = z.coerce.number().int().min(0).max(65_535);
const Switch = z.enum(['on', 'off']);
const Url = z.url();

/** Every variable the product reads. `docs/operations.md` explains each; a structure test holds compose to this list. */
const EnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: Port.default(3000),
  PUBLIC_URL: Url.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: Port.optional(),
  WORKER_METRICS_PORT: Port.optional(),
  DATABASE_URL: Url,
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  REDIS_URL: Url,
  LANDFALL_DATA_DIR: z.string().min(1).default('.data'),
  LANDFALL_DEMO: Switch.default('off'),
  /** At least 32 bytes, base64; signs access tokens. */
  TOKEN_KEY: z.string().min(43),
  /** `k1:<base64 of 32 bytes>` and older keys after a comma; the first encrypts, all decrypt. */
  FIELD_KEYS: z.string().regex(/^[A-Za-z0-9_-]+:[A-Za-z0-9+/=]{44}(,[A-Za-z0-9_-]+:[A-Za-z0-9+/=]{44})*$/),
  /** At least 32 bytes, base64; signs links that work without a sign-in. */
  LINK_KEY: z.string().min(43),
  /** Seals the audit log: at least 32 bytes, base64, and older keys after a comma. Without it, LINK_KEY's does. */
  AUDIT_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/=]{43,}(,[A-Za-z0-9+/=]{43,})*$/)
    .optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(5),
  EXTRACTION_CHILDREN: z.coerce.number().int().min(1).max(16).default(2),
  STORAGE_S3_BUCKET: z.string().min(1).optional(),
  STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  STORAGE_S3_ENDPOINT: Url.optional(),
  STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MAIL_FROM: z.email().default('no-reply@mail.example.test'),
  SENDGRID_API_KEY: z.string().min(1).optional(),
  SENDGRID_BASE_URL: Url.optional(),
  SMTP_URL: Url.optional(),
  /** People a second that campaigns reach by each way. */
  SENDGRID_PER_SECOND: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  SMTP_PER_SECOND: z.coerce.number().int().min(1).max(1_000_000).default(20),
  /** Signs mails by SMTP of MAIL_SUBDOMAIN, where the mail server does not: an RSA key as PEM, and its selector. */
  SMTP_DKIM_KEY: z.string().refine(isDkimKey, 'an RSA private key as PEM, of 1,024 bits or more').optional(),
  SMTP_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i)
    .optional(),
  /** Base64 SPKI, as SendGrid shows it: checks the signatures of its events. */
  SENDGRID_WEBHOOK_KEY: z.string().min(1).optional(),
  /** The domain campaigns are sent from. */
  MAIL_SUBDOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)
    .default('mail.example.test'),
  /** Other addresses of the platforms' APIs, with their closing slashes: such as Mailgun's European one. */
  MAILGUN_BASE_URL: Url.default('https://api.mailgun.net/'),
  CTM_BASE_URL: Url.default('https://api.calltrackingmetrics.com/'),
  /** `host:port`, several with commas: fetched from although it is inside our own network. */
  OUTBOUND_ALLOW: z
    .string()
    .regex(/^[^\s,/]+:\d{1,5}(,[^\s,/]+:\d{1,5})*$/)
    .optional(),
  /** The largest list of contacts or referral sources, in MB; 0.1 holds about 700 contacts. */
  IMPORT_MAX_MB: z.coerce.number().min(0.01).max(50).default(0.1),
  CALL_RETENTION_YEARS: z.coerce.number().int().min(1).max(100).default(6),
  ...llmEnv,
});

/** Everybody knows the passwords of the demo. */
export const DEMO_BEYOND_LOOPBACK =
  'the demo runs on this machine alone, because everybody knows its passwords: set LANDFALL_DEMO=off, or leave HOST out';

export type Env = z.infer<typeof EnvSchema>;

export const ENV_NAMES: readonly string[] = Object.keys(EnvSchema.shape);

/**
 * Reads and checks the environment once, secrets from the files that it names. An empty variable counts as unset.
 * @throws Error whose message names each missing or malformed variable, on one line.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const whole = withSecretFiles(source, ENV_NAMES);
  const given = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (parsed.success) return refuseUnsafe(parsed.data);
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return given[name] === undefined ? `${name} is missing` : `${name} is malformed: ${issue.message}`;
  });
  throw new Error(`Environment: ${problems.join('; ')}`);
}

/** What is well formed and must not run all the same. */
function refuseUnsafe(env: Env): Env {
  const problems = weakKeys(env);
  if (env.LANDFALL_DEMO === 'on' && !isLoopback(env.HOST)) problems.push(DEMO_BEYOND_LOOPBACK);
  if ((env.SMTP_DKIM_KEY === undefined) !== (env.SMTP_DKIM_SELECTOR === undefined))
    problems.push('SMTP_DKIM_KEY and SMTP_DKIM_SELECTOR go together');
  if (problems.length > 0) throw new Error(`Environment: ${problems.join('; ')}`);
  return env;
}

/** Where links in mails point: the configured public address, else the loopback address served. */
export const publicUrl = (env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  (env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`).replace(/\/+$/, '');
