import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
const COUNT = 45;
let outreach: Actor;
let harbor = '';

const nameOf = (n: number) => `Robin Harbor${String(n).padStart(2, '0')}`;

beforeAll(async () => {
  outreach = await app.signIn('outreach');
  harbor = await createSource(outreach, { referral_name: 'Harbor House' });
  await createSource(outreach, { referral_name: 'Willow Practice' });
  // The higher its number, the later a contact was made.
  await app.within('a', (tx) =>
    tx.db
      .insertInto('referral_contacts')
      .values(
        Array.from({ length: COUNT }, (_, at) => ({
          id: tx.services.newId(),
          org_id: tx.actor.org_id,
          referral_id: harbor,
          organization_name: 'Harbor House',
          firstname: 'Robin',
          lastname: nameOf(at + 1).slice('Robin '.length),
          title: at % 2 === 0 ? 'Psychologist' : 'Case Manager',
          email: `robin${at + 1}@referents.example`,
          phone_number: `+1207555${String(at).padStart(4, '0')}`,
          state: at % 5 === 0 ? 'ME' : 'PR',
          created_at: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
        })),
      )
      .execute(),
  );
});

const rows = (page: Page) => page.locator('[data-row]');
const names = (page: Page) => rows(page).locator('th a').allInnerTexts();
const firstName = (page: Page) => names(page).then(([first]) => first);
const search = (page: Page) => new URL(page.url()).search;
const path = (page: Page) => new URL(page.url()).pathname;
const PHONE = { width: 390, height: 844 };
const openList = async (by: Actor, query = '', viewport?: { width: number; height: number }) => {
  const page = await app.open(by, `/outreach/contacts${query}`, viewport && { viewport });
  await rows(page).first().waitFor();
  return page;
};

test('the second tab of Outreach lists contacts, the newest first, and sorts them', async () => {
  const page = await openList(outreach, '?query=harbor');
  const columns = ['Name', 'Title', 'Referral source', 'E-mail', 'Phone', 'Created Date', 'Actions'];
  await expect.poll(() => page.locator('thead th').allInnerTexts()).toEqual(columns);
  await expect.poll(() => firstName(page)).toBe(nameOf(COUNT));
  const byName = page.getByRole('button', { name: 'Name', exact: true });
  await byName.click();
  await expect.poll(() => search(page)).toBe('?order=desc&query=harbor&sort=name');
  await byName.click();
  await expect.poll(() => firstName(page)).toBe(nameOf(1));
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(() => firstName(page)).toBe(nameOf(21));
  await expectAccessible(page);
});

test('filters narrow the list, the source among them, stand as chips and are cleared', async () => {
  const page = await openList(outreach);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('combobox', { name: 'Referral source' }).fill('harbor');
  await page.getByRole('option', { name: 'Harbor House' }).click();
  await page.getByRole('option', { name: 'Harbor House' }).waitFor({ state: 'hidden' });
  await panel.getByRole('checkbox', { name: 'Psychologist', exact: true }).click();
  await panel.getByRole('checkbox', { name: 'Show archived' }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Apply' }).click();
  const chips = page.getByRole('region', { name: 'Active filters' });
  for (const name of ['Referral source: Harbor House', 'Title: Psychologist', 'Show archived'])
    await chips.getByRole('button', { name: `Remove filter ${name}`, exact: true }).waitFor();
  await expect.poll(() => firstName(page)).toBe(nameOf(COUNT));
  await expect.poll(() => names(page).then((all) => all[1])).toBe(nameOf(COUNT - 2));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => search(page)).toBe('');
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('nobody of that name');
  await page.getByText('No contact matches “nobody of that name”.').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect.poll(() => rows(page).count()).toBe(20);
});

test('one contact is archived from its row at once, and Undo brings it back in its place', async () => {
  for (const lastname of ['Undone A', 'Undone B', 'Undone C'])
    await createContact(outreach, harbor, { firstname: 'Una', lastname });
  const page = await openList(outreach, '?query=undone&sort=name');
  const all = ['Una Undone A', 'Una Undone B', 'Una Undone C'];
  expect(await names(page)).toEqual(all);
  const archive = page.getByRole('button', { name: 'Archive Una Undone B' });
  await archive.click();
  await page.getByText('1 archived').waitFor();
  await archive.waitFor({ state: 'hidden' });
  // The second press of a double click falls on the row that has come up.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await names(page)).toEqual(['Una Undone A', 'Una Undone C']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(all);
  const listed = async () => (await outreach.trpc.contacts.list.query({ query: 'undone' })).list.length;
  await expect.poll(listed).toBe(3);
});

