import { hkdfSync } from 'node:crypto';

const MIN_SECRET_BYTES = 32;

/**
 * A key of 32 bytes for one purpose, from the installation's secret (base64, at least 32 bytes) by HKDF-SHA256.
 * Keys of different purposes say nothing about each other. Throws a `RangeError` for a secret that is too short.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  const bytes = Buffer.from(secret, 'base64');
  if (bytes.length < MIN_SECRET_BYTES) throw new RangeError(`A key needs ${MIN_SECRET_BYTES} bytes, base64`);
  return Buffer.from(hkdfSync('sha256', bytes, 'landfall', purpose, 32));
}
