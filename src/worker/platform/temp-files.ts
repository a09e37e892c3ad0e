import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A folder of another machine's worker is only known to be left behind by its age, in milliseconds. */
const ABANDONED_MS = 24 * 60 * 60_000;
const FOLDER = /^worker-(.+)-(\d+)$/;

export interface TempFile {
  path: string;
  remove(): Promise<void>;
}

export interface TempFiles {
  /** Writes a stream into a new file only this user can read; nothing is left behind when it fails. */
  hold(stream: Readable, signal: AbortSignal): Promise<TempFile>;
  /** Removes everything held. */
  close(): Promise<void>;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** Whether a worker's folder has outlived its worker. Our own name can only be that of a former process. */
async function isLeftBehind(folder: string, name: string): Promise<boolean> {
  const [, host, pid] = FOLDER.exec(name) ?? [];
  if (host === undefined || pid === undefined) return false;
  if (host === os.hostname()) return Number(pid) === process.pid || !isAlive(Number(pid));
  const { mtimeMs } = await stat(path.join(folder, name));
  return mtimeMs < Date.now() - ABANDONED_MS;
}

/** Opens this process's own part of `folder`, after removing what killed workers left in theirs. */
export async function openTempFiles(folder: string): Promise<TempFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder))
    if (await isLeftBehind(folder, name)) await rm(path.join(folder, name), { recursive: true, force: true });
  const own = path.join(folder, `worker-${os.hostname()}-${process.pid}`);
  await mkdir(own, { recursive: true, mode: 0o700 });

  return {
    hold: async (stream, signal) => {
      const file = path.join(own, randomUUID());
      const remove = () => rm(file, { force: true });
      try {
        await pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
      } catch (error) {
        await remove();
        throw error;
      }
      return { path: file, remove };
    },
    close: () => rm(own, { recursive: true, force: true }),
  };
}
