import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STAMP = '.built-from';

/** What each part of the build is made of. */
const SOURCES = {
  client: ['src/client', 'src/shared', 'scripts/build', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'],
  server: ['src/server', 'src/worker', 'src/reader', 'src/shared', 'scripts', 'migrations', 'package-lock.json'],
};

/** Where a part of the build lies. */
export const buildFolder = (root, part) => path.join(root, 'dist', part);

/** The file that says from what a part was built. */
export const stampOf = (folder) => path.join(folder, STAMP);

/** Whether a folder holds no build of the sources with this hash. */
export function isStale(folder, wanted) {
  const stamp = stampOf(folder);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted;
}

/** Whether any part has to be built: missing, or built from other sources. */
export const buildIsStale = (root) =>
  Object.keys(SOURCES).some((part) => isStale(buildFolder(root, part), sourceHash(root, part)));

/** A hash over the names and contents of what a part is made of, but for generated files. */
export function sourceHash(root, part) {
  const hash = createHash('sha256');
  for (const source of SOURCES[part]) {
    for (const file of filesOf(root, source)) {
      hash.update(`${file}\0`);
      hash.update(readFileSync(path.join(root, file)));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

function filesOf(root, source) {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (source.includes('.')) return [source];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
