import files from 'node:fs/promises';
import { expect, test, vi } from 'vitest';

test('the model is read once what reckons with it is compiled, however long that takes', async () => {
  const compile = WebAssembly.instantiate.bind(WebAssembly);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const compiling = vi.spyOn(WebAssembly, 'instantiate').mockImplementation((async (program: BufferSource, imports) => {
    await held;
    return compile(program, imports);
  }) as typeof WebAssembly.instantiate);
  const reading = vi.spyOn(files, 'readFile');
  const { embed, VECTOR_SIZE } = await import('#server/features/understanding/meaning/embed.ts');
  const vectors = embed(['Is he in trouble with the law?']);
  await vi.waitFor(() => expect(compiling).toHaveBeenCalled(), { timeout: 20_000 });
  const asked = () => reading.mock.calls.map(([file]) => String(file)).filter((file) => file.endsWith('vocab.json'));
  expect(asked()).toEqual([]);
  go();
  expect((await vectors)[0]).toHaveLength(VECTOR_SIZE);
  expect(asked()).toHaveLength(1);
  vi.restoreAllMocks();
});
