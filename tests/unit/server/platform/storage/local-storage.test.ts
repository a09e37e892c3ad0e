import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalStorage } from '#server/platform/storage/local-storage.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { storageContract } from './storage-contract.ts';

describe('local storage', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const unfinished = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && entry.parentPath.endsWith('.unfinished')).length;
  };
  storageContract(() => ({ storage: new LocalStorage(folder), unfinished }));

  test('keeps files to its own user, and overwrites whole', async () => {
    const storage = new LocalStorage(folder, seededRandom('local'));
    for (const text of ['first', 'second']) {
      await storage.put('org/a/documents/b', Readable.from([Buffer.from(text)]), { maxBytes: 10 });
    }
    const file = path.join(folder, 'org/a/documents/b');
    expect(await readFile(file, 'utf8')).toBe('second');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('does not list what is unfinished, and sweeps it once it is old', async () => {
    const storage = new LocalStorage(folder);
    await mkdir(path.join(folder, '.unfinished'));
    await writeFile(path.join(folder, '.unfinished', 'left-by-a-kill'), 'x');
    const listed: string[] = [];
    for await (const found of storage.list('')) listed.push(found.key);
    expect(listed).toEqual([]);
    expect(await storage.sweepUnfinished(new Date('2020-01-01T00:00:00Z'))).toBe(0);
    expect(await storage.sweepUnfinished(new Date(Date.now() + 60_000))).toBe(1);
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
  });

  test('an empty storage lists nothing and sweeps nothing', async () => {
    const storage = new LocalStorage(path.join(folder, 'not-there'));
    for await (const found of storage.list('org/a/')) expect.unreachable(found.key);
    expect(await storage.sweepUnfinished(new Date())).toBe(0);
  });
});
