import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Seconds a signature may be old, or ahead of our clock. */
const WINDOW = 300;

export interface Signature {
  key_id: string;
  /** As it was sent: it is part of what is signed. */
  timestamp: string;
  digest: Buffer;
}

/** The signature a request names, if it is one at all and made within five minutes of now. */
export function readSignature(headers: IncomingHttpHeaders, now: Date): Signature | null {
  const { 'x-key-id': key_id, 'x-timestamp': timestamp, 'x-signature': signature } = headers;
  if (typeof key_id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return null;
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1];
  if (!hex || !/^\d{1,12}$/.test(timestamp) || key_id.length > 100) return null;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp)) > WINDOW) return null;
  return { key_id, timestamp, digest: Buffer.from(hex, 'hex') };
}

/** The HMAC-SHA256 of `timestamp + "." + body`, to be fed with the body as it comes. */
export const signing = (secret: string, timestamp: string): Hmac =>
  createHmac('sha256', secret).update(`${timestamp}.`);

/** Whether the body fed to `hmac` is the one that was signed; takes as long whatever differs. */
export const isSigned = (hmac: Hmac, { digest }: Signature): boolean => timingSafeEqual(hmac.digest(), digest);
