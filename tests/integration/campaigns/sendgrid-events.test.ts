import { type createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { recordEvents } from '#server/features/campaigns/recipient-events.ts';
import { asOrganization } from '#server/platform/context.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign, sendNow } from '#tests/support/campaigns.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { recorded } from '#tests/support/recorded-statements.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const eventKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const app = await startTestApp({ limited: false, eventKey });
const query = await openDatabase(app.databaseUrl);
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
    event('group_resubscribe', 'birch', 'e9'),
    { ...event('open', 'birch', 'e10'), recipient: 'A'.repeat(64) },
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

test('ten thousand events of one post change each person once, and all at once', async () => {
  const people = 2_500;
  const org_id = app.organizations.a.id;
  const [{ referral_id } = { referral_id: '' }] = await query<{ referral_id: string }>(
    'select referral_id from referral_contacts where org_id = $1 limit 1',
    [org_id],
  );
  const added = await query<{ id: string }>(
    `with made as (
      insert into referral_contacts (id, org_id, referral_id, organization_name, firstname, lastname, email)
      select gen_random_uuid(), $1, $2, 'Alder House', 'Robin', 'Referent ' || n, 'robin' || n || '@referents.example'
      from generate_series(1, ${people}) n returning id, email)
    insert into campaign_recipients (org_id, campaign_id, contact_id, email, first_name, organization, state, updated_at)
      select $1, $3, id, email, 'Robin', 'Alder House', 'in_doubt', now() from made returning id`,
    [org_id, referral_id, campaign_id],
  );
  const before = await summary();
  const recipients = added.map(({ id }) => app.services.campaignMail.tokenOf({ org_id, recipient_id: id }));
  const many = recipients.flatMap((recipient, at) =>
    ['open', 'delivered', 'processed', at % 10 === 0 ? 'spamreport' : 'click'].map((name, nth) => ({
      ...{ event: name, timestamp: now(), sg_event_id: `many ${at} ${nth}`, recipient },
    })),
  );
  expect(many).toHaveLength(10_000);
  expect(await post(many)).toBe(200);
  const after = { ...before!, opened: before!.opened + people, sent: before!.sent + people };
  expect(await summary()).toEqual({ ...after, delivered: before!.delivered + people });
  expect(await staff.trpc.suppressions.list.query({ reason: 'complained' })).toMatchObject({ total: 251 });
  const [inDoubt] = await query<{ n: number }>(
    "select count(*)::integer as n from campaign_recipients where state = 'in_doubt'",
  );
  expect(inDoubt!.n).toBe(0);
  // Begin, organization, who they are, what changes, who is suppressed, commit: the same for ten thousand as for one.
  const own = asOrganization(app.ctx, org_id);
  const events = added.flatMap(({ id: recipient_id }, at) => [
    { recipient_id, moments: ['clicked_at'] as const, at: app.clock.now(), event_id: `click ${at}` },
    { recipient_id, moments: ['dropped_at'] as const, at: app.clock.now(), suppress: 'bounced' as const },
  ]);
  const statements = await recorded(own, (ctx) => recordEvents(ctx, events));
  expect(statements.length).toBe(6 * Math.ceil(events.length / 1_000));
  expect(await summary()).toMatchObject({ dropped: before!.dropped + people });
  expect(await staff.trpc.suppressions.list.query({})).toMatchObject({ total: 1 + people });
});

test('what is not signed by the key, too old, or of no day there is, changes nothing', async () => {
  const before = await summary();
  const forged = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(await post([event('open', 'birch', 'f1')], { by: forged })).toBe(401);
  expect(await post([event('open', 'birch', 'f2')], { timestamp: now() - 301 })).toBe(401);
  expect(await post([event('open', 'birch', 'f3', { timestamp: Number.MAX_SAFE_INTEGER })])).toBe(400);
  expect(await summary()).toEqual(before);
});

test('what the provider drops was accepted and not sent, in whichever order it says so', async () => {
  const before = (await summary())!;
  const dropped = event('dropped', 'birch', 'd1', { reason: 'Bounced Address' });
  for (const events of [[dropped], [event('processed', 'birch', 'd2'), dropped]]) {
    expect(await post(events)).toBe(200);
    expect(await summary()).toEqual({ ...before, sent: before.sent - 1, dropped: before.dropped + 1 });
  }
  expect(await staff.trpc.campaigns.get.query({ campaign_id })).toMatchObject({ progress: { dropped: 1 } });
});
