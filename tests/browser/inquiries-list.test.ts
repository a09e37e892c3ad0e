import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { createFacility } from '../support/capacity.ts';
import { type MadeInquiry, makeInquiries, makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
const SECOND = 1_000;
let staff: Actor;
let made: MadeInquiry[];

beforeAll(async () => {
  const began = app.clock.now();
  app.clock.advance(-60 * 10 * SECOND);
  const earlier = await app.signIn('admissions');
  made = await makeInquiries(earlier, 45, () => app.clock.advance(10 * SECOND));
  app.clock.set(began);
  staff = await app.signIn('admissions');
});

const rows = (page: Page) => page.locator('[data-row]');
const names = (page: Page) => rows(page).locator('th a').allInnerTexts();
const nameOf = (n: number) => made[n - 1]!.opportunity_name;
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const search = (page: Page) => new URL(page.url()).search;

test('the eight default columns fit at 1440 pixels, and the sorted one says so', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await rows(page).first().waitFor();
  expect(await page.locator('thead th').allInnerTexts()).toEqual([
    'Inquiry Name',
    'Condition',
    'Staff',
    'Referral Source',
    'Status',
    'Pinned note',
    'Priority',
    'Created Date',
  ]);
  const fits = await page
    .getByRole('region', { name: 'Inquiries, scrollable' })
    .evaluate((region) => region.scrollWidth <= region.clientWidth);
  expect(fits).toBe(true);
  const created = page.getByRole('columnheader', { name: 'Created Date' });
  expect(await created.getAttribute('aria-sort')).toBe('descending');
  expect((await names(page))[0]).toBe(nameOf(45));
  const byName = page.getByRole('button', { name: 'Inquiry Name' });
  await byName.click();
  await expect.poll(() => search(page)).toBe('?order=desc&sort=opportunity_name');
  await byName.click();
  await expect.poll(() => names(page).then(([first]) => first)).toBe(nameOf(1));
  expect(search(page)).toBe('?sort=opportunity_name');
  expect(await page.locator('[aria-sort]').count()).toBe(1);
});

test('C10: the first press on Priority puts 1 first, the next one 1 last, and the third goes back', async () => {
  await staff.trpc.inquiries.update.mutate({ opportunity_id: made[3]!.id, opportunity: { priority: 40 } });
  await staff.trpc.inquiries.update.mutate({ opportunity_id: made[6]!.id, opportunity: { priority: 1 } });
  const page = await app.open(staff, '/admissions/inquiries');
  const priority = page.getByRole('button', { name: 'Priority', exact: true });
  await priority.click();
  await expect.poll(() => names(page).then((all) => all.slice(0, 2))).toEqual([nameOf(7), nameOf(4)]);
  expect(search(page)).toBe('?sort=priority');
  await priority.click();
  await expect.poll(() => names(page).then((all) => all.slice(0, 2))).toEqual([nameOf(4), nameOf(7)]);
  await priority.click();
  await expect.poll(() => search(page)).toBe('');
});

test('Back restores filters, page, scroll and the focused row', async () => {
  const page = await app.open(staff, '/admissions/inquiries?query=casey&status_filter=PRE-ASSESSMENT');
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(() => names(page).then(([first]) => first)).toBe(nameOf(25));
  const listed = search(page);
  const row = page.getByRole('link', { name: nameOf(8) });
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const scrolled = await scrollTop(page);
  expect(scrolled).toBeGreaterThan(0);
  await row.click();
  await page.getByRole('heading', { name: nameOf(8) }).waitFor();
  await page.getByText('38 of 45').waitFor();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(nameOf(8));
  expect(search(page)).toBe(listed);
  await page.getByText('Status: Pre Assessment').waitFor();
  expect(await scrollTop(page)).toBe(scrolled);
});

