import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { comeBackOffline, holdCalls } from '../support/held-calls.ts';
import { makeInquiry } from '../support/people.ts';
import { configure, createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
const PHONE = { viewport: { width: 390, height: 844 } };
let staff: Actor;
let colleague: Actor;

beforeAll(async () => {
  staff = await app.signIn('manager');
  colleague = await app.signIn('outreach');
  await configure(app, 'OUTREACH_STAFF', { staff: ['Owen Ferryman', 'Rosa Harbor'] });
});

const source = (fields: Partial<Parameters<typeof createSource>[1]> = {}) =>
  createSource(staff, {
    referral_name: 'Alder House',
    type: 'Treatment center',
    state: 'MA',
    website_url: 'www.alderhouse.example',
    payment_type: ['Insurance', 'Medicaid'],
    specializations: ['Trauma'],
    rule_out: 'Under 18',
    ...fields,
  });
const open = async (by: Actor, id: string, below = '', options = {}) => {
  const page = await app.open(by, `/referal/${id}${below}`, options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const current = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Parts of this referral source' })
    .locator('[aria-current="page"]')
    .textContent();
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).waitFor({ state: 'hidden' });
};

async function refer(referral_id: string, lastname: string, referred_at: string, contact_id?: string) {
  const { id } = await makeInquiry(staff, { firstname: 'Dana', lastname });
  const shared = { opportunity_id: id, referral_id, referred_at };
  await staff.trpc.referralFlow.add.mutate(
    contact_id
      ? { ...shared, contact_id, referral_direction: 'referral_sent' }
      : {
          ...shared,
          referral_direction: 'referral_received',
          source_type: 'professional_referral',
          priority_level: 'primary',
        },
  );
  return staff.trpc.inquiries.get.query({ opportunity_id: id });
}

test('the record is read and edited in its parts, and nothing can be saved that has not changed', async () => {
  const id = await source();
  await createContact(staff, id, { firstname: 'Robin', lastname: 'Referent', title: 'Psychologist' });
  const page = await open(staff, id);
  await page.getByRole('heading', { name: 'Alder House', level: 1 }).waitFor();
  expect(await current(page)).toBe('Details');
  await page.getByRole('button', { name: 'Why Inactive?' }).waitFor();
  await page.getByRole('link', { name: 'Robin Referent' }).waitFor();
  await page.getByText(/Every 30 days · Next touch due Jun 11, 2026/).waitFor();
  await section(page, 'Next tasks').getByText('Nothing is planned.').waitFor();
  await section(page, 'Last touches').getByText('No activities').waitFor();
  await section(page, 'Scorecard, last 12 months').getByText('No referral either way yet.').waitFor();
  const website = section(page, 'Address and website').getByRole('link', { name: 'https://www.alderhouse.example' });
  expect(await website.getAttribute('href')).toBe('https://www.alderhouse.example');
  expect(await website.getAttribute('rel')).toBe('noopener noreferrer');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Details, Address and website' }).click();
  const place = section(page, 'Address and website');
  expect(await place.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await place.getByLabel('LinkedIn').fill('linkedin.example/alder');
  await place.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)');
  await place.getByRole('button', { name: 'Save' }).click();
  await place.getByText('Enter a web address, such as www.example.com').waitFor();
  await place.getByRole('textbox', { name: 'Website' }).fill('');
  await place.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Referral source saved.').waitFor();
  await place.getByRole('link', { name: 'https://linkedin.example/alder' }).waitFor();
  expect(await staff.trpc.referralSources.get.query({ referral_id: id })).toMatchObject({
    website_url: null,
    linkedin_url: 'https://linkedin.example/alder',
    state: 'MA',
  });

  await page.getByRole('button', { name: 'Edit Details, Profile' }).click();
  await choose(page, 'Owner', 'Rosa Harbor');
  await section(page, 'Profile').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await staff.trpc.referralSources.get.query({ referral_id: id })).owner)
    .toBe('Rosa Harbor');
});

