import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startBrowserApp } from '../support/browser.ts';

const app = await startBrowserApp();
// Frames run nothing, not even what looks at a page for a test.
const BLOCKED = /Blocked script execution in 'about:srcdoc'/;
/** More stops than any of these pages has. */
const MAX_STOPS = 120;

/** Goes on with Tab, or back with Shift, to what is called so: nothing is put in focus but by keys. */
async function reach(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = [];
  while (seen.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const called = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
      return (element?.getAttribute('aria-label') ?? label).trim();
    });
    if (typeof name === 'string' ? called === name : name.test(called)) return;
    seen.push(called);
  }
  throw new Error(`${name} is not among ${seen.join(', ')}`);
}

test('a template is built by the keyboard alone, from the list of templates to its preview and its name', async () => {
  app.expectNoise(BLOCKED);
  const outreach = await app.signIn('outreach');
  const page = await app.open(outreach, '/marketing/templates');
  const block = (name: string) => page.getByRole('group', { name, exact: true });
  const said = (text: string) =>
    page.locator('[aria-live]').getByText(text, { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'Preview Intro' }).waitFor();

  await reach(page, 'Actions');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Create Template' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/marketing/create-template');
  await block('E-mail').waitFor();

  await reach(page, 'Heading');
  await page.keyboard.press('Enter');
  await said('Heading added');
  await page.keyboard.press('Enter');
  await page.locator('[contenteditable]:focus').waitFor();
  await page.keyboard.type('Open beds in May');
  await page.keyboard.press('Escape');
  await expect.poll(() => block('Heading, 1 of 1').textContent()).toContain('Open beds in May');

  await reach(page, 'Button', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await said('Button added');
  await reach(page, 'Set link');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Set link' }).getByLabel('Link', { exact: true }).waitFor();
  await page.keyboard.type('example.com/beds');
  await page.keyboard.press('Enter');
  await page.getByText('https://example.com/beds').waitFor();

  await reach(page, 'Two columns', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await said('Columns added');
  await page.keyboard.press('Alt+ArrowUp');
  await said('Columns moved up, position 2 of 3');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await block('Text, 1 of 1').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[contenteditable]:focus').waitFor();
  await page.keyboard.type('Four rooms are free.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+d');
  await said('Button duplicated');
  await page.keyboard.press('Delete');
  await said('Button removed');
  await page.keyboard.press('ControlOrMeta+z');
  await said('Undone');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await said('Done again');

  await reach(page, 'Preview', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.locator('iframe').waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await reach(page, 'Create');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Create template' }).getByLabel('Template Name').waitFor();
  await page.keyboard.type('By keys alone');
  await page.keyboard.press('Enter');
  await page.getByText('Template saved successfully').waitFor();

  const kept = (await outreach.trpc.emailTemplates.list.query({})).find(({ name }) => name === 'By keys alone')!;
  const order = ['Open beds in May', 'Four rooms are free.', 'href="https://example.com/beds"'];
  const places = order.map((text) => kept.html_content.lastIndexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(kept.html_content.split('href="https://example.com/beds"')).toHaveLength(2);
});
