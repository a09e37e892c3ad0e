import { beforeAll, expect, test } from 'vitest';
import { startDueCampaigns } from '#server/features/campaigns/start-due.ts';
import { asOrganization } from '#server/platform/context.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign, INTRO, sendNow, setPostalAddress } from '#tests/support/campaigns.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const SENDER = { org_name: 'Maple House', reply_to: 'riley@maple.example' };

beforeAll(async () => {
  await createContact(staff, await createSource(staff), { firstname: 'Wren', email: 'wren@referents.example' });
});

const setOrganization = (fields: Record<string, string | null>) =>
  app.within('a', (tx) => tx.db.updateTable('organizations').set(fields).where('id', '=', tx.actor.org_id).execute());
const seen = new Set<string>();
/** The one mail that has come since this was last asked. */
async function lastMail() {
  const come = (await app.mails()).filter(({ id }) => !seen.has(id));
  for (const { id } of come) seen.add(id);
  expect(come).toHaveLength(1);
  return come[0]!;
}
const linksOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(Visit|About|Contact us): (\S+)$/gm)].map(([, label, to]) => [label, to]));

test('0.22: Visit, About and Contact us lead where the settings say, and else to pages of the website', async () => {
  await setOrganization({ website_url: 'https://maple.example/', about_url: null, contact_url: null });
  const campaign_id = await createCampaign(app, 'a');
  const { html_content } = await staff.trpc.campaigns.get.query({ campaign_id });
  for (const href of ['https://maple.example/about', 'https://maple.example/contact'])
    expect(html_content).toContain(`href="${href}"`);
  await sendNow(staff, campaign_id);
  await app.runJobs();
  expect(linksOf((await lastMail()).text)).toEqual({
    Visit: 'https://maple.example/',
    About: 'https://maple.example/about',
    'Contact us': 'https://maple.example/contact',
  });

  await setOrganization({ about_url: 'https://maple.example/who-we-are', contact_url: 'https://calls.example/maple' });
  const template = await staff.trpc.emailTemplates.create.mutate({ name: 'With a footer', restore_template: INTRO });
  const kept = await staff.trpc.emailTemplates.get.query({ template_id: template.id });
  expect(kept.html_content).toContain('href="https://calls.example/maple"');
  await staff.trpc.campaigns.sendTest.mutate({
    ...{ campaign_id, ...SENDER, subject: 'Open beds' },
    test_email_ids: ['wren@referents.example'],
  });
  // Whoever looks a test over follows its links: they are nobody's, and lead where they lead.
  const tried = await lastMail();
  expect(tried.html).toContain('href="https://maple.example/who-we-are"');
  expect(tried.html).not.toMatch(/\/mail\/|\{\{recipient\}\}/);
  expect(linksOf(tried.text)).toEqual({
    Visit: 'https://maple.example/',
    About: 'https://maple.example/who-we-are',
    'Contact us': 'https://calls.example/maple',
  });

  await setOrganization({ website_url: null, about_url: null, contact_url: null });
  await sendNow(staff, await createCampaign(app, 'a'));
  await app.runJobs();
  const written = 'mailto:riley@maple.example';
  expect(linksOf((await lastMail()).text)).toEqual({ Visit: written, About: written, 'Contact us': written });
});