test('a name that another source has is warned of, and taken all the same', async () => {
  const taken = await source({ referral_name: 'Birch Row' });
  const id = await source({ referral_name: 'Birch Lane' });
  const page = await open(staff, id, '', { timers: true });
  await page.getByRole('button', { name: 'Edit Details, Profile' }).click();
  const profile = section(page, 'Profile');
  await profile.getByRole('textbox', { name: 'Name' }).fill('birch row');
  await page.clock.runFor(1_000);
  const namesake = profile.getByRole('link', { name: 'Birch Row' });
  await namesake.waitFor();
  expect(await namesake.getAttribute('href')).toBe(`/referal/${taken}`);
  await expectAccessible(page);
  await profile.getByRole('textbox', { name: 'Name' }).fill('');
  await profile.getByText('A referral source needs a name.').waitFor();
  expect(await profile.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await profile.getByRole('textbox', { name: 'Name' }).fill('Birch Row');
  await profile.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Birch Row', level: 1 }).waitFor();
});

test('a change that met another’s is decided field by field', async () => {
  const id = await source({ referral_name: 'Cedar Court' });
  const page = await open(staff, id);
  await page.getByRole('button', { name: 'Edit Details, Address and website' }).click();
  const place = section(page, 'Address and website');
  await place.getByRole('textbox', { name: 'Address' }).fill('1 My Street');
  await place.getByLabel('ZIP code').fill('01001');
  await colleague.trpc.referralSources.update.mutate({
    referral_id: id,
    referral: { address: '2 Their Street', rule_out: 'No pets' },
  });
  app.expectNoise(/409/);
  await place.getByRole('button', { name: 'Save' }).click();
  await place.getByText('2 Their Street').waitFor();
  await place.getByText(/saved this referral source in the meantime\./).waitFor();
  expect(await place.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Keep mine: Address' }).click();
  await place.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Referral source saved.').waitFor();
  expect(await staff.trpc.referralSources.get.query({ referral_id: id })).toMatchObject({
    address: '1 My Street',
    zipcode: '01001',
    rule_out: 'No pets',
  });
});

test('a contact is added with the source already given', async () => {
  const id = await source({ referral_name: 'Dogwood Clinic' });
  const page = await open(staff, id);
  await page.getByText('No contacts found').waitFor();
  await page.getByRole('button', { name: 'Add Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Contact' });
  await dialog.getByText('Dogwood Clinic').waitFor();
  await dialog.getByLabel('Firstname').fill('Lena');
  await dialog.getByLabel('Lastname').fill('Marsh');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Lena Marsh' }).waitFor();

  const gone = await createContact(staff, id, { firstname: 'Abel', lastname: 'Archer' });
  await staff.trpc.contacts.archive.mutate({ ids: [gone] });
  await page.reload();
  await page.getByRole('link', { name: 'Abel Archer' }).waitFor();
  expect(await section(page, 'Contacts').getByRole('listitem').allInnerTexts()).toEqual([
    'Lena Marsh',
    'Abel Archer\nArchived',
  ]);
});

test('it is archived and brought back, by one press and by Undo', async () => {
  const id = await source({ referral_name: 'Dune Center' });
  const page = await open(staff, id);
  const isActive = async () => (await staff.trpc.referralSources.get.query({ referral_id: id })).is_active;
  const press = async (action: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const archived = page.locator('header').getByText('Archived', { exact: true });
  await press('Archive');
  // A toast stays while the pointer is over it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await archived.waitFor();
  expect(await isActive()).toBe(false);
  await page.getByRole('button', { name: 'Add Contact' }).waitFor({ state: 'hidden' });
  await undo.click();
  await archived.waitFor({ state: 'hidden' });
  expect(await isActive()).toBe(true);
  await press('Archive');
  await archived.waitFor();
  await press('Unarchive');
  await archived.waitFor({ state: 'hidden' });
  expect(await isActive()).toBe(true);
  const desk = await open(await app.signIn('admissions'), id);
  await desk.getByRole('button', { name: 'Add Contact' }).waitFor();
  expect(await desk.getByRole('button', { name: 'More actions' }).count()).toBe(0);
});

test('the analytics count, list and keep their range for the session', async () => {
  const id = await source({ referral_name: 'Elm Grove' });
  const contact_id = await createContact(staff, id);
  const last = await refer(id, 'Recent', '2026-05-10');
  await refer(id, 'Older', '2026-01-15');
  await refer(id, 'Sent', '2026-04-20', contact_id);
  const page = await open(staff, id, '/analytics');
  expect(await current(page)).toBe('Analytics');
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect.poll(() => card('Referred in').textContent()).toContain('2');
  expect(await card('Referred in').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('heading', { name: 'Referred in: 2' }).waitFor();
  const row = page.getByRole('link', { name: `${last.opportunity_name} (opens in a new tab)` });
  expect(await row.getAttribute('href')).toBe(`/admissions/inquiry/${last.id}`);
  expect(await row.getAttribute('target')).toBe('_blank');
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Inquiry Name',
    'Condition',
    'Status',
    'Level',
    'Referred on',
    'Created Date',
  ]);
  // A day, which has no hour.
  await page.getByRole('cell', { name: '2 days ago (May 10, 2026)', exact: true }).waitFor();
  await expectAccessible(page);
  await card('Referred out').click();
  await page.getByRole('heading', { name: 'Referred out: 1' }).waitFor();
  expect(new URL(page.url()).searchParams.get('metric')).toBe('referred_out');

  await choose(page, 'Date range', 'Last 30 days');
  await page.getByRole('heading', { name: 'Referred out: 1' }).waitFor();
  await expect.poll(() => card('Referred in').textContent()).toContain('1');
  expect(new URL(page.url()).searchParams.get('range')).toBe('last_30_days');
  expect(await page.evaluate(() => sessionStorage.getItem('analyticsDateRange'))).toBe('last_30_days');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('details-2026-04-13-2026-05-12.csv');

  await page.getByRole('link', { name: 'Details', exact: true }).click();
  await expect.poll(() => current(page)).toBe('Details');
  const parts = page.getByRole('navigation', { name: 'Parts of this referral source' });
  await parts.getByRole('link', { name: 'Analytics', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('range')).toBe('last_30_days');
});

test('the analytics stay where they cannot be read again', async () => {
  app.expectNoise(/Failed to load resource/);
  const id = await source({ referral_name: 'Sorrel Lodge' });
  const { opportunity_name } = await refer(id, 'Kept', '2026-05-10');
  const page = await app.open(staff, `/referal/${id}/analytics`, { timers: true });
  const row = page.getByRole('link', { name: `${opportunity_name} (opens in a new tab)` });
  await row.waitFor();
  const offline = await comeBackOffline(page, 'referralAnalytics');
  await offline.release();
  expect(await page.getByRole('button', { name: /^Referred in/ }).textContent()).toContain('1');
  expect(await row.count()).toBe(1);
});

test('dates of one’s own are selected once they are a range', async () => {
  const id = await source({ referral_name: 'Fir Court' });
  await refer(id, 'Early', '2026-01-15');
  const page = await open(staff, id, '/analytics');
  await page.getByRole('combobox', { name: 'Date range' }).click();
  await page.getByRole('option', { name: 'Custom dates…' }).click();
  await page.getByRole('option', { name: 'Custom dates…' }).waitFor({ state: 'hidden' });
  const dialog = page.getByRole('dialog', { name: 'Select custom dates' });
  const select = dialog.getByRole('button', { name: 'Select dates' });
  const dates = async (start: string, end: string) => {
    await dialog.getByRole('textbox', { name: 'Start date' }).fill(start);
    await dialog.getByRole('textbox', { name: 'End date' }).fill(end);
    await dialog.getByRole('textbox', { name: 'End date' }).blur();
  };
  await dates('05/06/2026', '05/11/2026');
  await dialog.getByText('Please select a range of at least 7 days').waitFor();
  expect(await select.isDisabled()).toBe(true);
  await expectAccessible(page);
  await dates('05/06/2026', '05/13/2026');
  await dialog.getByText('The end date must not be in the future').waitFor();
  await dates('05/06/2026', '05/01/2026');
  await dialog.getByText('The start date must not be after the end date').waitFor();
  await dates('05/06/2026', '');
  await expect.poll(() => select.isDisabled()).toBe(true);
  await dates('01/01/2026', '01/07/2026');
  await select.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('range')).toBe('2026-01-01:2026-01-07');
  await page.getByText('No data available').waitFor();
  await page.getByText('Nothing was referred from Jan 1, 2026 to Jan 7, 2026. Other dates may show more.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Date range' }).inputValue()).toBe('Jan 1, 2026 to Jan 7, 2026');
  await expectAccessible(page);
  await page.reload();
  await page.getByText('No data available').waitFor();
});

