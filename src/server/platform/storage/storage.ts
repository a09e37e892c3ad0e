import type { Readable } from 'node:stream';

export type StorageFault = 'invalid_key' | 'not_found' | 'too_large' | 'invalid_range' | 'unavailable';

/** What a storage may answer besides success. The message never names the key. */
export class StorageError extends Error {
  readonly code: StorageFault;

  constructor(code: StorageFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.code = code;
  }
}

/** Bytes `start` to `end`, both included; without `end`, to the last one. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface PutOptions {
  /** The most bytes accepted; one more fails with `too_large` and leaves nothing behind. */
  maxBytes: number;
  /** Ends the upload; nothing is left behind. */
  signal?: AbortSignal;
}

export interface StoredObject {
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

export interface ReadObject {
  stream: Readable;
  /** The size of the whole object, also when a part of it is read. */
  size: number;
}

export interface ListedObject {
  key: string;
  size: number;
  modified_at: Date;
}

/**
 * Where files lie. Contents are streamed both ways and never held whole in memory. Keys come from `newStorageKey`;
 * a key of another form fails with `invalid_key` before anything is touched.
 */
export interface ObjectStorage {
  /** Stores a stream under a key, whole or not at all. An error of the stream itself is passed on as it is. */
  put(key: string, stream: Readable, options: PutOptions): Promise<StoredObject>;
  /** Opens an object, or a part of it. Throws `not_found`, and `invalid_range` for a start past the end. */
  get(key: string, range?: ByteRange): Promise<ReadObject>;
  /** Removes an object. One that is already gone is no error. */
  remove(key: string): Promise<void>;
  /** Every object whose key begins with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Removes what uploads that never ended left behind, when begun before the given time; answers how many. */
  sweepUnfinished(before: Date): Promise<number>;
}
