import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { deriveKey } from '#server/platform/auth/derive-key.ts';
import { ExpiringCache } from '#server/platform/auth/expiring-cache.ts';
import type { AccessClaims, Tokens } from '#server/platform/auth/tokens.ts';
import { createTokens, hashToken } from '#server/platform/auth/tokens.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { systemRandom } from '#server/platform/random.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

const tokenKey = Buffer.alloc(32, 7).toString('base64');
const START = '2026-11-20T12:00:00Z';
const NOW = Date.parse(START) / 1000;
const claims: AccessClaims = {
  user_id: '0190f000-0000-7000-8000-000000000001',
  org_id: '0190f000-0000-7000-8000-00000000000a',
  org_type: 'Treatment center',
  role: 'admissions',
  initials: 'AL',
  session_id: '0190f000-0000-7000-8000-000000000002',
};

describe('access tokens', () => {
  const clock = fixedClock(START);
  let tokens: Tokens;
  beforeEach(async () => {
    clock.set(new Date(START));
    tokens = await createTokens({ tokenKey, clock, random: systemRandom });
  });

  const accessKey = deriveKey(tokenKey, 'access-token');
  const goodHeader = { alg: 'HS256', typ: 'at+jwt' };
  const goodPayload = { ...claims, iss: 'landfall', aud: 'landfall-api', iat: NOW, exp: NOW + 900 };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const forge = (header: object, payload: object, key: Buffer | string = accessKey, digest = 'sha256') => {
    const text = `${encode(header)}.${encode(payload)}`;
    return `${text}.${createHmac(digest, key).update(text).digest('base64url')}`;
  };

  test('carry the claims, for 15 minutes', async () => {
    const token = await tokens.issueAccessToken(claims);
    expect(await tokens.verifyAccessToken(token)).toEqual(claims);
    clock.advance(899_000);
    expect(await tokens.verifyAccessToken(token)).toEqual(claims);
    clock.advance(1_000);
    expect(await tokens.verifyAccessToken(token)).toBeNull();
  });

  test('are known to another process with the same key alone', async () => {
    const token = await tokens.issueAccessToken(claims);
    const twin = await createTokens({ tokenKey, clock, random: systemRandom });
    const stranger = await createTokens({
      tokenKey: Buffer.alloc(32, 8).toString('base64'),
      clock,
      random: systemRandom,
    });
    expect(await twin.verifyAccessToken(token)).toEqual(claims);
    expect(await stranger.verifyAccessToken(token)).toBeNull();
  });

  test('the forging of these tests makes a good token when nothing is wrong', async () => {
    expect(await tokens.verifyAccessToken(forge(goodHeader, goodPayload))).toEqual(claims);
  });

  const { exp: _exp, ...withoutExp } = goodPayload;
  const { session_id: _session, ...withoutSession } = goodPayload;
  test.each([
    ['no algorithm', { alg: 'none', typ: 'at+jwt' }, goodPayload],
    ['another type', { alg: 'HS256', typ: 'JWT' }, goodPayload],
    ['no type', { alg: 'HS256' }, goodPayload],
    ['a key id', { ...goodHeader, kid: '../../dev/null' }, goodPayload],
    ['an address of a key', { ...goodHeader, jku: 'http://127.0.0.1/keys' }, goodPayload],
    ['a key of its own', { ...goodHeader, jwk: { kty: 'oct', k: 'AAAA' } }, goodPayload],
    ['a critical extension', { ...goodHeader, crit: ['b64'], b64: true }, goodPayload],
    ['another issuer', goodHeader, { ...goodPayload, iss: 'other' }],
    ['another audience', goodHeader, { ...goodPayload, aud: 'other' }],
    ['an end a second ago', goodHeader, { ...goodPayload, iat: NOW - 901, exp: NOW - 1 }],
    ['an end right now', goodHeader, { ...goodPayload, iat: NOW - 900, exp: NOW }],
    ['no end', goodHeader, withoutExp],
    ['a beginning ahead', goodHeader, { ...goodPayload, nbf: NOW + 1 }],
    ['an issue far ahead', goodHeader, { ...goodPayload, iat: NOW + 31, exp: NOW + 900 }],
    ['too long a life', goodHeader, { ...goodPayload, exp: NOW + 901 }],
    ['an unknown role', goodHeader, { ...goodPayload, role: 'owner' }],
    ['no session', goodHeader, withoutSession],
    ['a number for an organization', goodHeader, { ...goodPayload, org_id: 7 }],
  ])('with %s is refused', async (_name, header, payload) => {
    expect(await tokens.verifyAccessToken(forge(header, payload))).toBeNull();
  });

  test('of another machine whose clock runs ahead by up to 30 seconds are good', async () => {
    const token = forge(goodHeader, { ...goodPayload, iat: NOW + 30, exp: NOW + 930 });
    expect(await tokens.verifyAccessToken(token)).toEqual(claims);
  });

  test('signed by other keys and algorithms are refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = await new SignJWT({ ...goodPayload })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .sign(privateKey);
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const forged = [
      rsa,
      forge(goodHeader, goodPayload, pem),
      forge(goodHeader, goodPayload, Buffer.from(tokenKey, 'base64')),
      forge(goodHeader, goodPayload, ''),
      forge({ ...goodHeader, alg: 'HS512' }, goodPayload, accessKey, 'sha512'),
    ];
    for (const token of forged) expect(await tokens.verifyAccessToken(token)).toBeNull();
  });

  test.each([
    ['another organization', { org_id: '0190f000-0000-7000-8000-00000000000b' }],
    ['another role', { role: 'admin' }],
    ['another person', { user_id: '0190f000-0000-7000-8000-000000000009' }],
    ['another session', { session_id: '0190f000-0000-7000-8000-000000000009' }],
    ['a later end', { exp: NOW + 90_000 }],
  ])('that were made good and then given %s are refused', async (_what, edit) => {
    const [header = '', , signature = ''] = (await tokens.issueAccessToken(claims)).split('.');
    const edited = `${header}.${encode({ ...goodPayload, ...edit })}.${signature}`;
    expect(await tokens.verifyAccessToken(edited)).toBeNull();
  });

  test('edited anywhere are refused, also in the bits that decoders pass over', async () => {
    const token = await tokens.issueAccessToken(claims);
    const random = seededRandom('mutations');
    for (let run = 0; run < 5_000; run += 1) {
      const bytes = Buffer.from(token);
      const at = random(2).readUInt16BE() % bytes.length;
      const before = bytes.readUInt8(at);
      bytes.writeUInt8((before ^ (1 + (random(1).readUInt8() % 127))) & 0x7f, at);
      if (bytes.equals(Buffer.from(token))) continue;
      expect(await tokens.verifyAccessToken(bytes.toString('latin1'))).toBeNull();
    }
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const last of alphabet) {
      const edited = token.slice(0, -1) + last;
      if (edited !== token) expect(await tokens.verifyAccessToken(edited)).toBeNull();
    }
    for (const edited of [`${token}=`, `${token}.`, ` ${token}`, `${token}\n`, `${token}A`, token.slice(0, -1)]) {
      expect(await tokens.verifyAccessToken(edited)).toBeNull();
    }
  });

  test.each(['', '.', '..', 'a.b.c', 'x'.repeat(100_000), '{}', 'Bearer'])('%j is no token', async (text) => {
    expect(await tokens.verifyAccessToken(text.slice(0, 100_000))).toBeNull();
  });

  test('a refresh token is no access token', async () => {
    expect(await tokens.verifyAccessToken(tokens.newSecretToken())).toBeNull();
  });
});

