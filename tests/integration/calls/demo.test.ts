import { expect, test } from 'vitest';
import { addCalls, moveTranscripts } from '#scripts/demo/calls.ts';
import { seeded } from '#scripts/demo/seeded.ts';
import { startTestApp } from '#tests/support/app.ts';

const app = await startTestApp();
const admin = await app.signIn('admin');
const DAY = 86_400;

test('the demo has twelve calls, whose lines stand inside their recordings, and moves what was said with the day', async () => {
  await app.within('a', (tx) => addCalls(tx, seeded('calls'), app.clock.now()));
  const { list, total } = await admin.trpc.calls.list.query({});
  expect(total).toBe(12);
  expect(list.filter(({ recording_key }) => recording_key === null)).toHaveLength(5);
  const calls = await Promise.all(list.map(({ id }) => admin.trpc.calls.get.query({ call_id: id })));
  expect(calls.filter(({ details }) => details.length === 0)).toHaveLength(3);
  for (const { call, details } of calls)
    for (const { timestamp, offset_ms } of details) {
      expect(offset_ms).toBeLessThan(call.duration! * 1_000);
      expect(timestamp).toBe(Math.floor(call.timestamp + offset_ms / 1_000));
    }

  await app.within('a', (tx) => moveTranscripts(tx, '2026-05-12', '2026-05-15'));
  const spoken = calls.find(({ details }) => details.length > 1)!;
  const moved = await admin.trpc.calls.get.query({ call_id: spoken.call.id });
  expect(moved.details).toEqual(spoken.details.map((line) => ({ ...line, timestamp: line.timestamp + 3 * DAY })));
});
