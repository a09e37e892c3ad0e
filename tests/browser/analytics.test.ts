import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { metricsMessages } from '#shared/features/metrics/metrics.messages.ts';
import { addDays, formatDay, mondayOf } from '#shared/platform/dates.ts';
import { generateWorld } from '#tests/support/metrics/generate-world.ts';
import { rowsBehind, type World } from '#tests/support/metrics/oracle.ts';
import { shiftsOf } from '#tests/support/shifts.ts';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp, textOf } from '../support/browser.ts';
import { comeBackOffline } from '../support/held-calls.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { TODAY } from '../support/status.ts';

const app = await startBrowserApp();
const PHONE = { viewport: { width: 390, height: 844 } };
const SPAN = { start: addDays(TODAY, -179), end: TODAY };
let manager: Actor;
let world: World;

beforeAll(async () => {
  manager = await app.signIn('manager');
  world = await generateWorld(app, 60);
});

const behind = (metric: Parameters<typeof rowsBehind>[0], span = SPAN) =>
  rowsBehind(metric, world, { ...span, today: TODAY, zone: 'America/New_York' });
const figure = (page: Page, name: string) => page.getByRole('figure', { name });
const card = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const drill = (page: Page) => page.getByRole('dialog');
const total = (n: number) => (n === 1 ? 'Total: 1 Inquiry' : `Total: ${n} Inquiries`);