describe('secret tokens', () => {
  test('are 256 bits, never the same, and stored as a digest', async () => {
    const tokens = await createTokens({ tokenKey, clock: fixedClock(START), random: systemRandom });
    const seen = new Set(Array.from({ length: 1_000 }, () => tokens.newSecretToken()));
    expect(seen.size).toBe(1_000);
    for (const token of seen) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(hashToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('have one successor, which needs the server key', async () => {
    const options = { clock: fixedClock(START), random: systemRandom };
    const tokens = await createTokens({ tokenKey, ...options });
    const other = await createTokens({ tokenKey: randomBytes(32).toString('base64'), ...options });
    const old = tokens.newSecretToken();
    expect(tokens.successorOf(old)).toBe(tokens.successorOf(old));
    expect(tokens.successorOf(old)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(tokens.successorOf(old)).not.toBe(tokens.successorOf(tokens.newSecretToken()));
    expect(other.successorOf(old)).not.toBe(tokens.successorOf(old));
  });

  test('know a request again by its print, which needs the server key', async () => {
    const options = { clock: fixedClock(START), random: systemRandom };
    const tokens = await createTokens({ tokenKey, ...options });
    const other = await createTokens({ tokenKey: randomBytes(32).toString('base64'), ...options });
    const input = '{"ssn":"900174242"}';
    expect(tokens.requestPrintOf(input)).toEqual(tokens.requestPrintOf(input));
    expect(tokens.requestPrintOf(input)).toHaveLength(32);
    expect(tokens.requestPrintOf('{"ssn":"900174243"}')).not.toEqual(tokens.requestPrintOf(input));
    expect(other.requestPrintOf(input)).not.toEqual(tokens.requestPrintOf(input));
    expect(hashToken(input)).not.toEqual(tokens.requestPrintOf(input));
  });

  test('a short key is refused', async () => {
    const short = Buffer.alloc(31).toString('base64');
    const options = { tokenKey: short, clock: fixedClock(START), random: systemRandom };
    await expect(createTokens(options)).rejects.toThrow('A key needs 32 bytes, base64');
  });
});

describe('the cache of verified tokens', () => {
  test('is bounded, forgets the longest unused, and what is over', () => {
    const cache = new ExpiringCache<number>(3);
    cache.set('a', 1, 100);
    cache.set('b', 2, 100);
    cache.set('c', 3, 100);
    expect(cache.get('a', 0)).toBe(1);
    cache.set('d', 4, 100);
    expect(cache.size).toBe(3);
    expect(cache.get('b', 0)).toBeUndefined();
    expect(cache.get('a', 99)).toBe(1);
    expect(cache.get('a', 100)).toBeUndefined();
    expect(cache.size).toBe(2);
  });
});
