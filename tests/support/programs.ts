import { ensureServerBuild } from '#scripts/build/server.ts';
import { type Programs, programsOf } from '#scripts/launch/programs.ts';
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
