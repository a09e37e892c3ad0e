import { beforeEach, expect, test } from 'vitest';
import { type Actor, startTestApp, TEST_START } from '#tests/support/app.ts';
import { openDoors } from '#tests/support/doors.ts';

const app = await startTestApp();
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface Pair {
  token: string;
  refresh_token: string;
}

beforeEach(() => app.clock.set(new Date(TEST_START)));

const refresh = (refresh_token: string) => app.anyone.rest('POST', '/auth/refresh', { refresh_token });
const pairOf = async (refresh_token: string) => {
  const answer = await refresh(refresh_token);
  expect(answer.status).toBe(200);
  return answer.body.result as Pair;
};
const statusWith = async (token: string) =>
  (await app.anyone.rest('GET', '/api/test', undefined, { authorization: `Bearer ${token}` })).status;

const tokensOf = (actor: Actor) =>
  app.within('a', (tx) =>
    tx.db.selectFrom('refresh_tokens').select(['spent_at']).where('session_id', '=', actor.session_id).execute(),
  );

test('a refresh answers a new pair, and the new pair works', async () => {
  const actor = await app.signIn('admissions');
  app.clock.advance(12 * MINUTE);
  const next = await pairOf(actor.refresh_token);
  expect(next).toEqual({
    token: expect.any(String),
    refresh_token: expect.any(String),
    initials: 'JE',
    org_id: app.organizations.a.id,
  });
  expect(next.refresh_token).not.toBe(actor.refresh_token);
  app.clock.advance(4 * MINUTE);
  expect(await statusWith(actor.token)).toBe(401);
  expect(await statusWith(next.token)).toBe(200);
});

test('fifty refreshes at once are one rotation, and every one of them stays signed in', async () => {
  const actor = await app.signIn('clinical');
  const pairs = await Promise.all(Array.from({ length: 50 }, () => pairOf(actor.refresh_token)));
  expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
  const tokens = await tokensOf(actor);
  expect(tokens).toHaveLength(2);
  expect(tokens.filter((token) => token.spent_at !== null)).toHaveLength(1);
  expect(await statusWith(pairs[0]!.token)).toBe(200);
  await pairOf(pairs[0]!.refresh_token);
});

test('within ten seconds a spent token answers the same successor; later it ends the whole session', async () => {
  const actor = await app.signIn('manager');
  const first = await pairOf(actor.refresh_token);
  app.clock.advance(10 * SECOND);
  expect((await pairOf(actor.refresh_token)).refresh_token).toBe(first.refresh_token);
  app.clock.advance(SECOND);
  const reused = await refresh(actor.refresh_token);
  expect(reused.status).toBe(401);
  expect(reused.body.error?.message).toBe('Your session has ended. Log in again.');
  expect((await refresh(first.refresh_token)).status).toBe(401);
  expect(await statusWith(first.token)).toBe(401);
  const rows = await app.within('a', (tx) =>
    tx.db
      .selectFrom('audit_log')
      .select(['outcome', 'entity', 'details'])
      .where('action', '=', 'auth.refresh')
      .execute(),
  );
  expect(rows).toEqual([{ outcome: 'refused', entity: 'session', details: { reason: 'refresh token used again' } }]);
});

test('an access token is no refresh token, and a refresh token no access token', async () => {
  const actor = await app.signIn('outreach');
  expect((await refresh(actor.token.slice(0, 200))).status).toBe(401);
  expect(await statusWith(actor.refresh_token)).toBe(401);
  expect((await refresh('unknown')).status).toBe(401);
});

