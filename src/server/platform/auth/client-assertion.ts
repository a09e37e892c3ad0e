import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, SignJWT } from 'jose';

/** A private key that signs assertions, with the name its public half is registered under. */
export interface SigningKey {
  key: KeyObject;
  alg: 'RS384' | 'ES384';
  kid: string;
  /** Stands for the key in a cache: whoever has it does not have the key. */
  print: string;
}

const MIN_RSA_BITS = 2_048;
/** Seconds an assertion lives; the profile allows five minutes. */
const LIFETIME = 240;

function readKey(given: string): { key: KeyObject; kid?: string } {
  if (!given.trimStart().startsWith('{')) return { key: createPrivateKey(given) };
  const jwk = JSON.parse(given) as JsonWebKey & { kid?: unknown };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return { key, ...(typeof jwk.kid === 'string' && { kid: jwk.kid }) };
}

function algorithmOf(key: KeyObject): SigningKey['alg'] | null {
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa') return modulusLength >= MIN_RSA_BITS ? 'RS384' : null;
  return key.asymmetricKeyType === 'ec' && namedCurve === 'secp384r1' ? 'ES384' : null;
}

/**
 * Reads an RSA or P-384 private key, as PEM or as JWK. Its name is the JWK's own, else the thumbprint of its public half
 * (RFC 7638). Undefined for anything else: why is not said, since it might quote the key.
 */
export async function readSigningKey(given: string): Promise<SigningKey | undefined> {
  try {
    const { key, kid } = readKey(given);
    const alg = algorithmOf(key);
    if (!alg) return undefined;
    const print = fingerprint(key.export({ type: 'pkcs8', format: 'pem' }).toString());
    return { key, alg, kid: kid ?? (await calculateJwkThumbprint(await exportJWK(createPublicKey(key)))), print };
  } catch {
    // Malformed, encrypted or of a kind that this Node does not know: no key to sign with.
    return undefined;
  }
}

/** A token for a client's own sign-in at an authorization server (SMART backend services), good once and for minutes. */
export const signAssertion = (
  { key, alg, kid }: SigningKey,
  { client_id, audience, now, jti }: { client_id: string; audience: string; now: Date; jti: string },
): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(client_id)
    .setSubject(client_id)
    .setAudience(audience)
    .setJti(jti)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME)
    .sign(key);
};

/** One short text for several, from which none of them can be read. */
export const fingerprint = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
