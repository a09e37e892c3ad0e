import { beforeAll, expect, test } from 'vitest';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import type { Sprout } from '#shared/features/email-templates/edit/operations.ts';
import { escapeHtml } from '#shared/features/email-templates/model/escape.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import { startTestApp } from '#tests/support/app.ts';
import { ADDRESS, createCampaign, INTRO, sendNow } from '#tests/support/campaigns.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const stranger = await app.signIn('outreach', 'b');
const HUMAN = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Thunderbird/140.0' };

/** Two who can be mailed; one without an address, one twice, one archived. */
beforeAll(async () => {
  const referral_id = await createSource(staff);
  const theirs = await createSource(stranger);
  await createContact(staff, referral_id, { firstname: 'Wren & Co', email: 'wren@referents.example' });
  await createContact(staff, referral_id, { firstname: 'Ash', email: 'Ash@Referents.example' });
  await createContact(staff, referral_id, { firstname: 'Lee' });
  await createContact(staff, await createSource(staff, { referral_name: 'Birch Center' }), {
    firstname: 'Twice',
    email: 'ash@referents.example',
  });
  const gone = await createContact(staff, referral_id, { firstname: 'Gone', email: 'gone@referents.example' });
  await staff.trpc.contacts.archive.mutate({ ids: [gone] });
  await createContact(stranger, theirs, { firstname: 'Wren', email: 'wren@others.example' });
});

const mailsTo = async (to: string) => (await app.mails()).filter((mail) => mail.to === to);
const get = (url: string, headers: Record<string, string> = HUMAN) =>
  fetch(url.replace(app.services.publicUrl, app.url), { headers, redirect: 'manual' });
const post = (url: string) => fetch(url.replace(app.services.publicUrl, app.url), { method: 'POST' });
const summary = async (campaign_id: string) =>
  (await staff.trpc.campaigns.analytics.query({ campaign_id })).event_summary;

test('E52: a campaign reaches each contact once, under the sender of whoever sends it, and is reported in people', async () => {
  expect(await staff.trpc.audiences.people.query({})).toMatchObject({ mailable: 2, total: 4 });
  const campaign_id = await createCampaign(app, 'a');
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendNow(staff, campaign_id)));
  expect(answers).toEqual(Array.from({ length: 50 }, () => ({ status: 'SENT', recipients: 2 })));
  await app.runJobs();
  const [mail, ...more] = await mailsTo('wren@referents.example');
  expect(more).toEqual([]);
  expect(await mailsTo('wren@others.example')).toEqual([]);
  expect(mail).toMatchObject({
    from: { email: 'outreach-a.example@mail.example.test', name: 'Maple House Recovery' },
    reply_to: 'riley@maple.example',
    subject: 'Open beds this week',
  });
  expect(mail!.html).toContain('Hello Wren &amp; Co,');
  expect(mail!.text).toContain('Hello Wren & Co,');
  for (const text of [mail!.html, mail!.text]) expect(text).toContain(ADDRESS);
  expect(`${mail!.html}${mail!.text}${mail!.subject}`).not.toMatch(/\{\{/);
  expect(mail!.unsubscribe_url).toMatch(/\/unsubscribe\/[\w-]{64}$/);
  expect(await staff.trpc.campaigns.get.query({ campaign_id })).toMatchObject({
    status: 'SENT',
    progress: { total: 2, waiting: 0, sent: 2, dropped: 0, in_doubt: 0 },
  });
  expect(await summary(campaign_id)).toEqual({ opened: 0, sent: 2, delivered: 2, dropped: 0 });

  const pixel = /src="([^"]+open\.gif)"/.exec(mail!.html!)![1]!;
  await get(pixel, { 'user-agent': 'Mozilla/5.0' });
  expect(await summary(campaign_id)).toMatchObject({ opened: 0 });
  for (const _ of [1, 2]) expect((await get(pixel)).headers.get('content-type')).toBe('image/gif');
  expect(await summary(campaign_id)).toMatchObject({ opened: 1 });
  const { body } = await staff.rest('GET', '/api/marketing_campaign');
  const { campaigns } = body.result as { campaigns: { id: string; analytics: object }[] };
  const analytics = { sent: 2, delivered: 2, open: 1, dropped: 0 };
  expect(campaigns.find(({ id }) => id === campaign_id)?.analytics).toEqual(analytics);
  const rest = await staff.rest('GET', '/api/marketing_analytics', { campaign_id, event_type: 'opened' });
  expect(rest.body.result).toMatchObject({
    event_data: [{ recipient: 'wren@referents.example', event_type: 'opened' }],
  });
});

