import { fileURLToPath } from 'node:url';
import { ensureServerBuild, type Programs } from '../../scripts/launch/server-build.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let built: Promise<Programs> | undefined;

/** The program of a process of the product's, as `npm start` runs it: from the build, which starts many times faster. */
export async function programOf(kind: keyof Programs): Promise<string> {
  built ??= ensureServerBuild(ROOT, (line) => {
    throw new Error(line);
  });
  const program = (await built)[kind].at(-1);
  if (!program) throw new Error(`${kind} has no program`);
  return program;
}
