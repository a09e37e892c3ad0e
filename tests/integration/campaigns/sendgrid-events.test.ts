import { type createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign, sendNow } from '#tests/support/campaigns.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const eventKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const app = await startTestApp({ limited: false, eventKey });
const staff = await app.signIn('outreach');
const now = () => Math.floor(app.clock.now().getTime() / 1000);
let campaign_id: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  const referral_id = await createSource(staff);
  for (const name of ['Ash', 'Birch', 'Cedar'])
    await createContact(staff, referral_id, { firstname: name, email: `${name.toLowerCase()}@referents.example` });
  campaign_id = await createCampaign(app, 'a');
  await sendNow(staff, campaign_id);
  await app.runJobs();
  for (const { to, unsubscribe_url } of await app.mails()) tokens.set(to, unsubscribe_url!.split('/').at(-1)!);
});

interface Sent {
  timestamp?: number;
  by?: ReturnType<typeof createPrivateKey>;
}

async function post(events: unknown, { timestamp = now(), by = keys.privateKey }: Sent = {}) {
  const body = Buffer.from(JSON.stringify(events));
  const signature = sign('sha256', Buffer.concat([Buffer.from(String(timestamp)), body]), by).toString('base64');
  const answer = await fetch(`${app.url}/webhooks/sendgrid`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-signature': signature,
      'x-twilio-email-event-webhook-timestamp': String(timestamp),
    },
  });
  return answer.status;
}

const event = (name: string, to: string, sg_event_id: string, more: object = {}) => ({
  ...{ event: name, sg_event_id, timestamp: now(), recipient: tokens.get(`${to}@referents.example`), email: to },
  ...more,
});
const summary = async () => (await staff.trpc.campaigns.analytics.query({ campaign_id })).event_summary;

test('events count people, in any order, and one that comes again has no second effect', async () => {
  const events = [
    event('open', 'ash', 'e3'),
    event('delivered', 'ash', 'e2'),
    event('processed', 'ash', 'e1'),
    event('open', 'ash', 'e4'),
    event('open', 'birch', 'e5', { sg_machine_open: true }),
    event('bounce', 'cedar', 'e6', { type: 'bounce' }),
  ];
  expect(await post(events)).toBe(200);
  const first = await summary();
  expect(first).toEqual({ opened: 1, sent: 3, delivered: 1, dropped: 1 });
  for (const _ of [1, 2]) expect(await post([...events].reverse())).toBe(200);
  expect(await summary()).toEqual(first);
  const [ash] = await app.within('a', (tx) =>
    tx.db
      .selectFrom('campaign_recipients')
      .select('event_ids')
      .where('org_id', '=', tx.actor.org_id)
      .where('email', '=', 'ash@referents.example')
      .execute(),
  );
  expect([...ash!.event_ids].sort()).toEqual(['e1', 'e2', 'e3', 'e4']);
});

test('a bounce suppresses once: who is taken off the list is not put there by the same event again', async () => {
  expect(await staff.trpc.suppressions.list.query({})).toMatchObject({
    list: [{ email: 'cedar@referents.example', reason: 'bounced' }],
  });
  await staff.trpc.suppressions.remove.mutate({ email: 'cedar@referents.example' });
  expect(await post([event('bounce', 'cedar', 'e6', { type: 'bounce' })])).toBe(200);
  expect(await staff.trpc.suppressions.list.query({})).toMatchObject({ total: 0 });
  expect(await post([event('spamreport', 'birch', 'e7')])).toBe(200);
  expect(await staff.trpc.suppressions.list.query({})).toMatchObject({
    list: [{ email: 'birch@referents.example', reason: 'complained' }],
  });
});

test('ten thousand events are taken in one post', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...{ event: 'delivered', timestamp: now(), sg_event_id: `m${at}`, email: 'x@elsewhere.example' },
  }));
  expect(await post([...many, event('delivered', 'birch', 'e8')])).toBe(200);
  expect(await summary()).toMatchObject({ delivered: 2 });
});

test('what is not signed by the key, or too old, changes nothing', async () => {
  const before = await summary();
  const forged = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(await post([event('open', 'birch', 'f1')], { by: forged })).toBe(401);
  expect(await post([event('open', 'birch', 'f2')], { timestamp: now() - 301 })).toBe(401);
  expect(await summary()).toEqual(before);
});
