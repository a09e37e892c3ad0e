import { expect, test } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { createIds } from '#server/platform/ids.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

const V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids are UUIDs version 7 that begin with the millisecond', () => {
  const newId = createIds({ clock: fixedClock('2026-11-20T12:00:00.123Z'), random: seededRandom('ids') });
  const id = newId();
  expect(id).toMatch(V7);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-20T12:00:00.123Z'));
});

test('ids rise and differ: in one millisecond, past its counter, and when the clock steps back', () => {
  const clock = fixedClock('2026-11-20T12:00:00Z');
  const newId = createIds({ clock });
  const ids: string[] = [];
  for (let count = 0; count < 20_000; count += 1) {
    if (count === 12_000) clock.advance(5_000);
    if (count === 15_000) clock.advance(-3_600_000);
    ids.push(newId());
  }
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(20_000);
  for (const id of ids) expect(id).toMatch(V7);
});
