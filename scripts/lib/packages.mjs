import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STAMP = 'node_modules/.landfall-packages';

/** A hash of what decides which packages are installed. */
export function packagesHash(root) {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) {
    const full = path.join(root, file);
    hash.update(existsSync(full) ? readFileSync(full) : '');
    hash.update('\0');
  }
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/** Whether the packages have to be installed: missing, or installed for another package.json or lock file. */
export function packagesAreStale(root) {
  const folder = path.join(root, 'node_modules');
  // A linked folder belongs to another checkout, which looks after it.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  const stamp = path.join(root, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== packagesHash(root);
}

/**
 * Installs the packages when they are missing or stale; ends the process with npm's code when that fails.
 * Not `npm ci`: it fails on a lock file made where another platform's optional packages were missing.
 */
export function ensurePackages(root) {
  if (!packagesAreStale(root)) return;
  console.log('Installing packages …');
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--include=dev', '--include=optional', '--no-fund', '--no-audit'];
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(status ?? 1);
  }
  // After the install, which may complete the lock file.
  writeFileSync(path.join(root, STAMP), packagesHash(root));
}
