import { expect, test } from 'vitest';
import { chooseMore, expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();

test('an administrator finds who looked at a client, takes the report, and has the seal checked', async () => {
  const admin = await app.signIn('admin');
  const clinical = await app.signIn('clinical');
  const made = await makeInquiry(admin, { firstname: 'Wilhelmina', lastname: 'Quarles' });
  for (let n = 0; n < 20; n += 1) await admin.trpc.clients.get.query({ patient_id: made.patient_id });
  await clinical.trpc.inquiries.get.query({ opportunity_id: made.id });

  const page = await app.open(admin, `/admissions/client/${made.patient_id}`);
  await page.getByRole('button', { name: 'Who looked at this' }).click();
  const who = page.getByRole('dialog', { name: 'Who looked at this' });
  const name = `${clinical.user.firstname} ${clinical.user.lastname}`;
  await who.getByText(`${name} · Opened · Inquiry: ${made.opportunity_name}`).waitFor();
  await expectAccessible(page);
  // More entries that fail to come leave those that were read.
  app.expectNoise(/Failed to load resource/);
  await page.route('**/trpc/audit.ofRecord**', (route) => route.abort());
  await who.getByRole('button', { name: 'Show more' }).click();
  await who.getByText('Error fetching the audit log').waitFor();
  expect(await who.getByRole('listitem').count()).toBe(20);
  await page.unroute('**/trpc/audit.ofRecord**');
  await who.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => who.getByRole('listitem').count()).toBeGreaterThan(20);
  const download = page.waitForEvent('download');
  await who.getByRole('button', { name: 'Report as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('access-report.pdf');

  await who.getByRole('link', { name: 'Open in the audit log' }).click();
  await page.getByRole('button', { name: 'Remove filter Client, with all inquiries: Wilhelmina Quarles' }).waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill(clinical.user.lastname);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(new RegExp(`person=${clinical.user.user_id}`));
  await page.getByRole('button', { name: `Remove filter Person: ${name}` }).waitFor();
  await page
    .getByRole('button', { name: /^Opened, entry \d+$/ })
    .last()
    .click();
  await page.getByRole('dialog').getByText('Opened (inquiries.get)').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'All entries of this record' }).click();
  await page.getByRole('button', { name: `Remove filter Inquiry: ${made.opportunity_name}` }).waitFor();
  await page.waitForURL(new RegExp(`record=${made.id}`));

  await page.getByRole('button', { name: 'Check the seal' }).click();
  await page.getByText('The log is as it was sealed, up to row 0.').waitFor();
  await expectAccessible(page);
});

test('a manager sees who looked and no log, a clinician neither', async () => {
  const manager = await app.signIn('manager');
  const made = await makeInquiry(manager, { firstname: 'Wilhelmina', lastname: 'Quarles' });
  const page = await app.open(manager, `/admissions/inquiry/${made.id}`);
  await chooseMore(page, 'Who looked at this');
  const who = page.getByRole('dialog', { name: 'Who looked at this' });
  await who.getByText('Added · Inquiry', { exact: false }).first().waitFor();
  expect(await who.getByRole('link', { name: 'Open in the audit log' }).count()).toBe(0);
  app.expectNoise(/403/);
  await page.goto('/settings/audit');
  await page.getByRole('heading', { name: 'Account details' }).waitFor();

  const other = await app.open(await app.signIn('clinical'), `/admissions/inquiry/${made.id}`);
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.getByRole('button', { name: 'More actions' }).click();
  await other.getByRole('menuitem', { name: 'View Client' }).waitFor();
  expect(await other.getByRole('menuitem', { name: 'Who looked at this' }).count()).toBe(0);
});
