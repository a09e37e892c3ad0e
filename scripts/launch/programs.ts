import path from 'node:path';
import { buildFolder } from '../lib/build-state.mjs';

/** Arguments of `node` for each of the product's processes. */
export interface Programs {
  web: readonly string[];
  worker: readonly string[];
}

const FROM_SOURCES: Programs = {
  web: ['--import', 'tsx', 'src/server/main.ts'],
  worker: ['--import', 'tsx', 'src/worker/main.ts'],
};

/** What runs as web and worker: the build, and in development the sources. */
export function programsOf(root: string, dev: boolean): Programs {
  if (dev) return FROM_SOURCES;
  const built = (name: string) => [path.join(buildFolder(root, 'server'), `${name}.mjs`)];
  return { web: built('web'), worker: built('worker') };
}
