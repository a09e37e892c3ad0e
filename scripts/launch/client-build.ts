import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = '.built-from';
/** What the built client is made of. */
const SOURCES = ['src/client', 'src/shared', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'] as const;

/**
 * Builds the client into `dist/` unless what lies there was built from exactly these sources. Several starts may do so
 * at once: each builds beside and swaps a whole build in. Returns whether it built.
 */
export async function ensureClientBuild(root: string = ROOT): Promise<boolean> {
  const wanted = sourceHash(root);
  const dist = path.join(root, 'dist');
  if (!isStale(dist, wanted)) return false;
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const draft = path.join(cache, `client-${process.pid}`);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', draft, '--emptyOutDir'];
  try {
    await runVite(args, root);
    writeFileSync(path.join(draft, STAMP), wanted);
    swapIn(draft, dist, path.join(cache, `client-old-${process.pid}`));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

/** Whether `dist` holds no build of the sources with this hash. */
export function isStale(dist: string, wanted: string): boolean {
  const stamp = path.join(dist, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted;
}

/** A hash over the names and contents of what a build is made of (the client's when not named), but for generated files. */
export function sourceHash(root: string, sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(root, source)) {
      hash.update(`${file}\0`);
      hash.update(readFileSync(path.join(root, file)));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (source.includes('.')) return [source];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function runVite(args: readonly string[], root: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The client could not be built; Vite says why above.');
}

function swapIn(draft: string, dist: string, old: string): void {
  if (existsSync(dist)) renameSync(dist, old);
  try {
    renameSync(draft, dist);
  } catch (error) {
    // Another start has put its build of the same sources there in between.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
