import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asOrganization } from '#server/platform/context.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { startTestApp } from '#tests/support/app.ts';
import { startFakeEhrServer } from '#tests/support/fake-ehr-server.ts';
import { faultsOf } from '#tests/support/fhir/check-bundle.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { makeSendable } from '#tests/support/sendable-inquiry.ts';
import { uploadDocument } from '#tests/support/uploads.ts';
import { createHandlers } from '#worker/handlers.ts';
import { createJobRunner, type Outcome } from '#worker/platform/run-job.ts';

const CLIENT = 'landfall-test';
const PRIVATE = { type: 'pkcs8', format: 'pem' } as const;
const PUBLIC = { type: 'spki', format: 'pem' } as const;
const rsaKeys = () =>
  generateKeyPairSync('rsa', { modulusLength: 2_048, privateKeyEncoding: PRIVATE, publicKeyEncoding: PUBLIC });
const rsa = rsaKeys();
const ec = generateKeyPairSync('ec', { namedCurve: 'P-384', privateKeyEncoding: PRIVATE, publicKeyEncoding: PUBLIC });

const server = await startFakeEhrServer({ client_id: CLIENT, public_key: rsa.publicKey, alg: 'RS384' });
const curved = await startFakeEhrServer({ client_id: CLIENT, public_key: ec.publicKey, alg: 'ES384' });
afterAll(() => Promise.all([server.close(), curved.close()]));
const outboundAllow = [server.place, curved.place];
const app = await startTestApp({ limited: false, outboundAllow });
const desk = await app.signIn('admissions');
const admin = await app.signIn('admin');

const useServer = async (base_url = server.base_url, private_key: string = rsa.privateKey) => {
  await admin.trpc.integrations.setApiKeys.mutate({ name: 'FHIR', public_key: CLIENT, private_key, base_url });
  await admin.trpc.ehr.setActive.mutate({ name: 'FHIR' });
};
beforeEach(() => useServer());

const runner = createJobRunner(app.services, createHandlers(app.tools), createMetrics());
const org_id = app.organizations.a.id;

/** Runs the delivery so often as the queue would, until it ends. */
async function runToEnd(signal = new AbortController().signal): Promise<Outcome[]> {
  const { id } = await app.within('a', (tx) =>
    tx.db
      .selectFrom('outbox')
      .select('id')
      .where('job', '=', 'ehr.deliver')
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow(),
  );
  const outcomes: Outcome[] = [];
  do outcomes.push(await runner.run({ org_id }, { id, signal }));
  while (outcomes.at(-1) === 'retried' && !signal.aborted);
  return outcomes;
}

const newest = async (opportunity_id: string) => (await desk.trpc.ehr.list.query({ opportunity_id }))[0]!;

async function sendNew() {
  const made = await makeSendable(app);
  await desk.trpc.ehr.send.mutate({ opportunity_id: made.opportunity_id });
  return made;
}

