import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
let staff: Actor;

beforeAll(async () => {
  staff = await app.signIn('admissions');
  await makeInquiry(staff, { firstname: 'Casey', lastname: 'First' });
});

const edge = (page: Page, column: string) => page.getByRole('separator', { name: `Width of ${column}`, exact: true });
const widthOf = async (page: Page, column: string) =>
  (await page.getByRole('columnheader', { name: column, exact: true }).boundingBox())!.width;
const kept = async (actor: Actor) =>
  (await actor.trpc.configuration.get.query({ type: 'APPEARANCE' })) as { widths?: Record<string, object> };

/** The list with its rows: while they are awaited the page may be higher, and with its scroll bar narrower. */
const listed = async (page: Page, column: string) => {
  await page.locator('[data-row]').first().waitFor();
  await edge(page, column).waitFor();
};

/** Drags a column's edge by so many pixels. */
async function drag(page: Page, column: string, by: number, beforeRelease = async () => {}): Promise<void> {
  const { x, y, width, height } = (await edge(page, column).boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + by / 2, at.y);
  await page.mouse.move(at.x + by, at.y);
  await beforeRelease();
  await page.mouse.up();
}

test('a column is as wide as its edge was dragged, here, after a reload and on another device; a double click resets it', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await listed(page, 'Status');
  const before = await widthOf(page, 'Status');
  const name = await widthOf(page, 'Inquiry Name');
  await drag(page, 'Status', 60, async () => {
    // Seen while it is dragged, and nothing of it kept.
    await expect.poll(() => widthOf(page, 'Status')).toBe(before + 60);
    expect((await kept(staff)).widths).toBeUndefined();
  });
  await expect.poll(() => widthOf(page, 'Status')).toBe(before + 60);
  expect(await widthOf(page, 'Inquiry Name')).toBe(name);
  await expect.poll(() => kept(staff)).toMatchObject({ widths: { inquiries: { status: before + 60 } } });
  await expectAccessible(page, 'with a column made wider');
  // The sorting is the head's own still.
  expect(await page.getByRole('columnheader', { name: 'Created Date' }).getAttribute('aria-sort')).toBe('descending');

  await page.reload();
  await listed(page, 'Status');
  await expect.poll(() => widthOf(page, 'Status')).toBe(before + 60);
  const other = await app.open(staff, '/admissions/inquiries');
  await listed(other, 'Status');
  await expect.poll(() => widthOf(other, 'Status')).toBe(before + 60);
  const colleague = await app.open(await app.signIn('manager'), '/admissions/inquiries');
  await listed(colleague, 'Status');
  await expect.poll(() => widthOf(colleague, 'Status')).toBe(before);

  await edge(page, 'Status').dblclick();
  await expect.poll(() => widthOf(page, 'Status')).toBe(before);
  await expect.poll(async () => (await kept(staff)).widths).toEqual({});
});

test('the keyboard moves an edge by steps that are saved once, and Enter resets it', async () => {
  const page = await app.open(staff, '/admissions/clients');
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('configuration.save') && saves.push(request.url()));
  await page.locator('[data-row]').first().waitFor();
  const separator = page.getByRole('separator').nth(1);
  await separator.focus();
  const width = async () => Number(await separator.getAttribute('aria-valuenow'));
  const before = await width();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(width).toBe(before + 96);
  expect(await separator.getAttribute('aria-valuetext')).toBe(`${before + 96} pixels`);
  await expectAccessible(page, 'with the focus on an edge');
  await expect.poll(async () => Object.values((await kept(staff)).widths?.clients ?? {})).toEqual([before + 96]);
  expect(saves).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await kept(staff)).widths).toEqual({});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(width).toBe(before);
});

test('columns wider than the room scroll in their own region; Escape in a drag leaves all as it was', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await listed(page, 'Staff');
  const before = await widthOf(page, 'Staff');
  await drag(page, 'Staff', 90, async () => page.keyboard.press('Escape'));
  await expect.poll(() => widthOf(page, 'Staff')).toBe(before);
  const region = page.getByRole('region', { name: 'Inquiries, scrollable' });
  const columns = ['Inquiry Name', 'Condition', 'Staff'];
  const many = async () => Object.keys((await kept(staff)).widths?.inquiries ?? {}).length;
  for (const [at, column] of columns.entries()) {
    await drag(page, column, 300);
    await expect.poll(many).toBe(at + 1);
  }
  await expect.poll(() => region.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  for (const [at, column] of columns.entries()) {
    await edge(page, column).press('Enter');
    await expect.poll(many).toBe(columns.length - 1 - at);
  }
  await expect.poll(() => region.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false);
});

test('a phone has cards and no edges', async () => {
  const page = await app.open(staff, '/admissions/inquiries', { viewport: { width: 390, height: 844 } });
  await page.locator('[data-row]').first().waitFor();
  expect(await page.getByRole('separator').count()).toBe(0);
});

test('a change that failed is not kept with the one behind it', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  app.expectNoise(/Failed to load resource/);
  await listed(page, 'Staff');
  const before = (await kept(staff)).widths;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let saves = 0;
  await page.route('**/trpc/*configuration.save*', async (route) => {
    saves += 1;
    if (saves > 1) return route.continue();
    await held;
    await route.abort();
  });
  await drag(page, 'Status', 30);
  await expect.poll(() => saves).toBe(1);
  await drag(page, 'Staff', 50);
  letGo();
  await expect.poll(async () => (await kept(staff)).widths).not.toEqual(before);
  const { status } = { status: undefined, ...(await kept(staff)).widths?.inquiries };
  expect(status).toBe({ status: undefined, ...before?.inquiries }.status);
});

test('two quick changes are kept one after the other, and neither is taken back meanwhile', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await listed(page, 'Staff');
  const status = Math.round((await widthOf(page, 'Status')) + 40);
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('configuration.save') && saves.push(request.url()));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/trpc/*configuration.save*', async (route) => {
    await held;
    await route.continue();
  });
  await drag(page, 'Status', 40);
  await expect.poll(() => saves.length).toBe(1);
  // What one column takes, the others give.
  const wide = Math.round((await widthOf(page, 'Staff')) + 60);
  await drag(page, 'Staff', 60);
  await expect.poll(() => widthOf(page, 'Staff')).toBeCloseTo(wide, 0);
  // Sent at once, it would only meet the first and be refused, as the browser would say.
  expect(saves).toHaveLength(1);
  letGo();
  await expect.poll(() => kept(staff)).toMatchObject({ widths: { inquiries: { status, staff: wide } } });
  expect(saves).toHaveLength(2);
  expect(await widthOf(page, 'Status')).toBeCloseTo(status, 0);
  expect(await widthOf(page, 'Staff')).toBeCloseTo(wide, 0);
});
