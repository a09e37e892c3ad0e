import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT, PRODUCT_FOLDER } from '../product-folder.ts';

/** Of a child, and of its session. Further behind, a child would hardly get on beside others that fill the machine. */
export const NICENESS = 10;
const HEAP_MB = 256;
/**
 * Has patterns compiled when they are first run. By itself the engine interprets each first, and of several thousand large
 * ones goes on to interpret most: a page's values took two and a half times as long.
 */
const COMPILED_PATTERNS = ['--no-regexp-tier-up'];
/**
 * Bytes that the system counts as writable though nothing is ever written there: from version 24 on, Node sets 512 MiB
 * aside for the code of each thread and 1 GiB for WebAssembly. Resident memory is watched all the same.
 */
const SET_ASIDE_BYTES = Number.parseInt(process.versions.node, 10) >= 24 ? 3 * 1024 ** 3 : 0;

/**
 * Has the C library of Linux give large pieces of memory back as soon as they are free. By itself it keeps those of up to
 * 32 MiB once one was freed, so that a page's pictures count against the child's limit while the next is read.
 */
const GIVES_BACK = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_ARENA_MAX: '2' };

/**
 * How a child's program is compiled: one file that finds its packages from where it runs. It is CommonJS because there a
 * package is loaded with the first task that takes it; one file of modules would load those of all tasks at its start.
 */
export const CHILD_BUILD = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  define: { 'import.meta.url': 'programUrl' },
  banner: { js: "const programUrl = require('node:url').pathToFileURL('[child]').href;" },
} as const;

export interface ChildCommand {
  file: string;
  args: string[];
  /** The packages are found from here. */
  cwd: string;
  /** Nothing of the worker's environment, where the keys and the addresses of its services stand. */
  env: NodeJS.ProcessEnv;
  /** The program, which the child reads from its standard input. */
  program: Uint8Array;
}

/**
 * How to start a child: behind all other work, no memory image left on disk after a crash, and on Linux with a
 * ceiling of `dataBytes` on its writable memory. (A ceiling on address space would not let Node start at all.)
 *
 * The child gets the program of `entry` ready compiled: with a TypeScript loader inside, which also looks through the PDF
 * library, it takes 450 MB and 1.5 s to start; with nothing loaded before it is asked for, 46 MB and 0.1 s.
 */
export function childCommand(entry: URL, dataBytes: number): ChildCommand {
  const options = [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', ...COMPILED_PATTERNS, '--input-type=commonjs'];
  const node = [process.execPath, ...options, '-'];
  const ceiling = dataBytes + SET_ASIDE_BYTES;
  const limited = hasProgram('prlimit') ? ['prlimit', `--data=${ceiling}`, '--core=0', ...node] : node;
  const { PATH, TMPDIR } = process.env;
  return {
    file: 'nice',
    args: ['-n', String(NICENESS), ...limited],
    cwd: PRODUCT_FOLDER,
    env: { PATH, TMPDIR, NODE_ENV: 'production', ...GIVES_BACK },
    program: compiledChild(fileURLToPath(entry)),
  };
}

const programs = new Map<string, Uint8Array>();

function compiledChild(entry: string): Uint8Array {
  const known = programs.get(entry);
  if (known) return known;
  // The build holds each child beside web and worker.
  const program = BUILT ? readFileSync(entry.replace(/\.ts$/, '.cjs')) : compileNow(entry);
  programs.set(entry, program);
  return program;
}

/** In development and tests, where there is a compiler among the packages. */
function compileNow(entry: string): Uint8Array {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const program = buildSync({ ...CHILD_BUILD, entryPoints: [entry], write: false }).outputFiles[0]?.contents;
  if (!program) throw new Error('a child could not be compiled');
  return program;
}

function hasProgram(name: string): boolean {
  if (process.platform !== 'linux') return false;
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK);
      return true;
    } catch {
      // Not in this folder.
      return false;
    }
  });
}