test('several are archived with one Undo, and a failure is shown and taken back', async () => {
  app.expectNoise(/Failed to load resource/);
  for (const lastname of ['Bulked A', 'Bulked B', 'Bulked C'])
    await createContact(outreach, harbor, { firstname: 'Bo', lastname });
  const page = await openList(outreach, '?query=bulked&sort=name');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('3 selected').waitFor();
  await bar.getByRole('button', { name: 'Archive' }).click();
  await page.getByText('3 archived').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Bo Bulked A', 'Bo Bulked B', 'Bo Bulked C']);
  const listed = async () => (await outreach.trpc.contacts.list.query({ query: 'bulked' })).list.length;
  await expect.poll(listed).toBe(3);
  await page.route('**/trpc/**contacts.archive**', (route) => route.abort());
  await page.getByRole('button', { name: 'Archive Bo Bulked A' }).click();
  await page.getByText('Failed to archive contact').waitFor();
  await expect.poll(() => names(page)).toEqual(['Bo Bulked A', 'Bo Bulked B', 'Bo Bulked C']);
});

test('an error offers Retry; an organization without contacts offers to add one', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(outreach, '/outreach/referral-sources');
  await page.getByRole('link', { name: 'Contacts' }).waitFor();
  await page.route('**/trpc/**contacts.list**', (route) => route.abort());
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.getByText('Error fetching contacts data').waitFor();
  await page.unroute('**/trpc/**contacts.list**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await rows(page).first().waitFor();

  const empty = await app.open(await app.signIn('outreach', 'b'), '/outreach/contacts');
  await empty.getByText('No contacts found').waitFor();
  await empty.getByRole('cell').getByRole('button', { name: 'Add Contact' }).click();
  await empty.getByRole('dialog', { name: 'Add Contact' }).waitFor();
});

test('who may not archive has neither checkboxes nor the row action', async () => {
  const page = await openList(await app.signIn('admissions'));
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0);
});

test('a contact is added from the Actions menu: names and source are needed, namesakes are said', async () => {
  await createContact(outreach, harbor, { firstname: 'Nell', lastname: 'Known' });
  const page = await openList(outreach);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add Contact', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Contact' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByRole('textbox', { name: 'Firstname' }).fill('nell');
  await dialog.getByRole('textbox', { name: 'Lastname' }).fill('KNOWN');
  await dialog.getByRole('link', { name: 'Nell Known' }).waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await dialog.getByRole('combobox', { name: 'Referral source' }).fill('willow');
  await page.getByRole('option', { name: 'Willow Practice' }).click();
  await page.getByRole('option', { name: 'Willow Practice' }).waitFor({ state: 'hidden' });
  await expect.poll(() => save.isDisabled()).toBe(false);
  await dialog.getByRole('textbox', { name: 'City' }).fill('Pinebrook');
  await dialog.getByRole('combobox', { name: 'State' }).fill('maine');
  await page.getByRole('option', { name: 'Maine (ME)' }).click();
  await page.getByRole('option', { name: 'Maine (ME)' }).waitFor({ state: 'hidden' });
  await expectAccessible(page);
  await save.click();
  await page.getByText('Contact created successfully.').waitFor();
  await page.getByRole('heading', { name: 'nell KNOWN' }).waitFor();
  expect(path(page)).toMatch(/^\/contact\/[0-9a-f-]{36}$/);
  const contact_id = path(page).split('/').at(-1) ?? '';
  expect(await outreach.trpc.contacts.get.query({ contact_id })).toMatchObject({ city: 'Pinebrook', state: 'ME' });
});

