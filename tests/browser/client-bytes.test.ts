import { expect, test } from 'vitest';
import { run } from '../bench/s18-client-bytes.ts';

test('S18: the sign-in, the first page, every later route, the editor, charts and styles keep to their bytes', async () => {
  const over = (await run()).filter(({ met }) => !met);
  expect(over).toEqual([]);
});
