import { randomBytes, randomFillSync } from 'node:crypto';

/** A source of random bytes: the operating system's own in the product, a seeded one in tests. */
export type RandomBytes = (size: number) => Buffer;

export const systemRandom: RandomBytes = (size) => randomBytes(size);

const STORE = 4_096;

/**
 * The same, drawn from a store that is filled at once: for a few bytes a draw of its own costs more than all else that makes
 * an id. No byte is given out twice, and none that was given out stays in the store.
 */
export function storedRandom(): RandomBytes {
  const store = Buffer.alloc(STORE);
  let at = STORE;
  return (size) => {
    if (size > STORE) return systemRandom(size);
    if (at + size > STORE) {
      randomFillSync(store);
      at = 0;
    }
    const drawn = Buffer.from(store.subarray(at, at + size));
    store.fill(0, at, at + size);
    at += size;
    return drawn;
  };
}
