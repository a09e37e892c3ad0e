import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What `/version.json` answers: the fingerprint of the sources the client was built from, or when this process began. */
export async function readVersion(clientDir: string): Promise<string> {
  try {
    return (await readFile(path.join(clientDir, '.built-from'), 'utf8')).trim().slice(0, 12);
  } catch {
    // Served without a build, as under the development server.
    return String(Date.now());
  }
}