test('what is shown of a template or a draft ends as the settings say now, and of a sent campaign as it was sent', async () => {
  await setOrganization({ website_url: 'https://before.example/' });
  await setPostalAddress(app, 'a');
  const template = await staff.trpc.emailTemplates.create.mutate({ name: 'Kept long ago', restore_template: INTRO });
  const draft = await createCampaign(app, 'a');
  const sent = await createCampaign(app, 'a');
  await sendNow(staff, sent);
  await setOrganization({ website_url: 'https://after.example/', postal_address: '1 New Street' });
  const { get, list, update } = staff.trpc.emailTemplates;
  const htmlOf = async (campaign_id: string) => (await staff.trpc.campaigns.get.query({ campaign_id })).html_content;
  const rest = await staff.rest('GET', '/api/marketing_template', { template_id: template.id });
  const shown = [
    (await get.query({ template_id: template.id })).html_content,
    (await list.query({})).find(({ id }) => id === template.id)!.html_content,
    (rest.body.result as { template: { html_content: string } }).template.html_content,
    await htmlOf(draft),
  ];
  for (const html of shown) {
    expect(html).toContain('href="https://after.example/about"');
    expect(html).toContain('1 New Street');
    expect(html).not.toContain('before.example');
  }
  expect(await htmlOf(sent)).toContain('href="https://before.example/about"');
  expect(await htmlOf(sent)).not.toContain('after.example');
  // One from before footers were left open shows the same.
  const old = { html_content: '<p>https://before.example/</p>' };
  await app.within('a', (tx) => tx.db.updateTable('email_templates').set(old).where('id', '=', template.id).execute());
  expect((await get.query({ template_id: template.id })).html_content).toBe(shown[0]);
  await expect(update.mutate({ template_id: template.id, name: 'Late', version: 9 })).rejects.toThrow();
  await setOrganization({ website_url: null });
  await setPostalAddress(app, 'a');
  await app.runJobs();
  for (const { id } of await app.mails()) seen.add(id);
});

test('the year of the copyright line is the one that the organization is in', async () => {
  await setOrganization({ time_zone: 'America/New_York' });
  app.clock.advance(Date.UTC(2028, 0, 1, 2) - app.clock.now().getTime());
  const again = await app.signIn('outreach');
  await sendNow(again, await createCampaign(app, 'a'));
  await app.runJobs();
  expect((await lastMail()).text).toContain('© 2027 ');
  const { id: template_id } = await again.trpc.emailTemplates.create.mutate({ name: 'Late', restore_template: INTRO });
  expect((await again.trpc.emailTemplates.get.query({ template_id })).html_content).toContain('&#169; 2027 ');
});

test('a campaign that could not leave at its time says so until it is handed over again', async () => {
  const again = await app.signIn('outreach');
  const campaign_id = await createCampaign(app, 'a');
  const at = () => Math.floor(app.clock.now().getTime() / 1000) + 3_600;
  await again.trpc.campaigns.send.mutate({ campaign_id, ...SENDER, scheduled_at: at() });
  await setOrganization({ postal_address: null });
  app.clock.advance(3_600_000);
  await startDueCampaigns(asOrganization(app.ctx, app.organizations.a.id));
  const after = await app.signIn('outreach');
  const shown = () => after.trpc.campaigns.get.query({ campaign_id });
  expect(await shown()).toMatchObject({ status: 'draft', fault: 'not_sendable' });
  await setPostalAddress(app, 'a');
  await after.trpc.campaigns.send.mutate({ campaign_id, ...SENDER, scheduled_at: at() });
  expect(await shown()).toMatchObject({ status: 'scheduled', fault: null });
});

test('nobody hears that a campaign was sent which waits for another time, says something else, or was canceled', async () => {
  const again = await app.signIn('outreach');
  const campaign_id = await createCampaign(app, 'a');
  const at = Math.floor(app.clock.now().getTime() / 1000) + 3_600;
  const send = (scheduled_at?: number) =>
    again.trpc.campaigns.send.mutate({ campaign_id, ...SENDER, ...(scheduled_at ? { scheduled_at } : {}) });
  for (const _ of [1, 2]) expect(await send(at)).toEqual({ status: 'SENT', recipients: 0 });
  for (const asked of [undefined, at + 60]) await expect(send(asked)).rejects.toThrow('Only a draft can be changed.');
  await again.trpc.campaigns.steer.mutate({ campaign_id, to: 'cancel' });
  for (const _ of [1, 2]) expect(await send()).toEqual({ status: 'SENT', recipients: 1 });
  await expect(send(at)).rejects.toThrow('Only a draft can be changed.');
  for (const words of [
    { subject: 'Another subject' },
    { reply_to: 'robin@maple.example' },
    { org_name: 'Another name' },
  ])
    await expect(again.trpc.campaigns.send.mutate({ campaign_id, ...SENDER, ...words })).rejects.toThrow(
      'Only a draft can be changed.',
    );
  await again.trpc.campaigns.steer.mutate({ campaign_id, to: 'cancel' });
  await expect(send()).rejects.toThrow('Only a draft can be changed.');
});
