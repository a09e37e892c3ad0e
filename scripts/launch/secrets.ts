import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a data folder keeps to itself. The first three are the product's, the others the embedded servers'. */
export interface Secrets {
  TOKEN_KEY: string;
  /** `k1:<base64 of 32 bytes>`, several with commas; the first encrypts, all decrypt. */
  FIELD_KEYS: string;
  LINK_KEY: string;
  DATABASE_PASSWORD: string;
  APP_DATABASE_PASSWORD: string;
  WORKER_DATABASE_PASSWORD: string;
  REDIS_PASSWORD: string;
}

const GENERATORS: Record<keyof Secrets, () => string> = {
  TOKEN_KEY: () => randomBytes(32).toString('base64'),
  FIELD_KEYS: () => `k1:${randomBytes(32).toString('base64')}`,
  LINK_KEY: () => randomBytes(32).toString('base64'),
  DATABASE_PASSWORD: () => randomBytes(24).toString('base64url'),
  APP_DATABASE_PASSWORD: () => randomBytes(24).toString('base64url'),
  WORKER_DATABASE_PASSWORD: () => randomBytes(24).toString('base64url'),
  REDIS_PASSWORD: () => randomBytes(24).toString('base64url'),
};

/**
 * The data folder's secrets, made once and readable by its owner alone. A file that cannot be read is an error, never
 * replaced: what was encrypted with its keys would be lost.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? readStored(file) : {};
  const secrets = { ...stored } as Secrets;
  for (const name of Object.keys(GENERATORS) as (keyof Secrets)[]) secrets[name] = stored[name] ?? GENERATORS[name]();
  if (JSON.stringify(secrets) === JSON.stringify(stored)) {
    chmodSync(file, 0o600);
    return secrets;
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
}

function readStored(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    throw new Error(`${file} is damaged: restore it from a backup; what was encrypted with its keys needs them.`);
  }
}
