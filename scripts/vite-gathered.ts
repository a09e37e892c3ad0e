import { build, type InlineConfig, type Rolldown } from 'vite';
import { type BuiltChunk, gatherChunks } from './build/gather-chunks.ts';

/** What every page loads, in the order it does: the entry, then what stands behind the sign-in. */
const FIRST = ['index', 'app', '_app', 'signed-in'];

/**
 * The configuration of a build whose scripts are gathered (`gather-chunks.ts`): it is built once in memory as the bundler
 * splits it by itself, which shows what needs what once unused code is gone, and the groups are made of that.
 */
export async function gathered(config: () => InlineConfig): Promise<InlineConfig> {
  const plain = config();
  const result = await build({
    ...plain,
    configFile: false,
    logLevel: 'error',
    build: { ...plain.build, write: false, minify: true },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const groupOf = gatherChunks(
    chunks.map(builtChunk),
    FIRST.flatMap((name) => fileOf(chunks, name)),
  );
  const wanted = config();
  return {
    ...wanted,
    build: {
      ...wanted.build,
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'gathered', name: (id: string) => groupOf.get(id) ?? null }],
          },
        },
      },
    },
  };
}

const fileOf = (chunks: readonly Rolldown.OutputChunk[], name: string) =>
  chunks
    .filter((chunk) => chunk.name === name && (chunk.isEntry || chunk.isDynamicEntry))
    .map(({ fileName }) => fileName);

const builtChunk = ({
  name,
  fileName,
  code,
  imports,
  isEntry,
  isDynamicEntry,
  modules,
}: Rolldown.OutputChunk): BuiltChunk => ({
  name,
  file: fileName,
  size: code.length,
  imports,
  isEntry: isEntry || isDynamicEntry,
  modules: Object.keys(modules),
});