test('a link of a mail leads where it led when it was sent, and to nowhere else', async () => {
  const restore_template = INTRO;
  const campaign_id = await createCampaign(app, 'a', { restore_template });
  await app.within('a', (tx) =>
    tx.db
      .updateTable('organizations')
      .set({ website_url: 'https://maple.example/' })
      .where('id', '=', tx.actor.org_id)
      .execute(),
  );
  await sendNow(staff, campaign_id);
  await app.runJobs();
  const [mail] = await mailsTo('wren@referents.example');
  const link = /href="([^"]+\/link\/\d+)"/.exec(mail!.html!)![1]!;
  const followed = await get(link);
  expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://maple.example/']);
  expect((await staff.trpc.campaigns.analytics.query({ campaign_id })).links).toEqual([
    { url: 'https://maple.example/', people: 1 },
  ]);
  expect((await get(link.replace(/\d+$/, '99'))).status).toBe(404);
  const token = /mail\/([\w-]{64})\//.exec(link)![1]!;
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await get(link.replace(token, forged))).status).toBe(404);
});

test('E48: looking at the page takes nobody off; one click does, for every campaign that follows', async () => {
  const [mail] = await mailsTo('wren@referents.example');
  const page = await get(mail!.unsubscribe_url!);
  expect(await page.text()).toContain('Unsubscribe from all mail');
  expect(await staff.trpc.audiences.people.query({})).toMatchObject({ mailable: 2 });
  for (const _ of [1, 2]) {
    const answer = await post(mail!.unsubscribe_url!);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
  }
  expect(await staff.trpc.audiences.people.query({})).toMatchObject({ mailable: 1 });
  const before = (await mailsTo('wren@referents.example')).length;
  expect(await sendNow(staff, await createCampaign(app, 'a'))).toMatchObject({ recipients: 1 });
  await app.runJobs();
  expect(await mailsTo('wren@referents.example')).toHaveLength(before);
});

test('a draft that somebody changed since it was looked at is not sent before it is looked at again', async () => {
  const campaign_id = await createCampaign(app, 'a');
  const { version } = await staff.trpc.campaigns.get.query({ campaign_id });
  const other = await app.signIn('admin');
  const changed = await other.trpc.campaigns.save.mutate({ campaign_id, subject: 'Another subject' });
  const sender = { org_name: 'Maple House Recovery', reply_to: 'riley@maple.example' };
  const send = (seen: number) => staff.trpc.campaigns.send.mutate({ campaign_id, ...sender, version: seen });
  await expect(send(version)).rejects.toThrow(/changed this campaign meanwhile/);
  expect(await staff.trpc.campaigns.get.query({ campaign_id })).toMatchObject({ status: 'draft' });
  const answers = await Promise.all([send(changed.version), send(changed.version)]);
  expect(answers).toMatchObject([{ recipients: 1 }, { recipients: 1 }]);
  await app.runJobs();
});

