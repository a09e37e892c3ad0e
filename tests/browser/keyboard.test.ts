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
  // Whoever hears the screen hears where the keys have led.
  await expect.poll(async () => page.locator('main [aria-live]').textContent()).toBe(await page.title());
  await page.locator('[data-row]').first().waitFor();
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

test('from the look at a row, the keys of the rows lead to the looks at the next and the one before', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  const look = (name: string) => page.getByRole('dialog', { name: new RegExp(`^${name} Person-`) });
  await page.getByRole('link', { name: /^Second Person-/ }).focus();
  await page.keyboard.press(' ');
  await look('Second').waitFor();
  await page.keyboard.press('j');
  await look('First').waitFor();
  expect(await look('First').evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('k');
  await look('Second').waitFor();
  await page.keyboard.press('ArrowDown');
  await look('First').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^First Person-/);
  // Whoever is back among the rows moves among them.
  await page.keyboard.press('k');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Second Person-/);
});

test.each([
  ['the filter panel', 'f', 'Filters'],
  ['the look at a row', ' ', /^Second Person-/],
  ['the palette', 'Control+k', 'Command palette'],
  ['the help', '?', 'Keyboard shortcuts'],
])('Escape and Enter in one breath: %s closes and the row under it opens', async (_, key, name) => {
  const page = await app.open(staff, '/admissions/inquiries', { reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: /^Second Person-/ }).focus();
  await page.keyboard.press(key);
  const layer = page.getByRole('dialog', { name });
  await layer.waitFor();
  await expect.poll(() => layer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Second Person-/ }).waitFor();
});

test('Escape and Enter in one breath: a menu and a dialog opened from it give the focus back to the button', async () => {
  const page = await app.open(staff, '/admissions/inquiries', { reducedMotion: 'no-preference' });
  await page.locator('[data-row]').first().waitFor();
  const view = page.getByRole('button', { name: /^View: / });
  await view.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Default view' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Default view' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Priority', exact: true }).click();
  await view.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create new view' });
  await dialog.getByLabel('View name').waitFor();
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Save as new view' }).waitFor();
});

test('whoever goes to another place of a dialog than its first field, as soon as it is there, stays at that', async () => {
  const page = await app.openAsStranger('/dev/kitchen-sink');
  await page.getByRole('button', { name: 'Open a dialog' }).waitFor();
  const held = await page.evaluate(async () => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].findLast((each) => each.textContent === name);
    const gone = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        const place = button('Cancel');
        if (!place?.closest('[role="dialog"]')) return;
        watch.disconnect();
        place.focus();
        resolve();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    button('Open a dialog')?.click();
    await gone;
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    return document.activeElement?.textContent;
  });
  expect(held).toBe('Cancel');
  // The first field is focused in the next one that is opened.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
});

test('a toast dismissed by the keyboard leaves the next one its three seconds', async () => {
  const page = await app.openAsStranger('/dev/kitchen-sink', { timers: true });
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

test('the help names the keys that do something on this screen, and no others', async () => {
  const page = await app.open(staff, '/settings');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const named = async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    await help.waitFor();
    const names = await help.locator('dt').allInnerTexts();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    return names;
  };
  const ofRows = ['Next row', 'Open the row', 'Peek at the row', 'Select the row'];
  const ofRecords = ['Write a note', 'Next record', 'Accept the suggestion'];
  expect(await named()).not.toEqual(expect.arrayContaining([expect.stringMatching(/row|record$|note|suggestion/)]));
  await page.goto('/admissions/inquiries');
  const row = page.getByRole('link', { name: /^Second Person-/ });
  await row.waitFor();
  const onList = await named();
  expect(onList).toEqual(expect.arrayContaining(ofRows));
  for (const name of ofRecords) expect(onList).not.toContain(name);
  // Cards of a board stand beside one another as well: no key of rows leads through them.
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.getByRole('button', { name: 'Board', exact: true, pressed: true }).waitFor();
  const onBoard = await named();
  for (const name of ofRows) expect(onBoard).not.toContain(name);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  // Tasks are not looked at beside their list.
  await page.goto('/tasks');
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
  const onTasks = await named();
  expect(onTasks).toContain('Next row');
  expect(onTasks).not.toContain('Peek at the row');
  await page.goto('/admissions/inquiries');
  await row.click();
  await page.getByRole('heading', { level: 1, name: /^Second Person-/ }).waitFor();
  const onRecord = await named();
  expect(onRecord).toEqual(expect.arrayContaining(['Write a note', 'Change the status', 'Next record']));
  for (const name of [...ofRows, 'Open the filters']) expect(onRecord).not.toContain(name);
});