test('a contact’s page shows every field, its links, and saves what is changed', async () => {
  const credentials = await outreach.trpc.configuration.get.query({ type: 'CREDENTIALS' });
  await outreach.trpc.configuration.save.mutate({
    type: 'CREDENTIALS',
    config: { ...credentials, list: [...(credentials.list as string[]), 'RPT-S'] },
  });
  const id = await createContact(outreach, harbor, {
    ...{ firstname: 'Page', lastname: 'Person', title: 'Psychologist', credential: 'RPT-S' },
    ...{ email: 'page@referents.example', phone_number: '(207) 555-0142', special_notes: 'Prefers mornings' },
  });
  const page = await app.open(outreach, `/contact/${id}/anything`);
  await page.getByRole('heading', { name: 'Page Person' }).waitFor();
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(await trail.getByRole('listitem').allInnerTexts()).toEqual(['Outreach', 'Contacts', 'Page Person']);
  const hrefOf = (name: string) => page.getByRole('link', { name }).first().getAttribute('href');
  expect(await hrefOf('page@referents.example')).toBe('mailto:page@referents.example');
  expect(await hrefOf('(207) 555-0142')).toBe('tel:+12075550142');
  expect(await hrefOf('Harbor House')).toBe(`/referal/${harbor}`);
  await page.getByText('RPT-S').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Details, How to reach them' }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Pinebrook');
  await page.getByRole('combobox', { name: 'State' }).fill('verm');
  await page.getByRole('option', { name: 'Vermont (VT)' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Contact details saved.').waitFor();
  await page.getByText('Pinebrook').waitFor();
  await page.getByText('Vermont (VT)').waitFor();
  await page.getByText(/^Updated by Riley Example · /).waitFor();
  expect(await outreach.trpc.contacts.get.query({ contact_id: id })).toMatchObject({
    city: 'Pinebrook',
    state: 'VT',
    version: 2,
  });
});

test('an edit that meets a colleague’s is decided field by field', async () => {
  app.expectNoise(/409/);
  const id = await createContact(outreach, harbor, { firstname: 'Clash', lastname: 'Person', city: 'Old Town' });
  const page = await app.open(outreach, `/contact/${id}`);
  await page.getByRole('button', { name: 'Edit Details, How to reach them' }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Gull Haven');
  const manager = await app.signIn('manager');
  await manager.trpc.contacts.update.mutate({ contact_id: id, contact: { city: 'Pinebrook' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('changed this contact meanwhile.').waitFor();
  await page.getByRole('group', { name: 'City' }).getByText('Pinebrook').waitFor();
  await expectAccessible(page);
  await page.getByRole('group', { name: 'City' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Contact details saved.').waitFor();
  await expect.poll(async () => (await outreach.trpc.contacts.get.query({ contact_id: id })).city).toBe('Gull Haven');
});

test('the source changes by archiving and creating again in one step; the two lead to each other', async () => {
  const id = await createContact(outreach, harbor, { firstname: 'Mo', lastname: 'Moving', title: 'Social Worker' });
  const page = await app.open(outreach, `/contact/${id}`);
  await page.getByText("A contact's referral source cannot be changed once set.").waitFor();
  await page.getByRole('button', { name: 'Archive and create a new contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Archive and create a new contact' });
  await dialog.getByRole('combobox', { name: 'Referral source' }).fill('willow');
  await page.getByRole('option', { name: 'Willow Practice' }).click();
  await page.getByRole('option', { name: 'Willow Practice' }).waitFor({ state: 'hidden' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Archive and create a new contact' }).click();
  await page.getByText('Continues the contact at Harbor House.').waitFor();
  expect(path(page)).not.toBe(`/contact/${id}`);
  await page.getByRole('link', { name: 'Open that contact' }).click();
  await page.getByText('Continued as a contact of Willow Practice.').waitFor();
  expect(path(page)).toBe(`/contact/${id}`);
  await page.getByText('Archived', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Archive and create a new contact' }).count()).toBe(0);
});

test('the list and a contact fit a phone', async () => {
  const id = await createContact(outreach, harbor, { firstname: 'Phone', lastname: 'Person' });
  await createContact(outreach, harbor, { firstname: 'Called', lastname: 'Person', phone_number: '6175550148' });
  const page = await openList(outreach, '', PHONE);
  for (const name of ['Phone Person', 'Called Person']) {
    const { width, height } = (await page.getByRole('link', { name }).boundingBox())!;
    expect(width).toBeGreaterThan(height * 3);
  }
  await expect(page.getByRole('link', { name: '(617) 555-0148' }).getAttribute('href')).resolves.toBe(
    'tel:+16175550148',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  const record = await app.open(outreach, `/contact/${id}`, { viewport: PHONE });
  await record.getByRole('heading', { name: 'Phone Person' }).waitFor();
  expect(await record.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(record);
});
