import { createHash } from 'node:crypto';
import type { RandomBytes } from '#server/platform/random.ts';

/** Bytes that look random and are the same for the same seed: each block is the digest of seed and counter. */
export function seededRandom(seed: string): RandomBytes {
  let counter = 0;
  return (size) => {
    const blocks: Buffer[] = [];
    for (let have = 0; have < size; have += 32) {
      blocks.push(createHash('sha256').update(`${seed}:${counter}`).digest());
      counter += 1;
    }
    return Buffer.concat(blocks).subarray(0, size);
  };
}
