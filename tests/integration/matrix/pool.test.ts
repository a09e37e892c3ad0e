import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asOrganization } from '#server/platform/context.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { startTestApp } from '#tests/support/app.ts';
import { callProcedure } from '#tests/support/matrix/calls.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';

const REQUESTS = 200;
const ROUNDS = rounds(3);
const app = await startTestApp({ connections: 4, limited: false });
const world = await createBothRecords(app);
const callers = { a: await app.signIn('admissions', 'a'), b: await app.signIn('admissions', 'b') };
const KEYS = ['a', 'b'] as const;
const other = { a: 'b', b: 'a' } as const;

/** One of several things that go wrong in the middle of a request's use of a connection. */
async function disturb(key: 'a' | 'b', kind: number): Promise<void> {
  const ctx = asOrganization(app.ctx, app.organizations[key].id);
  const failing = sql<{ n: number }>`select 1 / 0 as n`;
  if (kind === 0)
    await expect(withTransaction(ctx, (tx) => failing.execute(tx.db))).rejects.toThrow('division by zero');
  else if (kind === 1)
    await expect(
      read(ctx, (db) => [db.selectNoFrom(sql`1`.as('n')), db.selectNoFrom(sql`1 / 0`.as('n'))]),
    ).rejects.toThrow('division by zero');
  else if (kind === 2)
    await expect(
      withTransaction(ctx, async () => {
        throw new Error('left in the middle');
      }),
    ).rejects.toThrow('left in the middle');
  else await leave(key);
}

/** A client that goes away before the answer. */
async function leave(key: 'a' | 'b'): Promise<void> {
  const signal = AbortSignal.timeout(3);
  await fetch(`${app.url}/api/opportunities?query=sample`, {
    headers: { authorization: `Bearer ${callers[key].token}` },
    signal,
  }).then(
    (response) => response.text().catch(() => ''),
    () => '',
  );
}

test(`${REQUESTS} requests of both organizations on four connections, some failing, meet no foreign row`, {
  timeout: timeFor(ROUNDS, 10_000),
}, async () => {
  const inputs = {
    'inquiries.list': () => ({ query: 'sample' }),
    'clients.list': () => ({ limit: 20 }),
    'inquiries.notes': (key: 'a' | 'b') => ({ opportunity_id: world[key].records.opportunity_id }),
    'inquiries.get': (key: 'a' | 'b') => ({ opportunity_id: world[key].records.opportunity_id }),
  };
  const paths = Object.keys(inputs) as (keyof typeof inputs)[];
  let own = 0;
  const one = async (n: number) => {
    const key = KEYS[n % 2]!;
    if (n % 7 === 3) return disturb(key, Math.floor(n / 7) % 4);
    const path = paths[Math.floor(n / 2) % paths.length]!;
    const answer = await callProcedure(
      { url: app.url, token: callers[key].token },
      { path, type: 'query' },
      inputs[path](key),
    );
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(world[other[key]].canary);
    expect(answer.text).not.toContain(world[other[key]].records.opportunity_id);
    if (answer.text.includes(world[key].canary)) own += 1;
  };
  for (let round = 0; round < ROUNDS; round++) await Promise.all(Array.from({ length: REQUESTS }, (_, n) => one(n)));
  expect(own).toBeGreaterThan((ROUNDS * REQUESTS) / 2);
  expect(app.services.pool.totalCount).toBeLessThanOrEqual(4);
  expect(app.services.pool.waitingCount).toBe(0);
});
