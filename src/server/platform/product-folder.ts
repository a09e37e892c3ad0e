import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this runs from the build, whose files end in `.mjs`, or from the sources. */
export const BUILT = import.meta.url.endsWith('.mjs');

/** The product's own folder, which holds `package.json`, the packages, the migrations and the build. */
export const PRODUCT_FOLDER = nearestPackage(path.dirname(fileURLToPath(import.meta.url)));

/** The built client. */
export const CLIENT_FOLDER = path.join(PRODUCT_FOLDER, 'dist', 'client');

/** The migrations, as TypeScript or as the build made them. */
export const MIGRATIONS_FOLDER = path.join(PRODUCT_FOLDER, ...(BUILT ? ['dist', 'server'] : []), 'migrations');

function nearestPackage(folder: string): string {
  if (existsSync(path.join(folder, 'package.json')) || folder === path.dirname(folder)) return folder;
  return nearestPackage(path.dirname(folder));
}
