import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  /** Writes a file and gives its path. */
  write(name: string, bytes: Uint8Array): Promise<string>;
  remove(): Promise<void>;
}

/** A folder for one test file, removed by it at the end. */
export async function createTemporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-pdf-'));
  return {
    async write(name, bytes) {
      const file = path.join(folder, name);
      await writeFile(file, bytes);
      return file;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
