import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { startFakeEhrServer } from '#tests/support/fake-ehr-server.ts';
import { openInstallation } from '#tests/support/installation.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { makeSendable } from '#tests/support/sendable-inquiry.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const CLIENT = 'landfall-test';
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const server = await startFakeEhrServer({ client_id: CLIENT, public_key: keys.publicKey, alg: 'RS384' });
afterAll(() => server.close());
const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const guard = { OUTBOUND_ALLOW: server.place };
const web = await installation.startWeb(guard);
const admin = await installation.signIn(web, 'admin');
await admin.trpc.integrations.setApiKeys.mutate({
  name: 'FHIR',
  public_key: CLIENT,
  private_key: keys.privateKey,
  base_url: server.base_url,
});
await admin.trpc.ehr.setActive.mutate({ name: 'FHIR' });

/** A killed worker's job is taken up by another only when its lock has run out. */
const TAKEN_UP = { timeout: 180_000, interval: 200 };

async function sendNew() {
  const made = await makeSendable({ within: installation.within, signIn: async () => admin });
  await admin.trpc.ehr.send.mutate({ opportunity_id: made.opportunity_id });
  return made;
}
type Sent = Awaited<ReturnType<typeof sendNew>>;

const transactionsOf = ({ patient_id }: Sent) =>
  server.transactions.map(({ body }) => body).filter((body) => body.includes(patient_id));

async function expectOneCopy(sent: Sent) {
  const { opportunity_id } = sent;
  const transmissions = await admin.trpc.ehr.list.query({ opportunity_id });
  expect(transmissions).toMatchObject([{ version: 1, state: 'sent', adapter: 'FHIR', error_code: null }]);
  const bodies = transactionsOf(sent);
  // Whatever was sent again was sent as the same version, byte for byte, and the server took it as the same records.
  expect(new Set(bodies).size).toBe(1);
  const { entry } = JSON.parse(bodies[0]!) as { entry: { request: { url: string } }[] };
  expect(transmissions[0]!.receipt_locations).toEqual(
    entry.map(({ request: { url } }) => {
      const kept = server.kept.get(url)!;
      return `${url.split('?')[0]}/${kept.id}/_history/${kept.version}`;
    }),
  );
  const { activity } = await admin.trpc.inquiries.notes.query({ opportunity_id });
  expect(activity.map(({ description }) => description)).toEqual(['Sent to EHR, version 1.']);
  return bodies.length;
}

test('a worker killed while the server reads, and after it has taken all: one copy, one receipt, one note', async () => {
  server.next({ kind: 'hang' }, { kind: 'hold' });
  const killed = await installation.startWorker(guard);
  const made = [await sendNew(), await sendNew()];
  await vi.waitFor(() => expect(made.map((each) => transactionsOf(each).length)).toEqual([1, 1]), TAKEN_UP);
  await killed.end('SIGKILL');
  for (const { opportunity_id } of made)
    expect(await admin.trpc.ehr.list.query({ opportunity_id })).toMatchObject([{ state: 'sending', version: 1 }]);

  const next = await installation.startWorker(guard);
  await vi.waitFor(async () => {
    for (const { opportunity_id } of made)
      expect(await admin.trpc.ehr.list.query({ opportunity_id })).toMatchObject([{ state: 'sent' }]);
  }, TAKEN_UP);
  for (const each of made) expect(await expectOneCopy(each)).toBe(2);

  // What has its receipt is not sent again by a worker that comes after a crash.
  await next.end('SIGKILL');
  const last = await installation.startWorker(guard);
  const after = await sendNew();
  await vi.waitFor(() => expect(transactionsOf(after)).toHaveLength(1), TAKEN_UP);
  for (const each of made) expect(transactionsOf(each)).toHaveLength(2);
  await last.end('SIGTERM');
}, 400_000);

test(
  'a worker killed at any moment of a transmission: it ends sent, as one copy',
  async () => {
    const chance = chances('transmission');
    for (let round = 0; round < rounds(1); round += 1) {
      const killed = await installation.startWorker(guard);
      const made = [await sendNew(), await sendNew(), await sendNew()];
      await wait(chance() * 1_500);
      await killed.end('SIGKILL');
      const next = await installation.startWorker(guard);
      await vi.waitFor(async () => {
        for (const { opportunity_id } of made)
          expect(await admin.trpc.ehr.list.query({ opportunity_id })).toMatchObject([{ state: 'sent' }]);
      }, TAKEN_UP);
      for (const each of made) expect(await expectOneCopy(each)).toBeLessThanOrEqual(2);
      await next.end('SIGTERM');
    }
  },
  timeFor(rounds(1), 240_000),
);
