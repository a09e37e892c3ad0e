import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Actor, TEST_START } from '../support/app.ts';
import { expectAccessible, holdBack, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
const MINUTE = 60_000;
let staff: Actor;

beforeAll(async () => {
  staff = await app.signIn('admissions');
});

test('an area by itself leads to its first screen, an unknown address to the dashboard', async () => {
  const page = await app.open(staff, '/');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  for (const path of ['/admissions', '/admissions/whatever']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Admissions' }).waitFor();
    expect(new URL(page.url()).pathname, path).toBe('/admissions/inquiries');
  }
  for (const path of ['/nothing/here', '/tasksandmore', '/Dashboard']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname.toLowerCase(), path).toBe('/dashboard');
  }
});

test('the browser’s tab says where one is, and of a person no more than what sets them apart', async () => {
  const { id, patient_id, opportunity_name } = await makeInquiry(staff, { firstname: 'Odessa', lastname: 'Fairwater' });
  const suffix = opportunity_name.slice(-4);
  for (const [path, title] of [
    ['/admissions/inquiries', 'Inquiries · Landfall'],
    [`/admissions/inquiry/${id}`, `Inquiry ${suffix} · Landfall`],
    [`/admissions/client/${patient_id}`, 'Client · Landfall'],
    [`/admissions/inquiry/${id}/records`, 'Records · Landfall'],
    ['/tasks', 'Tasks · Landfall'],
    ['/outreach/contacts', 'Contacts · Landfall'],
    ['/settings', 'Account · Settings · Landfall'],
    ['/configurations/admissions', 'Admissions · Configurations · Landfall'],
  ] as const) {
    const page = await app.open(staff, path);
    await expect.poll(() => page.title()).toBe(title);
    await page.close();
  }
  const page = await app.openAsStranger('/login');
  await expect.poll(() => page.title()).toBe('Log in · Landfall');
});

test('the navigation shows the open areas alone, 80 pixels wide, and says where one is', async () => {
  const page = await app.open(staff, '/ADMISSIONS/Inquiries');
  await page.getByRole('heading', { name: 'Admissions' }).waitFor();
  const nav = page.getByRole('navigation', { name: 'Main' });
  expect(await nav.getByRole('listitem').allInnerTexts()).toEqual([
    'Dashboard',
    'Tasks',
    'Admissions',
    'Outreach',
    'Analytics',
    'Configurations',
  ]);
  expect(await nav.evaluate((element) => element.getBoundingClientRect().width)).toBe(80);
  expect(await nav.getByRole('link', { name: 'Admissions' }).getAttribute('aria-current')).toBe('page');
  expect(await nav.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBeNull();
  await nav.getByRole('button', { name: 'Your account, JE' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  await page.mouse.click(800, 400);
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor({ state: 'hidden' });
});

test('whoever may open no inquiries finds the census alone in Admissions, by the mouse, the keys or an address', async () => {
  // Nothing is asked for that would be refused with a 403; the inquiry of that address is not there to be remembered.
  app.expectNoise(/status of 404/);
  const analyst = await app.signIn('analyst');
  const page = await app.open(analyst, '/admissions/inquiries');
  await page.waitForURL('**/admissions/census');
  await page.getByText('You do not have access to that page.').waitFor();
  const tabs = page.getByRole('navigation', { name: 'Admissions' });
  await expect.poll(() => tabs.getByRole('link').allInnerTexts()).toEqual(['Census']);
  const nav = page.getByRole('navigation', { name: 'Main' });
  expect(await nav.getByRole('listitem').allInnerTexts()).toEqual([
    ...['Dashboard', 'Tasks', 'Admissions', 'Outreach', 'Marketing', 'Analytics'],
  ]);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByText('Go to Outreach').waitFor();
  expect(await help.getByText('New inquiry').count()).toBe(0);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await page.keyboard.press('c');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.getByRole('heading', { name: 'Tasks' }).waitFor();

  await page.goto('/admissions/inquiry/01a1fbcd-0000-7000-8000-000000000000');
  await page.getByText('Your role does not show this.').waitFor();
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  await expectAccessible(page);
  await page.goto('/duplicates');
  await page.getByText('Your role does not show this.').waitFor();

  const outreach = await app.signIn('outreach');
  const other = await app.open(outreach, '/admissions/clients');
  await other.waitForURL('**/admissions/inquiries');
  await other.getByRole('heading', { name: 'Admissions' }).waitFor();
});

test('an area begins at what a role sees, without a word; whoever follows a link to what it does not reads so', async () => {
  const said = (page: Page) => page.getByText('You do not have access to that page.');
  for (const [role, area, first] of [
    ['analyst', 'Admissions', '/admissions/census'],
    ['outreach', 'Configurations', '/configurations/engagement'],
  ] as const) {
    const page = await app.open(await app.signIn(role), '/tasks');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: area }).click();
    await page.waitForURL(`**${first}`);
    await page.getByRole('heading', { level: 1, name: area }).waitFor();
    await page.getByRole('navigation', { name: area }).getByRole('link').first().waitFor();
    expect(await said(page).count(), role).toBe(0);
  }
  for (const [path, to] of [
    ['/settings/people', '/settings'],
    ['/marketing/templates', '/dashboard'],
    ['/analytics/business', '/analytics/admissions'],
    ['/configurations/staff', '/dashboard'],
  ] as const) {
    const page = await app.open(await app.signIn('clinical'), path);
    await page.waitForURL(`**${to}`);
    await said(page).waitFor();
  }
});

/** Milliseconds since the page's token was given out, by the app's clock. */
async function tokenAge(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number };
  return app.clock.now().getTime() - iat * 1_000;
}

