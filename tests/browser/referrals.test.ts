import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { configure, createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let staff: Actor;
let alder = '';

beforeAll(async () => {
  staff = await app.signIn('admissions');
  await configure(app, 'OUTREACH_STAFF', { staff: ['Owen Ferryman'] });
  alder = await createSource(staff, { referral_name: 'Alder House', state: 'MA', address: '1 Example Street' });
  await createContact(staff, alder, { email: 'robin@referents.example', title: 'Case Manager' });
});

const newInquiry = async () => (await makeInquiry(staff, { firstname: 'Maria', lastname: 'Lopez' })).id;
const recordsOf = (opportunity_id: string) => staff.trpc.referralFlow.list.query({ opportunity_id });
const panel = (page: Page) => page.getByRole('region', { name: 'Referral tasks' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openPanel(by: Actor, opportunity_id: string): Promise<Page> {
  const page = await app.open(by, `/admissions/inquiry/${opportunity_id}`);
  await panel(page).getByText('of 3 completed').waitFor();
  return page;
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Moves on by Tab alone until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 40; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

const settledFocus = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true);

test('an incoming primary referral from a source and a contact that are new, by keyboard alone', async () => {
  const opportunity_id = await newInquiry();
  const page = await openPanel(staff, opportunity_id);
  await panel(page).getByText('0 of 3 completed').waitFor();
  const start = panel(page).getByRole('button', { name: 'Start: Incoming primary referral' });
  await start.focus();
  await page.keyboard.press('Enter');
  const wizard = dialog(page, 'Incoming primary referral');
  await settledFocus(wizard.getByRole('radio', { name: 'Professional Referral' }));
  expect(await wizard.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  const source = wizard.getByRole('combobox', { name: 'Referral source' });
  await settledFocus(source);
  await page.keyboard.type('Quarry Lane Counseling');
  await page.getByText('No results found - type to refine').first().waitFor();
  await tabTo(page, wizard.getByRole('button', { name: 'Add New Referral Source' }));
  await page.keyboard.press('Enter');

  const adding = dialog(page, 'Add New Referral Source');
  const name = adding.getByRole('textbox', { name: 'Name' });
  await settledFocus(name);
  expect(await name.inputValue()).toBe('Quarry Lane Counseling');
  await page.keyboard.press('End');
  await page.keyboard.type(', Gull Haven, MA');
  await tabTo(page, adding.getByRole('button', { name: 'Autofill' }));
  await page.keyboard.press('Enter');
  await adding.getByText('3 suggestions').waitFor();
  await adding
    .getByText('Add city and state in the name field to help autofill more referral source details')
    .waitFor();
  await adding.getByText('Suggested: Private practice').waitFor();
  await tabTo(page, adding.getByRole('button', { name: 'Use the suggestion for State' }));
  await page.keyboard.press('Enter');
  await adding.getByText('2 suggestions').waitFor();
  expect(await adding.getByRole('combobox', { name: 'State', exact: true }).inputValue()).toBe('Massachusetts (MA)');
  await adding.getByRole('button', { name: 'Use all' }).focus();
  await page.keyboard.press('Enter');
  expect(await adding.getByRole('combobox', { name: 'Type', exact: true }).inputValue()).toBe('Private practice');
  await expectAccessible(page);
  await tabTo(page, adding.getByRole('button', { name: 'Add source' }));
  await page.keyboard.press('Enter');
  await page.getByText('Referral source created successfully.').waitFor();
  await adding.waitFor({ state: 'hidden' });
  expect(await source.inputValue()).toBe('Quarry Lane Counseling, Gull Haven, MA');

  await tabTo(page, wizard.getByRole('button', { name: 'Add Contact' }));
  await page.keyboard.press('Enter');
  const person = dialog(page, 'Add Contact');
  await settledFocus(person.getByLabel('Firstname'));
  await page.keyboard.type('Ines');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Newcomer');
  await page.keyboard.press('Enter');
  await page.getByText('Contact created successfully.').waitFor();
  await person.waitFor({ state: 'hidden' });
  expect(await wizard.getByRole('combobox', { name: 'Contact', exact: true }).inputValue()).toBe('Ines Newcomer');

  await tabTo(page, wizard.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  const received = wizard.getByLabel('Received date');
  await settledFocus(received);
  expect(await received.inputValue()).toBe('05/12/2026');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+3');
  await page.keyboard.press('Tab');
  await page.getByText("You've selected a future date. Please ensure this is correct before proceeding").waitFor();
  await tabTo(page, wizard.getByRole('textbox', { name: 'Notes' }));
  await page.keyboard.type('Called at noon.');
  await tabTo(page, wizard.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await wizard.getByText('A completed incoming referral is locked: it cannot be modified or removed.').waitFor();
  await settledFocus(wizard.getByRole('button', { name: 'Complete task' }));
  await page.keyboard.press('Enter');

  await page.getByText('Referral Incoming task completed successfully.').waitFor();
  await panel(page).getByText('1 of 3 completed').waitFor();
  await panel(page).getByText('Quarry Lane Counseling, Gull Haven, MA · in 3 days (May 15, 2026)').waitFor();
  expect(await recordsOf(opportunity_id)).toMatchObject([
    {
      priority_level: 'primary',
      source_type: 'professional_referral',
      referral_name: 'Quarry Lane Counseling, Gull Haven, MA',
      contact_name: 'Ines Newcomer',
      notes: 'Called at noon.',
    },
  ]);
  await tabTo(page, panel(page).getByRole('button', { name: 'View: Incoming primary referral' }));
  await page.keyboard.press('Enter');
  const view = dialog(page, 'View and Add Referrals');
  await view.getByText('A completed incoming referral is locked: it cannot be modified or removed.').last().waitFor();
  await view.getByText('Jordan Example').waitFor();
  expect(await view.getByRole('textbox').count()).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'hidden' });
  await settledFocus(panel(page).getByRole('button', { name: 'View: Incoming primary referral' }));
});

test('an outgoing referral by keyboard alone, and a mail to its contact that says nothing of the client', async () => {
  const opportunity_id = await newInquiry();
  const page = await openPanel(staff, opportunity_id);
  await panel(page).getByRole('button', { name: 'Start: Outgoing referral' }).focus();
  await page.keyboard.press('Enter');
  const wizard = dialog(page, 'Outgoing referral');
  await settledFocus(wizard.getByRole('combobox', { name: 'Destination' }));
  await page.keyboard.type('alder');
  await page.getByRole('option', { name: /^Alder House/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const next = wizard.getByRole('button', { name: 'Next' });
  expect(await next.isDisabled()).toBe(true);
  await tabTo(page, wizard.getByRole('combobox', { name: 'Contact', exact: true }));
  await page.keyboard.type('robin');
  await page.getByRole('option', { name: 'Robin Referent · Case Manager · robin@referents.example' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await settledFocus(wizard.getByLabel('Sent date'));
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await settledFocus(wizard.getByRole('button', { name: 'Complete task' }));
  await page.keyboard.press('Enter');
  await page.getByText('Referral Outgoing task completed successfully.').waitFor();
  await panel(page).getByText('1 Completed').waitFor();
  await settledFocus(panel(page).getByRole('button', { name: 'Add another: Outgoing referral' }));
  await page.keyboard.press('Shift+Tab');
  await settledFocus(panel(page).getByRole('button', { name: 'View: Outgoing referral' }));
  await page.keyboard.press('Enter');
  const mail = dialog(page, 'View and Add Referrals').getByRole('link', { name: 'E-mail contact' });
  const href = (await mail.getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:robin%40referents\.example\?subject=/);
  expect(decodeURIComponent(href)).toContain('A referral from Maple House Recovery');
  expect(decodeURIComponent(href)).not.toMatch(/Maria|Lopez/);
});

test('the steps follow from how the client came', async () => {
  const opportunity_id = await newInquiry();
  const page = await openPanel(staff, opportunity_id);
  await panel(page).getByRole('button', { name: 'View and Add Referrals' }).click();
  await dialog(page, 'View and Add Referrals').getByText('No referrals found').waitFor();
  await dialog(page, 'View and Add Referrals')
    .getByRole('button', { name: 'Start: Incoming secondary referral' })
    .click();
  const wizard = dialog(page, 'Incoming secondary referral');
  const next = wizard.getByRole('button', { name: 'Next' });
  await wizard.getByRole('radio', { name: 'Alumni Referral' }).check();
  await next.click();
  await wizard.getByRole('combobox', { name: 'Referring former client' }).waitFor();
  expect(await next.isDisabled()).toBe(true);
  await wizard.getByRole('button', { name: 'Back' }).click();
  await wizard.getByRole('radio', { name: 'Online' }).check();
  await page.keyboard.press('Enter');
  // Its field is fetched with the step, and takes the focus all the same.
  await wizard.getByRole('combobox', { name: 'Online platforms' }).and(page.locator(':focus')).waitFor();
  expect(await next.isDisabled()).toBe(true);
  for (const platform of ['Psychology Today', 'Google Search']) {
    await wizard.getByRole('combobox', { name: 'Online platforms' }).fill(platform);
    await page.getByRole('option', { name: platform }).click();
  }
  await wizard.getByRole('heading', { name: 'Details' }).click();
  await next.click();
  await next.click();
  await wizard.getByText('Google Search, Psychology Today').waitFor();
  await wizard.getByRole('button', { name: 'Complete task' }).click();
  await dialog(page, 'View and Add Referrals').getByText('Google Search, Psychology Today').waitFor();
  expect(await recordsOf(opportunity_id)).toMatchObject([
    { priority_level: 'secondary', source_type: 'online', online_sources: ['Google Search', 'Psychology Today'] },
  ]);
});

test('a task that somebody else has completed meanwhile says so, and nothing is lost', async () => {
  app.expectNoise(/Failed to load resource/);
  const opportunity_id = await newInquiry();
  const page = await openPanel(staff, opportunity_id);
  await panel(page).getByRole('button', { name: 'Start: Incoming primary referral' }).click();
  const wizard = dialog(page, 'Incoming primary referral');
  await wizard.getByRole('radio', { name: 'Online' }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('combobox', { name: 'Online platforms' }).click();
  await page.getByRole('option', { name: 'ARTA' }).click();
  await page.keyboard.press('Escape');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await staff.trpc.referralFlow.add.mutate({
    opportunity_id,
    referral_direction: 'referral_received',
    priority_level: 'primary',
    source_type: 'online',
    online_sources: ['Online chat'],
  });
  await wizard.getByRole('button', { name: 'Complete task' }).click();
  await page.getByText('Failed to complete referral incoming task. Please try again.').waitFor();
  await wizard.getByText('Failed to create referral', { exact: true }).waitFor();
  await wizard.getByText('ARTA').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard', exact: true }).click();
  await panel(page).getByText('Online chat · today (May 12, 2026)').waitFor();
  await panel(page).getByText('1 of 3 completed').waitFor();
});

test('a search that fails says so, and names that are taken are warned of with links', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openPanel(staff, await newInquiry());
  await panel(page).getByRole('button', { name: 'Start: Outgoing referral' }).click();
  const wizard = dialog(page, 'Outgoing referral');
  const destination = wizard.getByRole('combobox', { name: 'Destination' });
  await page.route('**/trpc/*referralSources.list*', (route) => route.abort());
  await destination.fill('alder');
  await page.getByText('Error searching for referrals. Please try again.').first().waitFor();
  await page.unroute('**/trpc/*referralSources.list*');
  await wizard.getByRole('button', { name: 'Add New Referral Source' }).click();
  const adding = dialog(page, 'Add New Referral Source');
  await adding.getByRole('textbox', { name: 'Name' }).fill('ALDER house');
  const same = adding.getByRole('list', { name: 'Referral sources with this name' });
  await same.getByText('Private practice · 1 Example Street · MA').waitFor();
  expect(await same.getByRole('link', { name: 'Alder House' }).getAttribute('href')).toBe(`/referal/${alder}`);
  await adding.getByRole('textbox', { name: 'Name' }).fill('Alder House [model-error]');
  await adding.getByRole('button', { name: 'Autofill' }).click();
  await page.getByText('Failed to autofill referral source details. Please try again or fill missed data.').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard', exact: true }).click();
  await adding.waitFor({ state: 'hidden' });
  await destination.fill('alder h');
  await page.getByRole('option', { name: /^Alder House/ }).click();
  await wizard.getByRole('button', { name: 'Add Contact' }).click();
  const person = dialog(page, 'Add Contact');
  await person.getByLabel('Firstname').fill('robin');
  await person.getByLabel('Lastname').fill('REFERENT');
  const namesakes = person.getByRole('list', { name: 'Contacts with this name' });
  await namesakes.getByText('Alder House · Case Manager').waitFor();
  expect(await namesakes.getByRole('link', { name: 'Robin Referent' }).getAttribute('href')).toMatch(
    /^\/contact\/[0-9a-f-]{36}$/,
  );
});

test('what was typed is not overwritten by a suggestion', async () => {
  const page = await openPanel(staff, await newInquiry());
  await panel(page).getByRole('button', { name: 'Start: Outgoing referral' }).click();
  await dialog(page, 'Outgoing referral').getByRole('button', { name: 'Add New Referral Source' }).click();
  const adding = dialog(page, 'Add New Referral Source');
  await adding.getByRole('textbox', { name: 'Name' }).fill('Mill Pond Detox, Saltmarsh, RI');
  await adding.getByRole('combobox', { name: 'Type', exact: true }).click();
  await page.getByRole('option', { name: 'Court' }).click();
  await adding.getByRole('button', { name: 'Autofill' }).click();
  await adding.getByText('3 suggestions').waitFor();
  expect(await adding.getByText('Suggested: Treatment center').count()).toBe(0);
  await adding.getByRole('button', { name: 'Use all' }).click();
  expect(await adding.getByRole('combobox', { name: 'Type', exact: true }).inputValue()).toBe('Court');
  expect(await adding.getByRole('combobox', { name: 'State', exact: true }).inputValue()).toBe('Rhode Island (RI)');
  expect(await adding.getByRole('button', { name: 'Autofill' }).count()).toBe(0);
  await adding.getByRole('textbox', { name: 'Name' }).fill('Mill Pond Detox');
  await adding.getByRole('button', { name: 'Autofill' }).waitFor();
});

test('clinical reads, and outreach sees in full only what it logged', async () => {
  const opportunity_id = await newInquiry();
  await staff.trpc.referralFlow.add.mutate({
    opportunity_id,
    referral_direction: 'referral_received',
    priority_level: 'primary',
    source_type: 'professional_referral',
    referral_id: alder,
  });
  const reading = await openPanel(await app.signIn('clinical'), opportunity_id);
  await panel(reading).getByText('Alder House · today (May 12, 2026)').waitFor();
  expect(
    await panel(reading)
      .getByRole('button', { name: /^Start/ })
      .count(),
  ).toBe(0);

  const outreach = await openPanel(await app.signIn('outreach'), opportunity_id);
  await panel(outreach).getByText('1 of 3 completed').waitFor();
  await panel(outreach)
    .getByText('Someone else logged this referral. Your role sees in full only those you logged.')
    .waitFor();
  expect(await outreach.getByText('Alder House').count()).toBe(0);
  await panel(outreach).getByRole('button', { name: 'Start: Incoming secondary referral' }).click();
  const wizard = dialog(outreach, 'Incoming secondary referral');
  expect(await wizard.getByRole('radio', { name: 'Alumni Referral' }).isDisabled()).toBe(true);
  await wizard.getByText('Your role does not show clients, so it cannot name a former one.').waitFor();
});

test('a page as narrow as a telephone holds the panel and its wizard', async () => {
  const page = await app.open(staff, `/admissions/inquiry/${await newInquiry()}`, {
    viewport: { width: 390, height: 844 },
  });
  await panel(page).getByRole('button', { name: 'Start: Outgoing referral' }).click();
  await dialog(page, 'Outgoing referral').getByRole('combobox', { name: 'Destination' }).waitFor();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('referrals that cannot be fetched are said so with Retry', async () => {
  app.expectNoise(/Failed to load resource/);
  const opportunity_id = await newInquiry();
  const page = await app.open(staff, '/dashboard');
  await page.route(/referralFlow\.list/, (route) => route.abort());
  await page.goto(`/admissions/inquiry/${opportunity_id}`);
  await panel(page).getByText('Error fetching referrals data').waitFor({ timeout: 30_000 });
  await page.unroute(/referralFlow\.list/);
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await panel(page).getByText('0 of 3 completed').waitFor();
});
