import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createCampaign, sendNow, setPostalAddress } from '../support/campaigns.ts';
import { createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
// Frames run nothing, not even what looks at a page for a test.
const BLOCKED = /Blocked script execution in 'about:srcdoc'/;
const HUMAN = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Thunderbird/140.0' };
const here = (url: string) => url.replace(app.services.publicUrl, app.url);

const staff = await app.signIn('outreach');
await setPostalAddress(app, 'a');
const referral_id = await createSource(staff);
const wren = await createContact(staff, referral_id, { firstname: 'Wren', email: 'wren@referents.example' });
await createContact(staff, referral_id, { firstname: 'Ash', email: 'ash@referents.example' });

test('a first campaign goes from a starter to its report; who unsubscribes is never mailed again', async () => {
  app.expectNoise(BLOCKED);
  const page = await app.open(staff, '/marketing/campaign?add=campaign');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Create Campaign' });
  await form.getByLabel('Name').fill('Open beds in May');
  await form.getByLabel('Email subject').fill('Open beds this week');
  await form.getByLabel('Description').fill('For everybody who refers to us');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/audience');
  await page.getByRole('radio', { name: 'All: All CRM Contacts' }).check();
  await press('Next');
  await page.waitForURL('**/template');
  await page.getByLabel('Use existing templates').check();
  await press('Next');
  await page.getByRole('radio', { name: 'Bed Availability' }).check();
  await press('Next');
  await page.waitForURL('**/design');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.locator('main').getByRole('button', { name: 'Preview', exact: true }).last().click();
  await page.waitForURL('**/preview-and-send');
  await press('Send Now');
  await page.getByText('Campaign will be send to 2 contacts.').waitFor();
  await press('Confirm');
  await page.getByRole('dialog', { name: 'Campaign Sent' }).getByText('Campaign Sent Successfully').waitFor();
  await app.runJobs();

  const mail = (await app.mails()).find(({ to }) => to === 'wren@referents.example')!;
  expect(mail.subject).toBe('Open beds this week');
  await fetch(here(/src="([^"]+open\.gif)"/.exec(mail.html!)![1]!), { headers: HUMAN });
  await page.goto(here(mail.unsubscribe_url!));
  await page.getByText('w…@referents.example will get no more campaigns from').waitFor();
  await expectAccessible(page, 'before unsubscribing');
  await page.getByRole('button', { name: 'Unsubscribe from all mail' }).click();
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  await expectAccessible(page, 'unsubscribed');

  const list = await app.open(staff, '/marketing/campaign');
  await list.getByRole('button', { name: 'Report: Open beds in May' }).click();
  const report = list.getByRole('dialog', { name: 'Report: Open beds in May' });
  await report.getByText('1 unsubscribed by this campaign.').waitFor();
  await report.getByRole('button', { name: /Opened \(estimate\)/ }).click();
  await report.getByText('wren@referents.example').waitFor();
  await expectAccessible(list);

  expect(await sendNow(staff, await createCampaign(app, 'a'))).toEqual({ status: 'SENT', recipients: 1 });
  await app.runJobs();
  expect((await app.mails()).filter(({ to }) => to === 'wren@referents.example')).toHaveLength(1);
  const contact = await app.open(staff, `/contact/${wren}`, PHONE);
  const card = contact.getByRole('region', { name: 'Campaigns' });
  await card.getByRole('link', { name: 'Open beds in May' }).waitFor();
  await card.getByText(/^Unsubscribed · /).waitFor();
  expect(await contact.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a worker that died while it sent: the person sees who is in doubt, and everybody else is mailed', async () => {
  await createContact(staff, referral_id, { firstname: 'Elm', email: 'elm@referents.example' });
  const campaign_id = await createCampaign(app, 'a', { name: 'Broken off' });
  await sendNow(staff, campaign_id);
  // As a worker that is killed within its request leaves it.
  await app.within('a', (tx) =>
    tx.db
      .updateTable('campaign_recipients')
      .set({ state: 'claimed', claimed_by: tx.services.newId() })
      .where('org_id', '=', tx.actor.org_id)
      .where('campaign_id', '=', campaign_id)
      .where('email', '=', 'elm@referents.example')
      .execute(),
  );
  await app.runJobs();
  const page = await app.open(staff, `/marketing/campaign?report=${campaign_id}`);
  const report = page.getByRole('dialog', { name: 'Report: Broken off' });
  await report
    .getByText('1 are in doubt: sending was broken off while their mail left. They are not mailed again.')
    .waitFor();
  await report.getByRole('button', { name: /^Sent/ }).click();
  await report.getByText('ash@referents.example').waitFor();
  expect(await report.getByText('elm@referents.example').count()).toBe(0);
});

test('an e-mail is built on a phone with a thumb alone', async () => {
  app.expectNoise(BLOCKED);
  const page = await app.open(staff, '/marketing/create-template', PHONE);
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  const pane = (name: string) => page.getByText(name, { exact: true }).first().tap();
  const block = (name: string) => page.getByRole('group', { name, exact: true });
  await pane('Add');
  await tap('Heading');
  await block('Heading, 1 of 1').waitFor();
  await pane('Add');
  await tap('Text');
  await block('Text, 2 of 2').waitFor();
  // The tools of what is chosen cover nothing that could be chosen next.
  for (const name of ['Heading, 1 of 2', 'Text, 2 of 2']) {
    await block(name).tap();
    await expect.poll(() => block(name).getAttribute('aria-current')).toBe('true');
  }
  await expectAccessible(page);
  await tap('Move up');
  await block('Text, 1 of 2').waitFor();
  await block('Heading, 2 of 2').tap();
  await pane('Settings');
  await page.getByLabel('Text', { exact: true }).fill('Beds in May');
  await pane('E-mail');
  await expect.poll(() => block('Heading, 2 of 2').textContent()).toContain('Beds in May');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tap('Create');
  const form = page.getByRole('dialog', { name: 'Create template' });
  await form.getByLabel('Template Name').fill('By thumb');
  await form.getByRole('button', { name: 'Create' }).tap();
  await page.getByText('Template saved successfully').waitFor();
  const kept = (await staff.trpc.emailTemplates.list.query({})).find(({ name }) => name === 'By thumb');
  expect(kept?.html_content).toContain('Beds in May');
});