/** What the server keeps of one client: by type, how many there are. */
function keptOf(patient_id: string): Record<string, number> {
  const bundles = server.transactions.filter(({ body }) => body.includes(patient_id));
  const urls = new Set(
    bundles.flatMap(({ body }) =>
      (JSON.parse(body) as { entry: { request: { url: string } }[] }).entry.map(({ request }) => request.url),
    ),
  );
  const counts: Record<string, number> = {};
  for (const url of urls) {
    const type = url.split('?')[0]!;
    if (server.kept.has(url)) counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

const ONE_COPY = { Patient: 1, Condition: 2, EpisodeOfCare: 1, ServiceRequest: 1, DocumentReference: 1 };

describe('a FHIR server', () => {
  test('gets a valid transaction under a signed sign-in, and its records are the receipt', async () => {
    const { opportunity_id, patient_id } = await sendNew();
    expect(await runToEnd()).toEqual(['completed']);
    const { body } = server.transactions.at(-1)!;
    expect(faultsOf(JSON.parse(body))).toEqual([]);
    expect(keptOf(patient_id)).toEqual(ONE_COPY);
    const sent = await newest(opportunity_id);
    expect(sent).toMatchObject({ state: 'sent', adapter: 'FHIR', attempts: 1 });
    expect(sent.receipt_locations).toHaveLength(6);
    expect(sent.receipt_locations[0]).toMatch(/^Patient\/[0-9a-f-]{36}\/_history\/1$/);
    const { activity } = await desk.trpc.inquiries.notes.query({ opportunity_id });
    expect(activity.map(({ description }) => description)).toEqual(['Sent to EHR, version 1.']);
    // The download is what the server got, byte for byte.
    const file = await fetch(`${app.url}/api/ehr_packet?transmission_id=${sent.id}&part=bundle`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    expect(await file.text()).toBe(body);
  });

  test('signs in once for many transmissions, and again when its token has ended', async () => {
    await sendNew();
    await runToEnd();
    const before = server.assertions.length;
    await sendNew();
    await runToEnd();
    expect(server.assertions).toHaveLength(before);
    server.endTokens();
    await sendNew();
    expect(await runToEnd()).toEqual(['completed']);
    expect(server.assertions).toHaveLength(before + 1);
    app.clock.advance(5 * 60_000);
    await sendNew();
    await runToEnd();
    expect(server.assertions).toHaveLength(before + 2);
  });

  test('takes ES384 too', async () => {
    await useServer(curved.base_url, ec.privateKey);
    const { opportunity_id } = await sendNew();
    expect(await runToEnd()).toEqual(['completed']);
    expect(await newest(opportunity_id)).toMatchObject({ state: 'sent' });
    expect(curved.kept.size).toBe(6);
  });

  test.each([
    ['a failure', { kind: 'status', status: 500 }],
    ['a conflict', { kind: 'status', status: 409 }],
    ['a lost answer', { kind: 'lose' }],
    ['a page instead of an answer', { kind: 'page' }],
    ['too many requests', { kind: 'status', status: 429 }],
  ] as const)('is tried again after %s, and keeps one copy', async (_, behavior) => {
    server.next(behavior, behavior);
    const { opportunity_id, patient_id } = await sendNew();
    expect(await runToEnd()).toEqual(['retried', 'retried', 'completed']);
    expect(keptOf(patient_id)).toEqual(ONE_COPY);
    const bodies = server.transactions.slice(-3).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(await newest(opportunity_id)).toMatchObject({ state: 'sent', attempts: 3, error_code: null });
    expect((await desk.trpc.inquiries.notes.query({ opportunity_id })).activity).toHaveLength(1);
  });

  test('that answers twice keeps one copy', async () => {
    server.next({ kind: 'twice' });
    const { opportunity_id, patient_id } = await sendNew();
    // The second answer may spoil the reading of the first; then it is asked again.
    expect((await runToEnd()).at(-1)).toBe('completed');
    expect(keptOf(patient_id)).toEqual(ONE_COPY);
    expect(await newest(opportunity_id)).toMatchObject({ state: 'sent' });
    expect((await desk.trpc.inquiries.notes.query({ opportunity_id })).activity).toHaveLength(1);
  });

  test('that fails five times ends it, with the reason on the record; it can be tried again', async () => {
    server.next(...Array.from({ length: 5 }, () => ({ kind: 'status' as const, status: 503 })));
    const { opportunity_id } = await sendNew();
    expect(await runToEnd()).toEqual(['retried', 'retried', 'retried', 'retried', 'failed']);
    const failed = await newest(opportunity_id);
    expect(failed).toMatchObject({ state: 'failed', attempts: 5, error_code: 'ehr_unavailable' });
    await desk.trpc.ehr.retry.mutate({ transmission_id: failed.id });
    expect(await runToEnd()).toEqual(['completed']);
    expect(await newest(opportunity_id)).toMatchObject({ state: 'sent', version: 1 });
  });

  test.each([
    ['ehr_rejected', { kind: 'status', status: 422 }],
    ['ehr_rejected', { kind: 'part' }],
    ['ehr_keys', { kind: 'status', status: 403 }],
  ] as const)('that refuses for good ends it at once: %s', async (code, behavior) => {
    server.next(behavior);
    const { opportunity_id } = await sendNew();
    expect(await runToEnd()).toEqual(['failed']);
    expect(await newest(opportunity_id)).toMatchObject({ state: 'failed', error_code: code, attempts: 1 });
  });

  test('gets nothing by a key it does not know', async () => {
    const other = rsaKeys();
    await useServer(server.base_url, other.privateKey);
    const before = server.transactions.length;
    const { opportunity_id } = await sendNew();
    expect(await runToEnd()).toEqual(['failed']);
    expect(await newest(opportunity_id)).toMatchObject({ error_code: 'ehr_keys' });
    expect(server.transactions).toHaveLength(before);
  });

  test('inside our own network is never reached', async () => {
    const hidden = await startFakeEhrServer({ client_id: CLIENT, public_key: rsa.publicKey, alg: 'RS384' });
    await useServer(hidden.base_url);
    const { opportunity_id } = await sendNew();
    expect(await runToEnd()).toEqual(['failed']);
    expect(await newest(opportunity_id)).toMatchObject({ error_code: 'ehr_address' });
    expect(hidden.assertions).toEqual([]);
    await hidden.close();
  });

  test('that never answers is left when the worker has to stop, and another worker goes on', async () => {
    server.next({ kind: 'hang' });
    const { opportunity_id, patient_id } = await sendNew();
    const stop = new AbortController();
    const before = server.transactions.length;
    const run = runToEnd(stop.signal);
    await expect.poll(() => server.transactions.length).toBe(before + 1);
    stop.abort();
    expect(await run).toEqual(['retried']);
    expect(await newest(opportunity_id)).toMatchObject({ state: 'sending' });
    expect(await runToEnd()).toEqual(['completed']);
    expect(keptOf(patient_id)).toEqual(ONE_COPY);
    expect(await newest(opportunity_id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('gets large documents whole', async () => {
    const { opportunity_id } = await makeSendable(app);
    const pdf = await textPdf(['A long record.']);
    const large = Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024, 10)]);
    for (let n = 0; n < 2; n++) await uploadDocument(app, desk, opportunity_id, large);
    await desk.trpc.ehr.send.mutate({ opportunity_id });
    expect(await runToEnd()).toEqual(['completed']);
    const bundle = JSON.parse(server.transactions.at(-1)!.body) as {
      entry: { resource: { content?: [{ attachment: { data: string } }] } }[];
    };
    const data = bundle.entry.flatMap(({ resource }) => resource.content?.[0].attachment.data ?? []);
    expect(data.map((each) => Buffer.from(each, 'base64').length).slice(1)).toEqual([large.length, large.length]);
  });

  test('meets a newer version as the same records, and an older one never after it', async () => {
    server.next(...Array.from({ length: 5 }, () => ({ kind: 'status' as const, status: 500 })));
    const { opportunity_id, patient_id } = await sendNew();
    await runToEnd();
    const old = await newest(opportunity_id);
    await desk.trpc.ehr.send.mutate({ opportunity_id });
    expect(await runToEnd()).toEqual(['completed']);
    expect(keptOf(patient_id)).toEqual(ONE_COPY);
    await expect(desk.trpc.ehr.retry.mutate({ transmission_id: old.id })).rejects.toThrow(
      'This transmission has not failed.',
    );
    const ctx = asOrganization(app.ctx, org_id);
    const before = server.transactions.length;
    await createHandlers(app.tools)['ehr.deliver'](
      ctx,
      { transmission_id: old.id },
      { id: old.id, attempt: 1, signal: new AbortController().signal },
    );
    expect(server.transactions).toHaveLength(before);
  });
});

test('nothing of the keys or the client stands in the log', () => {
  const log = app.logLines.join('\n');
  expect(log).not.toMatch(/PRIVATE KEY|Admitted\d|eyJ|555-0142/);
});
