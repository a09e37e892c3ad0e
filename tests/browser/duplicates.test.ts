import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { type MadeInquiry, makeInquiry } from '../support/people.ts';
import { createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let staff: Actor;
let first: MadeInquiry;
let second: MadeInquiry;

beforeAll(async () => {
  staff = await app.signIn('admissions');
  const maria = { firstname: 'Maria', lastname: 'Lopez', dob: '1988-03-02' };
  first = await makeInquiry(staff, { ...maria, city: 'Pinebrook' });
  second = await makeInquiry(staff, { ...maria, city: 'Eastmere' });
  await createSource(staff, { referral_name: 'Alder House' });
  await createSource(staff, { referral_name: 'ALDER HOUSE' });
});

test('two clients become one, field by field, and two again by one press', async () => {
  const page = await app.open(staff, '/admissions/clients');
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  await page.getByText('Same name and birth date').waitFor();
  const area = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  expect(await area.textContent()).toBe('Admissions');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge Maria Lopez and Maria Lopez' });
  await dialog.getByRole('radio', { name: 'City: Eastmere' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByText('Moves to Maria Lopez: 1 inquiry.').waitFor();
  await expectAccessible(page);
  // Pressed twice, it is one merge, and nobody hears that the second found nothing left to merge.
  const sent: string[] = [];
  page.on('request', (request) => /duplicates\.merge\b/.test(request.url()) && sent.push(request.url()));
  await dialog.getByRole('button', { name: 'Merge', exact: true }).dblclick();
  await page.getByText('Maria Lopez was merged into Maria Lopez.').waitFor();
  expect(sent).toHaveLength(1);
  await page.getByText('No duplicates found').waitFor();
  const { list } = await staff.trpc.clients.list.query({ query: 'lopez' });
  expect(list.map(({ city }) => city)).toEqual(['Eastmere']);
  for (const { id } of [first, second])
    expect(await staff.trpc.inquiries.get.query({ opportunity_id: id })).toMatchObject({ patient_id: list[0]!.id });

  await page.getByRole('button', { name: 'Undo the merge of Maria Lopez' }).click();
  await page.getByText('Maria Lopez and Maria Lopez are two records again.').waitFor();
  await page.getByText('Same name and birth date').waitFor();
  for (const { id, patient_id } of [first, second])
    expect(await staff.trpc.inquiries.get.query({ opportunity_id: id })).toMatchObject({ patient_id });
});

test('what somebody changes meanwhile is read before it is merged', async () => {
  app.expectNoise(/409/);
  const page = await app.open(staff, '/duplicates');
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge Maria Lopez and Maria Lopez' });
  await dialog.getByRole('radio', { name: 'City: Eastmere' }).waitFor();
  for (const { patient_id } of [first, second]) {
    const { version } = await staff.trpc.clients.get.query({ patient_id });
    await staff.trpc.clients.update.mutate({
      patient_id,
      patient: { city: `Ashford ${patient_id.slice(-4)}`, version },
    });
  }
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await dialog.getByRole('radio', { name: `City: Ashford ${first.patient_id.slice(-4)}` }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('two sources that are not the same are shown no more', async () => {
  const page = await app.open(staff, '/outreach/referral-sources');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find duplicates' }).click();
  await page.getByText('Same name', { exact: true }).waitFor();
  const area = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  expect(await area.textContent()).toBe('Outreach');
  await page.getByRole('button', { name: 'Not the same' }).click();
  await page.getByText('They will not be shown as duplicates again.').waitFor();
  await page.getByText('No duplicates found').waitFor();
});

test('a role sees the kinds that it may change', async () => {
  const page = await app.open(await app.signIn('outreach'), '/duplicates');
  await page.getByRole('link', { name: 'Contacts', exact: true }).last().waitFor();
  const tabs = page.getByRole('navigation', { name: 'Kinds of records' });
  expect(await tabs.getByRole('link').allTextContents()).toEqual(['Referral Sources', 'Contacts']);
});
