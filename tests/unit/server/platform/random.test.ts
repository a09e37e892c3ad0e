import { expect, test } from 'vitest';
import { storedRandom } from '#server/platform/random.ts';

test('a store gives bytes of the size asked for, and none twice', () => {
  const draw = storedRandom();
  const drawn = Array.from({ length: 3_000 }, () => draw(8));
  expect(drawn.every(({ length }) => length === 8)).toBe(true);
  expect(new Set(drawn.map((bytes) => bytes.toString('hex'))).size).toBe(3_000);
  expect(draw(10_000)).toHaveLength(10_000);
});

test('what was drawn stays as it is while others draw', () => {
  const draw = storedRandom();
  const first = draw(16);
  const hex = first.toString('hex');
  expect(hex).not.toBe('0'.repeat(32));
  for (let count = 0; count < 1_000; count += 1) draw(16);
  expect(first.toString('hex')).toBe(hex);
});
