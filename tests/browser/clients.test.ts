import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { chooseMore, expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
const SECOND = 1_000;
const MASKED = '***-**-6789';
let staff: Actor;
let colleague: Actor;
let patient_id: string;

beforeAll(async () => {
  staff = await app.signIn('admissions');
  colleague = await app.signIn('manager');
  for (let n = 1; n <= 24; n++) {
    app.clock.advance(SECOND);
    await staff.trpc.clients.create.mutate({
      firstname: 'Casey',
      lastname: `Number${String(n).padStart(2, '0')}`,
      email_id: n === 24 ? null : `casey.${String(50 - n)}@mail.example`,
      address: `${n} Larkspur Lane`,
      city: 'Pinebrook',
      state: 'NH',
    });
  }
  app.clock.advance(SECOND);
  ({ patient_id } = await makeInquiry(staff, { firstname: 'Maria', lastname: 'Lopez', dob: '1988-05-13' }));
  await staff.trpc.clients.update.mutate({
    patient_id,
    patient: { ssn: '900-45-6789', phone_number: '(207) 555-0142', email_id: 'maria@mail.example' },
  });
});

const open = async (by: Actor, below = '', options = {}) => {
  const page = await app.open(by, `/admissions/client/${patient_id}${below}`, options);
  await page.getByRole('heading', { name: 'Maria Lopez', level: 1 }).waitFor();
  return page;
};
const names = (page: Page) => page.locator('tbody tr[data-row] th').allInnerTexts();
const headers = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const section = (page: Page, name: string) => page.getByRole('region', { name });
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Parts of the client' }).locator('[aria-current="page"]').textContent();

test('the list has its four columns, newest first, and turns pages, sorts and searches by its address', async () => {
  const page = await app.open(staff, '/admissions/clients');
  await page.getByRole('link', { name: 'Maria Lopez' }).waitFor();
  expect(await headers(page)).toEqual(['Name', 'E-mail', 'Phone', 'Address']);
  await page.getByText('24 Larkspur Lane, Pinebrook, NH').waitFor();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(() => names(page)).toEqual([5, 4, 3, 2, 1].map((n) => `Casey Number0${n}`));
  await page.getByRole('button', { name: 'E-mail' }).click();
  await expect.poll(() => names(page).then(([first]) => first)).toBe('Maria Lopez');
  expect(new URL(page.url()).search).toBe('?order=desc&sort=email_id');
  await page.getByLabel('Search clients').fill('larkspur number07');
  await expect.poll(() => names(page)).toEqual(['Casey Number07']);
  await page.getByLabel('Search clients').fill('nobody of this name');
  await page.getByText('No client matches “nobody of this name”.').waitFor();
  await expectAccessible(page);
  await page.getByRole('table', { name: 'Clients' }).getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => names(page).then((all) => all.length)).toBe(20);
});