test('what stands where a name is not known may be long, and hold signs that HTML writes longer', async () => {
  const fallback = 'whoever refers & trusts us: clinics, courts, families & the school\'s own "team"';
  expect(fallback.length).toBeLessThanOrEqual(80);
  const written = escapeHtml(`Hello {{first_name|${fallback}}},`);
  const text: Sprout = { type: 'Text', props: { text: `<p>${written}</p>` } };
  const restore_template = encodeTemplate(buildTemplate([text], { width: 600 }));
  const campaign_id = await createCampaign(app, 'a', { restore_template, subject: 'Long fallback' });
  await sendNow(staff, campaign_id);
  await app.runJobs();
  const mail = (await mailsTo('Ash@Referents.example')).find(({ subject }) => subject === 'Long fallback');
  expect(mail?.html).toContain('>Hello Ash,<');
  expect(mail?.text).toContain('Hello Ash,');
});

test('E52: who unsubscribes between freezing and sending is dropped', async () => {
  const campaign_id = await createCampaign(app, 'a');
  await sendNow(staff, campaign_id);
  await app.within('a', (tx) =>
    tx.db
      .insertInto('suppressions')
      .values({
        org_id: tx.actor.org_id,
        email_key: 'ash@referents.example',
        reason: 'unsubscribed',
        campaign_id: null,
        created_by: null,
        created_at: app.clock.now().toISOString(),
      })
      .execute(),
  );
  await app.runJobs();
  expect(await staff.trpc.campaigns.get.query({ campaign_id })).toMatchObject({
    status: 'SENT',
    progress: { total: 1, sent: 0, dropped: 1 },
  });
  await app.within('a', (tx) => tx.db.deleteFrom('suppressions').where('org_id', '=', tx.actor.org_id).execute());
});

test('a campaign waits for its time, can be called back, and is paused, resumed and canceled', async () => {
  const campaign_id = await createCampaign(app, 'a');
  const sender = { org_name: 'Maple House', reply_to: 'riley@maple.example' };
  const at = app.clock.now().getTime() / 1000 + 3_600;
  await staff.trpc.campaigns.send.mutate({ campaign_id, ...sender, scheduled_at: at });
  const steer = (to: 'pause' | 'resume' | 'cancel') => staff.trpc.campaigns.steer.mutate({ campaign_id, to });
  expect(await steer('cancel')).toMatchObject({ status: 'draft', scheduled_at: null });
  await staff.trpc.campaigns.send.mutate({ campaign_id, ...sender, scheduled_at: at });
  const { startDueCampaigns } = await import('#server/features/campaigns/start-due.ts');
  const { asOrganization } = await import('#server/platform/context.ts');
  const own = asOrganization(app.ctx, app.organizations.a.id);
  expect(await startDueCampaigns(own)).toBe(0);
  app.clock.advance(3_600_000);
  expect(await startDueCampaigns(own)).toBe(1);
  const again = await app.signIn('outreach');
  const next = (to: 'pause' | 'resume' | 'cancel') => again.trpc.campaigns.steer.mutate({ campaign_id, to });
  expect(await next('pause')).toMatchObject({ status: 'paused', progress: { waiting: 2 } });
  // Who presses at the same time, or twice, finds it as they wanted it, and changes nothing more.
  const { version } = await again.trpc.campaigns.get.query({ campaign_id });
  expect(await next('pause')).toMatchObject({ status: 'paused', version });
  await app.runJobs();
  expect(await next('resume')).toMatchObject({ status: 'sending', progress: { waiting: 2 } });
  expect(await next('cancel')).toMatchObject({ status: 'canceled', progress: { waiting: 0, dropped: 2 } });
  expect(await next('cancel')).toMatchObject({ status: 'canceled', progress: { waiting: 0, dropped: 2 } });
  await expect(next('resume')).rejects.toThrow('This campaign cannot do that now.');
});

