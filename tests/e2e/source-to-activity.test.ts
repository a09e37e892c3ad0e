import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { configure } from '../support/referrals.ts';

const app = await startBrowserApp();

test('from a name to a new referral source and its first activity', async () => {
  await configure(app, 'OUTREACH_STAFF', { staff: ['Owen Ferryman'] });
  const staff = await app.signIn('outreach');
  const page = await app.open(staff, '/outreach');
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Add Referral Source' }).click();

  const adding = page.getByRole('dialog', { name: 'Add New Referral Source' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Mill Pond Detox, Saltmarsh, RI');
  const add = adding.getByRole('button', { name: 'Add source' });
  expect(await add.isDisabled()).toBe(true);
  await adding.getByRole('button', { name: 'Autofill' }).click();
  await adding.getByText('4 suggestions').waitFor();
  await adding
    .getByText(/^from “.*RI” in the name$/)
    .first()
    .waitFor();
  await adding.getByRole('button', { name: 'Use the suggestion for Type' }).click();
  expect(await adding.getByRole('combobox', { name: 'Type', exact: true }).inputValue()).toBe('Treatment center');
  await adding.getByText('3 suggestions').waitFor();
  await adding.getByRole('button', { name: 'Use all' }).click();
  await adding.getByRole('textbox', { name: 'Name' }).fill('Mill Pond Detox');
  await adding.getByLabel('Website').fill('www.millpond.example');
  await add.click();

  await page.getByRole('heading', { name: 'Mill Pond Detox', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/referal\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'https://www.millpond.example' }).waitFor();
  await page.getByText('Rhode Island (RI)').waitFor();
  await page.getByRole('button', { name: 'Why Inactive?' }).waitFor();

  await page.getByRole('link', { name: 'Activities', exact: true }).click();
  await page.getByText('No activities yet').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Activity' }).click();
  const logging = page.getByRole('dialog', { name: 'Add Activity' });
  await logging.getByRole('combobox', { name: 'Event' }).click();
  await page.getByRole('option', { name: 'Phone call' }).click();
  await logging.getByRole('textbox', { name: 'Description' }).fill('Told them of two free beds.');
  await logging.getByRole('button', { name: 'Save Activity' }).click();

  await page.getByRole('cell', { name: 'Told them of two free beds.' }).waitFor();
  await page.getByRole('button', { name: 'Why Hot?' }).click();
  await page.getByText('Phone call on May 12, 2026, by Riley Example', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Last activity today (May 12, 2026)').waitFor();

  await page.getByRole('link', { name: 'Referral Sources', exact: true }).click();
  const [source] = (await staff.trpc.referralSources.list.query({ query: 'mill pond' })).list;
  expect(source).toMatchObject({
    referral_name: 'Mill Pond Detox',
    type: 'Treatment center',
    state: 'RI',
    website_url: 'https://www.millpond.example',
    status: 'HOT',
    last_activity_date: '2026-05-12',
  });
  await page.getByRole('link', { name: 'Mill Pond Detox' }).waitFor();
});
