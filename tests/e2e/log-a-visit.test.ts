import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { configure, createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The least height of what a thumb presses, in CSS pixels. */
const THUMB = 44;

test('a visit is logged on a phone with one thumb, from the list to the badge that says so', async () => {
  const staff = await app.signIn('outreach');
  await configure(app, 'OUTREACH_STAFF', { staff: ['Owen Ferryman'] });
  const referral_id = await createSource(staff, { referral_name: 'Juniper Counselling' });
  await createContact(staff, referral_id, { firstname: 'Wren', lastname: 'Alder' });
  await staff.trpc.activities.create.mutate({ referral_id, event: 'Email sent', event_date: '2026-05-01' });

  const page = await app.open(staff, '/outreach/referral-sources', PHONE);
  await page.getByRole('link', { name: 'Juniper Counselling' }).tap();
  await page.getByRole('link', { name: 'Activities' }).tap();
  await page.getByRole('button', { name: 'Email sent, May 1, 2026' }).waitFor();
  const add = page.getByRole('button', { name: 'Add Activity' });
  const thumbOf = async (target: typeof add) => (await target.boundingBox())!;
  expect((await thumbOf(add)).height).toBeGreaterThanOrEqual(THUMB);
  expect((await thumbOf(add)).y).toBeGreaterThan(PHONE.viewport.height / 2);
  await add.tap();

  const dialog = page.getByRole('dialog', { name: 'Add Activity', exact: true });
  const save = dialog.getByRole('button', { name: 'Save Activity' });
  const targets = [save, dialog.getByRole('button', { name: 'Cancel' }), dialog.getByRole('button', { name: 'Today' })];
  for (const target of [...targets, dialog.getByRole('combobox', { name: 'Event' })])
    expect((await thumbOf(target)).height).toBeGreaterThanOrEqual(THUMB);
  expect((await thumbOf(save)).y).toBeGreaterThan(PHONE.viewport.height / 2);
  expect(await dialog.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('true');

  await dialog.getByRole('combobox', { name: 'Event' }).tap();
  await page.getByRole('option', { name: '1 on 1 meeting' }).tap();
  await dialog.getByRole('combobox', { name: 'Associated contact name(s)' }).tap();
  await page.getByRole('option', { name: 'Wren Alder' }).tap();
  await dialog.getByRole('textbox', { name: 'Description' }).tap();
  await page.getByRole('option', { name: 'Wren Alder' }).waitFor({ state: 'hidden' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two beds wanted for June.');
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  await save.tap();
  await page.getByText('Activity saved').waitFor();

  await page.getByRole('button', { name: '1 on 1 meeting, May 12, 2026' }).waitFor();
  await page.getByRole('button', { name: 'Why Hot?' }).tap();
  await page.getByText('1 on 1 meeting on May 12, 2026').waitFor();
  await page.getByText('Becomes Inactive on Jul 12, 2026 if nothing more is logged.').waitFor();
  expect((await staff.trpc.activities.list.query({ referral_id })).list[0]).toMatchObject({
    ...{ event: '1 on 1 meeting', contact_name: 'Wren Alder', description: 'Two beds wanted for June.' },
  });
});
