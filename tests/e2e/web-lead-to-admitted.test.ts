import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startBrowserApp } from '../support/browser.ts';
import { createClinician } from '../support/capacity.ts';
import { openDetox } from '../support/status.ts';

const app = await startBrowserApp();
const PERSON = /odessa|fairwater|2125550187|212.?555|555.?0187|1991/i;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const step = (within: Locator) => within.getByRole('button', { name: 'Next' }).click();

async function pick(page: Page, within: Locator, field: string, option: string) {
  await within.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function become(page: Page, from: string, choice: string) {
  await page.getByRole('button', { name: `Status: ${from}. Change status`, exact: true }).click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
}

test('a lead from the web becomes a client who is admitted, and no address ever names the person', async () => {
  const staff = await app.signIn('admissions');
  await openDetox(app);
  await createClinician(app, 'a', { firstname: 'Imogen', lastname: 'Tidewell', type: 'MD' });
  const page = await app.open(staff, '/admissions/inquiries');
  const asked: string[] = [];
  // Without the origin: its port may well hold the year of birth.
  page.on('request', (request) =>
    asked.push(decodeURIComponent(request.url().slice(new URL(request.url()).origin.length))),
  );

  await page.getByRole('button', { name: 'Add Inquiry' }).first().click();
  const create = dialog(page, 'Create Inquiry');
  await create.getByText('New client').click();
  await create.getByLabel('First name').fill('Odessa');
  await create.getByLabel('Last name').fill('Fairwater');
  await create.getByLabel('Phone').fill('(212) 555-0187');
  await create.getByLabel('Date of birth').fill('4/2/1991');
  await step(create);
  await create.getByLabel('Additional instructions').fill('Asked for a place on our web page.');
  await step(create);
  await create.getByRole('heading', { name: 'Confirm' }).waitFor();
  await create.getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByText('Inquiry created successfully.').waitFor();
  await page.getByRole('heading', { name: /^Odessa Fairwater-[A-Z2-9]{4}$/ }).waitFor();

  const tasks = page.getByRole('region', { name: 'Referral tasks' });
  await tasks.getByText('0 of 3 completed').waitFor();
  await tasks.getByRole('button', { name: 'Start: Incoming primary referral' }).click();
  const referral = dialog(page, 'Incoming primary referral');
  await referral.getByRole('radio', { name: 'Online' }).click();
  await step(referral);
  await referral.getByRole('combobox', { name: 'Online platforms' }).fill('Google Search');
  await page.getByRole('option', { name: 'Google Search' }).click();
  await referral.getByRole('heading', { name: 'Details' }).click();
  await step(referral);
  await step(referral);
  await referral.getByRole('button', { name: 'Complete task' }).click();
  await tasks.getByText('1 of 3 completed').waitFor();

  await become(page, 'Pre Assessment', 'Assessment');
  const change = dialog(page, 'Change Status');
  await change.getByRole('button', { name: 'Save' }).click();
  await change.waitFor({ state: 'hidden' });
  await become(page, 'Assessment', 'Scheduled Admit');
  const admit = dialog(page, 'Schedule admit');
  await pick(page, admit, 'Facility', 'Detox');
  await step(admit);
  await admit.getByRole('button', { name: 'Mon, May 18, 2026: 8 free' }).click();
  await step(admit);
  await pick(page, admit, 'MD', 'Imogen Tidewell');
  await step(admit);
  await admit.getByRole('button', { name: 'Finish' }).click();
  await admit.waitFor({ state: 'hidden' });

  await become(page, 'Scheduled Admit', 'Admitted');
  await change.getByLabel('Admit Date').fill('5/12/2026');
  await change.getByRole('button', { name: 'Save' }).click();
  await change.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Status: Admitted. Change status' }).waitFor();
  const history = page.getByRole('region', { name: 'Status history' }).getByRole('listitem');
  await expect.poll(() => history.count()).toBe(4);

  await page.goBack();
  const row = page.getByRole('row', { name: /Odessa Fairwater-/ });
  await row.getByText('Admitted', { exact: true }).waitFor();
  await row.getByText('Google Search').waitFor();
  const [inquiry] = (await staff.trpc.inquiries.list.query({ query: 'Odessa Fairwater' })).list;
  expect(await staff.trpc.inquiries.get.query({ opportunity_id: inquiry!.id })).toMatchObject({
    status: 'ADMITTED',
    facility: 'Detox',
    admit_date: '2026-05-12',
    md: 'Imogen Tidewell',
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((address) => PERSON.test(address))).toEqual([]);
});
