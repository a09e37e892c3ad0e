import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp, textOf } from '../support/browser.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { configure, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
const COUNT = 45;
let outreach: Actor;

const nameOf = (n: number) => `Harbor House ${String(n).padStart(2, '0')}`;

beforeAll(async () => {
  await configure(app, 'OUTREACH_STAFF', { staff: ['Rosa Quint', 'Nora Bloom'] });
  // The higher its number, the later a source was heard of.
  await app.within('a', (tx) =>
    tx.db
      .insertInto('referral_sources')
      .values(
        Array.from({ length: COUNT }, (_, at) => ({
          id: tx.services.newId(),
          org_id: tx.actor.org_id,
          referral_name: nameOf(at + 1),
          type: at % 2 === 0 ? 'School' : 'Court',
          payment_type: at % 3 === 0 ? ['Medicaid', 'Insurance'] : ['Private pay'],
          specializations: at % 4 === 0 ? ['OCD', 'Trauma'] : [],
          state: at % 5 === 0 ? 'ME' : 'PR',
          owner: at % 9 === 0 ? 'Rosa Quint' : null,
          status: at % 7 === 0 ? ('HOT' as const) : ('INACTIVE' as const),
          last_activity_date: `2026-0${1 + Math.floor(at / 28)}-${String(1 + (at % 28)).padStart(2, '0')}`,
        })),
      )
      .execute(),
  );
  outreach = await app.signIn('outreach');
});

const rows = (page: Page) => page.locator('[data-row]');
const names = (page: Page) => rows(page).locator('th a').allInnerTexts();
const firstName = (page: Page) => names(page).then(([first]) => first);
const search = (page: Page) => new URL(page.url()).search;
const openList = async (by: Actor, query = '', viewport?: { width: number; height: number }) => {
  const page = await app.open(by, `/outreach/referral-sources${query}`, viewport && { viewport });
  await rows(page).first().waitFor();
  return page;
};

test('the outreach area opens with its list, the one heard of last first', async () => {
  const page = await app.open(outreach, '/dashboard');
  await page.getByRole('link', { name: 'Outreach' }).click();
  await rows(page).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/outreach/referral-sources');
  expect(await page.locator('thead th').allInnerTexts()).toEqual([
    'Referral source',
    'Payment type',
    'Specializations',
    'Status',
    'Date Created',
    'Last Activity',
  ]);
  expect(await firstName(page)).toBe(nameOf(COUNT));
  const last = page.getByRole('columnheader', { name: 'Last Activity' });
  expect(await last.getAttribute('aria-sort')).toBe('descending');
  const region = page.getByRole('region', { name: 'Referral Sources, scrollable' });
  expect(await region.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const byName = page.getByRole('button', { name: 'Referral source', exact: true });
  await byName.click();
  await expect.poll(() => search(page)).toBe('?order=desc&sort=referral_name');
  await byName.click();
  await expect.poll(() => firstName(page)).toBe(nameOf(1));
  await byName.click();
  await expect.poll(() => search(page)).toBe('');
  await expectAccessible(page);
});

test('filters narrow the list, stand as chips and are cleared', async () => {
  const page = await openList(outreach);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('radio', { name: 'Medicaid' }).click();
  await panel.getByRole('radio', { name: 'School' }).click();
  await panel.getByRole('checkbox', { name: 'Inactive' }).click();
  await panel.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Others' }).click();
  await page.getByRole('option', { name: 'Others' }).waitFor({ state: 'hidden' });
  await panel.getByRole('checkbox', { name: 'Show archived' }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => search(page))
    .toBe('?status=INACTIVE&payment_type=Medicaid&type=School&state=others&archived=true');
  const chips = page.getByRole('region', { name: 'Active filters' });
  for (const name of ['Payment type: Medicaid', 'Type: School', 'Status: Inactive', 'State: Others', 'Show archived'])
    await chips.getByRole('button', { name: `Remove filter ${name}`, exact: true }).waitFor();
  const kept = (at: number) => at % 2 === 0 && at % 3 === 0 && at % 7 !== 0 && at % 5 !== 0;
  const expected = Array.from({ length: COUNT }, (_, at) => at).filter(kept);
  await expect.poll(() => names(page)).toEqual(expected.reverse().map((at) => nameOf(at + 1)));
  await chips.getByRole('button', { name: 'Remove filter Status: Inactive' }).click();
  await expect.poll(() => search(page)).toBe('?payment_type=Medicaid&type=School&state=others&archived=true');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => search(page)).toBe('');

  await page.getByRole('button', { name: 'Filters' }).click();
  // One value of a list can be let go again where it was chosen.
  await panel.getByRole('radio', { name: 'Court' }).click();
  await panel.getByRole('group', { name: 'Type', exact: true }).getByRole('radio', { name: 'Any' }).click();
  await panel.getByRole('checkbox', { name: 'Rosa Quint' }).click();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => search(page)).toBe('?staff=Rosa+Quint');
  await expect.poll(() => rows(page).count()).toBe(5);
  await page.getByRole('searchbox', { name: 'Search referral sources' }).fill('nobody of that name');
  await page.getByText('No referral source matches “nobody of that name” and these filters.').waitFor();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.poll(() => rows(page).count()).toBe(20);
});

