import { Readable } from 'node:stream';
import type { ObjectStorage } from './storage.ts';

const KEY = 'readiness/probe';
/** More than a disk that is full gives away as the rest of a block. */
const PROBE = Buffer.alloc(64 * 1024);
/** Milliseconds for which an answer holds: whoever asks often must not write often. */
const HOLDS_MS = 3_000;

/** Says whether the storage takes files now, by storing one and removing it; one try at a time, however many ask. Never throws. */
export function createStorageCheck(storage: Pick<ObjectStorage, 'put' | 'remove'>): () => Promise<boolean> {
  let known: { answer: Promise<boolean>; until: number } | undefined;
  const look = async (): Promise<boolean> => {
    try {
      await storage.put(KEY, Readable.from([PROBE]), { maxBytes: PROBE.length });
      await storage.remove(KEY);
      return true;
    } catch {
      // Full or away is an answer here; uploads say it with words.
      return false;
    }
  };
  return () => {
    if (known && performance.now() < known.until) return known.answer;
    const asked = { answer: look(), until: Number.POSITIVE_INFINITY };
    known = asked;
    void asked.answer.then(() => {
      asked.until = performance.now() + HOLDS_MS;
    });
    return asked.answer;
  };
}