describe('the screens', () => {
  test.each([
    ['outreach', 'Connection strength'],
    ['admissions', 'Inquiries by condition'],
    ['business', 'Payer mix'],
  ])('%s stands in its four sections, and is accessible on a desk and a phone', async (tab, shown) => {
    for (const options of [{}, PHONE]) {
      const page = await app.open(manager, `/analytics/${tab}`, options);
      await figure(page, shown).waitFor();
      for (const section of ['Primary metrics', 'Breadth', 'Depth', 'Efficiency'])
        await page.getByRole('region', { name: section, exact: true }).waitFor();
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      await expectAccessible(page);
      const room = page.viewportSize()!.width;
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(room);
    }
  });

  test('a range is remembered for the session, and other dates have a week at least', async () => {
    const page = await app.open(manager, '/analytics');
    await page.waitForURL('**/analytics/outreach');
    await page.getByRole('combobox', { name: 'Date range' }).click();
    await page.getByRole('option', { name: 'Last 30 days' }).click();
    await page.waitForURL('**/analytics/outreach?range=last_30_days');
    expect(await page.evaluate(() => sessionStorage.getItem('analyticsDateRange'))).toBe('last_30_days');
    await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Business' }).click();
    await page.waitForURL('**/analytics/business?range=last_30_days');
    await figure(page, 'Conversion by source').waitFor({ state: 'hidden' });
    await page.getByText('Still maturing').waitFor();
    await page.getByRole('combobox', { name: 'Granularity' }).click();
    await page.getByRole('option', { name: 'Month' }).click();
    await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Outreach' }).click();
    await page.waitForURL('**/analytics/outreach?range=last_30_days&granularity=month');
  });

  test('dates chosen by two quick clicks open nothing that stands under their dialog', async () => {
    const page = await app.open(manager, '/analytics/admissions', PHONE);
    await card(page, 'Distinct inquiries').waitFor();
    await page.getByRole('combobox', { name: 'Date range' }).click();
    await page.getByRole('option', { name: 'Custom dates…' }).click();
    await drill(page).getByLabel('Start date').fill('05/01/2025');
    const { x, y } = (await drill(page).getByRole('button', { name: 'Select dates' }).boundingBox())!;
    const press = async (clickCount: number) => {
      await page.mouse.move(x + 9, y + 9);
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    await press(1);
    await drill(page).waitFor({ state: 'detached' });
    // What was under the dialog hears nothing of the second click, and the next one again.
    const heard = await page.evaluateHandle(() => {
      const clicks: number[] = [];
      document.addEventListener('click', ({ detail }) => clicks.push(detail));
      return clicks;
    });
    await press(2);
    await press(1);
    await expect.poll(() => heard.jsonValue()).toEqual([1]);
  });

  test('a number is pinned over two ranges, each under its own title, and set to other dates where it is pinned', async () => {
    const page = await app.open(manager, '/analytics/admissions');
    const number = card(page, 'Distinct inquiries');
    await number.waitFor();
    expect(await number.textContent()).toContain(String(behind('distinct_opportunity_count').length));
    const pin = (range: string, pressed: boolean) =>
      page.getByRole('button', { name: `Pin to dashboard: Distinct inquiries: ${range}`, pressed });
    await pin('Last 180 days', false).click();
    await page.getByText('Widget "Distinct inquiries: Last 180 days" added successfully!').waitFor();
    await pin('Last 180 days', true).waitFor();
    await page.goto('/analytics/admissions?range=last_30_days');
    await pin('Last 30 days', false).click();
    await page.getByText('Widget "Distinct inquiries: Last 30 days" added successfully!').waitFor();

    await page.goto('/dashboard');
    const widgets = page.getByRole('list', { name: 'Pinned' });
    const widget = (range: string) =>
      widgets.locator('> li').filter({ has: page.getByRole('heading', { name: `Distinct inquiries: ${range}` }) });
    const rows = (days: number) =>
      behind('distinct_opportunity_count', { start: addDays(TODAY, 1 - days), end: TODAY }).length;
    const shows = (range: string, days: number) =>
      widget(range)
        .getByRole('link', { name: new RegExp(`^Distinct inquiries ?${rows(days)}\\b`) })
        .waitFor();
    await shows('Last 180 days', 180);
    await shows('Last 30 days', 30);
    // The title stands once, and leads to the screen over the widget's own range, whatever was last looked at.
    expect(await widgets.getByRole('heading').allInnerTexts()).toEqual([
      ...['Distinct inquiries: Last 180 days', 'Distinct inquiries: Last 30 days'],
    ]);
    expect(await widget('Last 180 days').getByRole('heading').getByRole('link').getAttribute('href')).toBe(
      '/analytics/admissions?range=last_180_days',
    );
    const change = async (range: string, to: string) => {
      await widget(range)
        .getByRole('button', { name: `Arrange Distinct inquiries: ${range}` })
        .click();
      await page.getByRole('menuitemradio', { name: to }).click();
      await page.getByRole('menu').waitFor({ state: 'detached' });
    };
    await change('Last 30 days', 'Last 180 days');
    await page.getByText('The same is pinned with these dates already.').waitFor();
    await change('Last 30 days', 'Last 90 days');
    await shows('Last 90 days', 90);
    await expectAccessible(page);
    await page.reload();
    await shows('Last 90 days', 90);
    await widget('Last 90 days')
      .getByRole('button', { name: 'Pin to dashboard: Distinct inquiries: Last 90 days', pressed: true })
      .click();
    await page.getByText('Widget "Distinct inquiries: Last 90 days" removed successfully!').waitFor();
    await expect.poll(() => widgets.getByRole('heading').count()).toBe(1);
  });

  test('who may not see a screen is led to one they may', async () => {
    const clinical = await app.open(await app.signIn('clinical'), '/analytics/business');
    await clinical.waitForURL('**/analytics/admissions');
    const tabs = clinical.getByRole('navigation', { name: 'Analytics' }).getByRole('link');
    await expect.poll(() => tabs.allInnerTexts()).toEqual(['Admissions']);
    const outreach = await app.open(await app.signIn('outreach'), '/analytics');
    await outreach.waitForURL('**/analytics/outreach');
  });
});

describe('Efficiency (Old)', () => {
  test('shows imported inquiries by the period method, and leads to those created', async () => {
    const page = await app.open(manager, '/analytics/outreach');
    const rows = behind('conversion_by_imported_source');
    const created = rows.filter(({ admitted }) => !admitted);
    const old = page.getByRole('region', { name: 'Efficiency (Old)' });
    await old
      .getByText(
        `${created.length} imported inquiries were created in the range, ${rows.length - created.length} were admitted in it.`,
      )
      .waitFor();
    const source = created[0]!.category!;
    await old.getByRole('link', { name: new RegExp(`^${source}`) }).click();
    const imported = created.filter(({ category }) => category === source);
    await drill(page)
      .getByRole('heading', { name: total(imported.length) })
      .waitFor();
    await expectAccessible(page);
  });

  test('is not there without any', async () => {
    const other = await app.signIn('manager', 'b');
    const page = await app.open(other, '/analytics/outreach');
    await page.getByRole('region', { name: 'Efficiency', exact: true }).waitFor();
    await figure(page, 'Conversion by source type').waitFor();
    expect(await page.getByText('Efficiency (Old)').count()).toBe(0);
  });
});

test('says what there is none of behind a number of nothing', async () => {
  const page = await app.open(manager, '/analytics/admissions?drill=opportunities_admitted&days=2020-01-01:2020-01-31');
  await drill(page)
    .getByRole('heading', { name: total(0) })
    .waitFor();
  await drill(page).getByText('No inquiries data available').waitFor();
  await page.goto('/analytics/outreach?drill=organizations_created&days=2020-01-01:2020-01-31');
  await drill(page).getByText('No data available', { exact: true }).waitFor();
});

test.each([
  ['manager', ['Occupancy today', 'Clients admitted', 'Conversion rate', 'Amount admitted']],
  ['admissions', ['Inquiries created', 'Clients admitted', 'Inquiries dropped', 'Occupancy today']],
  ['outreach', ['Referrals received', 'Patients admitted', 'Sources that referred', 'Referral sources added']],
  ['clinical', ['Inquiries created', 'Clients admitted', 'Average length of stay']],
  ['analyst', ['Occupancy today', 'Clients admitted', 'Conversion rate', 'Inquiries created']],
] as const)('the dashboard of %s has the numbers of that role, each with its rows', async (role, titles) => {
  const person = await app.signIn(role);
  const page = await app.open(person, '/dashboard');
  const numbers = page.getByRole('region', { name: 'My numbers' });
  for (const title of titles) await numbers.getByText(title, { exact: true }).waitFor();
  expect(await numbers.getByRole('button', { name: /^What .* counts$/ }).count()).toBe(titles.length);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.05);
});

