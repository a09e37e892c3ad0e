import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { createMetrics } from '#server/platform/metrics.ts';
import { createHandlers } from '#worker/handlers.ts';
import { createJobRunner } from '#worker/platform/run-job.ts';
import { startBrowserApp } from '../support/browser.ts';
import { createCampaign, sendNow, setPostalAddress } from '../support/campaigns.ts';
import { startFakeSendGrid } from '../support/fake-sendgrid.ts';
import { openDatabase } from '../support/matrix/rows.ts';
import { createContact, createSource } from '../support/referrals.ts';

const provider = await startFakeSendGrid();
afterAll(() => provider.close());
const nowhere = 'http://127.0.0.1:9/';
const app = await startBrowserApp({
  platformUrls: { SendGrid: provider.base_url, Mailgun: nowhere, CallTrackingMetrics: nowhere },
});
const query = await openDatabase(app.databaseUrl);
const HUMAN = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Thunderbird/140.0' };
// Frames run nothing, not even what looks at a page for a test.
const BLOCKED = /Blocked script execution in 'about:srcdoc'/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const local = (url: string) => url.replace(app.services.publicUrl, app.url);

async function writeCampaign(page: Page, name: string, recipients: string) {
  await page.goto('/marketing/campaign');
  await button(page, 'Actions').click();
  await page.getByRole('menuitem', { name: 'Create Campaign' }).click();
  const form = page.getByRole('dialog', { name: 'Create Campaign' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email subject').fill('Come and see our house');
  await form.getByLabel('Description').fill('For everybody who refers to us');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('radio', { name: 'All: All CRM Contacts' }).check();
  await button(page, 'Next').click();
  await page.getByLabel('Use existing templates').check();
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: 'Intro' }).check();
  await button(page, 'Next').click();
  await page.getByRole('group', { name: 'Heading, 1 of 2', exact: true }).first().click();
  await page.locator('[contenteditable]:focus').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(`About ${name}`);
  await page.locator('main').getByRole('button', { name: 'Preview', exact: true }).last().click();
  await button(page, 'Send Now').click();
  const question = page.getByRole('dialog', { name: 'Confirm sending campaign' });
  await question.getByText(`Campaign will be send to ${recipients} contacts.`).waitFor();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Campaign Sent Successfully').waitFor();
  await button(page, 'Done').click();
  await page.waitForURL('**/marketing/campaign');
  await app.runJobs();
}

async function openReport(page: Page, name: string) {
  await page.goto('/marketing/campaign');
  await page.getByRole('row', { name }).getByRole('button', { name: 'Report' }).click();
  return page.getByRole('dialog', { name: `Report: ${name}` });
}

test('a first campaign from a starter to its report; who unsubscribes from it is never mailed again', async () => {
  app.expectNoise(BLOCKED);
  await setPostalAddress(app, 'a');
  const outreach = await app.signIn('outreach');
  const referral_id = await createSource(outreach);
  await createContact(outreach, referral_id, { firstname: 'Wren', email: 'wren@referents.example' });
  await createContact(outreach, referral_id, { firstname: 'Ash', email: 'ash@referents.example' });
  const page = await app.open(outreach, '/dashboard');
  await writeCampaign(page, 'Spring', '2');

  const [mail] = (await app.mails()).filter(({ to }) => to === 'wren@referents.example');
  expect(mail!.html).toContain('About Spring');
  const pixel = /src="([^"]+\/mail\/[^"]+)"/.exec(mail!.html!)![1]!;
  await fetch(local(pixel), { headers: HUMAN });
  const reader = await app.openAsStranger(local(mail!.unsubscribe_url!));
  await reader.getByRole('heading', { name: /^Unsubscribe from/ }).waitFor();
  await button(reader, 'Unsubscribe from all mail').click();
  await reader.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();

  const report = await openReport(page, 'Spring');
  await report.getByRole('button', { name: /^Sent\s*2/ }).waitFor();
  await report.getByText('1 unsubscribed by this campaign.').waitFor();
  await report.getByRole('button', { name: /^Opened \(estimate\)\s*1/ }).click();
  await report.getByText('wren@referents.example').waitFor();

  await writeCampaign(page, 'Summer', '1');
  const sent = (await app.mails()).filter(({ html }) => html?.includes('About Summer'));
  expect(sent.map(({ to }) => to)).toEqual(['ash@referents.example']);
});

test('a crash while a campaign leaves is seen by the person: who is in doubt, and that the others get it once', async () => {
  const admin = await app.signIn('admin', 'b');
  const referral_id = await createSource(admin);
  await admin.trpc.integrations.setApiKeys.mutate({
    ...{ name: 'SendGrid', public_key: 'key-id', private_key: provider.api_key },
  });
  await app.within('b', (tx) =>
    sql`insert into referral_contacts (id, org_id, referral_id, organization_name, firstname, lastname, email)
      select gen_random_uuid(), ${tx.actor.org_id}, ${referral_id}, 'Alder House', 'Robin', 'Referent ' || n,
        'robin' || n || '@referents.example' from generate_series(1, 1400) n`.execute(tx.db),
  );
  const campaign_id = await createCampaign(app, 'b', { name: 'Broken off' });
  await sendNow(admin, campaign_id);
  const runner = createJobRunner(app.services, createHandlers(app.tools), createMetrics());
  const attempt = async () => {
    const [row] = await query<{ id: string }>("select id from outbox where job = 'campaigns.send' and state <> 'done'");
    await runner.run({ org_id: app.organizations.b.id }, { id: row!.id, signal: new AbortController().signal });
  };
  // Cut before an answer: nobody but the provider knows whether it was taken.
  provider.next = ['drop'];
  await attempt();
  const page = await app.open(admin, '/marketing/campaign');
  const report = await openReport(page, 'Broken off');
  await report.getByText('1000 of 1400 handled', { exact: true }).waitFor();
  await report.getByText('1000 are in doubt: sending was broken off while their mail left.').waitFor();

  await attempt();
  const after = await openReport(page, 'Broken off');
  await after.getByRole('button', { name: /^Sent\s*400/ }).waitFor();
  await after.getByText('1000 are in doubt').waitFor();
  expect(provider.mails.flatMap(({ personalizations }) => personalizations)).toHaveLength(400);
});
