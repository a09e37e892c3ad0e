import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { failStalledCampaigns } from '#server/features/campaigns/fail-stalled-campaigns.ts';
import { asOrganization } from '#server/platform/context.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign, sendNow } from '#tests/support/campaigns.ts';
import { type SendGridAnswer, startFakeSendGrid } from '#tests/support/fake-sendgrid.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { createSource } from '#tests/support/referrals.ts';
import { createHandlers } from '#worker/handlers.ts';
import { createJobRunner } from '#worker/platform/run-job.ts';

/** Three requests of SendGrid's size. */
const PEOPLE = 2_400;
const provider = await startFakeSendGrid();
afterAll(() => provider.close());
const nowhere = 'http://127.0.0.1:9/';
const app = await startTestApp({
  limited: false,
  platformUrls: { SendGrid: provider.base_url, Mailgun: nowhere, CallTrackingMetrics: nowhere },
});
const query = await openDatabase(app.databaseUrl);
const runner = createJobRunner(app.services, createHandlers(app.tools), createMetrics());
const admin = await app.signIn('admin');
const referral_id = await createSource(admin);
await admin.trpc.integrations.setApiKeys.mutate({
  ...{ name: 'SendGrid', public_key: 'key-id', private_key: provider.api_key },
});
await app.within('a', (tx) =>
  sql`insert into referral_contacts (id, org_id, referral_id, organization_name, firstname, lastname, email)
    select gen_random_uuid(), ${tx.actor.org_id}, ${referral_id}, 'Alder House', 'Robin', 'Referent ' || n,
      'robin' || n || '@referents.example' from generate_series(1, ${PEOPLE}) n`.execute(tx.db),
);

beforeEach(async () => {
  provider.mails = [];
  provider.next = [];
  provider.asked = 0;
  provider.refused.clear();
  await query('delete from outbox');
});

/** Holds the answers of requests from this one on. @returns what lets them go */
function hold(from: number): () => void {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  provider.held = { from, until };
  return release;
}

/** One attempt of the job that waits, as the worker makes it. */
async function attempt() {
  const [row] = await query<{ id: string }>("select id from outbox where job = 'campaigns.send' and state <> 'done'");
  const signal = new AbortController().signal;
  return runner.run({ org_id: app.organizations.a.id }, { id: row!.id, signal });
}

async function begin(...next: SendGridAnswer[]) {
  const campaign_id = await createCampaign(app, 'a');
  expect(await sendNow(admin, campaign_id)).toEqual({ status: 'SENT', recipients: PEOPLE });
  provider.next = next;
  return {
    campaign_id,
    get: () => admin.trpc.campaigns.get.query({ campaign_id }),
    steer: (to: 'pause' | 'resume' | 'cancel' | 'retry') => admin.trpc.campaigns.steer.mutate({ campaign_id, to }),
  };
}

const sizes = () => provider.mails.map(({ personalizations }) => personalizations.length);
const reached = () => provider.mails.flatMap(({ personalizations }) => personalizations.map(({ to }) => to[0]!.email));

