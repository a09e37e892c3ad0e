import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { takeDueSnapshots } from '#server/features/census/take-snapshots.ts';
import { asOrganization } from '#server/platform/context.ts';
import { addDays } from '#shared/platform/dates.ts';
import { generateWorld } from '#tests/support/metrics/generate-world.ts';
import { rowsBehind, type World } from '#tests/support/metrics/oracle.ts';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { TODAY } from '../support/status.ts';

const app = await startBrowserApp();
const PHONE = { viewport: { width: 390, height: 844 } };
let manager: Actor;
let world: World;

beforeAll(async () => {
  manager = await app.signIn('manager');
  world = await generateWorld(app, 90);
  await takeDueSnapshots(asOrganization(app.ctx, app.organizations.a.id));
});

const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });
const drill = (page: Page) => page.getByRole('dialog');
/** All of the page is here, under a dialog too: what is not yet measured is no place to press. */
const settled = async (page: Page) => {
  await page.locator('figure').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('[aria-busy="true"], [class*="skeleton" i]').count()).toBe(0);
};

/** Every chart of the product that leads to rows, by the screen it stands on. */
const CHARTS = {
  outreach: [
    'Referral sources added by type',
    'Referrals by state',
    'Connection strength',
    'Activities by person',
    'Top referral sources',
    'Referrals sent by source',
    'Conversion by referral source',
    'Conversion by source type',
    'Scorecard of referral sources',
    'Conversion by imported source',
  ],
  admissions: [
    'Inquiries created',
    'From inquiry to admit',
    'Inquiries by status',
    'Inquiries by source',
    'Inquiries by condition',
    'Inquiries by staff',
    'Inquiries dropped',
    'Where inquiries were dropped',
    'Dropped, to call back',
    'Staff workload',
    'Conversion by source',
    'Median processing time',
  ],
  business: [
    'Payer mix',
    'Amount by source',
    'Amount by facility',
    'Amount by referral type',
    'Amount by referral source',
  ],
} as const;
const TABS = Object.keys(CHARTS) as (keyof typeof CHARTS)[];

describe.each(TABS)('the charts of %s', (tab) => {
  test('are those that stand in the specification, and each is opened by keyboard alone', async () => {
    const page = await app.open(manager, `/analytics/${tab}`);
    for (const name of CHARTS[tab]) await figure(page, name).waitFor();
    await settled(page);
    expect((await page.getByRole('figure').getByRole('heading', { level: 3 }).allInnerTexts()).sort()).toEqual(
      [...CHARTS[tab]].sort(),
    );
    for (const name of CHARTS[tab]) {
      // A part of the chart, by its own list, its points or its table; the way to all rows stands beside the title.
      const part = figure(page, name)
        .locator('ul a[href], [role="toolbar"] a[href][tabindex="0"], table a[href*="drill="]')
        .first();
      await part.focus();
      await page.keyboard.press('Enter');
      await drill(page).waitFor();
      expect([name, new URL(page.url()).searchParams.has('drill')]).toEqual([name, true]);
      await drill(page).getByRole('button', { name: 'Close' }).click();
      await drill(page).waitFor({ state: 'detached' });
    }
  });

  test('are accessible as tables with what they count, on a desk and a phone', async () => {
    for (const options of [{}, PHONE]) {
      const page = await app.open(manager, `/analytics/${tab}`, options);
      for (const name of CHARTS[tab]) await figure(page, name).waitFor();
      await settled(page);
      for (const name of CHARTS[tab])
        for (const item of [`What ${name} counts`, 'View as table']) {
          await figure(page, name)
            .getByRole('button', { name: `More about ${name}` })
            .click();
          await page.getByRole('menuitem', { name: item, exact: true }).click();
          await page.getByRole('menu').waitFor({ state: 'detached' });
        }
      for (const name of CHARTS[tab]) await figure(page, name).getByRole('table').first().waitFor();
      await expectAccessible(page);
    }
  });
});

