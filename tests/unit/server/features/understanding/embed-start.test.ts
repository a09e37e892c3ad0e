import { afterEach, expect, test, vi } from 'vitest';

const initModel = vi.fn(async () => ({ embed: async (texts: readonly string[]) => texts.map(() => [0.1, -0.2]) }));
let compiled: () => void = () => undefined;
const compiling = new Promise<void>((resolve) => {
  compiled = resolve;
});

vi.doMock('@energetic-ai/core', () => ({ ready: () => compiling }));
vi.doMock('@energetic-ai/embeddings', () => ({ initModel }));
afterEach(() => {
  vi.doUnmock('@energetic-ai/core');
  vi.doUnmock('@energetic-ai/embeddings');
  vi.resetModules();
});

test('the model is read once what reckons with it is compiled', async () => {
  vi.resetModules();
  const { embed } = await import('#server/features/understanding/meaning/embed.ts');
  const vectors = embed(['Is he in trouble with the law?']);
  await Promise.resolve();
  expect(initModel).not.toHaveBeenCalled();
  compiled();
  expect(await vectors).toEqual([Int8Array.from([51, -102])]);
  expect(initModel).toHaveBeenCalledOnce();
});
