import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
let staff: Actor;

beforeAll(async () => {
  staff = await app.signIn('manager');
  await makeInquiry(staff, { firstname: 'First', lastname: 'Person' });
  await makeInquiry(staff, { firstname: 'Second', lastname: 'Person' });
});

test('the keyboard map goes everywhere, and its help switches single keys off', async () => {
  const page = await app.open(staff, '/dashboard');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.getByText('Your recent inquiries').waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.getByRole('heading', { name: 'Admissions' }).waitFor();
  await page.locator('tbody tr[data-row]').first().waitFor();
  await page.keyboard.press('j');
  await expect.poll(focused).toMatch(/^Second Person-/);
  await page.keyboard.press('j');
  expect(await focused()).toMatch(/^First Person-/);
  await page.keyboard.press('k');
  expect(await focused()).toMatch(/^Second Person-/);
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search inquiries');
  await page.keyboard.type('first f/c?');
  expect(await page.getByLabel('Search inquiries').inputValue()).toBe('first f/c?');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Second Person-/ }).focus();
  await page.keyboard.press('f');
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Second Person-/ }).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a person or an action' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admissions\/inquiry\//);
});

test('a toast dismissed by the keyboard leaves the next one its three seconds', async () => {
  const page = await app.openAsStranger('/dev/kitchen-sink');
  await page.getByRole('button', { name: 'Common toast' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.fastForward(5_000);
  await page.getByText('Document is still being read.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Document is still being read.').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Success toast' }).focus();
  await page.keyboard.press('Enter');
  const next = page.getByText('Inquiry created successfully.');
  await next.waitFor();
  await page.clock.fastForward(3_100);
  await next.waitFor({ state: 'hidden' });
});

test('Tab reaches the content link first, and it leads past the navigation', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
