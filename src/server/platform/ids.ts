import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { RandomBytes } from './random.ts';
import { storedRandom } from './random.ts';

export interface IdOptions {
  clock?: Clock;
  random?: RandomBytes;
}

const COUNTER_LIMIT = 0x1000;

/**
 * Makes a generator of UUIDs version 7 (RFC 9562) in lower case. Each id sorts after the one before it, within a
 * millisecond too and when the clock steps back; 62 bits of each are fresh randomness.
 */
export function createIds({ clock = systemClock, random = storedRandom() }: IdOptions = {}): () => string {
  let millisecond = -1;
  let counter = 0;

  const step = () => {
    const now = clock.now().getTime();
    if (now > millisecond) {
      millisecond = now;
      // The upper half stays free, so that a busy millisecond rarely has to borrow from the next one.
      counter = random(2).readUInt16BE() & 0x7ff;
      return;
    }
    counter += 1;
    if (counter === COUNTER_LIMIT) {
      millisecond += 1;
      counter = 0;
    }
  };

  return () => {
    step();
    const bytes = Buffer.alloc(16);
    bytes.writeUIntBE(millisecond, 0, 6);
    bytes.writeUInt16BE(0x7000 | counter, 6);
    random(8).copy(bytes, 8);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}