test('drops lead to where they happened and to who is to be called back, and workload to each person', async () => {
  const page = await app.open(manager, '/analytics/admissions?range=last_90_days');
  const span = { start: addDays(TODAY, -89), end: TODAY };
  for (const [name, metric] of [
    ['Where inquiries were dropped', 'drops_by_step'],
    ['Dropped, to call back', 'drops_to_call_back'],
    ['Staff workload', 'open_inquiries_by_staff'],
  ] as const) {
    const link = figure(page, name).getByRole('list', { name }).getByRole('link').first();
    const shown = (await link.textContent()) ?? '';
    const rows = behind(metric, span);
    const category = [...new Set(rows.map((row) => row.category!))].find((each) => shown.startsWith(each))!;
    await link.click();
    await drill(page)
      .getByRole('heading', { name: total(rows.filter((row) => row.category === category).length) })
      .waitFor();
    if (metric === 'drops_to_call_back') await drill(page).getByRole('columnheader', { name: 'Phone' }).waitFor();
    await page.keyboard.press('Escape');
    await drill(page).waitFor({ state: 'hidden' });
  }
});

test('a scorecard says what each source gave and got, sorts, and leads to the inquiries', async () => {
  const page = await app.open(manager, '/analytics/outreach');
  const scorecard = figure(page, 'Scorecard of referral sources');
  const received = behind('conversion_by_professional_referral_name');
  const names = [...new Set(received.map(({ category }) => category!))];
  const countOf = (name: string) => received.filter(({ category }) => category === name).length;
  const most = Math.max(...names.map(countOf));
  const row = scorecard.getByRole('row').nth(1);
  await row.waitFor();
  expect(
    (await row.getByRole('cell').allInnerTexts()).concat(await row.getByRole('rowheader').allInnerTexts()),
  ).toContain(String(most));
  await scorecard.getByRole('button', { name: /^Source/ }).click();
  const last = [...names].sort((a, b) => b.localeCompare(a))[0]!;
  const named = scorecard.getByRole('row').nth(1).getByRole('link', { name: last, exact: true });
  // Whole, however long: two sources may begin alike.
  expect(await named.locator('..').evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('none');
  // One that was archived since has its line here too, and is found.
  expect(await named.getAttribute('href')).toBe(
    `/outreach/referral-sources?${new URLSearchParams({ query: last, archived: 'true' })}`,
  );
  await scorecard
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: String(countOf(last)) })
    .first()
    .click();
  await drill(page)
    .getByRole('heading', { name: total(countOf(last)) })
    .waitFor();
});