test('a click on a row opens it; filters empty and Clear filters brings the rows back', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await rows(page).first().locator('td').nth(1).click();
  await page.getByRole('heading', { name: nameOf(45) }).waitFor();
  await page.getByText('1 of 45').waitFor();
  await page.keyboard.press(']');
  await page.getByRole('heading', { name: nameOf(44) }).waitFor();
  await page.getByText('2 of 45').waitFor();
  await page.getByRole('link', { name: 'Inquiries' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByLabel('Discharged').check();
  // What was ticked is not dropped without a word.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await page.getByRole('dialog').getByLabel('Discharged').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('No inquiry matches these filters.').waitFor();
  expect(await page.getByRole('button', { name: 'Add Inquiry', exact: true }).count()).toBe(1);
  expect(search(page)).toBe('?status_filter=DISCHARGED');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Your recent inquiries').waitFor();
  await page.getByRole('link', { name: 'Admissions' }).click();
  await page.getByRole('button', { name: 'Remove filter Status: Discharged' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => rows(page).count()).toBe(20);
  expect(search(page)).toBe('');
});

test('an address that was kept with the former name of a program says what finds nothing', async () => {
  const facility_id = await createFacility(app, 'a', { name: 'Elm Lodge', size: null });
  const page = await app.open(staff, '/admissions/inquiries?facility_filter=Elm%20House');
  await page
    .getByText(
      'No inquiry matches these filters. No longer in the list: Facility: Elm House. It may have been renamed.',
    )
    .waitFor();
  await page.goto('/admissions/inquiries?facility_filter=Elm%20Lodge');
  await page.getByText('No inquiry matches these filters.', { exact: true }).waitFor();
  await app.within('a', (tx) => tx.db.deleteFrom('facilities').where('id', '=', facility_id).execute());
});

test('an error offers Retry; an organization without inquiries offers to add one', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await page.route('**/trpc/**inquiries.list**', (route) => route.abort());
  await page.getByRole('link', { name: 'Admissions' }).click();
  await page.getByText('Error fetching inquiries data').waitFor();
  await page.unroute('**/trpc/**inquiries.list**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await rows(page).first().waitFor();

  const unstaffed = await app.open(staff, '/dashboard');
  await unstaffed.getByText('Your recent inquiries').waitFor();
  await unstaffed.route('**/trpc/**configuration.admissionStaff**', (route) => route.abort());
  await unstaffed.getByRole('link', { name: 'Admissions' }).click();
  await unstaffed.getByRole('button', { name: 'Filters' }).click();
  const filters = unstaffed.getByRole('dialog', { name: 'Filters' });
  await filters.getByText('Failed to load staff options').waitFor();
  const dropped = filters.getByRole('checkbox', { name: 'Dropped' });
  await dropped.click();
  await unstaffed.unroute('**/trpc/**configuration.admissionStaff**');
  await filters.getByRole('button', { name: 'Retry' }).click();
  await filters.getByText('Failed to load staff options').waitFor({ state: 'hidden' });
  expect(await dropped.isChecked()).toBe(true);

  const others = await app.signIn('admissions', 'b');
  const empty = await app.open(others, '/admissions/inquiries');
  await empty.getByText('No inquiries found').waitFor();
  await empty.getByRole('cell').getByRole('button', { name: 'Add Inquiry' }).click();
  await empty.getByRole('dialog', { name: 'Create Inquiry' }).waitFor();
});

test('paging keeps the rows, dimmed, and moves nothing', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await rows(page).first().waitFor();
  // Only what paging moves is counted: the page's own beginnings (fonts, the account) have to be over.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        shifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`)}`,
        );
    }).observe({ type: 'layout-shift' });
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/trpc/**inquiries.list**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('progressbar', { name: 'Updating' }).waitFor();
  expect((await names(page))[0]).toBe(nameOf(45));
  answer();
  await expect.poll(() => names(page).then(([first]) => first)).toBe(nameOf(25));
  expect(await page.evaluate(() => (window as Window & { shifts?: string[] }).shifts)).toEqual([]);
});

test.each([
  ['admin', 1],
  ['admissions', 0],
] as const)('nothing moves when the account of one of %s arrives after the list', async (role, exports) => {
  const page = await app.open(await app.signIn(role), '/login');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/trpc/**account.get**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admissions/inquiries');
  await rows(page).first().waitFor();
  // A font that comes late makes a button wider, whoever asks.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const box = rows(page).first().getByRole('checkbox');
  const place = () =>
    Promise.all([box, page.getByRole('button', { name: /^Columns/ })].map((each) => each.boundingBox()));
  const before = await place();
  expect(before).not.toContain(null);
  const exported = page.getByRole('button', { name: 'Export' });
  expect(await exported.count()).toBe(0);
  answer();
  // What the account alone knows is there with it.
  await page.getByText(app.organizations.a.name, { exact: true }).waitFor({ state: 'attached' });
  await expect.poll(() => exported.count()).toBe(exports);
  expect(await place()).toEqual(before);
});

test('an unreadable address shows the list as usual', async () => {
  await makeInquiry(staff, { firstname: 'Odd', lastname: 'Address', created_at_date: '2026-01-02' });
  const page = await app.open(staff, '/Admissions/Inquiries?page=minus&sort=nothing');
  await rows(page).first().waitFor();
  expect((await names(page))[0]).toBe(nameOf(45));
});

test('an address past the end leads to the last page, not to a list that seems empty', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await rows(page).first().waitFor();
  await page.evaluate(() => {
    const saw = () =>
      document.body.textContent.includes('No inquiries found') && document.body.setAttribute('data-saw', '');
    new MutationObserver(saw).observe(document.body, { childList: true, subtree: true, characterData: true });
    history.pushState({}, '', '/admissions/inquiries?page=99');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => search(page)).toBe('?page=3');
  await expect.poll(() => names(page)).toContain(nameOf(1));
  expect(await page.locator('[data-saw]').count()).toBe(0);
});

test('what Tab brings into view of the filters shows its whole focus ring', async () => {
  const page = await app.open(staff, '/admissions/inquiries', { viewport: { width: 1280, height: 800 } });
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const last = panel.getByRole('button', { name: 'Apply' });
  await panel.getByRole('checkbox', { name: 'Anxiety' }).waitFor();
  /** By how much the ring of what has the focus reaches over what scrolls. */
  const cut = () =>
    page.evaluate(() => {
      const held = document.activeElement as HTMLElement;
      const style = getComputedStyle(held);
      const ring = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
      const inside = held.closest('.mantine-Drawer-body')?.getBoundingClientRect();
      const box = held.getBoundingClientRect();
      return inside ? Math.max(box.bottom + ring - inside.bottom, inside.top - (box.top - ring)) : 0;
    });
  const isLast = () => last.evaluate((button) => button === document.activeElement);
  let most = 0;
  for (let presses = 0; presses < 150 && !(await isLast()); presses += 1) {
    await page.keyboard.press('Tab');
    most = Math.max(most, await cut());
  }
  expect(await isLast()).toBe(true);
  expect(most).toBeLessThanOrEqual(0);
});
