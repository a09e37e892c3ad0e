import { expect, test } from 'vitest';
import { expectAccessible, holdBack, startBrowserApp } from '../support/browser.ts';
import { shiftsOf } from '../support/shifts.ts';

const app = await startBrowserApp();

test.each([
  ['/configurations/admissions', 'Inquiry fields'],
  ['/configurations/engagement', 'Visit rhythm'],
  ['/settings', 'Where you are signed in'],
  ['/settings/organization', 'Logo'],
])('the cards of %s come one by one and move nothing that is seen', async (address, last) => {
  const admin = await app.signIn('admin');
  for (const options of [{}, { viewport: { width: 390, height: 844 } }]) {
    const page = await app.open(admin, address, options);
    await page.getByRole('region', { name: last }).waitFor();
    await expect.poll(() => page.locator('[data-bone]').count()).toBe(0);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.05);
  }
});

test('the organization is settled on one page; a change of zone says what it moves', async () => {
  const admin = await app.signIn('admin');
  const page = await app.open(admin, '/settings/organization');
  const form = page.getByRole('form', { name: 'Organization' });
  const save = form.getByRole('button', { name: 'Save' });
  await form.getByRole('textbox', { name: 'Website' }).fill('maplehouse.example');
  await form.getByText('Left empty: https://maplehouse.example/about').waitFor();
  expect(await form.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
    'https://maplehouse.example/contact',
  );
  await form.getByRole('textbox', { name: 'Postal address' }).fill('1 Harbor Street');
  await form.getByRole('combobox', { name: 'Two-factor sign-in is required for' }).click();
  await page.getByRole('option', { name: 'Administrator' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('combobox', { name: 'Time zone' }).fill('Denver');
  await page.getByRole('option', { name: 'America/Denver' }).click();
  await expectAccessible(page);
  await save.click();
  const question = page.getByRole('dialog', { name: 'Change the time zone?' });
  await question.getByText('It is 12:00 PM now; it will read 10:00 AM.').waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await admin.trpc.organization.get.query({})).version).toBe(1);
  await save.click();
  await question.getByRole('button', { name: 'Change it' }).click();
  await page.getByText('Organization saved').waitFor();
  expect(await admin.trpc.organization.get.query({})).toMatchObject({
    time_zone: 'America/Denver',
    two_factor_roles: ['admin'],
    postal_address: '1 Harbor Street',
    version: 2,
  });
  await page.getByText(/Your organization asks for two-factor sign-in\. Set it up by/).waitFor();
});

test('only an administrator settles the organization', async () => {
  const page = await app.open(await app.signIn('manager'), '/settings/organization');
  await page.getByRole('heading', { name: 'Account details' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings');
});

test('a new organization finds on its dashboard what to set up; each step leads to its place', async () => {
  const page = await app.open(await app.signIn('admin', 'b'), '/dashboard', { viewport: { width: 390, height: 844 } });
  const card = page.getByRole('region', { name: 'Set up your organization' });
  await card.getByText('1 of 7 done').waitFor();
  await expectAccessible(page);
  expect(await card.getByRole('listitem').count()).toBe(7);
  await card.getByRole('link', { name: 'Say who your e-mails come from, with a postal address' }).click();
  await page.getByRole('textbox', { name: 'Postal address' }).waitFor();
  await page.goto(`${app.url}/dashboard`);
  await card.getByRole('link', { name: 'Add your programs and their beds' }).click();
  const programs = page.getByRole('region', { name: 'Programs' });
  await programs.getByText('No program found').or(programs.getByRole('listitem')).first().waitFor();
  // The page begins at the card, below the bar that stays, and Tab goes on in it.
  await expect.poll(async () => (await programs.boundingBox())!.y).toBeLessThan(100);
  await page.keyboard.press('Tab');
  expect(await programs.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const nurse = await app.open(await app.signIn('clinical', 'b'), '/dashboard');
  await nurse.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await nurse.getByRole('region', { name: 'Set up your organization' }).count()).toBe(0);
});

test('the notice of two-factor sign-in has its place before it is known, and moves nothing', async () => {
  const admin = await app.signIn('admin');
  const { version, two_factor_roles } = await admin.trpc.organization.get.query({});
  await admin.trpc.organization.update.mutate({ version, two_factor_roles: ['admin'] });
  const page = await app.open(admin, '/tasks');
  const notice = page.getByText(/Your organization asks for two-factor sign-in/);
  const heading = page.getByRole('heading', { level: 1 });
  const top = async () => (await heading.boundingBox())!.y;
  await notice.waitFor();
  await heading.waitFor();
  const before = await top();
  const answer = await holdBack(page, '**/trpc/**account.get*');
  await page.reload();
  await heading.waitFor();
  expect(await notice.count()).toBe(0);
  expect(await top()).toBe(before);
  answer();
  await notice.waitFor();
  expect(await top()).toBe(before);
  const now = await admin.trpc.organization.get.query({});
  await admin.trpc.organization.update.mutate({ version: now.version, two_factor_roles });
});
