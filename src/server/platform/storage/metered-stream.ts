import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { StoredObject } from './storage.ts';
import { StorageError } from './storage.ts';

export interface MeteredStream {
  stream: Transform;
  /** The size and digest of what passed; call it once the stream has ended. */
  result(): StoredObject;
}

/** Lets bytes through while it counts and digests them; the first byte over the limit ends it with `too_large`. */
export function meteredStream(maxBytes: number): MeteredStream {
  const digest = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) {
        done(new StorageError('too_large', `More than ${maxBytes} bytes`));
        return;
      }
      digest.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: digest.digest('hex') }) };
}
