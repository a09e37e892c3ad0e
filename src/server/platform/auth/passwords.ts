import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalizePassword } from '#shared/features/auth/auth.rules.ts';

/** Argon2id, 32 MiB, 3 passes, one lane: above OWASP's floor of 19 MiB and 2 passes. */
const COST = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 } as const;

/**
 * Hashing runs on Node's four shared threads, which files, names and the database's own handshake need too: a burst of
 * sign-ins takes half of them and queues.
 */
const gate = pLimit(2);

// As bytes: every character counts, a NUL and what follows it too.
const bytesOf = (password: string): Buffer => Buffer.from(normalizePassword(password), 'utf8');

/** The encoded argon2id hash of a password, its cost and salt included. */
export const hashPassword = (password: string): Promise<string> => gate(() => hash(bytesOf(password), COST));

// The hash of random bytes nobody kept, at the cost above: something to compare with where an account has no hash.
const NOBODY = '$argon2id$v=19$m=32768,t=3,p=1$sbKzgOJ4nsOnc2JBAGjLpA$3ZqcQermZjfRuNY2DKj7n8Ivw7U38shY43B0L82A6IE';

/**
 * Whether a password fits a stored hash. For an account that does not exist (or has no password yet) pass null: the
 * work is the same, so that the time taken shows nobody which accounts exist, and the answer is no.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await gate(() => verify(stored ?? NOBODY, bytesOf(password)));
  return fits && stored !== null;
}

/** Whether a hash was made at another cost than today's; the next sign-in then stores a new one. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}
