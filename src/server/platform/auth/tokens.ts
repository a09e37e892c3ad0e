import { createHash, createHmac } from 'node:crypto';
import { importJWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ROLES } from '#shared/platform/permissions.ts';
import type { Clock } from '../clock.ts';
import { secondsOf } from '../clock.ts';
import type { RandomBytes } from '../random.ts';
import { deriveKey } from './derive-key.ts';
import { ExpiringCache } from './expiring-cache.ts';

/** Life of an access token, in seconds (C-3). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** How far ahead another machine's clock may run, in seconds. */
const SKEW_SECONDS = 30;

const ISSUER = 'landfall';
const AUDIENCE = 'landfall-api';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';
const SECRET_BYTES = 32;
const MAX_TOKEN_LENGTH = 2_048;
const CACHE_SIZE = 10_000;

const Claims = z.object({
  user_id: z.string(),
  org_id: z.string(),
  org_type: z.string(),
  role: z.enum(ROLES),
  initials: z.string(),
  session_id: z.string(),
});

/** What an access token says about its bearer. */
export type AccessClaims = z.infer<typeof Claims>;

const Payload = Claims.extend({ iat: z.int(), exp: z.int() });

export interface TokenOptions {
  /** The installation's `TOKEN_KEY`: base64, at least 32 bytes. */
  tokenKey: string;
  clock: Clock;
  random: RandomBytes;
}

export interface Tokens {
  /** A signed access token, good for 15 minutes from now. */
  issueAccessToken(claims: AccessClaims): Promise<string>;
  /** The claims of a good access token; null for any other text, whatever is wrong with it. */
  verifyAccessToken(token: string): Promise<AccessClaims | null>;
  /** 256 random bits in base64url: a session's first refresh token, a reset or an invitation token. */
  newSecretToken(): string;
  /** The one refresh token that follows the given one; the same each time, so that a repeated refresh finds it. */
  successorOf(refreshToken: string): string;
  /** The one token of the link that a job mails; the same each time the job runs. */
  passwordLinkTokenOf(jobId: string): string;
  /** A token that says whose password was right, good for ten minutes: the sign-in's second step brings it back. */
  issueChallenge(challenge: Challenge): Promise<string>;
  /** What a good challenge says; null for any other text. */
  verifyChallenge(token: string): Promise<Challenge | null>;
  /** The ten recovery codes of one batch; the same each time, so that none of them is kept. */
  recoveryCodesOf(batchId: string): string[];
  /** What is kept of a request's input to know it again: without the server's key nobody can try what was in it. */
  requestPrintOf(input: string): Buffer;
}

/** Somebody whose password was right and who is not in yet. */
export interface Challenge {
  user_id: string;
  org_id: string;
  /** Stands for the password that was right: another one ends the challenge. */
  print: string;
}

const ChallengeClaims = z.object({ user_id: z.string(), org_id: z.string(), print: z.string() });
const CHALLENGE_TYPE = 'challenge+jwt';
const CHALLENGE_SECONDS = 10 * 60;

const RECOVERY_CODES = 10;
/** 80 bits, so that a plain hash keeps them; neither I, L, O nor U, which are misread. */
const RECOVERY_BYTES = 10;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function asRecoveryCode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET.charAt(Number.parseInt(five, 2)));
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

/** What is stored of a refresh or reset token: its SHA-256, 32 bytes. The tokens are random, so no salt is needed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Decoders pass over stray bits at the end of base64url; one signature would then have several spellings. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** Only what `issueAccessToken` writes: no key id, no address of a key, no critical extension. */
const isOwnHeader = (header: object): boolean => Object.keys(header).sort().join() === 'alg,typ';

/**
 * Access tokens are HS256 JWTs under a key derived from `TOKEN_KEY`. Another `TOKEN_KEY` refuses all access tokens;
 * refresh tokens are opaque and stay good. Verified tokens are remembered until they end, so that a request costs a
 * lookup instead of a signature check; what may change meanwhile (role, revocation) is the session row's to say.
 */
export async function createTokens({ tokenKey, clock, random }: TokenOptions): Promise<Tokens> {
  const k = deriveKey(tokenKey, 'access-token').toString('base64url');
  const accessKey = await importJWK({ kty: 'oct', k, alg: ALGORITHM }, ALGORITHM);
  const successorKey = deriveKey(tokenKey, 'refresh-successor');
  const linkKey = deriveKey(tokenKey, 'password-link');
  const printKey = deriveKey(tokenKey, 'request-print');
  const recoveryKey = deriveKey(tokenKey, 'recovery-code');
  const challengeJwk = { kty: 'oct', k: deriveKey(tokenKey, 'challenge').toString('base64url'), alg: ALGORITHM };
  const challengeKey = await importJWK(challengeJwk, ALGORITHM);
  const verified = new ExpiringCache<AccessClaims>(CACHE_SIZE);

  const check = async (token: string, now: Date) => {
    const { payload, protectedHeader } = await jwtVerify(token, accessKey, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: now,
    });
    const parsed = Payload.safeParse(payload);
    if (!parsed.success || !isOwnHeader(protectedHeader)) return null;
    const { iat, exp, ...claims } = parsed.data;
    if (iat > secondsOf(now) + SKEW_SECONDS || exp - iat > ACCESS_TOKEN_SECONDS) return null;
    return { claims, exp };
  };

  return {
    issueAccessToken: (claims) => {
      const now = secondsOf(clock.now());
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(accessKey);
    },

    verifyAccessToken: async (token) => {
      const now = clock.now();
      const known = verified.get(token, secondsOf(now));
      if (known) return known;
      if (token.length > MAX_TOKEN_LENGTH || !isCanonical(token)) return null;
      try {
        const found = await check(token, now);
        if (!found) return null;
        verified.set(token, found.claims, found.exp);
        return found.claims;
      } catch {
        // Whatever the library found wrong, the answer is the same: no sign-in.
        return null;
      }
    },

    newSecretToken: () => random(SECRET_BYTES).toString('base64url'),
    successorOf: (refreshToken) => createHmac('sha256', successorKey).update(refreshToken).digest('base64url'),
    passwordLinkTokenOf: (jobId) => createHmac('sha256', linkKey).update(jobId).digest('base64url'),
    issueChallenge: (challenge) => {
      const now = secondsOf(clock.now());
      return new SignJWT({ ...challenge })
        .setProtectedHeader({ alg: ALGORITHM, typ: CHALLENGE_TYPE })
        .setIssuer(ISSUER)
        .setIssuedAt(now)
        .setExpirationTime(now + CHALLENGE_SECONDS)
        .sign(challengeKey);
    },
    verifyChallenge: async (token) => {
      try {
        const { payload } = await jwtVerify(token, challengeKey, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          typ: CHALLENGE_TYPE,
          currentDate: clock.now(),
        });
        return ChallengeClaims.parse(payload);
      } catch {
        // Whatever is wrong with it, the answer is the same: the password is asked for again.
        return null;
      }
    },
    recoveryCodesOf: (batchId) =>
      Array.from({ length: RECOVERY_CODES }, (_, index) =>
        asRecoveryCode(
          createHmac('sha256', recoveryKey).update(`${batchId} ${index}`).digest().subarray(0, RECOVERY_BYTES),
        ),
      ),
    requestPrintOf: (input) => createHmac('sha256', printKey).update(input).digest(),
  };
}