test('a dashboard promises nothing that a role cannot do', async () => {
  for (const role of ['outreach', 'analyst'] as const) {
    const page = await app.open(await app.signIn(role), '/dashboard');
    await page.getByRole('heading', { name: 'My numbers' }).waitFor();
    await page.getByText('Pin from any page').waitFor();
    expect(await page.getByText('Your recent inquiries').count(), role).toBe(0);
    await page.close();
  }
});

test('a newer version is offered, and nothing is reloaded unasked', async () => {
  onTestFinished(() => app.clock.set(new Date(TEST_START)));
  // Not yet the app, whose first look comes at some moment of its start.
  const page = await app.open(await app.signIn('manager'), '/favicon.svg', { timers: true });
  let version = 'first';
  let looks = 0;
  await page.route('**/version.json**', (route) => {
    looks += 1;
    return route.fulfill({ json: { version } });
  });
  await page.goto('/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await expect.poll(() => looks).toBe(1);
  version = 'newer';
  // In steps with a key between them, and each token exchanged in its time: a desk left alone would be covered first.
  for (let minutes = 0; minutes < 32; minutes += 4) {
    app.clock.advance(4 * MINUTE);
    await page.clock.fastForward(4 * MINUTE);
    await page.keyboard.press('Shift');
    await expect.poll(() => tokenAge(page)).toBeLessThan(12 * MINUTE);
  }
  await page.getByText('New version available!').waitFor();
  await page.getByText('Reload the app to get the latest version.').waitFor();
  expect(looks).toBe(2);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => looks).toBe(3);
  await page.getByText('Your recent inquiries').waitFor();
});

test('a text that has no room is shown whole where the mouse rests on it', async () => {
  const outreach = await app.signIn('outreach');
  const long = `Openings in residential care, ${'and in intensive outpatient care '.repeat(4)}this month`;
  for (const subject of [long, 'Openings'])
    await outreach.trpc.campaigns.create.mutate({ name: subject.slice(0, 12), subject, description: 'All' });
  const page = await app.open(outreach, '/marketing/campaign');
  await page.getByText(long, { exact: true }).hover();
  await page.getByTitle(long, { exact: true }).waitFor();
  await page.getByText('Openings', { exact: true }).last().hover();
  expect(await page.getByTitle('Openings', { exact: true }).count()).toBe(0);
});

test('nothing is wider than a phone', async () => {
  const page = await app.open(staff, '/dashboard', { viewport: { width: 390, height: 844 } });
  for (const path of ['/dashboard', '/admissions/inquiries', '/outreach', '/settings']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('a phone’s bar holds four areas, and the further ones under More', async () => {
  const manager = await app.signIn('admin');
  const page = await app.open(manager, '/dashboard', { viewport: { width: 390, height: 844 } });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Outreach' }).waitFor();
  expect(await nav.getByRole('link', { name: 'Analytics' }).count()).toBe(0);
  await nav.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Marketing', 'Analytics', 'Configurations']);
  await page.getByRole('menuitem', { name: 'Configurations' }).click();
  await page.getByRole('heading', { name: 'Configurations' }).waitFor();
  expect(await nav.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBe('true');
});

test('it can be put on a phone’s home screen: its name, its icons and where one begins', async () => {
  const page = await app.open(staff, '/dashboard');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; type: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Landfall', display: 'standalone', start_url: '/dashboard' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]], src).toEqual([200, type]);
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    'Log a visit',
    'My tasks',
    'Calls not handled',
    'Add inquiry',
  ]);
});

test('a page that is long in coming is said to be on its way, and what stands there stays', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByRole('heading', { name: 'My day' }).waitFor();
  const coming = page.getByRole('progressbar', { name: 'Loading the page' });
  const release = await holdBack(page, /\/assets\/.*\.js/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' }).click();
  await coming.waitFor();
  await page.getByRole('heading', { name: 'My day' }).waitFor();
  await expectAccessible(page);
  release();
  await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
  await coming.waitFor({ state: 'detached' });
});