test('the map says in how many states they are, of which the others are none', async () => {
  const page = await app.open(manager, '/analytics/outreach');
  const rows = behind('geographical_referral_details');
  const found = new Set(rows.map(({ category }) => category));
  expect(found).toContain('others');
  await figure(page, 'Referrals by state')
    .getByText(`Referrals by state: ${rows.length} in ${found.size - 1} states.`, { exact: false })
    .waitFor();
});

test('the way from inquiry to admit leads to those who came so far', async () => {
  const page = await app.open(manager, '/analytics/admissions');
  const steps = behind('inquiry_funnel').filter(({ category }) => category === 'ADMITTED');
  await figure(page, 'From inquiry to admit')
    .getByRole('link', { name: /^Admitted/ })
    .click();
  await drill(page)
    .getByRole('heading', { name: total(steps.length) })
    .waitFor();
});

describe('a figure', () => {
  test('is a table with the same numbers, a file, and says what it counts', async () => {
    const page = await app.open(manager, '/analytics/admissions');
    const shown = figure(page, 'Inquiries by status');
    await figure(page, 'Conversion by source').waitFor();
    await shown.getByRole('button', { name: 'More about Inquiries by status' }).click();
    await page.getByRole('menuitem', { name: 'View as table' }).click();
    const rows = shown.getByRole('row');
    await rows.nth(1).waitFor();
    const cells = await Promise.all((await rows.all()).slice(1).map((row) => row.getByRole('cell').allInnerTexts()));
    expect(cells.reduce((sum, [count]) => sum + Number(count), 0)).toBe(behind('opportunities_by_status').length);
    expect(cells.reduce((sum, [, percent]) => sum + Number.parseInt(percent!, 10), 0)).toBe(100);
    await shown.getByRole('button', { name: 'More about Inquiries by status' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    ]);
    expect(parseCsv((await textOf(download)).slice(1))).toHaveLength(cells.length + 1);
    await shown.getByRole('button', { name: 'More about Inquiries by status' }).click();
    await page.getByRole('menuitem', { name: 'What Inquiries by status counts' }).click();
    await shown.getByText('Inquiries created in the range, by the status they have now.').waitFor();
  });

  test('is saved as a picture', async () => {
    const page = await app.open(manager, '/analytics/admissions');
    await figure(page, 'Inquiries by condition')
      .getByRole('button', { name: 'More about Inquiries by condition' })
      .click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`opportunities_by_condition-${SPAN.start}-${SPAN.end}.png`);
  });

  test('over time is read point by point with the arrow keys, and Enter opens one', async () => {
    const page = await app.open(manager, '/analytics/admissions');
    const points = figure(page, 'Inquiries created').getByRole('toolbar').getByRole('link');
    await points.first().focus();
    await page.keyboard.press('End');
    const last = (await points.last().textContent()) ?? '';
    expect(last).toMatch(/^May 2026, so far: \d+$/);
    await figure(page, 'Inquiries created').locator('svg path[stroke-dasharray]').waitFor();
    expect(await points.last().evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await drill(page)
      .getByRole('heading', { name: total(Number(last.split(': ')[1])) })
      .waitFor();
  });
});

