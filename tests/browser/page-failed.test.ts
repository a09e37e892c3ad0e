import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';

const app = await startBrowserApp();
const staff = await app.signIn('outreach');

/** Marks the page as it is in memory: gone once it was loaded whole again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a page whose files do not come says so in its place, and comes once the server answers', async () => {
  app.expectNoise(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Not fetched/);
  const page = await app.open(staff, '/settings');
  await page.getByRole('heading', { name: 'Account details' }).waitFor();
  await mark(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Tasks' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The server did not answer' });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('Check your connection, then try again.');
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['This page could not be shown']);
  // Neither the navigation nor what is in memory has gone with it.
  expect(await isMarked(page)).toBe(true);
  await expectAccessible(page, 'with a page that did not come');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Retry' }).isEnabled()).toBe(true);
  expect(await isMarked(page)).toBe(true);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/tasks');
});

test('another page can be turned to while one does not come', async () => {
  app.expectNoise(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Not fetched/);
  const page = await app.open(staff, '/settings');
  await page.getByRole('heading', { name: 'Account details' }).waitFor();
  await mark(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Tasks' }).click();
  await page.getByRole('alert').filter({ hasText: 'The server did not answer' }).waitFor();
  await page.context().setOffline(false);
  await page.goBack();
  await page.getByRole('heading', { name: 'Account details' }).waitFor();
  expect(await isMarked(page)).toBe(true);
});

test('whoever loads the product while most of it does not come is shown so in place of nothing', async () => {
  app.expectNoise(/Failed to load resource|ERR_FAILED|Not fetched/);
  const page = await app.open(staff, '/tasks');
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'This page could not be shown' }).waitFor();
  await expectAccessible(page, 'with nothing of the app');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
});
