import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { CHILD_BUILD } from '#server/platform/child/child-command.ts';
import { buildFolder, isStale, sourceHash, stampOf } from '../lib/build-state.mjs';

/** What runs where there is no TypeScript: the processes, and the commands of an operator. */
export const PROGRAMS = {
  web: 'src/server/main.ts',
  worker: 'src/worker/main.ts',
  launch: 'scripts/launch.ts',
  migrate: 'scripts/migrate.ts',
  'create-org': 'scripts/create-org.ts',
  'field-keys': 'scripts/field-keys.ts',
  'webhook-key': 'scripts/create-webhook-key.ts',
};
/** Native, or read files beside themselves, or are loaded only where they are configured. */
const EXTERNAL = [
  ...['@napi-rs/canvas', '@node-rs/argon2', '@energetic-ai/*', 'pg-native', 'pdfjs-dist', 'pdfkit', 'tesseract.js'],
  ...['@aws-sdk/*', '@langchain/*', 'langchain', '@sendgrid/*', 'nodemailer'],
];
/** What CommonJS packages expect to find. */
const BANNER = `
import { createRequire as _createRequire } from 'node:module';
import { fileURLToPath as _fileURLToPath } from 'node:url';
const require = _createRequire(import.meta.url);
const __filename = _fileURLToPath(import.meta.url);
const __dirname = _fileURLToPath(new URL('.', import.meta.url));`;
/** Parts of an earlier build are kept for a while: a process that runs from it still loads some. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
const SHARED_PART = /^part-.*\.mjs$/;

/**
 * Builds web, worker, the reader, the migrations and the launcher into `dist/server`, few files of plain JavaScript,
 * unless what lies there was built from exactly these sources. They need the production packages and nothing else, and
 * start in a fifth of the time that their sources take. Returns whether it built.
 */
export async function ensureServerBuild(root: string): Promise<boolean> {
  const wanted = sourceHash(root, 'server');
  const folder = buildFolder(root, 'server');
  if (!isStale(folder, wanted)) return false;
  const draft = path.join(root, '.cache', `server-${process.pid}`);
  try {
    await bundle(root, draft);
    moveIn(draft, folder);
    writeFileSync(stampOf(folder), wanted);
  } finally {
    // Its helper process would live as long as this one.
    await stop();
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

async function bundle(root: string, draft: string): Promise<void> {
  await Promise.all([
    bundlePrograms(root, draft, { ...PROGRAMS, ...migrationsOf(root) }),
    build({
      ...CHILD_BUILD,
      absWorkingDir: root,
      outdir: draft,
      outExtension: { '.js': '.cjs' },
      entryPoints: { reader: 'src/reader/main.ts' },
      logLevel: 'error',
    }),
  ]);
}

/** Makes programs of these sources, with the packages that can be joined inside; they lie anywhere in the product's folder. */
export async function bundlePrograms(root: string, outdir: string, programs: Record<string, string>): Promise<void> {
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    absWorkingDir: root,
    outdir,
    outExtension: { '.js': '.mjs' },
    entryPoints: programs,
    chunkNames: 'part-[hash]',
    splitting: true,
    // Logs name errors by their classes.
    keepNames: true,
    external: EXTERNAL,
    banner: { js: BANNER },
    logLevel: 'error',
  });
}

const migrationsOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path.join(root, 'migrations'))
      .filter((file) => /^\d{8}T/.test(file))
      .map((file) => [`migrations/${path.parse(file).name}`, `migrations/${file}`]),
  );

/** Puts the new files over the old, what others load first, and removes what no build of late has. */
function moveIn(draft: string, folder: string): void {
  const files = filesOf(draft);
  for (const file of [...files.filter(isShared), ...files.filter((file) => !isShared(file))]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    renameSync(path.join(draft, file), path.join(folder, file));
  }
  for (const file of filesOf(folder)) {
    if (files.includes(file) || (isShared(file) && isYoung(path.join(folder, file)))) continue;
    rmSync(path.join(folder, file), { force: true });
  }
}

const isShared = (file: string): boolean => SHARED_PART.test(file);

const isYoung = (file: string): boolean => statSync(file).mtimeMs > Date.now() - KEPT_MS;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
