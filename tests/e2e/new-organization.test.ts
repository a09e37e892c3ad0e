import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createOrganization } from '#server/features/auth/create-organization.ts';
import { OrganizationCreateInput } from '#shared/features/users/users.schemas.ts';
import { startBrowserApp } from '../support/browser.ts';

const app = await startBrowserApp();
const PASSWORD = 'Winter#Lantern73';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const next = (within: Locator) => within.getByRole('button', { name: 'Next' }).click();

async function choose(page: Page, within: Locator, field: string, option: string) {
  await within.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function become(page: Page, from: string, choice: string) {
  await page.getByRole('button', { name: `Status: ${from}. Change status`, exact: true }).click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
}

/** Opens the dashboard, where the list says how far one is, and goes where an open step leads. */
async function goTo(page: Page, done: number, step: string) {
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const list = page.getByRole('region', { name: 'Set up your organization' });
  await list.getByText(`${done} of 7 done`).waitFor();
  await list.getByRole('link', { name: step }).click();
}

async function enter(page: Page, link: string) {
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  const form = page.locator('form');
  await form.getByLabel('New password').fill(PASSWORD);
  await form.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await dialog(page, 'Password changed successfully!').getByRole('button').first().click();
  await page.getByLabel('E-mail').fill('ada@cedar.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function addPeople(page: Page) {
  await goTo(page, 0, 'Add your programs and their beds');
  await page.getByRole('button', { name: 'Add program' }).click();
  await dialog(page, 'Add program').getByLabel('Program name').fill('Cedar House');
  await dialog(page, 'Add program').getByLabel('Capacity').fill('6');
  await dialog(page, 'Add program').getByRole('button', { name: 'Save' }).click();
  await page.getByText('0 of 6 in house').waitFor();

  await goTo(page, 1, 'Add your clinical members');
  await page.getByRole('button', { name: 'Add clinical member' }).click();
  const member = dialog(page, 'Add clinical member');
  await member.getByLabel('First name').fill('Imogen');
  await member.getByLabel('Last name').fill('Tidewell');
  await choose(page, member, 'Role', 'MD');
  await member.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Clinical created successfully').waitFor();

  await goTo(page, 2, 'Name your admissions staff');
  const staff = page.getByRole('region', { name: 'Admissions staff' });
  await staff.getByRole('button', { name: 'Add from users' }).click();
  await dialog(page, 'Add from users').getByLabel('Ada Cedar').check();
  await dialog(page, 'Add from users').getByRole('button', { name: 'Add' }).click();
  await dialog(page, 'Do you want to add - Ada Cedar?').getByText('Confirm').click();
  await staff.getByText('Ada Cedar').waitFor();

  await goTo(page, 3, 'Invite the people you work with');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const invite = dialog(page, 'Invite a person');
  await invite.getByRole('textbox', { name: 'Email' }).fill('sage@cedar.example');
  await invite.getByRole('textbox', { name: 'First name' }).fill('Sage');
  await invite.getByRole('textbox', { name: 'Last name' }).fill('Newcomer');
  await invite.getByRole('button', { name: 'Invite', exact: true }).click();
  // No mail can leave, so the link is the administrator's to hand over.
  await dialog(page, 'Hand this link over').getByRole('button', { name: 'Done' }).click();
}

async function sayWhoWrites(page: Page) {
  await goTo(page, 4, 'Say who your e-mails come from, with a postal address');
  const form = page.getByRole('form', { name: 'Organization' });
  await form.getByRole('textbox', { name: 'Postal address' }).fill('1 Cedar Road, Gull Haven, MA 01000');
  await form.getByLabel('Sender names').pressSequentially('Cedar House Team,');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Organization saved').waitFor();
}

async function addSource(page: Page) {
  await goTo(page, 5, 'Add a first referral source');
  const source = dialog(page, 'Add New Referral Source');
  await source.getByRole('textbox', { name: 'Name', exact: true }).fill('Alder Counseling');
  await source.getByRole('combobox', { name: 'Type', exact: true }).click();
  await page.getByRole('option').first().click();
  await source.getByRole('button', { name: 'Add source' }).click();
  await source.waitFor({ state: 'hidden' });
}

async function addInquiry(page: Page) {
  await goTo(page, 6, 'Add a first inquiry');
  const create = dialog(page, 'Create Inquiry');
  await create.getByText('New client').click();
  await create.getByLabel('First name').fill('Odessa');
  await create.getByLabel('Last name').fill('Fairwater');
  await next(create);
  await next(create);
  await create.getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByRole('heading', { name: /^Odessa Fairwater-[A-Z2-9]{4}$/ }).waitFor();
}

async function admit(page: Page) {
  const change = dialog(page, 'Change Status');
  await become(page, 'Pre Assessment', 'Assessment');
  await change.getByRole('button', { name: 'Save' }).click();
  await change.waitFor({ state: 'hidden' });
  await become(page, 'Assessment', 'Scheduled Admit');
  const schedule = dialog(page, 'Schedule admit');
  await choose(page, schedule, 'Facility', 'Cedar House');
  await next(schedule);
  await schedule.getByRole('button', { name: 'Mon, May 18, 2026: 6 free' }).click();
  await next(schedule);
  await choose(page, schedule, 'MD', 'Imogen Tidewell');
  await next(schedule);
  await schedule.getByRole('button', { name: 'Finish' }).click();
  await schedule.waitFor({ state: 'hidden' });
  await become(page, 'Scheduled Admit', 'Admitted');
  await change.getByLabel('Admit Date').fill('5/12/2026');
  await change.getByRole('button', { name: 'Save' }).click();
  await change.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Status: Admitted. Change status' }).waitFor();
}

test('a new organization is set up from nothing to its first admitted client, by its administrator in the browser', async () => {
  const { invitation } = await createOrganization(
    app.ctx,
    OrganizationCreateInput.parse({
      ...{ name: 'Cedar House Recovery', org_type: 'Treatment center', email_id: 'ada@cedar.example' },
      ...{ firstname: 'Ada', lastname: 'Cedar', time_zone: 'America/New_York' },
    }),
  );
  const page = await app.openAsStranger('/login');
  await enter(page, invitation);
  await addPeople(page);
  await sayWhoWrites(page);
  await addSource(page);
  await addInquiry(page);
  await admit(page);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const list = page.getByRole('region', { name: 'Set up your organization' });
  await list.getByText('7 of 7 done').waitFor();
  await list.getByText('Everything is set up.').waitFor();
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await list.waitFor({ state: 'hidden' });
  await page.goto('/configurations/admissions');
  await page.getByText('1 of 6 in house').waitFor();
  expect(await page.getByText('Maple House').count()).toBe(0);
});
