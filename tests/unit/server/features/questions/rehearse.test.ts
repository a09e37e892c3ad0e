import { expect, test, vi } from 'vitest';
import { rehearse } from '#server/features/questions/engine/rehearse.ts';

test('a rehearsal asks its questions of its own page, and none once a task has come', async () => {
  const places = vi.fn(() => null);
  await rehearse(places, AbortSignal.abort());
  expect(places).not.toHaveBeenCalled();
  await rehearse(places, new AbortController().signal);
  expect(places.mock.calls.length).toBeGreaterThan(2);
});
