import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { chooseMore, expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let staff: Actor;
let referral_id: string;

beforeAll(async () => {
  staff = await app.signIn('outreach');
  referral_id = await createSource(staff, { referral_name: 'Juniper Counselling', specializations: ['SUD'] });
  await createContact(staff, referral_id, { firstname: 'Wren', lastname: 'Alder', email: 'wren@juniper.example' });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'E-mail to Juniper Counselling' });

async function openDialog(page: Page, choose = () => page.getByRole('button', { name: 'Write e-mail' }).click()) {
  await choose();
  await dialogOf(page).getByRole('textbox', { name: 'What should the e-mail say?' }).waitFor();
  return dialogOf(page);
}

test('an e-mail is written, corrected, copied, and logged as sent', async () => {
  const page = await app.open(staff, `/referal/${referral_id}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const dialog = await openDialog(page);
  const generate = dialog.getByRole('button', { name: 'Generate e-mail' });
  expect(await generate.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Thank you', exact: true }).click();
  await expectAccessible(page);
  await generate.click();
  await dialog.getByRole('heading', { name: /^Thank you from / }).waitFor();
  await dialog.getByText('Filled from a template').waitFor();
  await dialog.getByText('Dear Wren Alder,').waitFor();

  await dialog.getByRole('button', { name: 'Generate again' }).click();
  await dialog.getByText('Please change the prompt to generate a new email').first().waitFor();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'What should the e-mail say?' }).fill('Tell them of free beds');
  await dialog.getByRole('button', { name: 'Generate again' }).click();
  await dialog.getByRole('heading', { name: /^Bed availability at / }).waitFor();

  await dialog.getByRole('button', { name: 'Edit e-mail' }).click();
  await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill('Subject: Room for two\n\nDear *Wren*');
  await dialog.getByRole('button', { name: 'Show as it reads' }).click();
  await dialog.getByRole('heading', { name: 'Room for two' }).waitFor();
  expect(await dialog.locator('em').textContent()).toBe('Wren');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Subject: Room for two\n\nDear *Wren*');

  expect(await dialog.getByRole('combobox', { name: 'Send to' }).inputValue()).toBe(
    'Wren Alder · wren@juniper.example',
  );
  const link = dialog.getByRole('link', { name: 'Open in mail program' });
  expect(await link.getAttribute('href')).toBe(
    'mailto:wren%40juniper.example?subject=Room%20for%20two&body=Dear%20*Wren*',
  );
  await expectAccessible(page);
  const log = dialog.getByRole('button', { name: 'Log as Email sent' });
  await log.click();
  await page.getByText('Activity saved').waitFor();
  await expect.poll(() => log.isDisabled()).toBe(true);
  const { list } = await staff.trpc.activities.list.query({ referral_id });
  expect(list.map(({ event, performed_by }) => [event, performed_by])).toEqual([['Email sent', 'Riley Example']]);
  expect(list[0]?.contact_name).toContain('Wren Alder');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
});

test('one that fails says so and can be tried again; what was typed is not lost by Escape', async () => {
  app.expectNoise(/503/);
  const page = await app.open(staff, `/referal/${referral_id}`, { viewport: { width: 390, height: 800 } });
  const dialog = await openDialog(page, () => chooseMore(page, 'Write e-mail'));
  await dialog.getByRole('textbox', { name: 'What should the e-mail say?' }).fill('Hello [model-error]');
  await dialog.getByRole('button', { name: 'Generate e-mail' }).click();
  await dialog.getByRole('alert').getByText('Failed to generate email').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor();
});