describe('behind a number', () => {
  test('stand its rows, with an address of their own, a file and a way to each', async () => {
    const page = await app.open(manager, '/analytics/admissions');
    await card(page, 'Clients admitted').click();
    const rows = behind('opportunities_admitted');
    await drill(page)
      .getByRole('heading', { name: total(rows.length) })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('drill')).toBe('opportunities_admitted');
    expect(await drill(page).getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Inquiry Name', 'Status', 'Admit Date', 'Created Date'],
    ]);
    await drill(page)
      .getByRole('link', { name: /\(opens in a new tab\)/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      drill(page).getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`inquiries-details-${SPAN.start}-${SPAN.end}.csv`);
    expect(parseCsv((await textOf(download)).slice(1))).toHaveLength(rows.length + 1);
    const shared = await app.open(await app.signIn('admin'), page.url());
    await drill(shared)
      .getByRole('heading', { name: total(rows.length) })
      .waitFor();
    await page.keyboard.press('Escape');
    await drill(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('outreach is led to the inquiries that it may open, an analyst to none', async () => {
    const address = '/analytics/outreach?drill=opportunities_created_by_professional_referral';
    const outreach = await app.open(await app.signIn('outreach'), address);
    const link = drill(outreach)
      .getByRole('link', { name: /\(opens in a new tab\)/ })
      .first();
    expect(await link.getAttribute('href')).toMatch(/^\/admissions\/inquiry\//);
    const analyst = await app.open(await app.signIn('analyst'), address);
    await drill(analyst).getByRole('cell').first().waitFor();
    expect(
      await drill(analyst)
        .getByRole('link', { name: /\(opens in a new tab\)/ })
        .count(),
    ).toBe(0);
  });

  test('a part is chosen first: a slice, a category, a card, a state, a conversion', async () => {
    const page = await app.open(manager, '/analytics/admissions?drill=opportunities_by_source');
    await drill(page).getByText('Please select a slice on the graph').waitFor();
    const online = behind('opportunities_by_source').filter(({ category }) => category === 'Online');
    await drill(page)
      .getByRole('link', { name: /^Online/ })
      .click();
    await drill(page)
      .getByRole('heading', { name: total(online.length) })
      .waitFor();

    await page.goto('/analytics/admissions?drill=opportunities_by_condition');
    await drill(page).getByText('Please select a category').waitFor();

    await page.goto('/analytics/admissions?drill=median_days_processing_time');
    await drill(page).getByText('Please select a card on the left for details').waitFor();
    const reached = behind('median_days_processing_time').filter(({ category }) => category === 'ADMITTED');
    const admitted = drill(page).getByRole('button', { name: /^Pre-assessment -> Admitted/ });
    await admitted.hover();
    await page
      .getByRole('tooltip', {
        name: 'The median time from inquiry creation to the stage, only for inquiries created in the period.',
      })
      .waitFor();
    await admitted.click();
    await drill(page)
      .getByRole('heading', { name: total(reached.length) })
      .waitFor();
    expect(await drill(page).getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Inquiry Name', 'Final Status', 'Created Date', 'Transition Date', 'Processing Days'],
    ]);

    await page.goto('/analytics/outreach?drill=geographical_referral_details');
    await drill(page).getByText('Please select a state').waitFor();
    const ofState = behind('geographical_referral_details').filter(({ category }) => category === 'NY');
    await drill(page).getByRole('link', { name: /^NY/ }).click();
    await drill(page)
      .getByRole('heading', { name: total(ofState.length) })
      .waitFor();
    await expectAccessible(page);
    // A name has more room than what is short beside it, and numbers stand under one another.
    const heads = await drill(page)
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((head) => [head.clientWidth, getComputedStyle(head).textAlign] as const));
    const [name, ...others] = heads.map(([width]) => width);
    expect(Math.max(...others)).toBeLessThan(name!);
    expect(heads.slice(-2).map(([, align]) => align)).toEqual(['end', 'end']);
  });

  test('a conversion shows its table, a segment its inquiries, and the same segment the table again', async () => {
    const page = await app.open(manager, '/analytics/admissions?drill=conversion_rate_by_source');
    await drill(page).getByText('Please select a conversion graph to see details.').waitFor();
    const rows = behind('conversion_rate_by_source');
    const all = drill(page).getByRole('row', { name: /^Total/ });
    expect(await all.getByRole('cell').first().textContent()).toBe(String(rows.length));
    const segment = drill(page).getByRole('button', { name: 'Online', exact: true });
    const leftOf = (of: Locator) =>
      of.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().left;
      });
    const head = await leftOf(drill(page).getByRole('columnheader', { name: 'Source' }));
    expect(Math.abs((await leftOf(segment)) - head)).toBeLessThan(1);
    await segment.click();
    const online = rows.filter(({ category }) => category === 'Online').length;
    await drill(page)
      .getByRole('heading', { name: total(online) })
      .waitFor();
    await segment.click();
    await all.waitFor();
  });

  test('who is to be called back is listed at once, all of them before a reason is chosen', async () => {
    const page = await app.open(manager, '/analytics/admissions?drill=drops_to_call_back');
    const rows = behind('drops_to_call_back');
    await drill(page)
      .getByRole('heading', { name: total(rows.length) })
      .waitFor();
    await drill(page).getByRole('columnheader', { name: 'Phone' }).waitFor();
  });

  test('on a phone a table scrolls in its room, and its room stays as wide as it is', async () => {
    const page = await app.open(manager, '/analytics/admissions?drill=median_days_processing_time&of=ADMITTED', PHONE);
    const table = drill(page).getByRole('table');
    await table.getByRole('row').nth(1).waitFor();
    await expect.poll(() => table.evaluate((each) => each.getBoundingClientRect().width)).toBe(700);
    const widths = await table.evaluate(async (each) => {
      const seen = new Set<number>();
      const frame = each.closest('section')!.parentElement!;
      for (let n = 0; n < 30; n++) {
        seen.add(frame.getBoundingClientRect().width);
        seen.add(each.getBoundingClientRect().width);
        await new Promise(requestAnimationFrame);
      }
      return [...seen].toSorted((one, other) => one - other);
    });
    expect(widths).toEqual([358, 700]);
  });

  test('a range of its own leaves the screen as it was', async () => {
    const page = await app.open(manager, '/analytics/admissions?drill=opportunities_admitted', PHONE);
    await drill(page).getByRole('combobox', { name: 'Date range' }).click();
    await page.getByRole('option', { name: 'Last 30 days' }).click();
    // How it is cut stands beside the range, as on the screen.
    const [range, cut] = await Promise.all(
      ['Date range', 'Granularity'].map((name) => drill(page).getByRole('combobox', { name }).boundingBox()),
    );
    expect(cut!.y).toBe(range!.y);
    const month = { start: addDays(TODAY, -29), end: TODAY };
    await drill(page)
      .getByRole('heading', { name: total(behind('opportunities_admitted', month).length) })
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await card(page, 'Clients admitted').waitFor();
    expect(await card(page, 'Clients admitted').textContent()).toContain(
      String(behind('opportunities_admitted').length),
    );
  });
});

