const MIN_BYTES = 32;
/** Random bytes have about thirty different values among thirty-two. */
const MIN_DIFFERENT = 12;

export interface Keys {
  TOKEN_KEY: string;
  LINK_KEY: string;
  FIELD_KEYS: string;
  AUDIT_KEY?: string | undefined;
}

/**
 * What is wrong with the keys, a line each that names them and shows none of them: too short, guessable, or one used
 * for two purposes.
 */
export function weakKeys({ TOKEN_KEY, LINK_KEY, FIELD_KEYS, AUDIT_KEY }: Keys): string[] {
  const fieldKeys = FIELD_KEYS.split(',').map((part): [string, string] => {
    const [id = '', key = ''] = part.split(':');
    return [`FIELD_KEYS (${id})`, key];
  });
  const auditKeys = (AUDIT_KEY?.split(',') ?? []).map((key): [string, string] => ['AUDIT_KEY', key]);
  const keys: [string, string][] = [['TOKEN_KEY', TOKEN_KEY], ['LINK_KEY', LINK_KEY], ...fieldKeys, ...auditKeys];
  const seen = new Map<string, string>();
  return keys.flatMap(([name, text]) => {
    const bytes = Buffer.from(text, 'base64');
    const same = seen.get(bytes.toString('hex'));
    seen.set(bytes.toString('hex'), name);
    if (bytes.length < MIN_BYTES) return [`${name} has fewer than 32 bytes`];
    if (new Set(bytes).size < MIN_DIFFERENT)
      return [`${name} is no random key: make one with "openssl rand -base64 32"`];
    return same ? [`${name} is the same as ${same}: make each with "openssl rand -base64 32"`] : [];
  });
}
