import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type BuiltChunk, gatherChunks } from './build/gather-chunks.ts';

/** What every page loads, in the order it does: the entry, then what stands behind the sign-in. */
const FIRST = ['index', 'app', '_app', 'signed-in'];

/**
 * Gathers a build's scripts (`gather-chunks.ts`): the client is built once in memory as the bundler splits it by itself,
 * which shows what needs what once unused code is gone, and the groups are made of that. A hook of the build's, so that
 * a tool which only reads the configuration builds nothing.
 *
 * @param config makes the configuration without this plugin, for the build in memory
 */
export const gathered = (config: () => InlineConfig): Plugin => ({
  name: 'landfall-gathered',
  apply: 'build',
  config: async (wanted) => {
    const groupOf = await findGroups(config());
    wanted.build = {
      ...wanted.build,
      rolldownOptions: {
        ...wanted.build?.rolldownOptions,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'gathered', name: (id: string) => groupOf.get(id) ?? null }],
          },
        },
      },
    };
  },
});

async function findGroups(plain: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    ...plain,
    configFile: false,
    logLevel: 'error',
    build: { ...plain.build, write: false, minify: true },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  return gatherChunks(
    chunks.map(builtChunk),
    FIRST.flatMap((name) => fileOf(chunks, name)),
  );
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
