interface Addresses {
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
}

const UNREACHABLE: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
];
const WRONG_LOGIN: readonly string[] = ['28P01', '28000'];
const NO_SUCH_DATABASE = '3D000';

/** One line for the person at the terminal about why a start or a migration failed; never a password. */
export function explainFailure(error: unknown, { databaseUrl }: Addresses = {}): string {
  const code = codeOf(error);
  const database = databaseUrl ? `The database at ${placeOf(databaseUrl)}` : 'The database';
  if (UNREACHABLE.includes(code) || /timeout/i.test(messageOf(error))) {
    return `${database} does not answer (${code || 'timeout'}): start it, or correct DATABASE_URL.`;
  }
  if (WRONG_LOGIN.includes(code)) return `${database} refuses the login: correct DATABASE_URL.`;
  if (code === NO_SUCH_DATABASE) return `${database} does not exist: create it, or correct DATABASE_URL.`;
  return messageOf(error).split('\n')[0] ?? 'Unknown failure';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** `host:port` of an address, without the login. */
export function placeOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return 'an address that is not a URL';
  }
}