test("a session answers its own organization alone, and a token of one says nothing to the other's", async () => {
  const [a, b] = [await app.signIn('clinical', 'a'), await app.signIn('clinical', 'b')];
  const [nextA, nextB] = await Promise.all([pairOf(a.refresh_token), pairOf(b.refresh_token)]);
  expect([nextA, nextB]).toMatchObject([{ org_id: app.organizations.a.id }, { org_id: app.organizations.b.id }]);
  // Ending one, by its spent token too, leaves the other.
  await app.anyone.rest('POST', '/auth/logout', { refresh_token: b.refresh_token });
  expect(await statusWith(nextB.token)).toBe(401);
  expect(await statusWith(nextA.token)).toBe(200);
  expect((await refresh(nextB.refresh_token)).status).toBe(401);
  expect((await refresh(nextA.refresh_token)).status).toBe(200);
});

test('twelve hours after the sign-in the session is over, however often it was refreshed', async () => {
  let pair: Pair = await app.signIn('analyst');
  for (let minutes = 29; minutes <= 12 * 60 - 14; minutes += 29) {
    app.clock.advance(29 * MINUTE);
    pair = await pairOf(pair.refresh_token);
  }
  app.clock.set(new Date(Date.parse(TEST_START) + 12 * HOUR - 14 * MINUTE));
  pair = await pairOf(pair.refresh_token);
  app.clock.advance(14 * MINUTE - SECOND);
  expect(await statusWith(pair.token)).toBe(200);
  app.clock.advance(SECOND);
  expect(await statusWith(pair.token)).toBe(401);
  expect((await refresh(pair.refresh_token)).status).toBe(401);
});

test('a session nobody has used for thirty minutes cannot be refreshed', async () => {
  const idle = await app.signIn('admin');
  const used = await app.signIn('admin');
  app.clock.advance(30 * MINUTE);
  await pairOf(used.refresh_token);
  app.clock.advance(SECOND);
  expect((await refresh(idle.refresh_token)).status).toBe(401);
});

test('an organization may set its idle time, down to the life of an access token', async () => {
  const idleAfter = (idle_minutes: number) =>
    app.within('a', (tx) => tx.db.updateTable('organizations').set({ idle_minutes }).execute());
  await idleAfter(5);
  const quick = await app.signIn('admin');
  const slow = await app.signIn('admin');
  app.clock.advance(15 * MINUTE);
  await pairOf(quick.refresh_token);
  app.clock.advance(SECOND);
  expect((await refresh(slow.refresh_token)).status).toBe(401);
  await idleAfter(60);
  const long = await app.signIn('admin');
  app.clock.advance(HOUR);
  await pairOf(long.refresh_token);
  await idleAfter(30);
});

test('logout ends the session for both tokens, and may be said twice', async () => {
  const actor = await app.signIn('admissions');
  const other = await app.signIn('admissions');
  for (const _time of [1, 2]) {
    const answer = await app.anyone.rest('POST', '/auth/logout', { refresh_token: actor.refresh_token });
    expect(answer.body).toEqual({ result: { ok: true } });
  }
  expect((await actor.rest('GET', '/api/test')).status).toBe(401);
  expect((await refresh(actor.refresh_token)).status).toBe(401);
  expect((await other.rest('GET', '/api/test')).status).toBe(200);
  const rows = await app.within('a', (tx) =>
    tx.db.selectFrom('audit_log').select('outcome').where('action', '=', 'auth.logout').execute(),
  );
  expect(rows).toEqual([{ outcome: 'done' }]);
});

test('a role changed meanwhile counts from the next call on', async () => {
  const actor = await app.signIn('outreach', 'b');
  const { user_id } = actor.user;
  expect((await actor.rest('GET', '/api/patient_details', { patient_id: 'none' })).status).toBe(403);
  await app.within('b', (tx) =>
    tx.db.updateTable('users').set({ role: 'manager' }).where('id', '=', user_id).execute(),
  );
  expect((await actor.rest('GET', '/api/account')).body.result).toMatchObject({ account: { role: 'manager' } });
  const next = await pairOf(actor.refresh_token);
  const renewed = openDoors(app.url, next.token);
  expect((await renewed.rest('GET', '/api/patient_details', { patient_id: 'none' })).status).toBe(404);
});