test('a row opens the client, and Back comes to the same row', async () => {
  const page = await app.open(staff, '/admissions/clients?query=casey&page=2');
  await page.getByRole('link', { name: 'Casey Number02' }).waitFor();
  await page.locator('[data-row]').nth(2).locator('td').last().click();
  await page.getByRole('heading', { name: 'Casey Number02', level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Casey Number02');
  expect(new URL(page.url()).search).toBe('?query=casey&page=2');
});

test('views are the person’s own, wherever they sign in next', async () => {
  const page = await app.open(staff, '/admissions/clients');
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Customize columns' });
  await chooser.getByRole('checkbox', { name: 'Date of birth' }).click();
  await chooser.getByRole('checkbox', { name: 'Address' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await chooser.getByRole('button', { name: 'Apply' }).click();
  const chosen = ['Name', 'E-mail', 'Phone', 'Date of birth'];
  await expect.poll(() => headers(page)).toEqual(chosen);
  await page.getByRole('button', { name: 'View: Default view*, columns changed' }).click();
  await page.getByRole('menuitem', { name: 'Update view' }).click();
  await expect
    .poll(async () => (await staff.trpc.configuration.get.query({ type: 'CLIENTS_VIEWS' })).version)
    .toBeGreaterThan(0);
  const elsewhere = await app.open(await app.signIn('admissions'), '/admissions/clients');
  await elsewhere.getByText('May 13, 1988').waitFor();
  expect(await headers(elsewhere)).toEqual(chosen);
  const other = await app.open(colleague, '/admissions/clients');
  await other.getByRole('link', { name: 'Maria Lopez' }).waitFor();
  expect(await headers(other)).toEqual(['Name', 'E-mail', 'Phone', 'Address']);
});

test('the list fails, and Retry fixes it; another organization has none', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.route('**/trpc/*clients.list*', (route) => route.abort());
  await page.goto('/admissions/clients');
  await page.getByText('Error fetching clients data').waitFor();
  await page.unroute('**/trpc/*clients.list*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: 'Maria Lopez' }).waitFor();
  const theirs = await app.open(await app.signIn('admin', 'b'), '/admissions/clients');
  await theirs.getByText('No clients found').waitFor();
  await expectAccessible(theirs);
});

test('a client’s page says who it is, and every tab has an address', async () => {
  const page = await open(staff);
  await page.getByText('Born May 13, 1988 (37 years) · (207) 555-0142').waitFor();
  const phone = page.getByRole('banner').or(page.locator('header')).getByRole('link', { name: '(207) 555-0142' });
  expect(await phone.first().getAttribute('href')).toBe('tel:+12075550142');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual(['Admissions', 'Clients', 'Maria Lopez']);
  await section(page, 'Inquiries')
    .getByRole('link', { name: /^Maria Lopez-/ })
    .waitFor();
  for (const [below, label, first] of [
    ['', 'Demographics', 'Personal details'],
    ['/whatever/else', 'Demographics', 'Personal details'],
    ['/point-of-contact', 'Point of contact', 'Primary emergency contact'],
    ['/Insurance-Payment', 'Insurance and payment', 'Payment and insurance'],
  ] as const) {
    await page.goto(`/admissions/client/${patient_id}${below}`);
    await section(page, first).waitFor();
    expect(await current(page)).toBe(label);
    await expectAccessible(page, label);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a client that is not there says so', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/admissions/client/01a1fbcd-0000-7000-8000-000000000000');
  await page.getByText('This client does not exist.').waitFor();
});

test('each tab is edited and saved; Save waits for a change, and a refused field says why', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await open(staff, '/point-of-contact');
  const primary = section(page, 'Primary emergency contact');
  await primary.getByRole('button', { name: 'Edit Details, Primary emergency contact' }).click();
  const save = primary.getByRole('button', { name: 'Save' });
  expect(await save.isDisabled()).toBe(true);
  await primary.getByLabel('First name').fill('Ana');
  await primary.getByLabel('Phone').fill('207 555 0143');
  await primary.getByLabel('E-mail').fill('ana');
  await expectAccessible(page);
  await save.click();
  await primary.getByText('Enter an e-mail address, as in name@mail.example').waitFor();
  await primary.getByLabel('E-mail').fill('ana@mail.example');
  app.expectNoise(/Failed to load resource/);
  await page.route(/clients\.update/, (route) => route.abort(), { times: 1 });
  await save.click();
  await page.getByText('Error updating patient details').waitFor();
  await save.click();
  await page.getByText('Client details saved.').waitFor();
  await primary.getByText('(207) 555-0143').waitFor();
  await primary.getByRole('button', { name: 'Edit Details, Primary emergency contact' }).click();
  expect(await primary.getByLabel('Phone').inputValue()).toBe('(207) 555-0143');
  await primary.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Insurance and payment' }).click();
  const insurance = section(page, 'Payment and insurance');
  await insurance.getByRole('button', { name: 'Edit Details, Payment and insurance' }).click();
  await insurance.getByRole('combobox', { name: 'Payment method' }).click();
  await page.getByRole('option', { name: 'Insurance', exact: true }).click();
  await insurance.getByLabel('Group number').fill('G-1');
  await page.getByRole('link', { name: 'Demographics' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Keep editing' }).click();
  await insurance.getByRole('button', { name: 'Save' }).click();
  await insurance.getByText('G-1').waitFor();
  await page.getByRole('link', { name: 'Demographics' }).click();
  await section(page, 'Personal details').getByRole('button', { name: 'Edit Details, Personal details' }).click();
  await page.getByLabel('Social security number').fill('12-34');
  await section(page, 'Personal details').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter nine digits, as in 123-45-6789').waitFor();
  const kept = await staff.trpc.clients.get.query({ patient_id });
  expect(kept).toMatchObject({
    emergency_contact_primary_firstname: 'Ana',
    emergency_contact_primary_phone: '+12075550143',
    payment_method: 'Insurance',
    group_number: 'G-1',
    ssn: MASKED,
  });
});

test('two people edit one client: the clash is shown with both values, and nothing typed is lost', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await open(staff);
  const address = section(page, 'Address');
  await address.getByRole('button', { name: 'Edit Details, Address' }).click();
  await address.getByLabel('City').fill('Otter Bend');
  await address.getByLabel('ZIP code').fill('03999');
  await colleague.trpc.clients.update.mutate({ patient_id, patient: { city: 'Saltmarsh', state: 'RI' } });
  await address.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Morgan Example changed this client meanwhile.').waitFor();
  await page.getByText('Saltmarsh').waitFor();
  expect(await address.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Otter Bend');
  expect(await address.getByRole('textbox', { name: 'State' }).inputValue()).toBe('RI');
  await expectAccessible(page);
  await address.getByRole('button', { name: 'Keep mine: City' }).click();
  await address.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Client details saved.').waitFor();
  expect(await staff.trpc.clients.get.query({ patient_id })).toMatchObject({
    city: 'Otter Bend',
    state: 'RI',
    zip: '03999',
  });
});

async function reveal(page: Page) {
  await page.getByRole('button', { name: 'Show Social security number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Social security number' });
  await dialog.getByRole('combobox', { name: 'Why do you need the number?' }).click();
  await page.getByRole('option', { name: 'Verify insurance benefits' }).click();
  await dialog.getByRole('button', { name: 'Show number' }).click();
  await page.getByText('900-45-6789').waitFor();
}

test('a social security number is shown for a reason, for 30 seconds, and goes when the window is left', async () => {
  const page = await open(staff, '', { timers: true });
  await page.getByText(MASKED).waitFor();
  await page.getByRole('button', { name: 'Show Social security number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Social security number' });
  expect(await dialog.getByRole('button', { name: 'Show number' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await reveal(page);
  await expectAccessible(page);
  await page.clock.fastForward(15_000);
  expect(await page.getByText('900-45-6789').isVisible()).toBe(true);
  await page.clock.fastForward(16_000);
  await page.getByText(MASKED).waitFor();
  await reveal(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.getByText(MASKED).waitFor();
  await reveal(page);
  await page.getByRole('button', { name: 'Hide Social security number' }).click();
  await page.getByText(MASKED).waitFor();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('6789');
});

test('the care team sees the number masked and nothing to show or edit', async () => {
  const page = await open(await app.signIn('clinical'));
  await page.getByText(MASKED).waitFor();
  expect(await page.getByRole('button', { name: /^(Show|Edit|Add Inquiry)/ }).count()).toBe(0);
});

test('Add Inquiry opens the dialog for this client, whose id alone is in the address', async () => {
  const page = await open(staff);
  await page.getByRole('button', { name: 'Add Inquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Inquiry' });
  expect(await dialog.getByRole('combobox', { name: 'Client' }).inputValue()).toBe('Maria Lopez');
  expect(new URL(page.url()).search).toBe(`?new=true&patient_id=${patient_id}`);
  await dialog.getByRole('radio', { name: 'Yes' }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByText('Inquiry created successfully.').waitFor();
  await chooseMore(page, 'View Client');
  await page.getByRole('heading', { name: 'Maria Lopez', level: 1 }).waitFor();
  await expect.poll(() => section(page, 'Inquiries').getByRole('listitem').count()).toBe(2);
});

test('a new client’s doubles are shown with the reason, the likeliest first', async () => {
  const page = await app.open(staff, '/admissions/clients?new=true');
  const dialog = page.getByRole('dialog', { name: 'Create Inquiry' });
  await dialog.getByText('New client').click();
  await dialog.getByLabel('Phone').fill('207-555-0142');
  const likely = page.getByRole('list', { name: 'Probably the same person' }).getByRole('listitem');
  await expect.poll(() => likely.allInnerTexts()).toEqual([expect.stringContaining('Same phone number')]);
  await dialog.getByLabel('First name').fill('maria');
  await dialog.getByLabel('Last name').fill('LOPEZ');
  await dialog.getByLabel('Date of birth').fill('05/13/1988');
  await dialog.getByLabel('Date of birth').press('Tab');
  await expect.poll(() => likely.allInnerTexts()).toEqual([expect.stringContaining('Same name and date of birth')]);
  await expectAccessible(page);
  const href = await likely.getByRole('link').getAttribute('href');
  expect(href).toBe(`/admissions/client/${patient_id}`);
});
