import path from 'node:path';
import { DEMO_BEYOND_LOOPBACK } from '#server/platform/env.ts';
import { isLoopback } from '#server/platform/loopback.ts';
import { PRODUCT_FOLDER } from '#server/platform/product-folder.ts';
import { FORBIDDEN_PORTS } from './forbidden-ports.ts';

const KEYS = ['TOKEN_KEY', 'FIELD_KEYS', 'LINK_KEY'] as const;

/** What the launcher itself decides on; everything else passes through to web and worker, which check it. */
export interface Settings {
  root: string;
  dataDir: string;
  host: string;
  port: number;
  /** Absent: embedded. */
  databaseUrl: string | undefined;
  /** Absent: embedded. */
  redisUrl: string | undefined;
  demo: boolean;
  publicUrl: string;
}

/** Reads the launcher's settings. Throws one line that names the variable at fault. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const databaseUrl = env.DATABASE_URL || undefined;
  const missing = databaseUrl ? KEYS.filter((key) => !env[key]) : [];
  if (missing.length > 0) throw new Error(`With DATABASE_URL, set ${missing.join(', ')} too (see docs/operations.md).`);
  const host = env.HOST || '127.0.0.1';
  const port = readPort(env.PORT || '3000');
  const demo = readDemo(env, host, databaseUrl);
  return {
    root: PRODUCT_FOLDER,
    dataDir: path.resolve(PRODUCT_FOLDER, env.LANDFALL_DATA_DIR || '.data'),
    host,
    port,
    databaseUrl,
    redisUrl: env.REDIS_URL || undefined,
    demo,
    publicUrl: env.PUBLIC_URL || `http://${localName(host)}:${port}`,
  };
}

/** The address at which this machine itself reaches a listener on `host`. */
export const localName = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** Asked for where others reach it, it is no start at all; where nobody asked for it, there is a start without it. */
function readDemo(env: NodeJS.ProcessEnv, host: string, databaseUrl: string | undefined): boolean {
  if (!env.LANDFALL_DEMO) return !databaseUrl && isLoopback(host);
  const demo = readSwitch('LANDFALL_DEMO', env.LANDFALL_DEMO);
  if (demo && !isLoopback(host)) throw new Error(`With HOST=${host}, ${DEMO_BEYOND_LOOPBACK}.`);
  return demo;
}

function readPort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT must be 1 to 65535, not "${value}".`);
  if (FORBIDDEN_PORTS.has(port))
    throw new Error(`No browser opens port ${port}: set PORT to another, such as PORT=3000.`);
  return port;
}

function readSwitch(name: string, value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new Error(`${name} must be on or off, not "${value}".`);
  return value === 'on';
}
