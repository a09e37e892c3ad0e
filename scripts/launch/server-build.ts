import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { sourceHash } from './client-build.ts';

const SOURCES = ['src/server', 'src/worker', 'src/shared', 'package-lock.json'] as const;
/** Native, or read files beside themselves, or are loaded only where they are configured. */
const EXTERNAL = [
  ...['@napi-rs/canvas', '@node-rs/argon2', 'esbuild', 'pg-native', 'pdfjs-dist', 'pdfkit', 'tesseract.js'],
  ...['@aws-sdk/*', '@langchain/*', '@sendgrid/*', 'nodemailer'],
];
/** What CommonJS packages expect to find. */
const BANNER = `
import { createRequire as _createRequire } from 'node:module';
import { fileURLToPath as _fileURLToPath } from 'node:url';
const require = _createRequire(import.meta.url);
const __filename = _fileURLToPath(import.meta.url);
const __dirname = _fileURLToPath(new URL('.', import.meta.url));`;
/** Builds of other sources are kept for a while: a process that runs from one still loads parts of it. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Arguments of `node` for each of the product's processes. */
export interface Programs {
  web: readonly string[];
  worker: readonly string[];
}

export const FROM_SOURCES: Programs = {
  web: ['--import', 'tsx', 'src/server/main.ts'],
  worker: ['--import', 'tsx', 'src/worker/main.ts'],
};

/**
 * Web and worker, each joined into few files of plain JavaScript, which start in a fifth of the time that their
 * sources take. What was built from exactly these sources is used again. Where it can't be built, the sources run.
 */
export async function ensureServerBuild(root: string, say: (line: string) => void): Promise<Programs> {
  const cache = path.join(root, '.cache');
  // The sources' places are written into the build, so a folder that was moved needs another.
  const made = createHash('sha256')
    .update(`${root}\0${sourceHash(root, SOURCES)}`)
    .digest('hex');
  const folder = path.join(cache, `server-${made.slice(0, 16)}`);
  try {
    if (!existsSync(folder)) await build(root, cache, folder);
    return { web: [path.join(folder, 'web.mjs')], worker: [path.join(folder, 'worker.mjs')] };
  } catch (error) {
    say(`Web and worker run from their sources: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return FROM_SOURCES;
  }
}

async function build(root: string, cache: string, folder: string): Promise<void> {
  const { build: bundle, stop } = await import('esbuild');
  const draft = path.join(cache, `server-draft-${process.pid}`);
  mkdirSync(cache, { recursive: true });
  try {
    await bundle({
      absWorkingDir: root,
      entryPoints: { web: 'src/server/main.ts', worker: 'src/worker/main.ts' },
      outdir: draft,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // Logs name errors by their classes.
      keepNames: true,
      external: EXTERNAL,
      banner: { js: BANNER },
      plugins: [ownPlaces(root)],
      logLevel: 'silent',
    });
    removeOld(cache);
    renameSync(draft, folder);
  } catch (error) {
    // Another start has put its build of the same sources there in between.
    if (!existsSync(folder)) throw error;
  } finally {
    // Its helper process would live as long as this one.
    await stop();
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Lets each source go on finding what lies beside it, though it runs from elsewhere. */
const ownPlaces = (root: string): Plugin => ({
  name: 'own-places',
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      if (!file.startsWith(path.join(root, 'src'))) return undefined;
      const place = JSON.stringify(pathToFileURL(file).href);
      return { loader: 'ts', contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', place) };
    });
  },
});

function removeOld(cache: string): void {
  for (const name of readdirSync(cache).filter((each) => each.startsWith('server-'))) {
    const old = path.join(cache, name);
    if (statSync(old).mtimeMs < Date.now() - KEPT_MS) rmSync(old, { recursive: true, force: true });
  }
}
