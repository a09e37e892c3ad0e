import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startTestApp, TEST_START } from '../support/app.ts';
import { CLIENT_DIR, connectBrowser, expectAccessible } from '../support/browser.ts';
import { TEST_PASSWORD } from '../support/organizations.ts';
import { codeAt, requireTwoFactor } from '../support/two-factor.ts';

const app = await startTestApp({ clientDir: CLIENT_DIR });
const browser = await connectBrowser();
afterAll(() => browser.close());

async function open(): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 } });
  await context.clock.install({ time: new Date(TEST_START) });
  return context.newPage();
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Your account, CE' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const secretOn = async (page: Page) => (await page.locator('code').textContent())!.replaceAll(' ', '');

test('two-factor sign-in is turned on, used, and recovered', async () => {
  const page = await open();
  await page.goto('/settings');
  await logIn(page, 'clinical@a.example');
  const card = page.getByRole('region', { name: 'Two-factor sign-in' });
  await card.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor sign-in' });
  await dialog.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  await expectAccessible(page);
  const secret = await secretOn(page);
  await codeField(page).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByText('This code is wrong or was used already').waitFor();
  await codeField(page).fill(await codeAt(app, secret));
  await codeField(page).press('Enter');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await codes.getByRole('listitem').first().waitFor();
  // They stay for who comes back from where such things are kept, though all that is shown is asked for again by then.
  const asked = page.waitForResponse((answer) => answer.url().includes('twoFactor.get'));
  await page.clock.fastForward(11_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  const [spare] = await codes.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await card.getByText('On · 10 recovery codes left').waitFor();
  await logOut(page);

  app.clock.advance(30_000);
  await logIn(page, 'clinical@a.example');
  await expect.poll(() => codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await codeField(page).fill('000000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is wrong or was used already').waitFor();
  await codeField(page).fill(await codeAt(app, secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await logOut(page);

  await logIn(page, 'clinical@a.example');
  await codeField(page).fill(spare!.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.goto('/settings');
  await card.getByText('On · 9 recovery codes left').waitFor();

  const admin = await app.signIn('admin');
  await admin.trpc.users.resetTwoFactor.mutate({ user_id: app.organizations.a.users.clinical.user_id });
  await page.reload();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await logIn(page, 'clinical@a.example');
  await page.getByText('Off', { exact: true }).waitFor();
});

test('whoever must have it and has not set it up in time does so at the sign-in', async () => {
  await requireTwoFactor(app, 'b', 'outreach');
  const page = await open();
  await page.goto('/dashboard');
  await logIn(page, 'outreach@b.example');
  await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  await expect.poll(() => codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await codeField(page).fill(await codeAt(app, await secretOn(page)));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect.poll(() => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});
