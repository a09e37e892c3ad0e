import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, holdBack, startBrowserApp, textOf } from '../support/browser.ts';
import { openDatabase } from '../support/matrix/rows.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { makeInquiries } from '../support/people.ts';
import { configure } from '../support/referrals.ts';

const app = await startBrowserApp();
const query = await openDatabase(app.databaseUrl);
const SECOND = 1_000;
const began = app.clock.now();
app.clock.advance(-60 * 10 * SECOND);
const made = await makeInquiries(await app.signIn('manager'), 24, () => app.clock.advance(10 * SECOND));
app.clock.set(began);
let manager: Actor;

beforeEach(async () => {
  await query('delete from configurations');
  manager = await app.signIn('manager');
});

const rows = (page: Page) => page.locator('[data-row]');
const heads = (page: Page) => page.locator('thead th').allInnerTexts();
const search = (page: Page) => new URL(page.url()).search;
const viewButton = (page: Page) => page.getByRole('button', { name: /^View: / });
const nameOf = (n: number) => made[n - 1]!.opportunity_name;
const inquiryPath = (n: number) => `/admissions/inquiry/${made[n - 1]!.id}`;

async function openList(actor: Actor, address = ''): Promise<Page> {
  const page = await app.open(actor, `/admissions/inquiries${address}`);
  await rows(page).first().waitFor();
  return page;
}
async function choose(page: Page, item: string) {
  await viewButton(page).click();
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .click();
}
const menuOf = async (page: Page) => {
  await viewButton(page).click();
  await page.getByRole('menu').waitFor();
  const items = await page.locator('[role=menuitemradio], [role=menuitem]').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  return items;
};
const saidView = (page: Page) => viewButton(page).getAttribute('aria-label');

