import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll } from 'vitest';
import { bundlePrograms, ensureServerBuild } from '#scripts/build/server.ts';
import { type Programs, programsOf } from '#scripts/launch/programs.ts';
import { buildFolder } from '#scripts/lib/build-state.mjs';
import { PRODUCT_FOLDER } from '#server/platform/product-folder.ts';

let built: Promise<boolean> | undefined;

/** The program of a process of the product's, as `npm start` runs it: from the build, which starts many times faster. */
export async function programOf(kind: keyof Programs): Promise<string> {
  built ??= ensureServerBuild(PRODUCT_FOLDER);
  await built;
  const program = programsOf(PRODUCT_FOLDER, false)[kind].at(-1);
  if (!program) throw new Error(`${kind} has no program`);
  return program;
}

/** Sets the folders of one process apart. */
let folders = 0;

/**
 * What makes a program of a source of these tests, built as the product's own are and beside their reader. Call it at the
 * top of a test file, which removes what it made; each source is built once for it.
 */
export function programBuilder(): (source: string) => Promise<string> {
  folders += 1;
  const folder = path.join(PRODUCT_FOLDER, '.cache', `programs-${process.pid}-${folders}`);
  const made = new Map<string, Promise<string>>();
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const make = async (source: string) => {
    built ??= ensureServerBuild(PRODUCT_FOLDER);
    await built;
    const { name } = path.parse(source);
    await bundlePrograms(PRODUCT_FOLDER, folder, { [name]: source });
    await cp(path.join(buildFolder(PRODUCT_FOLDER, 'server'), 'reader.cjs'), path.join(folder, 'reader.cjs'));
    return path.join(folder, `${name}.mjs`);
  };
  return (source) => {
    const program = made.get(source) ?? make(source);
    made.set(source, program);
    return program;
  };
}