test('a whole campaign leaves in requests of a thousand, each person once and with links of their own', async () => {
  const { get } = await begin();
  expect(await attempt()).toBe('completed');
  expect(sizes()).toEqual([1_000, 1_000, 400]);
  expect(new Set(reached()).size).toBe(PEOPLE);
  const [mail] = provider.mails;
  expect(mail).toMatchObject({
    from: { name: 'Maple House Recovery', email: 'admin-a.example@mail.example.test' },
    reply_to: { email: 'riley@maple.example' },
    subject: 'Open beds this week',
    categories: ['campaign'],
  });
  const [one, two] = mail!.personalizations;
  expect(one).toMatchObject({
    substitutions: { '{{first_name}}': 'Robin', '{{recipient}}': expect.stringMatching(/^[\w-]{64}$/) },
    headers: {
      'List-Unsubscribe': `<${app.services.publicUrl}/unsubscribe/${one!.substitutions!['{{recipient}}']}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    custom_args: { recipient: one!.substitutions!['{{recipient}}'] },
  });
  expect(one!.substitutions!['{{recipient}}']).not.toBe(two!.substitutions!['{{recipient}}']);
  expect(await get()).toMatchObject({
    ...{ status: 'SENT', fault: null },
    progress: { total: PEOPLE, waiting: 0, sent: PEOPLE, dropped: 0, in_doubt: 0 },
  });
});

test('a provider that asks to wait is asked again later: the campaign says why, and nobody is lost or mailed twice', async () => {
  const { get } = await begin(202, 429);
  expect(await attempt()).toBe('retried');
  expect(await get()).toMatchObject({
    ...{ status: 'sending', fault: 'throttled' },
    progress: { waiting: 1_400, sent: 1_000, in_doubt: 0 },
  });
  provider.next = ['drop'];
  expect(await attempt()).toBe('retried');
  // Cut before an answer: nobody but the provider knows whether it was taken.
  expect(await get()).toMatchObject({
    ...{ status: 'sending', fault: 'unavailable' },
    progress: { waiting: 400, sent: 1_000, in_doubt: 1_000 },
  });
  expect(await attempt()).toBe('completed');
  expect(await get()).toMatchObject({
    ...{ status: 'SENT', fault: null },
    progress: { total: PEOPLE, waiting: 0, sent: 1_400, dropped: 0, in_doubt: 1_000 },
  });
  expect([sizes(), new Set(reached()).size]).toEqual([[1_000, 400], 1_400]);
});

test.each<[SendGridAnswer, number]>([
  ['hang up', 2_400],
  ['half an answer', 2_400],
  [500, 1_400],
])('an answer that is lost (%s) leaves the request in doubt; it is not made again', async (answer, mailed) => {
  const { get } = await begin(answer);
  expect(await attempt()).toBe('retried');
  expect(await get()).toMatchObject({ fault: 'unavailable', progress: { waiting: 1_400, in_doubt: 1_000 } });
  expect(await attempt()).toBe('completed');
  expect(await get()).toMatchObject({ status: 'SENT', progress: { waiting: 0, sent: 1_400, in_doubt: 1_000 } });
  expect([reached().length, new Set(reached()).size]).toEqual([mailed, mailed]);
});

test('a refused address is found among the thousand, and everybody else is mailed', async () => {
  const { get } = await begin();
  for (const n of [7, 1_999]) provider.refused.add(`robin${n}@referents.example`);
  expect(await attempt()).toBe('completed');
  expect(await get()).toMatchObject({
    status: 'SENT',
    progress: { total: PEOPLE, waiting: 0, sent: PEOPLE - 2, dropped: 2, in_doubt: 0 },
  });
  expect([reached().length, new Set(reached()).size]).toEqual([PEOPLE - 2, PEOPLE - 2]);
});

test('a refused key ends the sending until somebody tries again', async () => {
  const { get, steer } = await begin(202, 401);
  expect(await attempt()).toBe('failed');
  expect(await get()).toMatchObject({ status: 'failed', fault: 'misconfigured', progress: { waiting: 1_400 } });
  expect(await steer('retry')).toMatchObject({ status: 'sending', fault: null });
  await app.runJobs();
  expect(await get()).toMatchObject({ status: 'SENT', progress: { waiting: 0, sent: PEOPLE } });
  expect(new Set(reached()).size).toBe(PEOPLE);
});

test('a campaign whose job was given up has failed and says so, until somebody tries again', async () => {
  const { campaign_id, get, steer } = await begin(202, 429);
  const fail = () => failStalledCampaigns(asOrganization(app.ctx, app.organizations.a.id));
  expect(await attempt()).toBe('retried');
  app.clock.advance(61_000);
  // Its next attempt is waited for.
  expect(await fail()).toBe(0);
  await query("update outbox set state = 'dead'");
  expect([await fail(), await fail()]).toEqual([1, 0]);
  expect(
    await query(`select details from audit_log where '${campaign_id}' = any(entity_ids) and outcome = 'failed'`),
  ).toEqual([{ details: { reason: 'interrupted' } }]);
  expect(await get()).toMatchObject({ status: 'failed', fault: 'interrupted', progress: { waiting: 1_400 } });
  await steer('retry');
  await app.runJobs();
  expect(await get()).toMatchObject({ status: 'SENT', progress: { waiting: 0, sent: PEOPLE } });
  expect([reached().length, new Set(reached()).size]).toEqual([PEOPLE, PEOPLE]);
});

test('paused and resumed while a request is under way: who has to wait again is sent to, though another attempt has ended', async () => {
  const { get, steer } = await begin(429);
  await query("update outbox set state = 'relayed'");
  const release = hold(1);
  const first = attempt();
  await expect.poll(() => provider.asked, { interval: 5 }).toBe(1);
  // The next attempt is answered at once.
  provider.held = null;
  await steer('pause');
  await steer('resume');
  expect(await app.runJobs()).toMatchObject([{ job: 'campaigns.send', outcome: 'completed' }]);
  expect(await get()).toMatchObject({ status: 'SENT', progress: { waiting: 0, sent: 1_400, in_doubt: 1_000 } });
  release();
  expect(await first).toBe('retried');
  expect(await get()).toMatchObject({
    status: 'sending',
    fault: 'throttled',
    progress: { waiting: 1_000, in_doubt: 0 },
  });
  expect(await attempt()).toBe('completed');
  expect(await get()).toMatchObject({ status: 'SENT', progress: { waiting: 0, sent: PEOPLE, in_doubt: 0 } });
  expect([reached().length, new Set(reached()).size]).toEqual([PEOPLE, PEOPLE]);
});

test('canceled while a request is under way that is then asked to wait: nobody waits under a canceled campaign', async () => {
  const { get, steer } = await begin(202, 429);
  const release = hold(2);
  const first = attempt();
  await expect.poll(() => provider.asked, { interval: 5 }).toBe(2);
  provider.held = null;
  expect(await steer('cancel')).toMatchObject({ status: 'canceled', progress: { waiting: 1_000, dropped: 400 } });
  release();
  expect(await first).toBe('retried');
  expect(await get()).toMatchObject({ status: 'canceled', progress: { waiting: 0, sent: 1_000, dropped: 1_400 } });
});

test('a test that could not leave is sent by another try of the same request', async () => {
  const campaign_id = await createCampaign(app, 'a');
  const test = {
    ...{ campaign_id, org_name: 'Maple House', from_email: 'admin@maple.example', reply_to: 'admin@maple.example' },
    ...{ subject: 'Open beds', test_email_ids: ['one@maple.example'] },
  };
  const send = () => admin.rest('POST', '/api/send_test_campaign', test, { 'idempotency-key': 'a test' });
  provider.next = [400];
  expect((await send()).status).toBe(503);
  for (const answer of [await send(), await send()]) expect(answer.body).toEqual({ result: { ok: true } });
  expect(reached()).toEqual(['one@maple.example']);
});