test('whoever only reads is offered no change, and outreach sees the brief part of an inquiry', async () => {
  const id = await source({ referral_name: 'Gorse Hill' });
  await refer(id, 'Whole', '2026-05-01');
  const reader = await open(await app.signIn('clinical'), id);
  await reader.getByRole('heading', { name: 'Gorse Hill', level: 1 }).waitFor();
  await reader.getByText('Under 18').waitFor();
  expect(await reader.getByRole('button', { name: /^Edit / }).count()).toBe(0);
  expect(await reader.getByRole('button', { name: 'Add Contact' }).count()).toBe(0);
  const page = await open(colleague, id, '/analytics');
  await page.getByRole('heading', { name: 'Referred in: 1' }).waitFor();
  await page.getByRole('link', { name: /^Dana Whole/ }).waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Inquiry Name', 'Status', 'Created Date']);
  await page.setViewportSize(PHONE.viewport);
  const status = page.getByRole('cell').getByText('Pre Assessment', { exact: true });
  expect(await status.evaluate((word) => word.scrollWidth <= word.clientWidth)).toBe(true);
  await page.getByRole('columnheader', { name: 'Created Date' }).scrollIntoViewIfNeeded();
  const created = page.getByRole('cell').last();
  expect(await created.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
});

test('it stands on a phone, and says when there is no such source', async () => {
  const id = await source({ referral_name: 'Hazel Bank' });
  const page = await open(staff, id, '', PHONE);
  await page.getByText('Under 18').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  // What stands below a part that is still being read is not shown to be pushed away.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/contacts\.list/, (route) => held.then(() => route.continue()));
  await page.reload();
  await section(page, 'Contacts').waitFor();
  const last = page.getByRole('region', { name: 'Scorecard, last 12 months', includeHidden: true });
  await last.waitFor({ state: 'attached' });
  expect(await last.isVisible()).toBe(false);
  answer();
  await last.getByText('No referral either way yet.').waitFor();
  await page.goto(`/referal/${id}/analytics`);
  await page.getByText('No data available').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  app.expectNoise(/404/);
  await page.goto('/referal/7');
  await page.getByText('This referral source does not exist.').waitFor();
});

test('a source that is renamed is called so among the visits at once', async () => {
  await source({ referral_name: 'Elm Street Practice' });
  const page = await app.open(staff, '/outreach/visits?day=2026-12-01&owner=everyone');
  await page.getByRole('link', { name: 'Elm Street Practice' }).click();
  await page.getByRole('button', { name: 'Edit Details, Profile' }).click();
  await section(page, 'Profile').getByRole('textbox', { name: 'Name' }).fill('Elm Road Practice');
  await section(page, 'Profile').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Elm Road Practice' }).waitFor();
  const asked = page.waitForRequest(/referralSources\.visits/);
  await page.goBack();
  await asked;
  await page.getByRole('link', { name: 'Elm Road Practice' }).waitFor();
});

test('what is saved of a source closes its fields, however long what names it is being read again', async () => {
  const id = await source({ referral_name: 'Oak Street Practice' });
  const page = await app.open(staff, `/referal/${id}`);
  await page.getByRole('button', { name: 'Edit Details, Profile' }).click();
  await section(page, 'Profile').getByRole('textbox', { name: 'Name' }).fill('Oak Road Practice');
  const calls = await holdCalls(page, (call) => call === 'contacts.list');
  const asked = page.waitForRequest(/contacts\.list/);
  await section(page, 'Profile').getByRole('button', { name: 'Save' }).click();
  await asked;
  await page.getByRole('button', { name: 'Edit Details, Profile' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Oak Road Practice' }).waitFor();
  calls.refuse();
});
