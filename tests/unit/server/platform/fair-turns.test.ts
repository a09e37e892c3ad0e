import { expect, test } from 'vitest';
import { createFairTurns, type Waiting } from '#server/platform/child/fair-turns.ts';

const waiting = (name: string, slow = false): Waiting & { name: string } => ({ owner: name.slice(0, 1), slow, name });

test('twelve of one owner do not hold up the one of another', () => {
  const turns = createFairTurns<ReturnType<typeof waiting>>();
  for (let n = 1; n <= 12; n += 1) turns.add(waiting(`a${n}`));
  expect(turns.take()?.name).toBe('a1');
  turns.add(waiting('b1'));
  expect(turns.take()?.name).toBe('b1');
  expect(turns.take()?.name).toBe('a2');
});

test('owners with as many running take turns, whoever came first', () => {
  const turns = createFairTurns<ReturnType<typeof waiting>>();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) turns.add(waiting(name));
  const order: (string | undefined)[] = [];
  for (let n = 0; n < 6; n += 1) {
    const next = turns.take();
    order.push(next?.name);
    turns.done(next?.owner ?? '');
  }
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('what takes seconds waits until nothing quick does', () => {
  const turns = createFairTurns<ReturnType<typeof waiting>>();
  for (const each of [waiting('a1', true), waiting('b1', true), waiting('a2')]) turns.add(each);
  expect([turns.take()?.name, turns.take()?.name, turns.take()?.name]).toEqual(['a2', 'b1', 'a1']);
});

test('the place to spare is for an owner with nothing running', () => {
  const turns = createFairTurns<ReturnType<typeof waiting>>();
  for (const name of ['a1', 'a2', 'b1']) turns.add(waiting(name));
  expect(turns.take()?.name).toBe('a1');
  expect(turns.take(true)?.name).toBe('b1');
  expect(turns.take(true)).toBeUndefined();
});
