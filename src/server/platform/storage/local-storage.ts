import type { Dirent } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RandomBytes } from '../random.ts';
import { systemRandom } from '../random.ts';
import { meteredStream } from './metered-stream.ts';
import type { ByteRange, ListedObject, ObjectStorage, PutOptions, ReadObject, StoredObject } from './storage.ts';
import { StorageError } from './storage.ts';
import { checkKey, checkPrefix } from './storage-key.ts';

/** A dot keeps it apart from keys, whose parts begin with a letter or a digit. */
const UNFINISHED = '.unfinished';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
/** The disk is full, over its quota, failing, or may only be read; or its folder is no folder, or not ours. */
const OUT_OF_ORDER: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR'];
const isOutOfOrder = (error: unknown): boolean => OUT_OF_ORDER.includes(codeOf(error));
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

/** A rename survives a power cut only once its folder is on disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(file: string, stream: Readable, options: PutOptions): Promise<StoredObject> {
  const meter = meteredStream(options.maxBytes);
  const sink = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const closed = new Promise<void>((resolve) => {
    sink.once('close', resolve);
  });
  try {
    await pipeline(stream, meter.stream, sink, { signal: options.signal });
  } catch (error) {
    // The pipeline gives up before the file is open: only what is closed can be removed for good.
    await closed;
    throw error;
  }
  return meter.result();
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Files in a folder of this machine: written under another name, synced, then renamed. Files are mode 0600. */
export class LocalStorage implements ObjectStorage {
  readonly #root: string;
  readonly #random: RandomBytes;

  constructor(root: string, random: RandomBytes = systemRandom) {
    this.#root = path.resolve(root);
    this.#random = random;
  }

  async put(key: string, stream: Readable, options: PutOptions): Promise<StoredObject> {
    const target = this.#pathOf(key);
    const unfinished = path.join(this.#root, UNFINISHED, this.#random(16).toString('hex'));
    try {
      await mkdir(path.dirname(unfinished), { recursive: true, mode: 0o700 });
      const stored = await writeWhole(unfinished, stream, options);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(unfinished, target);
      await syncFolder(path.dirname(target));
      return stored;
    } catch (error) {
      // The first error counts, not what the removal meets on the same disk.
      await rm(unfinished, { force: true }).catch(() => undefined);
      if (isOutOfOrder(error)) throw new StorageError('unavailable', 'The disk takes no more', { cause: error });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<ReadObject> {
    const handle = await open(this.#pathOf(key), 'r').catch((error: unknown) => {
      if (isMissing(error)) throw new StorageError('not_found', 'No such object');
      throw error;
    });
    try {
      const found = await handle.stat();
      if (!found.isFile()) throw new StorageError('not_found', 'No such object');
      const { size } = found;
      if (range && (range.start < 0 || range.start >= size || (range.end ?? size) < range.start)) {
        throw new StorageError('invalid_range', `Not within ${size} bytes`);
      }
      return { stream: handle.createReadStream({ start: range?.start ?? 0, end: range?.end }), size };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    const folder = checkPrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1);
    for await (const found of this.#walk(folder)) if (found.key.startsWith(prefix)) yield found;
  }

  async sweepUnfinished(before: Date): Promise<number> {
    const folder = path.join(this.#root, UNFINISHED);
    let removed = 0;
    for (const entry of await entriesOf(folder)) {
      const file = path.join(folder, entry.name);
      const found = await this.#statOf(file);
      if (!found || found.mtime >= before) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  }

  async *#walk(folder: string): AsyncIterable<ListedObject> {
    for (const entry of await entriesOf(path.join(this.#root, folder))) {
      if (entry.name.startsWith('.')) continue;
      const key = `${folder}${entry.name}`;
      if (entry.isDirectory()) {
        yield* this.#walk(`${key}/`);
        continue;
      }
      const found = await this.#statOf(path.join(this.#root, key));
      if (found) yield { key, size: found.size, modified_at: found.mtime };
    }
  }

  /** Nothing for a file that went away between the listing and the look at it. */
  async #statOf(file: string) {
    try {
      return await stat(file);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  #pathOf(key: string): string {
    return path.join(this.#root, ...checkKey(key).split('/'));
  }
}
