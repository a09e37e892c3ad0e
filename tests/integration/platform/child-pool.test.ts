import { afterAll, afterEach, expect, test } from 'vitest';
import { type ChildPool, createChildPool } from '#server/platform/child/child-pool.ts';
import { residentBytes } from '#server/platform/child/resident-memory.ts';
import { TaskFault, TaskInterrupted } from '#server/platform/child/task-errors.ts';
import { createReader } from '#server/platform/reader/reader.ts';
import { MEMORY_LIMITS } from '#server/platform/reader/reader-limits.ts';

const MIB = 1024 * 1024;
const LARGE = { owner: 'a', slow: false, fresh: false, room_bytes: 336 * MIB };
const SMALL = { ...LARGE, room_bytes: 200 * MIB };
const LAST = { ...SMALL, fresh: true };
const entry = new URL('../../support/holding-child.ts', import.meta.url);

let pool: ChildPool;
const openPool = (size: number, warm = 0) => {
  pool = createChildPool({ entry, limits: MEMORY_LIMITS, size, warm: Array(warm).fill([]) });
};
afterEach(() => pool.close());

/** Lets a task hold so many bytes, and says which child did it. */
async function hold(bytes: number, place: typeof LARGE): Promise<number> {
  const { child, giveBack } = await pool.take(place);
  for await (const _ of child.run('hold', { bytes }, { step_ms: 20_000, patience: 4 })) throw new Error('a part');
  const { pid } = child;
  giveBack();
  return pid!;
}

test('a child that has grown too large for a task is left to those that have room, while another seat is free', async () => {
  openPool(2);
  const large = await hold(220 * MIB, LARGE);
  const small = await hold(MIB, SMALL);
  expect(small).not.toBe(large);
  expect([await hold(0, LARGE), await hold(0, SMALL), await hold(0, LARGE)]).toEqual([large, small, large]);
  expect(new Set(pool.pids())).toEqual(new Set([large, small]));
});

test('the only child is replaced where it has no room', async () => {
  openPool(1);
  const large = await hold(220 * MIB, LARGE);
  const small = await hold(MIB, SMALL);
  expect(small).not.toBe(large);
  expect(pool.pids()).toEqual([small]);
});

test('a task that ends its child takes the one that has loaded least', async () => {
  openPool(2);
  const large = await hold(220 * MIB, LARGE);
  const medium = await hold(60 * MIB, SMALL);
  expect(await hold(0, LAST)).toBe(medium);
  expect(pool.pids()).toEqual([large]);
  const fresh = await hold(0, LAST);
  expect([large, medium]).not.toContain(fresh);
  expect(pool.pids()).toEqual([large]);
});

test('a task that ends its child takes the warm one, which is there again at once', async () => {
  openPool(2, 1);
  const [warm] = pool.pids();
  expect(await hold(0, LAST)).toBe(warm);
  expect(pool.pids()).toHaveLength(1);
  expect(pool.pids()).not.toContain(warm);
});

test('a warm child that rehearses leaves off once a task has come', async () => {
  pool = createChildPool({ entry, limits: MEMORY_LIMITS, size: 1, warm: [['leave_off']] });
  const { child, giveBack } = await pool.take(SMALL);
  const running = child.run('leave_off', {}, { step_ms: 20_000, patience: 4 });
  expect(await running.next()).toEqual({ done: true, value: true });
  giveBack();
});

test('a child that failed for a reason nobody named is replaced; one that refused what it was given is kept', async () => {
  openPool(1);
  const failing = async (fault: string | null) => {
    const { child, giveBack } = await pool.take(SMALL);
    const error: unknown = await child
      .run('fail', { fault }, { step_ms: 20_000, patience: 4 })
      .next()
      .catch((reason: unknown) => reason);
    giveBack();
    return error;
  };
  const first = await hold(0, SMALL);
  expect(await failing('damaged')).toEqual(new TaskFault('damaged'));
  expect(await hold(0, SMALL)).toBe(first);
  expect(await failing(null)).toEqual(new TaskInterrupted('Error'));
  expect(await hold(0, SMALL)).not.toBe(first);
});

test('who has left while waiting takes no turn, and is refused at once', async () => {
  openPool(1);
  const { giveBack } = await pool.take(SMALL);
  const leaving = new AbortController();
  const waiting = pool.take(SMALL, leaving.signal);
  const next = pool.take(SMALL);
  leaving.abort();
  await expect(waiting).rejects.toEqual(new TaskInterrupted('the caller has left'));
  await expect(pool.take(SMALL, leaving.signal)).rejects.toEqual(new TaskInterrupted('the caller has left'));
  giveBack();
  (await next).giveBack();
});

const reader = createReader({ children: 1 });
afterAll(() => reader.close());

test('a task whose time ends while it waits for a child is interrupted as one that runs', async () => {
  const busy = reader.of('a').ask('remove_ssns', { texts: ['1'] });
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  await expect(reader.of('a').ask('remove_ssns', { texts: ['2'] }, late)).rejects.toEqual(
    new TaskInterrupted('the caller has left'),
  );
  await busy;
});

test('the reader loads no package before a task asks for it', async () => {
  await reader.of('a').ask('remove_ssns', { texts: ['078-05-1120'] });
  const [pid] = reader.pids();
  // With all of them it holds more than 90 MiB.
  expect(residentBytes(pid!)).toBeLessThan(70 * MIB);
});
