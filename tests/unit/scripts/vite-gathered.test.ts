import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { expect, test } from 'vitest';
import { gathered } from '#scripts/vite-gathered.ts';

const entry = fileURLToPath(new URL('../../../scripts/vite-gathered.ts', import.meta.url));

test('the groups replace the bundler’s own and leave what other plugins ask for', async () => {
  const onwarn = () => undefined;
  const wanted: InlineConfig = {
    build: { outDir: 'there', rolldownOptions: { onwarn, output: { hashCharacters: 'hex' } } },
  };
  const { config } = gathered(() => ({ build: { rolldownOptions: { input: entry, external: /.*/ } } }));
  await (config as (wanted: InlineConfig) => Promise<void>)(wanted);
  expect(wanted.build).toEqual({
    outDir: 'there',
    rolldownOptions: {
      onwarn,
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [expect.any(Object)] } },
    },
  });
});
