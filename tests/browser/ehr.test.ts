import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { chooseMore, expectAccessible, startBrowserApp } from '../support/browser.ts';
import { type MadeInquiry, makeInquiry } from '../support/people.ts';
import { createFailedTransmission, makeSendable, type SendableInquiry } from '../support/sendable-inquiry.ts';

const app = await startBrowserApp();
let desk: Actor;
let admin: Actor;
let early: MadeInquiry;
let ready: SendableInquiry;

beforeAll(async () => {
  desk = await app.signIn('admissions');
  admin = await app.signIn('admin');
  early = await makeInquiry(desk, { firstname: 'Maria', lastname: 'Lopez' });
  ready = await makeSendable(app);
});

test('what is missing is listed with the way to where it is filled in, and Send stays shut', async () => {
  const page = await app.open(desk, `/admissions/inquiry/${early.id}`);
  await chooseMore(page, 'Send to EHR');
  const dialog = page.getByRole('dialog', { name: 'Send to EHR' });
  await dialog.getByText('Missing before it can be sent').waitFor();
  expect(await dialog.getByRole('status').getByRole('listitem').allInnerTexts()).toEqual([
    'Status: Scheduled Admit or Admitted · Fill in',
    'Date of birth · Fill in',
    'Facility · Fill in',
  ]);
  expect(await dialog.getByRole('link', { name: 'Fill in: Date of birth' }).getAttribute('href')).toBe(
    `/admissions/client/${early.patient_id}`,
  );
  expect(await dialog.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
  await expectAccessible(page);
});

test('an inquiry is previewed and sent to the outbox; its receipt stands on the overview, and it can be sent again', async () => {
  const page = await app.open(desk, `/admissions/inquiry/${ready.opportunity_id}`);
  const card = page.getByRole('region', { name: 'EHR' });
  await card.getByText('Nothing has been sent to the EHR.').waitFor();
  await chooseMore(page, 'Send to EHR');
  const dialog = page.getByRole('dialog', { name: 'Send to EHR' });
  await dialog.getByText('Everything that is needed is filled in.').waitFor();
  await dialog.getByText('No EHR is active: the packet is written to the outbox for manual import.').waitFor();
  await dialog.getByText('May 14, 2026').waitFor();
  await dialog.getByRole('button', { name: 'Show the FHIR bundle' }).click();
  await dialog.getByRole('region', { name: 'FHIR bundle without the bytes of the documents' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByText('Queued').waitFor();
  await app.runJobs();
  await page.getByText('Successfully sent to EHR.').waitFor();
  await card.getByText('Written for manual import').waitFor();
  await card.getByText(/^Receipt [0-9a-f-]{36}$/).waitFor();
  await page
    .getByRole('list', { name: 'Timeline' })
    .getByText(/^Sent to EHR, version 1: the packet was written/)
    .waitFor();
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download bundle' }).click();
  expect((await downloading).suggestedFilename()).toBe('ehr-bundle-v1.json');
  await chooseMore(page, 'Send to EHR');
  await dialog.getByRole('button', { name: 'Send version 2' }).waitFor();
});

test('a transmission that failed says so, and is tried again from its card', async () => {
  const { opportunity_id } = await makeSendable(app);
  const { transmission_id } = await desk.trpc.ehr.send.mutate({ opportunity_id });
  await app.within('a', async (tx) => {
    await tx.db
      .updateTable('ehr_transmissions')
      .set({ state: 'failed', error_code: 'ehr_unavailable' })
      .where('id', '=', transmission_id)
      .execute();
    await tx.db.updateTable('outbox').set({ state: 'dead' }).where('job', '=', 'ehr.deliver').execute();
  });
  const page = await app.open(desk, `/admissions/inquiry/${opportunity_id}`);
  const card = page.getByRole('region', { name: 'EHR' });
  await card.getByText('Error sending to EHR.').waitFor();
  await card.getByText('The EHR did not answer.').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await card.evaluate((node) => node.scrollWidth <= node.clientWidth && node.clientWidth <= 390)).toBe(true);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The transmission is tried again.').waitFor();
  await app.runJobs();
  await page.getByText('Successfully sent to EHR.').waitFor();
});

test('a transmission whose EHR has no keys any more names a way out, and leads who may set them there', async () => {
  const { opportunity_id } = await makeSendable(app);
  const transmission_id = await createFailedTransmission(app, 'a', opportunity_id);
  await app.within('a', (tx) =>
    tx.db
      .updateTable('ehr_transmissions')
      .set({ error_code: 'ehr_misconfigured' })
      .where('id', '=', transmission_id)
      .execute(),
  );
  const cardOf = async (by: Actor) => {
    const page = await app.open(by, `/admissions/inquiry/${opportunity_id}`);
    const card = page.getByRole('region', { name: 'EHR' });
    await card
      .getByText(/^The EHR has no keys here, or they are incomplete. Once an administrator has set them/)
      .waitFor();
    return card;
  };
  const card = await cardOf(admin);
  expect(await card.getByRole('link', { name: 'Set up the EHR' }).getAttribute('href')).toBe(
    '/configurations/integration',
  );
  expect(await (await cardOf(desk)).getByRole('link', { name: 'Set up the EHR' }).count()).toBe(0);
});

test('a transmission that a colleague tried again first is not called an error at the second try', async () => {
  app.expectNoise(/status of 409/);
  const { opportunity_id } = await makeSendable(app);
  const transmission_id = await createFailedTransmission(app, 'a', opportunity_id);
  const page = await app.open(desk, `/admissions/inquiry/${opportunity_id}`);
  const card = page.getByRole('region', { name: 'EHR' });
  await card.getByText('Error sending to EHR.').waitFor();
  await admin.trpc.ehr.retry.mutate({ transmission_id });
  await card.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This transmission has not failed.').waitFor();
  await card.getByText('Queued').waitFor();
});

test("an administrator sets a platform's keys, makes it the active one, and removes them", async () => {
  app.expectNoise(/status of 400/);
  const page = await app.open(admin, '/configurations/integration');
  const platforms = page.getByRole('region', { name: 'EHR', exact: true });
  await page.getByRole('region', { name: 'FHIR server', exact: true }).getByRole('button').waitFor();
  expect(await platforms.getByRole('listitem').count()).toBe(3);
  await platforms.getByRole('button', { name: 'Set API Keys: Kipu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set API Keys · Kipu' });
  await dialog.getByLabel('Public key').fill('access-id');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Both keys are required.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Private key').fill('quiet-harbour-7431');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Configuration saved successfully').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await platforms.getByText('Keys end with 7431').waitFor();
  await platforms.getByRole('button', { name: 'Activate: Kipu' }).click();
  await page.getByText('Kipu is the active EHR.').waitFor();
  await expectAccessible(page);
  await platforms.getByRole('button', { name: 'Deactivate: Kipu' }).click();
  await page.getByText('No EHR is active.', { exact: true }).waitFor();
  await platforms.getByText('Not used yet').waitFor();
  await platforms.getByText(/^This platform documents no call/).waitFor();
  await platforms.getByRole('button', { name: 'Remove: Kipu' }).click();
  const question = page.getByRole('dialog', { name: 'Do you want to remove the keys of Kipu?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The keys of Kipu are removed.').waitFor();
});

test("an administrator makes the voice agent's key, copies it, replaces and revokes it", async () => {
  const page = await app.open(admin, '/configurations/integration');
  const card = page.getByRole('region', { name: 'Voice agent' });
  await card.getByText('No key yet: calls cannot be received.').waitFor();
  await page.getByText('No mail leaves: notices are kept in the installation’s local outbox.').waitFor();
  await card.getByRole('button', { name: 'Make a key' }).click();
  const made = page.getByRole('dialog', { name: 'Your new key' });
  const keyId = await made.getByRole('region', { name: 'Key ID' }).locator('pre').textContent();
  await made.getByText(`X-Key-Id: ${keyId ?? ''}`).waitFor();
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Close' }).last().click();
  await card.getByRole('button', { name: `Replace ${keyId}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await made.getByRole('button', { name: 'Close' }).last().click();
  await card.getByText(/Ends tomorrow, 12:00 PM \(May 13, 2026, 12:00 PM\)/).waitFor();
  await card.getByRole('button', { name: `Revoke ${keyId}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText(`${keyId} is revoked.`).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
