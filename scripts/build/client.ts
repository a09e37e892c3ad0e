import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, isStale, sourceHash, stampOf } from '../lib/build-state.mjs';
import { packAssets } from './pack-assets.ts';

/**
 * Builds the client into `dist/client` unless what lies there was built from exactly these sources. Several may do so at
 * once: each builds beside and swaps a whole build in. Returns whether it built.
 */
export async function ensureClientBuild(root: string): Promise<boolean> {
  const wanted = sourceHash(root, 'client');
  const folder = buildFolder(root, 'client');
  if (!isStale(folder, wanted)) return false;
  const draft = path.join(root, '.cache', `client-${process.pid}`);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', draft, '--emptyOutDir'];
  try {
    await runVite(args, root);
    await packAssets(path.join(draft, 'assets'));
    writeFileSync(stampOf(draft), wanted);
    swapIn(draft, folder, path.join(root, '.cache', `client-old-${process.pid}`));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

async function runVite(args: readonly string[], root: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The client could not be built; Vite says why above.');
}

function swapIn(draft: string, folder: string, old: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another start has put its build of the same sources there in between.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