test('what is picked over a range of its own leaves the screen as it was', async () => {
  const page = await app.open(manager, '/analytics/admissions?drill=opportunities_by_condition');
  await drill(page).getByRole('combobox', { name: 'Date range' }).click();
  await page.getByRole('option', { name: 'Last 30 days' }).click();
  const rows = behind('opportunities_by_condition', { start: addDays(TODAY, -29), end: TODAY });
  const { category } = rows[0]!;
  const theirs = rows.filter((row) => row.category === category).length;
  await drill(page)
    .getByRole('link', { name: new RegExp(`^${category}.*% ${theirs}$`) })
    .click();
  await drill(page)
    .getByRole('heading', { name: total(theirs) })
    .waitFor();
  await page.keyboard.press('Escape');
  await drill(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});

test('the rows of another range begin at their first page', async () => {
  const page = await app.open(manager, '/analytics/admissions?drill=distinct_opportunity_count');
  await drill(page).getByRole('button', { name: 'Page 2' }).click();
  await drill(page).locator('[aria-current="page"]', { hasText: '2' }).waitFor();
  await drill(page).getByRole('combobox', { name: 'Date range' }).click();
  await page.getByRole('option', { name: 'Last 30 days' }).click();
  const rows = behind('distinct_opportunity_count', { start: addDays(TODAY, -29), end: TODAY });
  await drill(page)
    .getByRole('heading', { name: total(rows.length) })
    .waitFor();
  await expect.poll(() => drill(page).locator('tbody tr').count()).toBe(rows.length);
});

test('the rows stay where they cannot be read again', async () => {
  app.expectNoise(/Failed to load resource/);
  const path = '/analytics/admissions?drill=distinct_opportunity_count&range=last_30_days';
  const page = await app.open(manager, path, { timers: true });
  const rows = behind('distinct_opportunity_count', { start: addDays(TODAY, -29), end: TODAY });
  await expect.poll(() => drill(page).locator('tbody tr').count()).toBe(rows.length);
  const offline = await comeBackOffline(page, 'metrics.rows');
  await offline.release();
  expect(await drill(page).locator('tbody tr').count()).toBe(rows.length);
});

test('a week of a chart leads to the rows of all its days', async () => {
  const range = { start: addDays(TODAY, -89), end: TODAY };
  const page = await app.open(manager, '/analytics/admissions');
  const points = figure(page, 'Inquiries created').getByRole('toolbar').getByRole('link');
  // Of the first week and of the last the range has only some days.
  const weeks = [
    ['Home', { start: range.start, end: addDays(mondayOf(range.start), 6) }],
    ['End', { start: mondayOf(range.end), end: range.end }],
  ] as const;
  for (const [key, week] of weeks) {
    await page.goto('/analytics/admissions?range=last_90_days');
    await points.first().focus();
    await page.keyboard.press(key);
    const [words, shown] = ((await (key === 'Home' ? points.first() : points.last()).textContent()) ?? '').split(': ');
    const rows = behind('opportunities_created', week);
    expect(shown).toBe(String(rows.length));
    expect(words).toMatch(key === 'Home' ? /^Week of \w+ \d+$/ : /^Week of \w+ \d+, so far$/);
    await page.keyboard.press('Enter');
    await drill(page)
      .getByRole('heading', { name: `${total(rows.length)} ${words}` })
      .waitFor();
  }
});

test('ten years are charted by the week behind a number, and a week leads to its rows', async () => {
  const span = { start: addDays(TODAY, -3650), end: TODAY };
  const days = encodeURIComponent(`${span.start}:${span.end}`);
  const page = await app.open(manager, `/analytics/admissions?drill=opportunities_created&days=${days}&cut=week`);
  const points = drill(page).getByRole('toolbar').getByRole('link');
  await points.last().focus();
  expect(await points.count()).toBe(523);
  const week = { start: mondayOf(TODAY), end: TODAY };
  expect(await points.last().textContent()).toBe(
    `Week of ${formatDay(week.start)}, so far: ${behind('opportunities_created', week).length}`,
  );
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await drill(page)
    .getByRole('heading', { name: total(behind('opportunities_created', week).length) })
    .waitFor();
});

describe('an address sent to a colleague', () => {
  /** One of each kind of drill-down, and what is picked in it. */
  test.each([
    ['admissions', 'opportunities_admitted', {}],
    ['admissions', 'median_days_processing_time', { of: 'ADMITTED' }],
    ['admissions', 'opportunities_by_condition', { of: 'OCD' }],
    ['admissions', 'conversion_rate_by_source', { of: 'Online' }],
    ['admissions', 'opportunities_by_source', { of: 'Online' }],
    ['admissions', 'opportunities_created', { at: '2026-05-01' }],
    ['admissions', 'inquiry_funnel', { of: 'ADMITTED' }],
    ['business', 'amount_by_facility', { of: 'Detox' }],
    ['outreach', 'geographical_referral_details', { of: 'NY' }],
  ] as const)('of %s, behind %s, shows the same rows whatever they looked at last', async (tab, metric, part) => {
    const search = new URLSearchParams({ drill: metric, ...part });
    const page = await app.open(manager, `/analytics/${tab}?${search}`);
    const heading = drill(page).getByRole('heading', { name: /^Total: / });
    const said = (await heading.textContent()) ?? '';
    expect(said).not.toMatch(/^Total: 0\b/);
    const colleague = await app.open(await app.signIn('admin'), '/analytics');
    await colleague.evaluate(() => sessionStorage.setItem('analyticsDateRange', 'last_30_days'));
    await colleague.goto(page.url());
    await drill(colleague).getByRole('heading', { name: said, exact: true }).waitFor();
    await drill(colleague).getByRole('combobox', { name: 'Date range' }).waitFor();
    expect(await drill(colleague).getByRole('combobox', { name: 'Date range' }).inputValue()).toBe('Last 180 days');
  });

  test('keeps a range of its own, and dates of one’s own', async () => {
    const span = { start: addDays(TODAY, -100), end: addDays(TODAY, -20) };
    const days = encodeURIComponent(`${span.start}:${span.end}`);
    const page = await app.open(manager, `/analytics/admissions?drill=opportunities_admitted&days=${days}`);
    await drill(page)
      .getByRole('heading', { name: total(behind('opportunities_admitted', span).length) })
      .waitFor();
  });
});

describe('every kind of figure', () => {
  const RANGE = { start: addDays(TODAY, -29), end: TODAY };

  test.each([
    ['outreach', 'Referrals by state', 'geographical_referral_details'],
    ['outreach', 'Activities by person', 'activity_counts'],
    ['outreach', 'Conversion by source type', 'conversion_by_professional_source_type'],
    ['admissions', 'Inquiries created', 'opportunities_created'],
    ['admissions', 'From inquiry to admit', 'inquiry_funnel'],
    ['admissions', 'Inquiries by source', 'opportunities_by_source'],
    ['admissions', 'Inquiries by condition', 'opportunities_by_condition'],
    ['admissions', 'Median processing time', 'median_days_processing_time'],
    ['business', 'Amount by source', 'amount_by_source'],
  ] as const)('of %s, %s: a table, the same as a file, a picture, its meaning and the range before', async (...of) => {
    const [tab, name, metric] = of;
    const page = await app.open(manager, `/analytics/${tab}?range=last_30_days`);
    const shown = figure(page, name);
    await shown.getByText(/(in the 30 days before|as in the 30 days before)/).waitFor();
    const choose = async (item: string) => {
      await shown.getByRole('button', { name: `More about ${name}` }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    const saved = async (item: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), choose(item)]);
      return download;
    };
    await choose('View as table');
    const rows = shown.getByRole('table').getByRole('row');
    await rows.nth(1).waitFor();
    const cells = await rows.evaluateAll((each) =>
      each.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
    );
    const csv = await saved('Download as CSV');
    expect(csv.suggestedFilename()).toBe(`${metric}-${RANGE.start}-${RANGE.end}.csv`);
    expect(parseCsv((await textOf(csv)).slice(1))).toEqual(cells);
    const picture = await saved('Download as picture');
    expect(picture.suggestedFilename()).toBe(`${metric}-${RANGE.start}-${RANGE.end}.png`);
    expect((await textOf(picture)).slice(1, 4)).toBe('PNG');
    await choose(`What ${name} counts`);
    await shown.getByText(metricsMessages[`${metric}_means`]).first().waitFor();
  });

  test('a number says what it counts, beside that of the range before, and both are a file', async () => {
    const page = await app.open(manager, '/analytics/admissions?range=last_30_days');
    const before = { start: addDays(TODAY, -59), end: addDays(TODAY, -30) };
    await page.getByRole('button', { name: 'What Clients admitted counts' }).click();
    await page.getByText('Inquiries whose admit date lies in the range, by that day.').waitFor();
    const rows = page.getByRole('region', { name: 'Clients admitted' }).getByRole('row');
    const count = (span: typeof RANGE) => String(behind('opportunities_admitted', span).length);
    await expect.poll(() => rows.allInnerTexts()).toHaveLength(3);
    const cells = await rows.evaluateAll((each) =>
      each.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
    );
    expect(cells).toEqual([
      ['Period', 'Clients admitted'],
      ['Last 30 days', count(RANGE)],
      [`${formatDay(before.start)} to ${formatDay(before.end)}`, count(before)],
    ]);
    const saved = async (item: string) => {
      const button = page.getByRole('button', { name: item, exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      return download;
    };
    const csv = await saved('Download as CSV');
    expect(csv.suggestedFilename()).toBe(`opportunities_admitted-${RANGE.start}-${RANGE.end}.csv`);
    expect(parseCsv((await textOf(csv)).slice(1))).toEqual(cells);
    expect((await saved('Download as picture')).suggestedFilename()).toBe(
      `opportunities_admitted-${RANGE.start}-${RANGE.end}.png`,
    );
    await expectAccessible(page);
  });
});
