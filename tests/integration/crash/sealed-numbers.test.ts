import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openInstallation } from '#tests/support/installation.ts';
import { startOwnPostgres } from '#tests/support/own-postgres.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { startProcess } from '#tests/support/processes.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';

/** Clients, of two numbers each. */
const CLIENTS = rounds(20);
/** What all numbers begin with: an area that is never issued. */
const MARK = '90017';

const [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
const installation = await openInstallation(postgres.url, redis.url);
const [web, worker] = await Promise.all([
  installation.startWeb({ LOG_LEVEL: 'debug' }),
  installation.startWorker({ LOG_LEVEL: 'debug' }),
]);
const actor = await installation.signIn(web, 'admin');

const digitsOf = (n: number) => `${MARK}${String(n).padStart(4, '0')}`;
const dashed = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Where a marked number stands in clear, in any usual writing. */
const found = (text: string): string[] => text.match(/900[- .]?17[- .]?\d{4}/g) ?? [];

async function foundIn(folder: string): Promise<string[]> {
  const hits: string[] = [];
  for (const file of await filesUnder(folder))
    hits.push(
      ...found((await readFile(file)).toString('latin1')).map((hit) => `${path.relative(folder, file)}: ${hit}`),
    );
  return hits;
}

test(
  `${CLIENTS} clients' numbers are nowhere in clear: not in the database's files, its log, Redis, the product's folder or its logs`,
  async () => {
    const ids: string[] = [];
    const refusals: string[] = [];
    for (let n = 0; n < CLIENTS; n++) {
      const ssn = digitsOf(2 * n);
      const { id } = await actor.trpc.clients.create.mutate(
        { firstname: 'Dana', lastname: `Marked${n}`, ssn: n % 2 === 0 ? ssn : dashed(ssn) },
        { context: { idempotencyKey: `create-${n}` } },
      );
      ids.push(id);
      const patient = { subscriber_ssn: dashed(digitsOf(2 * n + 1)) };
      const answer = await actor.rest('PUT', '/api/patient_details', { patient_id: id, patient });
      expect(JSON.stringify(answer.body)).not.toMatch(/900[- .]?17/);
      const wrong = await actor.rest('PUT', '/api/patient_details', { patient_id: id, patient: { ssn: `${ssn}0` } });
      expect(wrong.status).toBe(400);
      refusals.push(JSON.stringify(wrong.body));
      await actor.rest('GET', '/api/patients', { query: ssn });
      const { value } = await actor.trpc.clients.revealSsn.mutate({ patient_id: id, field: 'ssn', reason: 'identity' });
      expect(value).toBe(dashed(ssn));
      // Thirty an hour are one person's share.
      if (n % 30 === 29) await redis.flush();
    }
    const client = redis.client();
    await client.save();
    expect(refusals.flatMap(found)).toEqual([]);

    // A second key takes over, and the first one goes.
    const next = `k2:${randomBytes(32).toString('base64')}`;
    const command = startProcess('scripts/field-keys.ts', {
      ...installation.env,
      FIELD_KEYS: `${next},${installation.env.FIELD_KEYS}`,
    });
    await command.ended;
    expect([command.errors(), command.output]).toEqual(['', [`k2: ${2 * CLIENTS} numbers, the current key`]]);
    const later = await installation.startWeb({ FIELD_KEYS: next });
    const again = await installation.signIn(later, 'manager');
    const shown = await again.trpc.clients.get.query({ patient_id: ids[0]! });
    expect([shown.ssn, shown.subscriber_ssn]).toEqual(['***-**-0000', '***-**-0001']);

    for (const running of [web, later, worker]) await running.end('SIGTERM');
    await postgres.stopAtOnce();
    await redis.kill();
    expect(await foundIn(postgres.folder)).toEqual([]);
    expect(await foundIn(redis.folder)).toEqual([]);
    expect(await foundIn(installation.folder)).toEqual([]);
    expect([web, later, worker].flatMap(({ output, errors }) => found(`${output.join('\n')}${errors()}`))).toEqual([]);
  },
  timeFor(CLIENTS, 1_000) + 60_000,
);

test('the search finds a number that is there in clear', () => {
  const digits = digitsOf(7);
  expect(found(`…${digits}…${dashed(digits)}…`)).toEqual([digits, dashed(digits)]);
});