test('a change marks the view, and update, save as new, reset and delete do what they say', async () => {
  const page = await openList(manager);
  expect(await saidView(page)).toBe('View: Default view');
  expect(await menuOf(page)).toEqual(['Default view', 'Share view']);

  await page.getByRole('button', { name: 'Priority', exact: true }).click();
  await page.getByRole('searchbox').fill('casey');
  await expect.poll(() => saidView(page)).toBe('View: Default view*, 1 filter, sort changed');
  expect(await menuOf(page)).toEqual(['Default view', 'Update view', 'Save as new view', 'Reset view', 'Share view']);
  await choose(page, 'Reset view');
  await expect.poll(() => saidView(page)).toBe('View: Default view');
  expect(search(page)).toBe('');

  await page.getByRole('button', { name: 'Priority', exact: true }).click();
  await choose(page, 'Save as new view');
  const dialog = page.getByRole('dialog', { name: 'Create new view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter a name').waitFor();
  await dialog.getByLabel('View name').fill('DEFAULT view');
  await dialog.getByText('Name is already taken').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('View name').fill('By priority');
  await page.keyboard.press('Enter');
  await expect.poll(() => saidView(page)).toBe('View: By priority');
  expect(search(page)).toBe('?sort=priority');

  await choose(page, 'Default view');
  await expect.poll(() => saidView(page)).toBe('View: Default view');
  expect(search(page)).toBe('');
  await choose(page, 'By priority');
  await expect.poll(() => search(page)).toBe('?sort=priority');
  // A step back over the choice of a view undoes it whole.
  await page.goBack();
  await expect.poll(() => saidView(page)).toBe('View: Default view');
  expect(search(page)).toBe('');
  await page.goForward();
  await expect.poll(() => saidView(page)).toBe('View: By priority');
  await page.getByRole('button', { name: 'Priority', exact: true }).click();
  await expect.poll(() => saidView(page)).toBe('View: By priority*, sort changed');
  await choose(page, 'Update view');
  await expect.poll(() => saidView(page)).toBe('View: By priority');
  expect(search(page)).toBe('?order=desc&sort=priority');

  expect(await menuOf(page)).toEqual(['Default view', 'By priority', 'Rename view', 'Share view', 'Delete view']);
  await choose(page, 'Delete view');
  await page.getByText('Are you sure you want to delete By priority?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click();
  await page.getByText('The view By priority is deleted.').waitFor();
  await expect.poll(() => saidView(page)).toBe('View: Default view');
  expect(await menuOf(page)).toEqual(['Default view', 'Share view']);
});

test('the selected view, the page and what is unsaved last for the session; a default of one’s own opens by itself', async () => {
  const page = await openList(manager);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Condition' }).uncheck();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => saidView(page)).toBe('View: Default view*, columns changed');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Your recent inquiries').waitFor();
  await page.getByRole('link', { name: 'Admissions' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
  expect(await saidView(page)).toBe('View: Default view*, columns changed');
  expect(await heads(page)).not.toContain('Condition');

  await page.getByRole('button', { name: 'Inquiry Name', exact: true }).click();
  await expect.poll(() => search(page)).toBe('?order=desc&sort=opportunity_name');
  await choose(page, 'Update view');
  await expect.poll(() => saidView(page)).toBe('View: Default view');

  const other = await openList(manager);
  await expect.poll(() => search(other)).toBe('?order=desc&sort=opportunity_name');
  expect(await heads(other)).not.toContain('Condition');
  expect(await saidView(other)).toBe('View: Default view');
  const sent = await openList(manager, '?sort=priority&order=asc');
  await expect.poll(() => saidView(sent)).toBe('View: Default view*, sort changed');
  expect(search(sent)).toBe('?sort=priority&order=asc');
});

test('a default of one’s own that comes late calls nobody back from the record they went on to', async () => {
  const mine = {
    view_name: 'Default view',
    columns: ['opportunity_name'],
    sort: 'priority',
    order: 'asc',
    filters: {},
  };
  await manager.trpc.configuration.save.mutate({ type: 'OPPORTUNITY_VIEWS', config: { views: [mine] } });
  const page = await app.open(manager, '/admissions/clients');
  // What the page itself asks for is here: nothing of that is held back with the views.
  await rows(page).first().waitFor();
  await viewButton(page).waitFor();
  const tab = page.getByRole('link', { name: 'Inquiries', exact: true });
  // The list is here before its views are: it is fetched ahead, when the mouse comes to its tab. A script of the page
  // has the list's name too, and comes earlier; what is asked later than the click waits with the views.
  const listed = page.waitForResponse(/\/trpc\/inquiries\.list/);
  await tab.hover();
  await listed;
  const showViews = await holdBack(page, '**/trpc/**configuration.get**');
  await tab.click();
  // The clients' rows stand here until the list has come.
  const record = page.getByRole('link', { name: nameOf(24) });
  await record.waitFor();
  const showRecord = await holdBack(page, '**/assets/**');
  await record.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(inquiryPath(24));
  const answered = page.waitForResponse(/configuration\.get/);
  showViews();
  await answered;
  showRecord();
  await page.getByRole('heading', { name: nameOf(24) }).waitFor();
  expect(new URL(page.url()).pathname).toBe(inquiryPath(24));
});

test('a view is renamed, shared with a role that begins with it, and one that is gone says so', async () => {
  const page = await openList(manager, '?sort=priority&order=asc');
  await choose(page, 'Save as new view');
  await page.getByLabel('View name').fill('Urgent');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saidView(page)).toBe('View: Urgent');
  await choose(page, 'Rename view');
  const renaming = page.getByRole('dialog', { name: 'Rename view' });
  await renaming.getByLabel('View name').fill('Most urgent');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saidView(page)).toBe('View: Most urgent');

  await choose(page, 'Share view');
  const sharing = page.getByRole('dialog', { name: 'Share view' });
  expect(await sharing.getByLabel('View name').inputValue()).toBe('Most urgent');
  for (const field of ['Who has it (empty: everybody)', 'Default view of']) {
    await sharing.getByRole('combobox', { name: field }).click();
    const option = page.getByRole('option', { name: 'Admissions', exact: true });
    await option.click();
    await page.keyboard.press('Tab');
    await option.waitFor({ state: 'hidden' });
  }
  await expectAccessible(page);
  await sharing.getByRole('button', { name: 'Save' }).click();
  // Who shares views has them all in hand.
  await expect.poll(() => saidView(page)).toBe('View: Most urgent (shared)');
  expect(await menuOf(page)).toEqual([
    ...['Default view', 'Most urgent', 'Most urgent (shared)', 'Edit sharing', 'Delete view'],
  ]);
  const { views } = await manager.trpc.configuration.get.query({ type: 'SHARED_OPPORTUNITY_VIEWS' });
  expect(views).toMatchObject([{ view_name: 'Most urgent', roles: ['admissions'], default_for: ['admissions'] }]);

  const theirs = await openList(await app.signIn('admissions'));
  await expect.poll(() => search(theirs)).toBe('?sort=priority');
  expect(await menuOf(theirs)).toEqual(['Default view', 'Most urgent (shared)']);
  await choose(theirs, 'Most urgent (shared)');
  await expect.poll(() => saidView(theirs)).toBe('View: Most urgent (shared)');
  await manager.trpc.configuration.save.mutate({ type: 'SHARED_OPPORTUNITY_VIEWS', config: { views: [] } });
  await theirs.reload();
  await theirs.getByText('The view Most urgent (shared) was deleted. This is the default view.').waitFor();
  await expect.poll(() => saidView(theirs)).toBe('View: Default view');
});

test('two tabs lose no view between them, and neither name nor change is taken from the other unseen', async () => {
  app.expectNoise(/status of 409/);
  const [one, two] = [await openList(manager), await openList(manager)];
  const saveAs = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Status', exact: true }).click();
    await choose(page, 'Save as new view');
    await page.getByLabel('View name').fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await saveAs(one, 'First');
  await expect.poll(() => saidView(one)).toBe('View: First');
  await saveAs(two, 'first');
  await two.getByText('Name is already taken').waitFor();
  await two.getByLabel('View name').fill('Second');
  await two.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saidView(two)).toBe('View: Second');
  expect(await menuOf(two)).toEqual(['Default view', 'First', 'Second', 'Rename view', 'Share view', 'Delete view']);
});

