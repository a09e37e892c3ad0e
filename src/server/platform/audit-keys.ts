import { createHash } from 'node:crypto';
import { deriveKey } from './auth/derive-key.ts';

/** A key of the audit chain, and the print by which a seal names it. */
export interface AuditKey {
  key: Buffer;
  print: string;
}

/** The keys of the audit chain, none of which is in the database: the first seals, all of them check. */
export type AuditKeys = readonly [AuditKey, ...AuditKey[]];

/** The chain's keys from the installation's secrets (base64, 32 bytes or more); the first one's is the sealing one. */
export function createAuditKeys([first, ...older]: readonly [string, ...string[]]): AuditKeys {
  return [keyOf(first), ...older.map(keyOf)];
}

function keyOf(secret: string): AuditKey {
  const key = deriveKey(secret, 'audit chain');
  return { key, print: createHash('sha256').update(key).digest('hex').slice(0, 16) };
}
