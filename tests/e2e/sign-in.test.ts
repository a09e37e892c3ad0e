import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, TEST_START } from '../support/app.ts';
import { CLIENT_DIR, expectAccessible } from '../support/browser.ts';
import { launchBrowser } from '../support/chromium.ts';
import { TEST_PASSWORD } from '../support/organisations.ts';

const app = await startTestApp({ clientDir: CLIENT_DIR });
const browser = await launchBrowser();
afterAll(() => browser.close());

const MINUTE = 60_000;
let context: BrowserContext;

beforeEach(async () => {
  app.clock.set(new Date(TEST_START));
  context = await browser.newContext({ baseURL: app.url });
  await context.clock.install({ time: new Date(TEST_START) });
});
afterEach(() => context.close());

async function logIn(page: Page, email: string, password = TEST_PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function open(path: string, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, email);
  return page;
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** Both clocks, the server's and the browser's. */
async function advance(minutes: number) {
  app.clock.advance(minutes * MINUTE);
  await context.clock.fastForward(minutes * MINUTE);
}

test('any address shows the login, which leads to the page that was asked for', async () => {
  const page = await context.newPage();
  await page.goto('/settings');
  const button = page.getByRole('button', { name: 'Log in' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await logIn(page, 'admissions@a.example', 'Wrong#Password12');
  await page.getByText('Incorrect email or password').waitFor();
  await page.getByText('Error logging in').waitFor();
  await logIn(page, 'admissions@a.example');
  await page.getByRole('heading', { name: 'Account details' }).waitFor();
  const { token, refreshToken, userData } = await stored(page);
  expect(token).toMatch(/^ey/);
  expect(refreshToken).toMatch(/^[\w-]{43}$/);
  const { id, users } = app.organisations.a;
  expect(JSON.parse(userData!)).toEqual({ initials: 'JE', org_id: id, user_id: users.admissions.user_id });
});

test('saved names change the initials, and logout leaves nothing behind', async () => {
  const page = await open('/settings', 'outreach@a.example');
  const first = page.getByLabel('First name');
  await first.fill('Kim');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Successfully saved account details').waitFor();
  await page.getByRole('button', { name: /KE/ }).click();
  await page.getByText('Logout').click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await stored(page)).toEqual({});
});

test('two tabs that wake at once stay signed in', async () => {
  const first = await open('/settings', 'clinical@a.example');
  await first.getByRole('heading', { name: 'Account details' }).waitFor();
  const second = await context.newPage();
  await second.goto('/settings');
  await second.getByRole('heading', { name: 'Account details' }).waitFor();
  const before = (await stored(first)).refreshToken;
  await advance(13);
  await expect.poll(async () => (await stored(first)).refreshToken, { timeout: 20_000 }).not.toBe(before);
  await second.reload();
  await second.getByRole('heading', { name: 'Account details' }).waitFor();
  await first.reload();
  await first.getByRole('heading', { name: 'Account details' }).waitFor();
});

test('an idle desk is covered; the same person finds what was typed, anyone else a fresh page', async () => {
  const page = await open('/settings', 'manager@a.example');
  const first = page.getByLabel('First name');
  await first.fill('Half typed');
  await advance(31);
  await page.getByText('Your session has ended. Log in again.').waitFor();
  expect(await first.isVisible()).toBe(false);
  expect(await stored(page)).toEqual({});
  await logIn(page, 'manager@a.example');
  await first.waitFor();
  expect(await first.inputValue()).toBe('Half typed');
  await advance(31);
  await page.getByText('Your session has ended. Log in again.').waitFor();
  await logIn(page, 'admin@b.example');
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await page.getByLabel('First name').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Avery');
});

test('a forgotten password is set anew by the mailed link', async () => {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill('analyst@a.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText("Check your inbox. If that email matches an account, you'll get a link").waitFor();
  await app.runJobs();
  const [mail] = await app.mails();
  const link = new URL(/https:\S+/.exec(mail!.text)![0]);
  await page.goto(link.pathname + link.search);
  const button = page.getByRole('button', { name: 'Reset password' });
  await page.locator('input[name=new_password]').fill('Brisk#Lantern77');
  await page.locator('input[name=confirm_password]').fill('Brisk#Lantern7');
  expect(await button.isDisabled()).toBe(true);
  await page.locator('input[name=confirm_password]').fill('Brisk#Lantern77');
  await button.click();
  await page.getByText('Password changed successfully!').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/login');
  await logIn(page, 'analyst@a.example', 'Brisk#Lantern77');
  await page.waitForURL('**/dashboard');
  await page.goto(link.pathname + link.search);
  await page.getByText('Invalid or expired token').waitFor();
});

test('the pages of a stranger and the cover break none of the rules of accessibility', async () => {
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/login', 'Log in to Landfall'],
    ['/forgot-password', 'Reset your password'],
    ['/reset_password?token=unknown', 'Choose a new password'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    await expectAccessible(page);
  }
  await page.goto('/settings');
  await logIn(page, 'admissions@b.example');
  await page.getByLabel('First name').waitFor();
  await expectAccessible(page);
  await advance(31);
  await page.getByText('Your session has ended. Log in again.').waitFor();
  await expectAccessible(page);
});