test('what cannot be saved says so, and the change stays', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openList(manager);
  await page.getByRole('button', { name: 'Priority', exact: true }).click();
  await page.route('**/trpc/configuration.save**', (route) => route.abort());
  await choose(page, 'Update view');
  await page.getByText('Failed to update view. Please try again.').waitFor();
  await choose(page, 'Save as new view');
  await page.getByLabel('View name').fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Failed to save new view. Please try again.').waitFor();
  expect(await page.getByLabel('View name').inputValue()).toBe('Mine');
  await page.unroute('**/trpc/configuration.save**');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saidView(page)).toBe('View: Mine');
  await page.route('**/trpc/configuration.save**', (route) => route.abort());
  await choose(page, 'Delete view');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click();
  await page.getByText('Failed to delete view. Please try again.').waitFor();
  expect(await saidView(page)).toBe('View: Mine');
});

test('the chooser by keyboard alone: its ends at 8 and 1, the order, and the column that stays', async () => {
  const page = await openList(manager, '?page=2');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.getByRole('button', { name: 'Columns', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Customize columns' });
  await dialog.getByText('Max columns: 8').waitFor();
  expect(await dialog.getByRole('checkbox', { name: 'MD' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('checkbox', { name: 'Inquiry Name' }).isDisabled()).toBe(true);
  await expectAccessible(page);

  await dialog.getByRole('checkbox', { name: 'Status' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await dialog.getByText('Status is now column 4 of 8.').waitFor();
  expect(await dialog.getByRole('checkbox', { name: 'Status' }).evaluate((box) => box === document.activeElement)).toBe(
    true,
  );
  await dialog.getByRole('button', { name: 'Move Priority down' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Priority is now column 8 of 8.').waitFor();
  await expect.poll(focused).toBe('Move Priority up');

  for (const name of ['Condition', 'Staff', 'Referral Source', 'Pinned note', 'Created Date']) {
    await dialog.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => dialog.getByRole('checkbox', { name }).isChecked()).toBe(false);
  }
  await dialog.getByRole('checkbox', { name: 'MD' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heads(page)).toEqual(['Inquiry Name', 'Status', 'Priority', 'MD']);
  expect(search(page)).toBe('');

  await page.getByRole('button', { name: 'Columns', exact: true }).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Status', 'Priority', 'MD']) {
    await dialog.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await dialog.getByText('Min columns: 1').waitFor();
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heads(page)).toEqual(['Inquiry Name']);
});

test('a column is dragged to its place', async () => {
  const page = await openList(manager);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const row = (name: string) => page.locator('[data-column]', { has: page.getByRole('checkbox', { name }) });
  await row('Staff').dragTo(row('Status'));
  await page.getByText('Staff is now column 5 of 8.').waitFor();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => heads(page))
    .toEqual([
      'Inquiry Name',
      'Condition',
      'Referral Source',
      'Status',
      'Staff',
      'Pinned note',
      'Priority',
      'Created Date',
    ]);
});

test('chips go one by one by the keyboard, and all at once', async () => {
  const filtered = '?status_filter=PRE-ASSESSMENT&status_filter=ADMITTED&staff_filter=Robin';
  const page = await app.open(manager, `/admissions/inquiries${filtered}`);
  const chips = page.getByRole('region', { name: 'Active filters' });
  await page.getByRole('button', { name: 'Filters, 3 active' }).waitFor();
  await chips.getByRole('button', { name: 'Remove filter Staff: Robin' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => search(page)).toBe('?status_filter=PRE-ASSESSMENT&status_filter=ADMITTED');
  await chips.getByRole('button', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => search(page)).toBe('');
  await chips.waitFor({ state: 'hidden' });
});

test('Space peeks from what the list knows, the arrows go on, Escape gives the focus back', async () => {
  const page = await openList(manager);
  const peek = page.getByRole('dialog');
  await page.getByRole('link', { name: nameOf(23) }).focus();
  const answer = await holdBack(page, '**/trpc/*inquiries.get*');
  await page.keyboard.press('Space');
  await peek.getByRole('heading', { name: nameOf(23) }).waitFor();
  await peek.getByText('Pre Assessment').waitFor();
  expect(search(page)).toContain(`peek=${made[22]!.id}`);
  await page.keyboard.press('ArrowDown');
  await peek.getByRole('heading', { name: nameOf(22) }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await peek.getByRole('heading', { name: nameOf(24) }).waitFor();
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await peek.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(nameOf(24));
  expect(search(page)).toBe('');

  answer();
  const row = page.locator('tr', { hasText: nameOf(20) });
  await row.hover();
  // However long the name, the button stands beside it.
  const ends = await row.evaluate((node) => {
    const name = node.querySelector('th a')!;
    const whole = name.textContent;
    name.textContent = 'Fairweather '.repeat(20);
    const { right } = name.getBoundingClientRect();
    name.textContent = whole;
    return [right, node.querySelector('th button')!.getBoundingClientRect().left];
  });
  expect(ends[0]).toBeLessThanOrEqual(ends[1]!);
  await page.getByRole('button', { name: `Peek at ${nameOf(20)}` }).click();
  await peek.getByRole('heading', { name: nameOf(20) }).waitFor();
  await peek.getByRole('link', { name: 'Open inquiry' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(inquiryPath(20));
  await page.getByRole('heading', { name: nameOf(20) }).waitFor();
  await peek.waitFor({ state: 'hidden' });
  await page.getByText('5 of 24').waitFor();
});

test('the next and the previous record go over the borders of a page', async () => {
  const page = await openList(manager, '?page=2');
  await page.getByRole('link', { name: nameOf(4) }).click();
  await page.getByText('21 of 24').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Previous record' }).isEnabled()).toBe(true);
  await page.keyboard.press('[');
  await page.getByRole('heading', { name: nameOf(5) }).waitFor();
  await page.getByText('20 of 24').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Next record' }).isEnabled()).toBe(true);
  await page.keyboard.press(']');
  await page.getByRole('heading', { name: nameOf(4) }).waitFor();
  await page.getByText('21 of 24').waitFor();
});

test('the list is pinned under its filters, and taken off again', async () => {
  const page = await openList(manager, '?status_filter=PRE-ASSESSMENT');
  const pin = page.getByRole('button', { name: 'Pin to dashboard: Inquiries: Pre Assessment / All' });
  await pin.click();
  await page.getByText('Widget "Inquiries: Pre Assessment / All" added successfully!').waitFor();
  await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true');
  const type = `DASHBOARD_WIDGETS_${manager.user.user_id}` as const;
  const { widgets } = await manager.trpc.configuration.get.query({ type });
  expect(widgets).toEqual([
    {
      id: expect.any(String),
      title: 'Inquiries: Pre Assessment / All',
      registerName: 'InquiriesTable',
      size: 'lg',
      type: 'admissions',
      params: {
        query: '',
        status_filter: ['PRE-ASSESSMENT'],
        staff_filter: [],
        sort: 'created_at',
        order: 'desc',
        columns: expect.arrayContaining(['opportunity_name', 'priority']),
      },
    },
  ]);
  await pin.click();
  await page.getByText('Widget "Inquiries: Pre Assessment / All" removed successfully!').waitFor();
  await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('false');
  app.expectNoise(/Failed to load resource/);
  await page.route('**/trpc/configuration.save**', (route) => route.abort());
  await pin.click();
  await page.getByText('Failed to add widget. Please try again.').waitFor();
});

test('the export holds what the list shows; without the right there is no button', async () => {
  const page = await openList(manager, `?query=${encodeURIComponent(nameOf(7).split('-')[0]!)}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await textOf(file);
  const records = parseCsv(text.slice(1));
  expect(records.map(([name]) => name)).toEqual(['Inquiry Name', nameOf(7)]);
  expect(records[0]).toHaveLength(8);
  const without = await openList(await app.signIn('admissions'));
  await without.getByRole('button', { name: 'Columns' }).waitFor();
  expect(await without.getByRole('button', { name: 'Export CSV' }).count()).toBe(0);
});

test('on a phone each row is a card of two lines, and one button holds what stands beside search and filters', async () => {
  const { id, patient_id } = made[23]!;
  // The letters behind a name are by chance; wide ones take it a line further.
  const opportunity_name = 'Casey Number24-Z2XD';
  await query('update inquiries set opportunity_name = $1 where id = $2', [opportunity_name, id]);
  await manager.trpc.clients.update.mutate({ patient_id, patient: { phone_number: '+16175550101' } });
  const phone = { viewport: { width: 390, height: 844 }, timers: true };
  const page = await app.open(manager, '/admissions/inquiries', phone);
  await rows(page).first().waitFor();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  const card = rows(page).first();
  expect(await card.textContent()).toContain(opportunity_name);
  expect(await card.getByText('Pre Assessment').isVisible()).toBe(true);
  expect(await card.getByText('today').isVisible()).toBe(true);
  const call = card.getByRole('link', { name: '(617) 555-0101' });
  expect(await call.getAttribute('href')).toBe('tel:+16175550101');
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThanOrEqual(80);
  const tools = [
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Filters' }),
    page.getByRole('main').getByRole('button', { name: 'More' }),
  ];
  const linesApart = async () => {
    const lines = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y ?? 0));
    return Math.max(...lines) - Math.min(...lines);
  };
  await expect.poll(linesApart).toBeLessThan(12);
  await expectAccessible(page);

  // A finger that rests on a card chooses it; then a tap chooses another one, and opens nothing.
  const finger = { pointerType: 'touch', clientX: 90, clientY: 300 };
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await card.dispatchEvent('pointerdown', finger);
  await page.clock.runFor(600);
  await page.getByRole('region', { name: 'Selected rows' }).getByText('1 selected').waitFor();
  await card.dispatchEvent('pointerup', finger);
  await card.getByRole('link').first().dispatchEvent('click');
  await rows(page).nth(1).dispatchEvent('pointerdown', finger);
  await rows(page).nth(1).dispatchEvent('pointerup', finger);
  await rows(page).nth(1).getByRole('link').dispatchEvent('click');
  await page.getByRole('region', { name: 'Selected rows' }).getByText('2 selected').waitFor();
  expect(await width()).toBe(390);
  await expectAccessible(page, 'with cards chosen');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);

  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await more.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Inquiry Name, ascending' }).click();
  await expect.poll(() => search(page)).toBe('?sort=opportunity_name');
  await expect.poll(() => rows(page).first().textContent()).toContain(nameOf(1));
  await page.getByRole('progressbar', { name: 'Updating' }).waitFor({ state: 'hidden' });
  await expectAccessible(page);
  await more.getByRole('button', { name: 'Close' }).last().click();
  await more.waitFor({ state: 'hidden' });
  await page.getByText('Page 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  expect(await width()).toBe(390);
  await rows(page).first().locator('div').last().click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/admissions\/inquiry\//);
});

test('a long name of a view is read to its end on a phone', async () => {
  const name = 'Scheduled admits of this month without a coordinator, the oldest first';
  const wide = await openList(manager, '?sort=priority');
  await choose(wide, 'Save as new view');
  await wide.getByRole('textbox', { name: 'View name' }).fill(name);
  await wide.keyboard.press('Enter');
  await expect.poll(() => saidView(wide)).toBe(`View: ${name}`);

  const page = await app.open(manager, '/admissions/inquiries', { viewport: { width: 390, height: 844 } });
  await rows(page).first().waitFor();
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await viewButton(page).click();
  const item = page.getByRole('menuitemradio', { name });
  await item.waitFor();
  await expect
    .poll(async () => {
      const box = await item.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    })
    .toBe(true);
});

test('the page scrolls under heads that stay, over a pager that stays; rows are as high as this person wants them', async () => {
  const page = await openList(manager);
  const top = (name: string) => page.getByRole('columnheader', { name }).boundingBox();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const inSight = async () => {
    const box = await pager.boundingBox();
    return box !== null && box.y > 0 && box.y + box.height <= 900;
  };
  expect(await inSight()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(async () => (await top('Status'))?.y).toBe(0);
  expect(await inSight()).toBe(true);
  const height = async (of: Page) => (await rows(of).nth(3).boundingBox())?.height;
  expect(await height(page)).toBe(70);
  await page.getByRole('button', { name: 'Row height: Comfortable' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await expect.poll(() => height(page)).toBe(40);
  await page.reload();
  await expect.poll(() => height(page)).toBe(40);
});

test('a pinned list whose filter names somebody the list no longer has says why it is empty', async () => {
  await configure(app, 'ADMISSION_STAFF', { staff: ['Nora Bloom'] });
  const type = `DASHBOARD_WIDGETS_${manager.user.user_id}` as const;
  const pinned = (name: string, id: string) => ({
    id,
    title: `Inquiries: All / ${name}`,
    registerName: 'InquiriesTable',
    size: 'md' as const,
    type: 'admissions' as const,
    params: { staff_filter: [name] },
  });
  const widgets = [
    pinned('Rosa Quint', '01990000-0000-7000-8000-000000000001'),
    pinned('Nora Bloom', '01990000-0000-7000-8000-000000000002'),
  ];
  await manager.trpc.configuration.save.mutate({ type, config: { widgets } });
  const page = await app.open(manager, '/dashboard');
  const widget = (name: string) => page.getByRole('listitem').filter({ hasText: `Inquiries: All / ${name}` });
  await widget('Rosa Quint').getByText('No longer in the list: Staff: Rosa Quint. It may have been renamed.').waitFor();
  await widget('Nora Bloom').getByText('No inquiries found').waitFor();
  expect(await page.getByText('No longer in the list').count()).toBe(1);
});