test('a test goes to each address once, marked, and counts for nobody; without an address of the organization nothing is sent', async () => {
  const again = await app.signIn('outreach');
  const campaign_id = await createCampaign(app, 'a');
  const sender = { org_name: 'Maple House', reply_to: 'riley@maple.example', subject: 'Open beds' };
  const test_email_ids = ['one@maple.example', 'two@maple.example'];
  const from_mail = 'riley@maple.example';
  const test = () =>
    again.rest(
      'POST',
      '/api/send_test_campaign',
      { campaign_id, ...sender, from_email: from_mail, test_email_ids },
      { 'idempotency-key': 'one test' },
    );
  for (const answer of [await test(), await test()]) expect(answer.body).toEqual({ result: { ok: true } });
  for (const to of test_email_ids) expect(await mailsTo(to)).toMatchObject([{ subject: '[Test] Open beds' }]);
  const refused = await again.rest('POST', '/api/send_test_campaign', { campaign_id, ...sender, test_email_ids: [] });
  expect(refused.body.error?.fields).toEqual({ test_email_ids: 'Please enter at least one email address.' });
  const refusal = async (path: string, from_email: string) =>
    (await again.rest('POST', path, { campaign_id, ...sender, test_email_ids, from_email })).body.error?.fields;
  const wrong = { from_email: 'Invalid email format in "From email" field' };
  expect(await refusal('/api/send_test_campaign', ' ')).toEqual({ from_email: "Please enter the 'From email'." });
  expect(await refusal('/api/send_test_campaign', 'nobody')).toEqual(wrong);
  await app.within('a', (tx) =>
    tx.db.updateTable('organizations').set({ postal_address: null }).where('id', '=', tx.actor.org_id).execute(),
  );
  await expect(sendNow(again, campaign_id)).rejects.toThrow(/postal address is missing/);
  const send = (from_email: string) => again.trpc.campaigns.send.mutate({ campaign_id, ...sender, from_email });
  await expect(send('')).rejects.toThrow('Please fill in all required fields');
  await expect(send('nobody')).rejects.toThrow(wrong.from_email);
  expect(await again.trpc.campaigns.sender.query({})).toMatchObject({ has_address: false });
});

test('a template that a browser made HTML of is rendered again, and its own HTML is not looked at', async () => {
  const again = await app.signIn('outreach');
  const campaign_id = await createCampaign(app, 'a');
  const saved = await again.trpc.campaigns.save.mutate({
    campaign_id,
    html_content: '<script>alert(1)</script>',
    from_email: 'ceo@elsewhere.example',
  });
  expect(saved.html_content).toMatch(/^<!DOCTYPE html>/);
  expect(JSON.stringify(saved)).not.toMatch(/<script|elsewhere/);
});

test('E41: an e-mail whose counted links make it longer than Gmail shows is refused when it is sent', async () => {
  const again = await app.signIn('outreach');
  const links = (from: number) =>
    Array.from({ length: 190 }, (_, at) => `<p><a href="https://b.example/${from + at}">Bed ${from + at}</a></p>`);
  const texts = [0, 190].map((from) => ({ type: 'Text' as const, props: { text: links(from).join('') } }));
  const restore_template = encodeTemplate(buildTemplate(texts, { width: 600 }));
  const campaign_id = await createCampaign(app, 'a', { restore_template });
  const { html_content } = await again.trpc.campaigns.get.query({ campaign_id });
  expect(Buffer.byteLength(html_content!)).toBeLessThan(102_000);
  await expect(sendNow(again, campaign_id)).rejects.toThrow(
    /^The design cannot be sent yet: \d{3} KB of 102 KB: Gmail would cut the end off, with the way to unsubscribe\.$/,
  );
});

test('organizations that may not use Marketing are refused, whatever their role', async () => {
  await app.within('b', (tx) =>
    tx.db.updateTable('organizations').set({ org_type: 'School' }).where('id', '=', tx.actor.org_id).execute(),
  );
  const { email_id } = app.organizations.b.users.admin;
  const signedIn = await app.anyone.rest('POST', '/auth/login', { email_id, password: TEST_PASSWORD });
  const { token } = signedIn.body.result as { token: string };
  const answer = await app.anyone.rest('GET', '/api/marketing_campaign', {}, { authorization: `Bearer ${token}` });
  expect([answer.status, answer.body.error?.message]).toEqual([403, 'Your organization does not have this.']);
});
