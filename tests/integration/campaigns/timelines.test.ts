import { expect, test } from 'vitest';
import { enqueue } from '#server/platform/outbox.ts';
import { recordOnSourcesJob } from '#shared/features/campaigns/campaigns.jobs.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign, sendNow } from '#tests/support/campaigns.ts';
import { configure, createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const HUMAN = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Thunderbird/140.0' };
const cold = await createSource(staff);
const hot = await createSource(staff, { referral_name: 'Birch Center' });
const untouched = await createSource(staff, { referral_name: 'Cedar Court' });
const wren = await createContact(staff, cold, { firstname: 'Wren', email: 'wren@referents.example' });
const ash = await createContact(staff, cold, { firstname: 'Ash', email: 'ash@referents.example' });
await createContact(staff, cold, { firstname: 'Lee' });
await createContact(staff, hot, { firstname: 'Elm', email: 'elm@referents.example' });
const silent = await createContact(staff, untouched, { firstname: 'Oak' });
await staff.trpc.activities.create.mutate({ referral_id: hot, event: 'Phone call' });

const activitiesOf = async (referral_id: string) => (await staff.trpc.activities.list.query({ referral_id })).list;
const statusOf = async (referral_id: string) => (await staff.trpc.referralSources.get.query({ referral_id })).status;
const campaignsOf = (contact_id: string) => staff.trpc.campaigns.ofContact.query({ contact_id });
async function send() {
  app.clock.advance(1_000);
  const campaign_id = await createCampaign(app, 'a');
  await sendNow(staff, campaign_id);
  await app.runJobs();
  await app.runJobs();
  return campaign_id;
}
const get = (url: string, headers: Record<string, string> = HUMAN) =>
  fetch(url.replace(app.services.publicUrl, app.url), { headers, redirect: 'manual' });

test('where the organization does not want it, a campaign is no activity of anybody', async () => {
  await send();
  expect(await activitiesOf(cold)).toEqual([]);
  expect(await statusOf(cold)).toBe('INACTIVE');
});

test('where it does, a campaign is one ‘Email sent’ of each source it reached, and warms none above COLD', async () => {
  await configure(app, 'CAMPAIGN_ACTIVITIES', { on_sources: 'Yes' });
  await send();
  expect(await activitiesOf(cold)).toMatchObject([
    {
      event: 'Email sent',
      description: 'Campaign: Spring news',
      contact_name: 'Ash Referent, Wren Referent',
      performed_by: null,
    },
  ]);
  expect(await statusOf(cold)).toBe('COLD');
  expect((await activitiesOf(hot)).map(({ event }) => event).sort()).toEqual(['Email sent', 'Phone call']);
  expect(await statusOf(hot)).toBe('HOT');
  expect(await activitiesOf(untouched)).toEqual([]);
  expect(await statusOf(untouched)).toBe('INACTIVE');
});

test('what a contact got, opened and followed stands on their page; what a program opened counts apart', async () => {
  await app.within('a', (tx) =>
    tx.db
      .updateTable('organizations')
      .set({ website_url: 'https://maple.example/' })
      .where('id', '=', tx.actor.org_id)
      .execute(),
  );
  const campaign_id = await send();
  const mail = (await app.mails()).find(({ to }) => to === 'wren@referents.example');
  const pixel = /src="([^"]+open\.gif)"/.exec(mail!.html!)![1]!;
  await get(pixel, { 'user-agent': 'Mozilla/5.0' });
  const report = () => staff.trpc.campaigns.analytics.query({ campaign_id });
  expect(await report()).toMatchObject({ event_summary: { opened: 0 }, machine_opened: 1 });
  const [seen] = await campaignsOf(wren);
  expect(seen).toMatchObject({ name: 'Spring news', state: 'sent', opened_at: null, clicked_at: null, links: [] });
  await get(/href="([^"]+\/link\/\d+)"/.exec(mail!.html!)![1]!);
  const at = Math.floor(app.clock.now().getTime() / 1000);
  expect((await campaignsOf(wren))[0]).toMatchObject({
    ...{ sent_at: at, opened_at: at, clicked_at: at, dropped_at: null, unsubscribed_at: null },
    links: ['https://maple.example/'],
  });
  expect(await report()).toMatchObject({
    ...{ event_summary: { opened: 1, sent: 3 }, machine_opened: 0 },
    links: [{ url: 'https://maple.example/', people: 1 }],
  });
  expect((await campaignsOf(wren)).map((each) => each.name)).toEqual(['Spring news', 'Spring news', 'Spring news']);
  expect(await campaignsOf(silent)).toEqual([]);
  await expect(
    (await app.signIn('outreach', 'b')).trpc.campaigns.ofContact.query({ contact_id: wren }),
  ).rejects.toThrow('This contact does not exist.');
});

test('a contact that another one has become shows what both got, also of one campaign; undone, each shows their own', async () => {
  const [ofAsh, ofWren] = [await campaignsOf(ash), await campaignsOf(wren)];
  expect([ofAsh.length, ofWren.length]).toEqual([3, 3]);
  const { one, other } = await staff.trpc.duplicates.compare.query({ kind: 'contact', one_id: ash, other_id: wren });
  const { merge_id } = await staff.trpc.duplicates.merge.mutate({
    ...{ kind: 'contact', kept_id: ash, merged_id: wren, take: [] },
    ...{ kept_version: one.version, merged_version: other.version },
  });
  const both = await campaignsOf(ash);
  const opened = (rows: typeof both) => rows.filter(({ opened_at }) => opened_at !== null).length;
  expect([both.length, opened(ofAsh), opened(ofWren), opened(both)]).toEqual([6, 0, 1, 1]);
  await staff.trpc.duplicates.undo.mutate({ merge_id });
  expect([await campaignsOf(ash), await campaignsOf(wren)]).toEqual([ofAsh, ofWren]);
});

test('a mail that was in doubt and is opened after all has left by then, for the report and for its source', async () => {
  const late = await createSource(staff, { referral_name: 'Dogwood House' });
  await createContact(staff, late, { firstname: 'Rowan', email: 'rowan@referents.example' });
  const campaign_id = await send();
  const rowan = (await app.mails()).find(({ to }) => to === 'rowan@referents.example');
  await app.within('a', async (tx) => {
    // As a lost answer leaves it.
    const doubt = { state: 'in_doubt' as const, sent_at: null, delivered_at: null };
    await tx.db
      .updateTable('campaign_recipients')
      .set(doubt)
      .where('org_id', '=', tx.actor.org_id)
      .where('campaign_id', '=', campaign_id)
      .where('email', '=', 'rowan@referents.example')
      .execute();
    await tx.db.deleteFrom('referral_activities').where('referral_id', '=', late).execute();
  });
  const summary = async () => (await staff.trpc.campaigns.analytics.query({ campaign_id })).event_summary!;
  const before = await summary();
  await get(rowan!.unsubscribe_url!.replace('/unsubscribe/', '/mail/').concat('/open.gif'));
  const after = await summary();
  const more = (what: keyof typeof after) => after[what] - before[what];
  expect([more('sent'), more('delivered'), more('opened')]).toEqual([1, 1, 1]);
  await app.within('a', (tx) => enqueue(tx, recordOnSourcesJob, { campaign_id }));
  await app.runJobs();
  expect((await activitiesOf(late)).map(({ event }) => event)).toEqual(['Email sent']);
});