test.each([
  ['outreach', 'organizations_by_connection_strength', 'HOT'],
  ['outreach', 'geographical_referral_details', 'NY'],
  ['outreach', 'activity_counts', 'Dana Sample'],
  ['outreach', 'conversion_by_professional_source_type', 'School'],
  ['outreach', 'organizations_created', ''],
  ['outreach', 'contacts_created', ''],
  ['admissions', 'opportunities_created', ''],
  ['admissions', 'inquiry_funnel', 'ADMITTED'],
  ['admissions', 'opportunities_by_condition', 'OCD'],
  ['admissions', 'median_days_processing_time', 'DROPPED'],
  ['admissions', 'conversion_rate_by_source', 'Online'],
  ['business', 'amount_by_facility', 'Detox'],
] as const)('behind a chart of %s, %s is accessible before and after a part is chosen', async (tab, metric, of) => {
  const page = await app.open(manager, `/analytics/${tab}?drill=${metric}`);
  await drill(page).waitFor();
  await settled(page);
  await expectAccessible(page);
  if (of) {
    await page.goto(`/analytics/${tab}?drill=${metric}&of=${encodeURIComponent(of)}`);
    await drill(page)
      .getByRole('heading', { name: /^Total: / })
      .waitFor();
    await settled(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(PHONE.viewport);
  await settled(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the parts of a ring go by a number, at the arc and in the list beside it', async () => {
  const page = await app.open(manager, '/analytics/outreach');
  const ring = figure(page, 'Connection strength');
  const parts = ring.getByRole('list', { name: 'Connection strength' }).getByRole('listitem');
  await ring.locator('svg text').first().waitFor();
  const listed = (await parts.allInnerTexts()).map((each) => each.trim().split(/\s+/)[0]);
  expect(listed).toEqual(['1', '2', '3', '4', '5'].slice(0, listed.length));
  expect(listed.length).toBeGreaterThan(2);
  expect((await ring.locator('svg text').allTextContents()).sort()).toEqual(listed);
});

test('a figure says how it compares with the range before, with an arrow and in words', async () => {
  const page = await app.open(manager, '/analytics/admissions?range=last_30_days');
  const count = (start: number, end: number) =>
    rowsBehind('opportunities_created', world, {
      ...{ start: addDays(TODAY, start), end: addDays(TODAY, end), today: TODAY },
      zone: 'America/New_York',
    }).length;
  const [now, before] = [count(-29, 0), count(-59, -30)];
  expect(now).not.toBe(before);
  const way = now > before ? 'Up' : 'Down';
  const said = figure(page, 'Inquiries created').getByText(
    `${way} ${Math.abs(now - before)} from ${before} in the 30 days before`,
  );
  await said.waitFor();
  await figure(page, 'Inquiries created').locator(`[data-way="${way.toLowerCase()}"] svg`).waitFor();
});

describe('where the system chooses the colors', () => {
  const FORCED = { forcedColors: 'active' } as const;
  /** The color of the system's text, which lines take. */
  const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

  test.each(TABS)('the charts of %s keep lines around what only a color said', async (tab) => {
    const page = await app.open(manager, `/analytics/${tab}`, FORCED);
    for (const name of CHARTS[tab]) await figure(page, name).waitFor();
    await settled(page);
    const color = await ink(page);
    const arcs = page.locator('figure [class*="ring"] svg g path[d]').first();
    if (tab !== 'business') await arcs.waitFor();
    for (const [what, property] of [
      ['figure [class*="ring"] svg g path[d]', 'stroke'],
      ['figure [class*="track"]', 'borderTopColor'],
      ['figure [class*="swatch"]', 'borderTopColor'],
      ['figure [class*="line"] svg path', 'stroke'],
    ] as const)
      for (const each of await page.locator(what).all())
        expect([what, await each.evaluate((element, key) => getComputedStyle(element)[key], property)]).toEqual([
          what,
          color,
        ]);
    const current = page.getByRole('navigation', { name: 'Analytics' }).locator('a[aria-current]');
    const other = page.getByRole('navigation', { name: 'Analytics' }).locator('a:not([aria-current])').first();
    const line = (element: Element) => getComputedStyle(element).borderBottomColor;
    expect(await current.evaluate(line)).not.toBe(await other.evaluate(line));
    await expectAccessible(page);
  });

  test('the census marks today by a line', async () => {
    const page = await app.open(manager, '/admissions/census', FORCED);
    const today = page.locator('thead th[data-today]');
    await today.waitFor();
    await figure(page, 'Census by day').waitFor();
    const width = (element: Element) => getComputedStyle(element).borderLeftWidth;
    expect(await today.evaluate(width)).toBe('2px');
    expect(await page.locator('thead th:not([data-today])').last().evaluate(width)).toBe('0px');
    await expectAccessible(page);
  });
});
