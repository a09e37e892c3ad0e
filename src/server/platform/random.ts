import { randomBytes } from 'node:crypto';

/** A source of random bytes: the operating system's own in the product, a seeded one in tests. */
export type RandomBytes = (size: number) => Buffer;

export const systemRandom: RandomBytes = (size) => randomBytes(size);
