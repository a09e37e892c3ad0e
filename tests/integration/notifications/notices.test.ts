import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addressKey } from '#server/features/notifications/notification-addresses.ts';
import { asOrganization } from '#server/platform/context.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { raiseAuditAlarm } from '#shared/features/audit/audit.jobs.ts';
import { sendNotice } from '#shared/features/notifications/notifications.jobs.ts';
import { startTestApp } from '#tests/support/app.ts';
import { startFakeSendGrid } from '#tests/support/fake-sendgrid.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { configure } from '#tests/support/referrals.ts';
import { createHandlers } from '#worker/handlers.ts';
import { createJobRunner } from '#worker/platform/run-job.ts';

const provider = await startFakeSendGrid();
afterAll(() => provider.close());
const nowhere = 'http://127.0.0.1:9/';
const app = await startTestApp({
  platformUrls: { SendGrid: provider.base_url, Mailgun: nowhere, CallTrackingMetrics: nowhere },
});
const query = await openDatabase(app.databaseUrl);
const admin = await app.signIn('admin');
const DESK = 'desk@people.example';
const org_id = app.organizations.a.id;
const runner = createJobRunner(app.services, createHandlers(app.tools), createMetrics());
const about = { event: 'admission_status_change', opportunity_id: '', subject_id: '' } as const;

beforeEach(async () => {
  provider.mails = [];
  provider.answer = 202;
  await query('delete from notices');
  await query('delete from outbox');
  await query('delete from configurations');
  await configure(app, 'EVENT_NOTIFICATIONS', { admission_status_change: [DESK] });
  const { integrations } = admin.trpc;
  await integrations.setApiKeys.mutate({ name: 'SendGrid', public_key: 'key-id', private_key: provider.api_key });
});

/** A notice's job, ready to be run. */
async function waiting() {
  const { id: opportunity_id } = await makeInquiry(admin, { firstname: 'Zelda', lastname: 'Hidden' });
  const subject_id = app.services.newId();
  await app.within('a', (tx) =>
    enqueue(tx, sendNotice, { ...about, opportunity_id, subject_id, user_id: null, address_key: addressKey(DESK) }),
  );
  const [row] = await query<{ id: string }>("select id from outbox where job = 'notifications.send_notice'");
  const run = () => runner.run({ org_id }, { id: row!.id, signal: new AbortController().signal });
  const again = () => query("update outbox set state = 'pending' where id = $1", [row!.id]);
  return { run, again };
}
const last = async () => (await admin.trpc.notifications.list.query({}))[0];

test('leaves by the organization’s own SendGrid key, and names no client', async () => {
  const { run } = await waiting();
  expect(await run()).toBe('completed');
  expect(provider.mails.map(({ personalizations }) => personalizations[0]?.to)).toEqual([[{ email: DESK }]]);
  expect(JSON.stringify(provider.mails)).not.toMatch(/Zelda|Hidden/);
  expect(await last()).toMatchObject({ address: DESK, state: 'sent', way: 'own', fault: null, is_test: false });
  const sendGrid = (await admin.trpc.integrations.list.query({})).find(({ name }) => name === 'SendGrid');
  expect(sendGrid?.last_success).toBe(Math.floor(app.clock.now().getTime() / 1000));
});

test('so does the alarm of a broken audit log', async () => {
  const { user_id, email_id: email } = admin.user;
  await app.within('a', (tx) => enqueue(tx, raiseAuditAlarm, { user_id, broken_at: 7, reason: 'changed' }));
  await app.runJobs();
  expect(provider.mails.map(({ personalizations }) => personalizations[0]?.to)).toEqual([[{ email }]]);
});

test('is one mail however often its job runs, one after the other and at once', async () => {
  const { run, again } = await waiting();
  await Promise.all([run(), run(), run()]);
  await again();
  await run();
  expect(provider.mails).toHaveLength(1);
});

