import { expect, test } from 'vitest';
import { createGate } from '#server/platform/auth/gate.ts';

test('never more than the width run at once, in the order they came, and a failure frees its place', async () => {
  const gate = createGate(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (at: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(at);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (at === 1) throw new Error('refused');
    return at;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => gate(work(at))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(1);
});
