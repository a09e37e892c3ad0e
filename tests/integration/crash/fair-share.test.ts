import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { claimOutbox } from '#server/platform/outbox.ts';
import { sendPasswordNotice } from '#shared/features/auth/auth.jobs.ts';
import { extractDocument, understandDocument } from '#shared/features/documents/documents.jobs.ts';
import { autofillDocument } from '#shared/features/suggestions/suggestions.jobs.ts';
import { startTestApp } from '#tests/support/app.ts';
import { startLocalWorker } from '#tests/support/local-worker.ts';
import type { OrganizationKey } from '#tests/support/organizations.ts';
import { emptyOutbox, enqueueNotices, enqueueReadings, numbered, outboxOf } from '#tests/support/outbox.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { SLOW_JOBS } from '#worker/platform/bullmq.ts';

const app = await startTestApp();
app.clock.set(new Date());
const redis = await startOwnRedis();
const SOON = { timeout: 40_000, interval: 20 };
const PLACES = { slow: 2, others: 6 };
const { a, b } = app.organizations;

beforeEach(async () => {
  await emptyOutbox(app);
  await redis.flush();
});

/** Ten thousand jobs of one organization, notices where nothing else is said, written as a list of campaigns or imports would be. */
const flood = (organization: OrganizationKey, count = 10_000, job: string = sendPasswordNotice.name) =>
  app.within(organization, (tx) =>
    sql`insert into outbox (id, org_id, job, payload, available_at)
      select uuidv7(), ${tx.actor.org_id}, ${job}, jsonb_build_object('user_id', 'flood-' || n), now()
      from generate_series(1, ${count}::integer) n`.execute(tx.db),
  );

/** How many rows of each organization one relay takes now. */
async function claim(places = PLACES) {
  const rows = await claimOutbox(app.ctx, SLOW_JOBS, places);
  const of = (org_id: string) => rows.filter((row) => row.org_id === org_id).length;
  return { a: of(a.id), b: of(b.id) };
}

const set = (organization: OrganizationKey, values: { state?: 'done'; backing_off?: boolean }) =>
  app.within(organization, (tx) =>
    tx.db
      .updateTable('outbox')
      .set(values)
      .where('org_id', '=', tx.actor.org_id)
      .where('state', '=', 'relayed')
      .execute(),
  );

test('an organization alone gets every place, and no more than there are', async () => {
  await flood('a');
  expect(await claim()).toEqual({ a: 6, b: 0 });
  expect(await claim()).toEqual({ a: 0, b: 0 });
  await set('a', { state: 'done' });
  expect(await claim()).toEqual({ a: 6, b: 0 });
});

test('one that comes while another holds all places is handed on at once', async () => {
  await flood('a');
  await claim();
  await enqueueNotices(app, numbered('their', 2), 'b');
  expect(await claim()).toEqual({ a: 0, b: 2 });
});

test('two that have much to do get half of the places each', async () => {
  await flood('a', 1_000);
  await flood('b', 1_000);
  expect(await claim()).toEqual({ a: 3, b: 3 });
  await set('a', { state: 'done' });
  expect(await claim()).toEqual({ a: 3, b: 0 });
});

test('readings have places of their own', async () => {
  await flood('a', 100);
  await enqueueReadings(app, numbered('paper', 10));
  expect(await claim()).toEqual({ a: 8, b: 0 });
});

test.each([extractDocument.name, understandDocument.name, autofillDocument.name])(
  'mails do not wait behind many of %s, each of which keeps a child busy',
  async (job) => {
    await flood('a', 100, job);
    await enqueueNotices(app, numbered('mail', 3));
    expect(await claim()).toEqual({ a: PLACES.slow + 3, b: 0 });
  },
);

test('a job that waits for its next attempt holds no place, and no organization has more than eight times its places waiting', async () => {
  await flood('a', 100);
  for (let round = 0; round < 8; round += 1) {
    expect(await claim()).toEqual({ a: 6, b: 0 });
    await set('a', { backing_off: true });
  }
  expect(await claim()).toEqual({ a: 0, b: 0 });
  await enqueueNotices(app, ['their'], 'b');
  expect(await claim()).toEqual({ a: 0, b: 1 });
});

test('relays that claim at once hand on one part between them', async () => {
  await flood('a', 1_000);
  const taken = await Promise.all(Array.from({ length: 8 }, () => claim()));
  expect(taken.reduce((sum, one) => sum + one.a, 0)).toBe(6);
});

test("ten thousand long jobs of one organization do not stand before another's", async () => {
  let started = 0;
  const theirs: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  const worker = startLocalWorker(app.ctx, redis.url, {
    handler: async ({ user_id = '' }) => {
      if (!user_id.startsWith('flood')) return void theirs.push(user_id);
      started += 1;
      await released;
    },
  });
  await flood('a');
  await vi.waitFor(() => expect(started).toBe(5), SOON);
  await enqueueNotices(app, numbered('their', 20), 'b');
  await vi.waitFor(() => expect(theirs.toSorted()).toEqual(numbered('their', 20).toSorted()), SOON);
  // All of theirs ran while not one of the first five had ended.
  expect(started).toBe(5);
  release();
  await worker.close();
  expect((await outboxOf(app)).filter(({ state }) => state === 'relayed').length).toBeLessThanOrEqual(5);
});

test('a job that fails gives its place to the next while it waits', async () => {
  const handled: string[] = [];
  const worker = startLocalWorker(app.ctx, redis.url, {
    handler: async ({ user_id = '' }) => {
      handled.push(user_id);
      if (user_id.startsWith('failing')) throw new Error('away');
    },
  });
  await enqueueNotices(app, [...numbered('failing', 5), 'next']);
  await vi.waitFor(() => expect(handled).toContain('next'), SOON);
  // The first five had failed once, and none had come back: their first pause is five seconds.
  expect(handled.toSorted()).toEqual([...numbered('failing', 5), 'next']);
  await worker.close();
});
