import { beforeEach, expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { startLocalWorker, type TestHandler } from '#tests/support/local-worker.ts';
import { emptyOutbox, enqueueNotices, enqueueReadings, numbered, outboxOf } from '#tests/support/outbox.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { openQueues } from '#worker/platform/bullmq.ts';
import { relayOnce } from '#worker/platform/relay-outbox.ts';

const app = await startTestApp();
app.clock.set(new Date());
const redis = await startOwnRedis();
const SOON = { timeout: 40_000, interval: 50 };

beforeEach(async () => {
  await emptyOutbox(app);
  await redis.flush();
});

/** The values of a payload that were handled, in order; `then` may fail or linger. */
function recorder(then: TestHandler = async () => undefined) {
  const handled: string[] = [];
  const handler: TestHandler = async (payload, ...rest) => {
    handled.push(Object.values(payload)[0]!);
    await then(payload, ...rest);
  };
  return { handled, handler };
}

const allDone = async (organization: 'a' | 'b' = 'a') =>
  vi.waitFor(async () => {
    for (const row of await outboxOf(app, organization)) expect(row.state).toBe('done');
  }, SOON);

test('two relays and two workers at once: each job of each organization runs exactly once', async () => {
  const { handled, handler } = recorder();
  const mine = numbered('notice', 60);
  const theirs = numbered('their', 60);
  const workers = [1, 2].map(() => startLocalWorker(app.ctx, redis.url, { handler }));
  await Promise.all([enqueueNotices(app, mine), enqueueNotices(app, theirs, 'b'), enqueueReadings(app, ['paper-1'])]);
  await allDone('a');
  await allDone('b');
  await Promise.all(workers.map((worker) => worker.close()));
  expect(handled.toSorted()).toEqual([...mine, ...theirs, 'paper-1'].toSorted());
});

test('a relay that waits for work ties no signal to the one of its whole life, which would keep them all', async () => {
  const joined = vi.spyOn(AbortSignal, 'any');
  const { handled, handler } = recorder();
  const worker = startLocalWorker(app.ctx, redis.url, { handler });
  await enqueueNotices(app, ['late']);
  await allDone();
  await worker.close();
  expect(handled).toEqual(['late']);
  expect(joined).not.toHaveBeenCalled();
  joined.mockRestore();
});

test('a job that always fails ends after its attempts and is shown and retried, while others flow', async () => {
  let healed = false;
  const { handled, handler } = recorder(async ({ document_id }) => {
    if (document_id === 'poison' && !healed) throw Object.assign(new Error('Dana Sample'), { code: 'broken_inside' });
  });
  const worker = startLocalWorker(app.ctx, redis.url, { handler });
  const others = numbered('paper', 30);
  await enqueueReadings(app, ['poison', ...others]);
  await vi.waitFor(async () => {
    const states = (await outboxOf(app)).map(({ state }) => state);
    expect(states.filter((state) => state === 'done')).toHaveLength(30);
  }, SOON);
  await vi.waitFor(async () => {
    const dead = (await outboxOf(app)).find(({ state }) => state === 'dead');
    expect(dead).toMatchObject({ job: 'documents.extract', attempts: 3, error_code: 'broken_inside' });
  }, SOON);
  expect(handled.filter((name) => name === 'poison')).toHaveLength(3);

  const admin = await app.signIn('admin');
  const [shown] = await admin.trpc.jobs.dead.query({});
  expect(shown).toMatchObject({ job: 'documents.extract', attempts: 3, error_code: 'broken_inside' });
  healed = true;
  await admin.trpc.jobs.retry.mutate({ job_id: shown!.id });
  await allDone();
  expect(handled.filter((name) => name === 'poison')).toHaveLength(4);
  // What Redis keeps of failures says nothing of what failed.
  const kept = await Promise.all((await redis.client().keys('*')).map((key) => textOf(key)));
  expect(kept.join('\n')).not.toMatch(/Dana|Sample/);
  await worker.close();
});

async function textOf(key: string): Promise<string> {
  const client = redis.client();
  return (await client.type(key)) === 'hash' ? JSON.stringify(await client.hgetall(key)) : key;
}

test("a job edited in Redis to another organization's, or to nonsense, touches nothing and is set right again", async () => {
  const { handled, handler } = recorder();
  // Handed over while no worker runs, and then edited.
  await enqueueNotices(app, ['of-a-1', 'of-a-2', 'of-a-3']);
  await enqueueNotices(app, ['of-b-1'], 'b');
  const [first, second, third] = await outboxOf(app);
  const [foreign] = await outboxOf(app, 'b');
  const queues = openQueues(redis.url, app.services.logger);
  await relayOnce(app.ctx, queues, { slow: 1, others: 10 });
  const client = redis.client();
  const keyOf = (id: string) => `{landfall}:default:${id}`;
  await client.hset(keyOf(first!.id), 'data', JSON.stringify({ org_id: app.organizations.b.id }));
  await client.hset(keyOf(second!.id), 'data', JSON.stringify({ org_id: { $ne: null } }));
  await client.hset(keyOf(third!.id), 'data', JSON.stringify({ org_id: app.organizations.a.id, user_id: 'of-b-1' }));
  await client.hset(keyOf(foreign!.id), 'data', JSON.stringify({ org_id: app.organizations.a.id }));

  const worker = startLocalWorker(app.ctx, redis.url, { handler });
  await vi.waitFor(() => expect(handled).toEqual(['of-a-3']), SOON);
  await vi.waitFor(async () => {
    await worker.sweep();
    for (const organization of ['a', 'b'] as const)
      for (const row of await outboxOf(app, organization)) expect(row).toMatchObject({ state: 'done', attempts: 1 });
  }, SOON);
  expect(handled.toSorted()).toEqual(['of-a-1', 'of-a-2', 'of-a-3', 'of-b-1']);
  await worker.close();
  await queues.close();
});

test('a worker that must stop hands its job back: the attempt is not counted', async () => {
  const starts: number[] = [];
  const handler: TestHandler = async (_payload, { attempt, signal }) => {
    starts.push(attempt);
    if (starts.length > 3) return;
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  await enqueueReadings(app, ['long']);
  for (const stops of [1, 2, 3]) {
    const worker = startLocalWorker(app.ctx, redis.url, { handler });
    await vi.waitFor(() => expect(starts).toHaveLength(stops), SOON);
    await worker.close(0);
  }
  const last = startLocalWorker(app.ctx, redis.url, { handler });
  await allDone();
  await last.close();
  expect(starts).toEqual([1, 1, 1, 1]);
});

test('a schedule runs once for two workers, goes on after a flush, and is not moved by being said again', async () => {
  const runs: number[] = [];
  const task = async () => {
    runs.push(Date.now());
  };
  const tasks = new Map([['test.tick', task]]);
  const workers = [1, 2].map(() => startLocalWorker(app.ctx, redis.url, { handler: async () => undefined, tasks }));
  const announce = () => Promise.all(workers.map(({ queues }) => queues.schedule('test.tick', { every: 500 })));
  const ticks = async (count: number) => {
    const from = runs.length;
    const began = Date.now();
    await vi.waitFor(async () => {
      await announce();
      expect(runs.length - from).toBeGreaterThanOrEqual(count);
    }, SOON);
    // One for each half second, and the one that is due at the start.
    expect(runs.length - from).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 500) + 1);
  };
  await ticks(6);
  await redis.flush();
  await ticks(4);
  await Promise.all(workers.map((worker) => worker.close()));
});
