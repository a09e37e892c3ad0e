import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, TEST_START } from '../support/app.ts';
import { CLIENT_DIR, chooseMore, connectBrowser, expectAccessible } from '../support/browser.ts';
import { TEST_PASSWORD } from '../support/organizations.ts';
import { makeInquiry } from '../support/people.ts';
import { rounds, timeFor } from '../support/rounds.ts';

const app = await startTestApp({ clientDir: CLIENT_DIR });
const browser = await connectBrowser();
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
  const { id, users } = app.organizations.a;
  expect(JSON.parse(userData!)).toEqual({ initials: 'JE', org_id: id, user_id: users.admissions.user_id });
});

/** Everything that a browser may keep of a page. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: JSON.stringify({ ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('a browser keeps the tokens, who one is and how a list was seen, nothing of a record, and after logout nothing', async () => {
  const staff = await app.signIn('admissions', 'b');
  const inquiry = await makeInquiry(staff, { firstname: 'Wilhelmina', lastname: 'Quarles', city: 'Tolland' });
  await staff.trpc.inquiries.addNote.mutate({ opportunity_id: inquiry.id, description: 'Confidential' });
  const page = await open('/admissions/inquiries?status_filter=PRE-ASSESSMENT', 'admissions@b.example');
  await page.getByRole('link', { name: inquiry.opportunity_name }).click();
  await page.getByText('Confidential').waitFor();
  await page.getByLabel('Write a note').fill('Half a Confidential note');
  await page.getByLabel('Write a note').fill('');
  await chooseMore(page, 'View Client');
  await page.getByText('Tolland').first().waitFor();
  const kept = await keptBy(page);
  expect(kept.local.filter((key) => !['token', 'refreshToken', 'userData'].includes(key))).toEqual([]);
  expect(kept.session).toContain('PRE-ASSESSMENT');
  expect(JSON.stringify(kept)).not.toMatch(/quarles|wilhelmina|tolland|confidential/i);
  const nothing = { databases: [], caches: [], cookies: '', workers: 0 };
  expect(kept).toMatchObject(nothing);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await keptBy(page)).toEqual({ local: [], session: '{}', ...nothing });
});

test('saved names change the initials, and logout leaves nothing behind', async () => {
  const page = await open('/settings', 'outreach@a.example');
  const first = page.getByLabel('First name');
  await first.fill('Kim');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await first.inputValue()).toBe('Kim');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Successfully saved account details').waitFor();
  await page.getByRole('button', { name: /KE/ }).click();
  await page.getByText('Logout').click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await stored(page)).toEqual({});
});

const settings = (page: Page) => page.getByRole('heading', { name: 'Account details' });

/** What a browser does to a tab behind others: it is hidden, or seen again. */
const become = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

/** A sign-in ends after twelve hours, and each wake-up takes a quarter of one. */
const WAKE_UPS_A_SIGN_IN = 40;

test(
  'two tabs that wake at once stay signed in',
  async () => {
    const wakeUps = rounds(4);
    for (let done = 0; done < wakeUps; done += WAKE_UPS_A_SIGN_IN) {
      const first = await open('/settings', 'clinical@a.example');
      await settings(first).waitFor();
      const second = await context.newPage();
      await second.goto('/settings');
      await settings(second).waitFor();
      for (let at = done; at < Math.min(wakeUps, done + WAKE_UPS_A_SIGN_IN); at += 1) {
        const { refreshToken } = await stored(first);
        await first.keyboard.press('Shift');
        await Promise.all([become(first, 'hidden'), become(second, 'hidden')]);
        // Past the fifth minute the pair is not due yet, past the thirteenth it is, past the sixteenth it has ended.
        await advance([5, 13, 16][at % 3]!);
        await Promise.all([become(first, 'visible'), become(second, 'visible')]);
        await expect.poll(async () => (await stored(first)).refreshToken, { timeout: 20_000 }).not.toBe(refreshToken);
        expect(await settings(first).isVisible()).toBe(true);
        expect(await settings(second).isVisible()).toBe(true);
      }
      for (const page of [first, second]) {
        await page.reload();
        await settings(page).waitFor();
      }
      await first.getByRole('button', { name: /^Your account/ }).click();
      await first.getByRole('menuitem', { name: 'Logout' }).click();
      await second.getByRole('button', { name: 'Log in' }).waitFor();
      await Promise.all([first.close(), second.close()]);
    }
  },
  timeFor(rounds(4), 20_000),
);

test('a tab that is seen again learns at once that its session was ended elsewhere', async () => {
  const page = await open('/settings', 'admissions@a.example');
  await settings(page).waitFor();
  await become(page, 'hidden');
  await advance(2);
  await app.within('a', ({ db }) =>
    db.updateTable('sessions').set({ revoked_at: app.clock.now().toISOString() }).execute(),
  );
  await become(page, 'visible');
  await page.getByText('Your session has ended. Log in again.').waitFor();
  expect(await stored(page)).toEqual({});
  // What looks again every minute rests: each answer would be that nobody is signed in.
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/trpc/') && asked.push(request.url()));
  await page.clock.runFor(3 * MINUTE);
  await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
  expect(asked).toEqual([]);
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

test('a forgotten password is set again by the mailed link', async () => {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill('analyst@a.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const said = page.getByText("Check your inbox. If that email matches an account, you'll get a link");
  await said.waitFor();
  // It was said of that address alone.
  await page.getByLabel('E-mail').fill('manager@a.example');
  await said.waitFor({ state: 'hidden' });
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
    ['/reset_password?token=unknown', 'Choose your password'],
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