test('Back restores filters, page, scroll and the focused row', async () => {
  const page = await openList(outreach, '?payment_type=Private+pay');
  await page.getByRole('button', { name: 'Page 2' }).click();
  const listed = Array.from({ length: COUNT }, (_, at) => at)
    .filter((at) => at % 3 !== 0)
    .reverse();
  await expect.poll(() => firstName(page)).toBe(nameOf(listed[20]! + 1));
  const address = search(page);
  const name = nameOf(listed.at(-1)! + 1);
  const row = page.getByRole('link', { name });
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const scrolled = await page.evaluate(() => window.scrollY);
  await row.click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/outreach/referral-sources');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  expect(search(page)).toBe(address);
  await page.getByText('Payment type: Private pay').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('an error offers Retry; an organization without sources offers to add one', async () => {
  app.expectNoise(/Failed to load resource/);
  // Not from the dashboard, whose visits ask for the staff too.
  const page = await app.open(outreach, '/settings');
  await page.getByRole('link', { name: 'Outreach' }).waitFor();
  await page.route('**/trpc/**referralSources.list**', (route) => route.abort());
  await page.route('**/trpc/**configuration.outreachStaff**', (route) => route.abort());
  await page.getByRole('link', { name: 'Outreach' }).click();
  await page.getByText('Error fetching referrals data').waitFor();
  await page.unroute('**/trpc/**referralSources.list**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await rows(page).first().waitFor();

  const panel = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await panel.getByText('Failed to load staff options').waitFor();
  await expectAccessible(page);
  await page.unroute('**/trpc/**configuration.outreachStaff**');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await panel.getByRole('checkbox', { name: 'Rosa Quint' }).waitFor();

  const empty = await app.open(await app.signIn('outreach', 'b'), '/outreach');
  await empty.getByText('No referral sources found').waitFor();
  await empty.getByRole('cell').getByRole('button', { name: 'Add Referral Source' }).click();
  await empty.getByRole('dialog', { name: 'Add New Referral Source' }).waitFor();
});

test('who may not archive has no checkboxes', async () => {
  const page = await openList(await app.signIn('clinical'));
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  expect(await page.getByRole('region', { name: 'Selected rows' }).count()).toBe(0);
});

test('rows chosen by keyboard are archived at once, and one Undo brings them back', async () => {
  for (const n of [1, 2, 3, 4]) await createSource(outreach, { referral_name: `Undo House ${n}` });
  const page = await openList(outreach, '?query=undo+house&sort=referral_name');
  const all = [1, 2, 3, 4].map((n) => `Undo House ${n}`);
  expect(await names(page)).toEqual(all);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('3 selected').waitFor();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Archive' }).click();
  // A message that is pointed at stays.
  await page.getByText('3 archived').hover();
  expect(await names(page)).toEqual(['Undo House 4']);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo House 4');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(all);
  // The screen has them back at once; the server is asked then.
  const active = async () => {
    const { list } = await outreach.trpc.referralSources.list.query({ query: 'undo house' });
    return list.filter(({ is_active }) => is_active).length;
  };
  await expect.poll(active).toBe(4);
});

test('archived sources are shown on demand, marked, and are brought back; what could not be is explained', async () => {
  const kept = await createSource(outreach, { referral_name: 'Mixed House A' });
  const gone = await createSource(outreach, { referral_name: 'Mixed House B' });
  const page = await openList(outreach, '?query=mixed+house&sort=referral_name&archived=true');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  // A colleague is quicker with one of them.
  await outreach.trpc.referralSources.archive.mutate({ ids: [gone] });
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText("1 archived · 1 couldn't be").hover();
  await page.getByRole('button', { name: 'See why' }).click();
  const why = page.getByRole('dialog', { name: 'What could not be changed' });
  await why.getByText('Mixed House B').waitFor();
  await why.getByText('This referral source is archived already.').waitFor();
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => rows(page).getByText('Archived').count()).toBe(2);
  await page.getByRole('checkbox', { name: 'Select Mixed House A' }).click();
  await page.getByRole('checkbox', { name: 'Select Mixed House B' }).click();
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect.poll(() => rows(page).getByText('Archived').count()).toBe(0);
  for (const referral_id of [kept, gone])
    await expect
      .poll(async () => (await outreach.trpc.referralSources.get.query({ referral_id })).is_active)
      .toBe(true);
});

test('what an Undo cannot bring back is named, with the reason', async () => {
  const fixed = await createSource(outreach, { referral_name: 'Second House A' });
  await createSource(outreach, { referral_name: 'Second House B' });
  const page = await openList(outreach, '?query=second+house&sort=referral_name');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText('2 archived').hover();
  // A colleague is quicker with one of them.
  await outreach.trpc.referralSources.unarchive.mutate({ ids: [fixed] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText("1 unarchived · 1 couldn't be").hover();
  await page.getByRole('button', { name: 'See why' }).click();
  const why = page.getByRole('dialog', { name: 'What could not be changed' });
  await why.getByText('Second House A').waitFor();
  await why.getByText('This referral source is not archived.').waitFor();
  expect(await why.getByText('Second House B').count()).toBe(0);
  await why.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => names(page)).toEqual(['Second House A', 'Second House B']);
});

test('a refused change is taken back with a word, and the rows stay chosen', async () => {
  app.expectNoise(/Failed to load resource/);
  await createSource(outreach, { referral_name: 'Refused House' });
  const page = await openList(outreach, '?query=refused+house');
  await page.route('**/trpc/**referralSources.archive**', (route) => route.abort());
  await page.getByRole('checkbox', { name: 'Select Refused House' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText('Failed to archive referral source').waitFor();
  expect(await names(page)).toEqual(['Refused House']);
  await page.getByRole('region', { name: 'Selected rows' }).getByText('1 selected').waitFor();
});

test('all that match are chosen over all pages, and another filter lets them go', async () => {
  const page = await openList(outreach, '?query=harbor');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('20 selected').waitFor();
  await bar.getByRole('button', { name: `Select all ${COUNT} matching` }).click();
  await bar.getByText(`${COUNT} selected`).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => firstName(page)).toBe(nameOf(25));
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(21);
  await page.getByRole('searchbox', { name: 'Search referral sources' }).fill('harbor house 4');
  await bar.waitFor({ state: 'hidden' });
});

test('a view of one’s own keeps filters, order and columns; the list is pinned under it and exported', async () => {
  const keeper = await app.signIn('manager');
  const page = await openList(keeper, '?status=HOT&state=others&archived=true&sort=referral_name');
  const view = page.getByRole('button', { name: /^View: / });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Specializations' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => page.locator('thead th').allInnerTexts()).not.toContain('Specializations');
  await view.click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  await page.getByRole('dialog').getByLabel('View name').fill('Hot abroad');
  await page.keyboard.press('Enter');
  await expect.poll(() => view.getAttribute('aria-label')).toBe('View: Hot abroad');
  await view.click();
  await page.getByRole('menuitemradio', { name: 'Default view' }).click();
  await expect.poll(() => search(page)).toBe('');
  await view.click();
  await page.getByRole('menuitemradio', { name: 'Hot abroad' }).click();
  await expect.poll(() => search(page)).toBe('?status=HOT&state=others&archived=true&sort=referral_name');
  expect(await page.locator('thead th').allInnerTexts()).not.toContain('Specializations');
  const { views } = await keeper.trpc.configuration.get.query({ type: 'ORG_VIEWS' });
  expect(views).toEqual([
    {
      view_name: 'Hot abroad',
      columns: ['referral_name', 'payment_type', 'status', 'created_at', 'last_activity_date'],
      sort: 'referral_name',
      order: 'asc',
      filters: {
        search: '',
        payment_type: '',
        type: '',
        status: ['HOT'],
        state: 'others',
        staff: [],
        archived: 'true',
        ...{ overdue: '', heard_from: '', heard_to: '', created_from: '', created_to: '' },
      },
    },
  ]);

  const pin = page.getByRole('button', { name: 'Pin to dashboard: Referral Sources: Hot / All' });
  await pin.click();
  await page.getByText('Widget "Referral Sources: Hot / All" added successfully!').waitFor();
  await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true');

  const shown = await names(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^referral-sources-\d{4}-\d{2}-\d{2}\.csv$/);
  const records = parseCsv((await textOf(download)).slice(1));
  expect(records.slice(1).map(([name]) => name)).toEqual(shown);
  expect(records[0]).toHaveLength(19);
});

test('a status answers why, without opening its row', async () => {
  const page = await openList(outreach, '?query=harbor&status=HOT');
  await rows(page).first().getByRole('button', { name: /Hot/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('dialog').click({ position: { x: 4, y: 4 } });
  expect(new URL(page.url()).pathname).toBe('/outreach/referral-sources');
  await expectAccessible(page);
});

test('what a status knows is a task in one press, for the last day before it cools', async () => {
  const referral_id = await createSource(outreach, { referral_name: 'Cooling House' });
  await outreach.trpc.activities.create.mutate({ referral_id, event: 'Phone call', event_date: '2026-05-12' });
  const page = await openList(outreach, '?query=cooling');
  await page.getByRole('button', { name: 'Why Hot?' }).click();
  await page.getByRole('button', { name: 'Add a task for Jul 11, 2026' }).click();
  await page.getByText('Task added for Jul 11, 2026.').waitFor();
  const tasks = await outreach.trpc.tasks.ofSource.query({ referral_id });
  expect(tasks).toMatchObject([{ title: 'Get in touch with Cooling House', due_date: '2026-07-11' }]);
});

test('those due are a day’s route; a stop that was logged leaves it, and the rest is one press away', async () => {
  const late = await createSource(outreach, {
    referral_name: 'Route House',
    state: 'MA',
    zipcode: '02118',
    rhythm_days: 5,
  });
  await outreach.trpc.activities.create.mutate({ referral_id: late, event: 'Drop-in Visit', event_date: '2026-05-01' });
  const page = await openList(outreach);
  await page.getByRole('link', { name: 'Visits' }).click();
  await page.getByRole('combobox', { name: 'State' }).fill('Massachusetts');
  await page.getByRole('option', { name: 'Massachusetts' }).click();
  const stop = page.getByRole('list', { name: 'The route, one stop after the other' }).getByRole('listitem');
  await page.getByText('1 visit is due').waitFor();
  await stop.getByText('6 days overdue').waitFor();
  await stop.getByText('MA 02118').waitFor();
  await expectAccessible(page);
  const map = page.getByRole('link', { name: 'Open the route in maps' });
  expect(await map.getAttribute('href')).toBe('https://www.google.com/maps/dir/?api=1&destination=MA+02118');
  expect(await map.getAttribute('rel')).toBe('noopener noreferrer');
  const where = page.getByRole('region', { name: 'Where they are' });
  // Drawn, and as high as it is to be read.
  await expect.poll(async () => (await where.locator('svg').first().boundingBox())?.height ?? 0).toBeGreaterThan(150);
  const here = where.getByRole('button', { name: /^Massachusetts/ });
  expect(await here.getAttribute('aria-pressed')).toBe('true');
  await here.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBeNull();
  await here.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('MA');
  await page.getByText('1 visit is due').waitFor();
  await stop.getByRole('button', { name: 'Log activity with Route House' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Event' }).click();
  await page.getByRole('option', { name: 'Drop-in Visit' }).click();
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await page.getByText('No visits are due.').waitFor();
  await page.getByRole('link', { name: 'Everyone we are losing touch with' }).click();
  await page.getByText('Losing touch: Due by today').waitFor();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Owner' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Next touch due' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  const first = rows(page).first();
  await first.getByText(/^\d+ days overdue$/).waitFor();
  const name = await firstName(page);
  await first.getByRole('button', { name: `Owner of ${name}: Rosa Quint` }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Nora Bloom' }).click();
  await first.getByRole('button', { name: `Owner of ${name}: Nora Bloom` }).waitFor();
  await page.getByText('Owner changed.').hover();
  await page.getByRole('button', { name: 'Undo' }).click();
  await first.getByRole('button', { name: `Owner of ${name}: Rosa Quint` }).waitFor();
});

test('one’s own that are due stand on the dashboard until they were seen', async () => {
  const owner = `${outreach.user.firstname} ${outreach.user.lastname}`;
  await configure(app, 'OUTREACH_STAFF', { staff: ['Rosa Quint', 'Nora Bloom', owner] });
  const of = { state: 'VT', rhythm_days: 5, owner };
  const [late, later] = [
    await createSource(outreach, { ...of, referral_name: 'Waiting House' }),
    await createSource(outreach, { ...of, referral_name: 'Waiting Longer House' }),
  ];
  for (const [referral_id, event_date] of [
    [late, '2026-05-01'],
    [later, '2026-04-30'],
  ] as const)
    await outreach.trpc.activities.create.mutate({ referral_id, event: 'Drop-in Visit', event_date });
  const page = await app.open(outreach, '/dashboard');
  const card = page.getByRole('region', { name: 'Visits due' });
  await card.getByRole('link', { name: 'Waiting House' }).waitFor();
  expect(await card.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Waiting Longer House\s+7 days overdue$/),
    expect.stringMatching(/^Waiting House\s+6 days overdue$/),
  ]);
  await expectAccessible(page);
  for (const referral_id of [late, later])
    await outreach.trpc.activities.create.mutate({ referral_id, event: 'Drop-in Visit', event_date: '2026-05-12' });
  await page.reload();
  await page.getByRole('region', { name: 'My tasks due' }).waitFor();
  await page.getByRole('heading', { name: 'My numbers' }).waitFor();
  await expect.poll(() => card.count()).toBe(0);
});

test('the list fits a phone', async () => {
  const page = await openList(outreach, '', { width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // A finger rests on the card for it; by keyboard its box is there.
  await page.getByRole('checkbox', { name: `Select ${nameOf(COUNT)}` }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'Selected rows' }).getByText('1 selected').waitFor();
  await expectAccessible(page);
});

test('who owns what could not be asked: the card of visits says so, and asks again', async () => {
  app.expectNoise(/ERR_FAILED|Failed to fetch/);
  const page = await app.open(outreach, '/settings');
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  await page.route('**/trpc/*outreachStaff*', (route) => route.abort());
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Visits due' });
  await card.getByText('The visits could not be loaded.').waitFor();
  expect(await page.getByText('No visits are due.').count()).toBe(0);
  await page.unroute('**/trpc/*outreachStaff*');
  await card.getByRole('button', { name: 'Retry' }).click();
  await card.getByText('The visits could not be loaded.').waitFor({ state: 'hidden' });
});
