import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { endedCall, say } from '#tests/support/voice-agent.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const { webhooks } = (await app.signIn('admin')).trpc;
const HOUR = 3_600;

beforeEach(() => query('delete from webhook_keys'));

const report = async (key: { key_id: string; secret: string }) => (await say(app, endedCall(app), { key })).status;
const shown = async () => (await webhooks.keys.query({})).keys;

test('a key signs what a voice agent reports, and says when it last did', async () => {
  const made = await webhooks.makeKey.mutate({});
  expect(made.key_id).toMatch(/^vk_[0-9a-f]{24}$/);
  expect(await shown()).toMatchObject([{ key_id: made.key_id, last_event_at: null, ends_at: null }]);
  expect(await report(made)).toBe(200);
  expect((await shown())[0]?.last_event_at).toBe(Math.floor(app.clock.now().getTime() / 1000));
  expect((await webhooks.keys.query({})).address).toBe('https://landfall.example.test/webhooks/voice-calls');
});

test('its secret is shown once: it is in no list, no row and no kept answer', async () => {
  const admin = await app.signIn('admin');
  const response = await fetch(`${app.url}/trpc/webhooks.makeKey`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'the-same-twice',
    },
    body: '{}',
  });
  const { secret } = ((await response.json()) as { result: { data: { secret: string } } }).result.data;
  expect(secret).toHaveLength(43);
  const kept = await query(
    'select k::text as row from webhook_keys k union all select i::text from idempotency_keys i',
  );
  expect(JSON.stringify([kept, await webhooks.keys.query({})])).not.toContain(secret);
});

test('a key that is replaced works for another day beside the new one, then no longer', async () => {
  const old = await webhooks.makeKey.mutate({});
  const fresh = await webhooks.replaceKey.mutate({ key_id: old.key_id });
  expect([await report(old), await report(fresh)]).toEqual([200, 200]);
  await expect(webhooks.replaceKey.mutate({ key_id: old.key_id })).rejects.toThrow('This key does not exist.');
  const before = app.clock.now();
  app.clock.set(new Date(before.getTime() + 24 * HOUR * 1000 + 1_000));
  const { webhooks: later } = (await app.signIn('admin')).trpc;
  expect([await report(old), await report(fresh)]).toEqual([401, 200]);
  expect((await later.keys.query({})).keys.map(({ key_id }) => key_id)).toEqual([fresh.key_id]);
  app.clock.set(before);
});

test('a revoked key is refused at once, and another organization’s can’t be', async () => {
  const made = await webhooks.makeKey.mutate({});
  const other = (await app.signIn('admin', 'b')).trpc.webhooks;
  await expect(other.revokeKey.mutate({ key_id: made.key_id })).rejects.toThrow('This key does not exist.');
  await expect(other.replaceKey.mutate({ key_id: made.key_id })).rejects.toThrow('This key does not exist.');
  expect(await report(made)).toBe(200);
  await webhooks.revokeKey.mutate({ key_id: made.key_id });
  expect(await report(made)).toBe(401);
  expect(await shown()).toEqual([]);
});
