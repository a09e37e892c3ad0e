import path from 'node:path';
import { buildFolder } from '../lib/build-state.mjs';

/** Arguments of `node` for each of the product's processes. */
export interface Programs {
  web: readonly string[];
  worker: readonly string[];
}

/**
 * Of `node` for web, in MiB: what an answer takes is free again as soon as it is sent, and with Node's own 16 MiB much of
 * it is moved to where only a full collection finds it. A page of inquiries takes an eighth less processor time so. The
 * image's command says the same.
 */
export const WEB_FLAGS = ['--max-semi-space-size=64'] as const;

const FROM_SOURCES: Programs = {
  web: [...WEB_FLAGS, '--import', 'tsx', 'src/server/main.ts'],
  worker: ['--import', 'tsx', 'src/worker/main.ts'],
};

/** What runs as web and worker: the build, and in development the sources. */
export function programsOf(root: string, dev: boolean): Programs {
  if (dev) return FROM_SOURCES;
  const built = (name: string) => [path.join(buildFolder(root, 'server'), `${name}.mjs`)];
  return { web: [...WEB_FLAGS, ...built('web')], worker: built('worker') };
}