test('is tried again while the provider is away, and then sent once', async () => {
  const { run } = await waiting();
  provider.answer = 429;
  expect(await run()).toBe('retried');
  expect(await last()).toMatchObject({ state: 'waiting', fault: 'throttled' });
  provider.answer = 202;
  expect(await run()).toBe('completed');
  expect([provider.mails.length, (await last())?.state]).toEqual([1, 'sent']);
});

test('that could not even be begun is sent by the next attempt', async () => {
  const { run } = await waiting();
  const [keys] = await query<{ config: unknown }>("select config from configurations where type = 'EHR'");
  // Sealed for another place, the key does not open.
  await query(`update configurations set config = jsonb_set(config, '{private_key}', '"v1.none.AAAAAAAAAAAAAAAA.${'A'.repeat(22)}"')
    where type = 'EHR'`);
  expect(await run()).toBe('retried');
  await query("update configurations set config = $1 where type = 'EHR'", [JSON.stringify(keys!.config)]);
  expect(await run()).toBe('completed');
  expect([provider.mails.length, (await last())?.state]).toEqual([1, 'sent']);
});

test('that is refused for good is not tried again', async () => {
  const { run } = await waiting();
  provider.answer = 400;
  expect(await run()).toBe('failed');
  expect(await last()).toMatchObject({ state: 'failed', fault: 'rejected' });
});

describe('in doubt', () => {
  test('is one whose answer was lost, and it is not sent again', async () => {
    const { run, again } = await waiting();
    provider.answer = 'hang up';
    expect(await run()).toBe('completed');
    await again();
    await run();
    expect([provider.mails.length, (await last())?.state]).toEqual([1, 'in_doubt']);
  });

  test('is one whose worker was killed while it sent', async () => {
    const { run } = await waiting();
    await run();
    // As the kill leaves it: taken up, and never brought to an end.
    await query("update notices set state = 'sending'");
    await query("update outbox set state = 'relayed'");
    await run();
    expect([provider.mails.length, (await last())?.state]).toEqual([1, 'in_doubt']);
  });
});

describe('a test', () => {
  test('goes to whoever asks, by the same way, and is listed as one', async () => {
    const sent = await admin.trpc.notifications.sendTest.mutate({ event: 'referral_sent' });
    expect(sent).toEqual({ address: admin.user.email_id });
    expect(provider.mails[0]).toMatchObject({ subject: 'Referral sent: inquiry A2B3' });
    expect(await last()).toMatchObject({ event: 'referral_sent', is_test: true, state: 'sent' });
  });

  test('that did not leave says so', async () => {
    provider.answer = 403;
    await expect(admin.trpc.notifications.sendTest.mutate({ event: 'referral_sent' })).rejects.toThrow(
      'The test could not be sent.',
    );
    expect(await last()).toMatchObject({ is_test: true, state: 'failed', fault: 'misconfigured' });
  });

  test('can be asked for ten times an hour', async () => {
    const manager = (await app.signIn('manager')).trpc.notifications;
    for (let n = 0; n < 10; n++) await manager.sendTest.mutate({ event: 'referral_received' });
    await expect(manager.sendTest.mutate({ event: 'referral_received' })).rejects.toThrow('Too many attempts.');
  });
});

test('the last twenty are the organization’s own', async () => {
  const ctx = asOrganization(app.ctx, org_id);
  await app.within('a', (tx) =>
    tx.db
      .insertInto('notices')
      .values(
        Array.from({ length: 25 }, (_, n) => ({
          ...{ id: ctx.services.newId(), org_id, event: 'referral_sent' as const, subject_id: ctx.services.newId() },
          ...{ address: `n${n}@people.example`, state: 'sent' as const, fault: null, way: null },
          at: new Date(Date.UTC(2026, 3, 1, n)).toISOString(),
        })),
      )
      .execute(),
  );
  const listed = await admin.trpc.notifications.list.query({});
  expect([listed.length, listed[0]?.address]).toEqual([20, 'n24@people.example']);
  expect(await (await app.signIn('admin', 'b')).trpc.notifications.list.query({})).toEqual([]);
});
