import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { systemRandom } from '#server/platform/random.ts';
import type { ObjectStorage } from '#server/platform/storage/storage.ts';
import { newStorageKey } from '#server/platform/storage/storage-key.ts';

const MEBIBYTE = 1024 * 1024;
const ORG = '0190f000-0000-7000-8000-000000000001';
const key = () => newStorageKey(ORG, 'documents', systemRandom);
const inChunks = (body: Buffer, size = 64 * 1024): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
    })(),
  );
const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

export interface StorageUnderTest {
  storage: ObjectStorage;
  /** How many unfinished uploads lie around. */
  unfinished(): Promise<number>;
}

/** What every storage must do; each implementation runs all of it. */
export function storageContract(subject: () => StorageUnderTest): void {
  const bigBody = randomBytes(12 * MEBIBYTE + 17);

  const keysUnder = async (prefix: string) => {
    const keys: string[] = [];
    for await (const found of subject().storage.list(prefix)) keys.push(found.key);
    return keys.sort();
  };

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('%PDF-1.7\n')],
    ['several parts', bigBody],
  ])('gives back %s as it was put', async (_name, body) => {
    const { storage, unfinished } = subject();
    const name = key();
    const stored = await storage.put(name, inChunks(body), { maxBytes: 20 * MEBIBYTE });
    expect(stored).toEqual({ size: body.length, sha256: sha256(body) });
    const read = await storage.get(name);
    expect(read.size).toBe(body.length);
    expect(sha256(await buffer(read.stream))).toBe(stored.sha256);
    expect(await unfinished()).toBe(0);
  });

  test('reads ranges, and knows the whole size then too', async () => {
    const { storage } = subject();
    const name = key();
    await storage.put(name, inChunks(bigBody), { maxBytes: 20 * MEBIBYTE });
    for (const range of [{ start: 0, end: 0 }, { start: 6_000_000, end: 6_000_999 }, { start: bigBody.length - 5 }]) {
      const read = await storage.get(name, range);
      expect(read.size).toBe(bigBody.length);
      const expected = bigBody.subarray(range.start, (range.end ?? bigBody.length) + 1);
      expect(sha256(await buffer(read.stream))).toBe(sha256(expected));
    }
    await expect(storage.get(name, { start: bigBody.length })).rejects.toMatchObject({ code: 'invalid_range' });
  });

  test.each([100, 7 * MEBIBYTE])('takes %i bytes exactly, and refuses one more without a trace', async (limit) => {
    const { storage, unfinished } = subject();
    const [fits, over] = [key(), key()];
    const body = randomBytes(limit + 1);
    await storage.put(fits, inChunks(body.subarray(0, limit)), { maxBytes: limit });
    await expect(storage.put(over, inChunks(body), { maxBytes: limit })).rejects.toMatchObject({ code: 'too_large' });
    await expect(storage.get(over)).rejects.toMatchObject({ code: 'not_found' });
    expect(await unfinished()).toBe(0);
  });

  test('leaves nothing of an upload whose source breaks, and passes the source error on', async () => {
    const { storage, unfinished } = subject();
    const name = key();
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(6 * MEBIBYTE);
        yield randomBytes(6 * MEBIBYTE);
        throw new Error('the browser went away');
      })(),
    );
    await expect(storage.put(name, broken, { maxBytes: 20 * MEBIBYTE })).rejects.toThrow('the browser went away');
    await expect(storage.get(name)).rejects.toMatchObject({ code: 'not_found' });
    expect(await unfinished()).toBe(0);
  });

  test('leaves nothing of an aborted upload', async () => {
    const { storage, unfinished } = subject();
    const name = key();
    const aborter = new AbortController();
    const endless = Readable.from(
      (async function* () {
        for (let sent = 0; ; sent += 1) {
          if (sent === 12) aborter.abort();
          yield randomBytes(MEBIBYTE);
        }
      })(),
    );
    const putting = storage.put(name, endless, { maxBytes: 500 * MEBIBYTE, signal: aborter.signal });
    await expect(putting).rejects.toMatchObject({ name: 'AbortError' });
    await expect(storage.get(name)).rejects.toMatchObject({ code: 'not_found' });
    expect(await unfinished()).toBe(0);
  });

  test('lists by prefix over several pages, and removes once or twice', async () => {
    const { storage } = subject();
    const names = [key(), key(), key(), key(), key()].sort();
    const other = newStorageKey('0190f000-0000-7000-8000-000000000002', 'documents', systemRandom);
    for (const name of [...names, other]) await storage.put(name, inChunks(Buffer.from(name)), { maxBytes: 1_000 });
    const listed = await keysUnder(`org/${ORG}/`);
    expect(listed).toEqual(expect.arrayContaining(names));
    expect(listed).not.toContain(other);
    await expect(storage.get(`org/${ORG}/documents`)).rejects.toMatchObject({ code: 'not_found' });
    const removed = names[0] ?? '';
    await storage.remove(removed);
    await storage.remove(removed);
    expect(await keysUnder(`org/${ORG}/`)).not.toContain(removed);
  });

  test.each([
    'org/a/../../etc/passwd',
    '../x',
    '/etc/passwd',
    'org//x',
    'org/a/x.pdf',
    'org/a/.hidden',
    'org/a/b\0c',
    'org\\a\\b',
    'single',
    'org/a/%2e%2e',
    `org/${'a'.repeat(400)}`,
    '',
  ])('refuses the key %j before it touches anything', async (bad) => {
    const { storage } = subject();
    const refused = { code: 'invalid_key' };
    await expect(storage.put(bad, inChunks(Buffer.from('x')), { maxBytes: 9 })).rejects.toMatchObject(refused);
    await expect(storage.get(bad)).rejects.toMatchObject(refused);
    await expect(storage.remove(bad)).rejects.toMatchObject(refused);
  });
}
