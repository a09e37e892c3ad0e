import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, holdBack, startBrowserApp } from '../support/browser.ts';
import { samplePicture } from '../support/email-templates.ts';
import { createSource } from '../support/referrals.ts';
import { inquiryIn, openDetox } from '../support/status.ts';

const app = await startBrowserApp();
const admin = await app.signIn('admin');
const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
const pageColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const NIGHT = 'rgb(15, 24, 27)';
const PRIMARY_AT_NIGHT = 'rgb(108, 200, 201)';

test('colors and rows are chosen once, seen at once, and found again on another device', async () => {
  const page = await app.open(admin, '/settings');
  const card = page.getByRole('region', { name: 'Appearance' });
  await card.waitFor();
  await expect.poll(() => schemeOf(page)).toBe('light');
  await card.getByText('Dark', { exact: true }).click();
  await expect.poll(() => schemeOf(page)).toBe('dark');
  await expect.poll(() => pageColor(page)).toBe(NIGHT);
  await expectAccessible(page);
  await card.getByText('Compact', { exact: true }).click();
  await expect
    .poll(() => admin.trpc.configuration.get.query({ type: 'APPEARANCE' }))
    .toMatchObject({ scheme: 'dark', rows: 'compact' });
  const other = await app.open(admin, '/admissions/inquiries');
  await expect.poll(() => schemeOf(other)).toBe('dark');
  await other.getByRole('button', { name: 'Row height: Compact' }).waitFor();
  const colleague = await app.open(await app.signIn('manager'), '/settings');
  await expect.poll(() => schemeOf(colleague)).toBe('light');
});

test('whoever chose nothing sees what the device says', async () => {
  const page = await app.open(await app.signIn('outreach'), '/settings', { colorScheme: 'dark' });
  await page.getByRole('region', { name: 'Appearance' }).waitFor();
  expect(await schemeOf(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(() => schemeOf(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print', reducedMotion: 'reduce' });
  await expect.poll(() => schemeOf(page)).toBe('light');
  await page.getByText('Maple House Recovery', { exact: true }).last().waitFor();
  const stranger = await app.openAsStranger('/login', { colorScheme: 'dark' });
  await stranger.getByRole('button', { name: 'Log in' }).waitFor();
  await expectAccessible(stranger);
  // Not a white page either while the scripts are under way.
  const release = await holdBack(stranger, '**/*.js');
  await stranger.reload({ waitUntil: 'commit' });
  await expect.poll(() => pageColor(stranger)).toBe(NIGHT);
  expect(await schemeOf(stranger)).toBeUndefined();
  release();
});

test('the way out of the editor of e-mails is read at night too, and an e-mail is seen by day and by night', async () => {
  app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
  const page = await app.open(await app.signIn('outreach'), '/marketing/create-template', { colorScheme: 'dark' });
  const exit = page.getByRole('link', { name: 'Exit', exact: true });
  await exit.waitFor();
  expect(await schemeOf(page)).toBe('dark');
  expect(await exit.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(245, 149, 141)');
  // So is what a slider shows, and below which of the templates is chosen: 3 to 1 at the least on what they stand on.
  const slider = page.getByRole('slider', { name: 'Width' });
  expect(await slider.evaluate((element) => getComputedStyle(element).accentColor)).toBe(PRIMARY_AT_NIGHT);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const ground = () =>
    preview
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect.poll(ground).toBe('rgb(243, 245, 244)');
  await preview.getByText('Dark', { exact: true }).click();
  await expect.poll(ground).toBe('rgb(27, 29, 31)');
  // Nor is the picture of a template that of a dark device.
  await page.goto('/marketing/templates');
  const picture = page.frameLocator('iframe[title="Preview Intro"]').locator('body');
  await expect
    .poll(() => picture.evaluate((body) => getComputedStyle(body).backgroundColor))
    .toBe('rgb(243, 245, 244)');
  const chosen = page.locator('[data-chosen]');
  expect(await chosen.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(PRIMARY_AT_NIGHT);
});

test('where motion is reduced, what moves is there at once, also for what is measured and placed by it', async () => {
  const page = await app.open(admin, '/settings');
  await page.getByRole('region', { name: 'Appearance' }).waitFor();
  const [before, after] = await page.evaluate(() => {
    const mark = document.body.appendChild(document.createElement('div'));
    mark.style.cssText = 'position: fixed; top: 10px; width: 1px; height: 1px';
    const top = () => mark.getBoundingClientRect().top;
    const first = top();
    mark.style.top = '110px';
    return [first, top()];
  });
  expect([before, after]).toEqual([10, 110]);
});

test('by night every main screen keeps its contrast', async () => {
  await openDetox(app);
  const { id } = await inquiryIn(admin, 'ADMITTED');
  const night = { colorScheme: 'dark' as const };
  const page = await app.open(await app.signIn('manager'), '/dashboard', night);
  for (const path of [
    '/dashboard',
    '/admissions/inquiries',
    '/admissions/census',
    '/admissions/census?plan=true',
    `/admissions/inquiry/${id}`,
    '/outreach/referral-sources',
    '/tasks',
    '/analytics/outreach',
    '/analytics/admissions',
    '/analytics/business',
    '/configurations/admissions',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectAccessible(page);
  }
});

test('by night a menu keeps its contrast, with what deletes in it', async () => {
  await admin.trpc.tasks.create.mutate({ title: 'Call by night', referral_id: await createSource(admin) });
  const page = await app.open(admin, '/tasks', { colorScheme: 'dark' });
  await page.getByRole('button', { name: 'More for Call by night' }).click();
  await page.getByRole('menuitem', { name: 'Delete task' }).waitFor();
  await expectAccessible(page, 'with the menu open');
});

test('an organization shows its logo in the navigation and at the end of its e-mails', async () => {
  const page = await app.open(admin, '/settings/organization');
  const card = page.getByRole('region', { name: 'Logo' });
  await card.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(samplePicture(120, 40)),
  });
  await page.getByText('Logo saved').waitFor();
  await card.getByRole('img', { name: 'Logo' }).waitFor();
  const { logo_path } = await admin.trpc.account.get.query({});
  const inNavigation = page.getByRole('navigation').first().locator('img');
  expect(await inNavigation.getAttribute('src')).toBe(logo_path);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remove the logo' }).click();
  await page.getByRole('dialog', { name: 'Remove the logo?' }).getByRole('button', { name: 'Remove the logo' }).click();
  await page.getByText('Logo removed').waitFor();
  await inNavigation.waitFor({ state: 'hidden' });
});
