import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { createSource } from '../support/referrals.ts';
import { changeStatus } from '../support/status.ts';

const app = await startBrowserApp();
let manager: Actor;

beforeAll(async () => {
  manager = await app.signIn('manager');
  await makeInquiry(manager, { firstname: 'Dana', lastname: 'Alder', created_at_date: '2026-05-09' });
  const { id } = await makeInquiry(manager, { firstname: 'Robin', lastname: 'Birch' });
  await changeStatus(manager, id, { status: 'ASSESSMENT' });
  const referral_id = await createSource(manager);
  const { email_id } = manager.user;
  const task = { referral_id, assigned_to_email_id: email_id };
  await manager.trpc.tasks.create.mutate({ ...task, title: 'Call Alder House back', due_date: '2026-05-10' });
  await manager.trpc.tasks.create.mutate({ ...task, title: 'Visit next week', due_date: '2026-05-19' });
});

const titles = (page: Page) => page.getByRole('list', { name: 'Pinned' }).getByRole('heading').allInnerTexts();
const widget = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Pinned' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name: title }) });
const arrange = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `Arrange ${title}`, exact: true }).click();
  await page
    .getByRole('menuitem', { name: action })
    .or(page.getByRole('menuitemradio', { name: action }))
    .click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
};

const ASSESSMENT = 'Inquiries: Assessment / All';
const SOURCES = 'Referral Sources: All / All';

test('a dashboard begins with what waits for the person, and says where pins come from', async () => {
  const page = await app.open(manager, '/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  await waiting.getByRole('link', { name: /^Dana Alder/ }).waitFor();
  await waiting.getByText('3 days').waitFor();
  // Robin has been moved on: somebody has answered.
  expect(await waiting.getByRole('link').count()).toBe(1);
  const due = page.getByRole('region', { name: 'My tasks due' });
  await due.getByRole('link', { name: 'Call Alder House back' }).waitFor();
  expect(await due.getByRole('link').count()).toBe(1);
  await page.getByText('Nobody is expected today').waitFor();
  await page.getByText('Pin from any page').waitFor();
  await expectAccessible(page);
});

test('what is pinned is on the dashboard at once; it is arranged by menu and by keyboard, and taken off', async () => {
  const page = await app.open(manager, '/admissions/inquiries?status_filter=ASSESSMENT');
  await page.getByRole('button', { name: `Pin to dashboard: ${ASSESSMENT}` }).click();
  await page.getByText(`Widget "${ASSESSMENT}" added successfully!`).waitFor();
  await page.goto('/outreach/referral-sources');
  await page.getByRole('button', { name: `Pin to dashboard: ${SOURCES}` }).click();
  await page.getByText(`Widget "${SOURCES}" added successfully!`).waitFor();
  await page.goto('/admissions/census');
  await page.getByRole('button', { name: 'Pin to dashboard: Census' }).click();
  await page.getByText('Widget "Census" added successfully!').waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await widget(page, ASSESSMENT)
    .getByRole('link', { name: /^Robin Birch/ })
    .waitFor();
  await widget(page, SOURCES).getByRole('link', { name: 'Alder House' }).waitFor();
  await widget(page, 'Census').getByRole('button', { name: 'Admits, Tue 05/12: 0', exact: true }).waitFor();
  expect(await titles(page)).toEqual([ASSESSMENT, SOURCES, 'Census']);
  await expectAccessible(page);

  await arrange(page, 'Census', 'Move earlier');
  await expect.poll(() => titles(page)).toEqual([ASSESSMENT, 'Census', SOURCES]);
  await arrange(page, SOURCES, 'Small');
  await expect.poll(() => widget(page, SOURCES).getAttribute('data-size')).toBe('sm');

  const handle = page.getByRole('button', { name: 'Move Census' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('Census is now 2 of 3.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText('Census is now 1 of 3.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page)).toEqual(['Census', ASSESSMENT, SOURCES]);
  await page.reload();
  await widget(page, SOURCES).getByRole('link', { name: 'Alder House' }).waitFor();
  expect(await titles(page)).toEqual(['Census', ASSESSMENT, SOURCES]);

  await page.getByRole('heading', { name: ASSESSMENT }).getByRole('link').click();
  await page.getByRole('button', { name: /^Remove filter Status: Assessment/ }).waitFor();
  await page.goBack();
  await arrange(page, ASSESSMENT, 'Remove from dashboard');
  await page.getByText(`Widget "${ASSESSMENT}" removed successfully!`).waitFor();
  await expect.poll(() => titles(page)).toEqual(['Census', SOURCES]);
  await widget(page, 'Census').getByRole('button', { name: 'Census, Tue 05/12: 0', exact: true }).click();
  await page.getByRole('dialog', { name: 'Census on Tue, 05/12' }).waitFor();
});

const DAY = [
  'First contact',
  'Calls not handled',
  'Waiting for an answer',
  'My tasks due',
  'Admits of today',
  'Ready to discharge',
  'Documents in process',
  'Your recent inquiries',
];

const REFUSED = {
  error: { message: 'refused', code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
};

/** Refuses who is expected, and lets the calls through that travel with it. */
async function refuseDetails(route: Route) {
  const calls = new URL(route.request().url()).pathname.split('/').at(-1)!.split(',');
  const response = await route.fetch();
  const answers = [(await response.json()) as unknown].flat();
  const json = answers.map((each, at) => (calls[at] === 'census.details' ? REFUSED : each));
  await route.fulfill({ response, json });
}

test('every card of My day has a pin; pinned, it is the same live thing, with its own failure, and comes off again', async () => {
  const desk = await app.signIn('admissions');
  const page = await app.open(desk, '/dashboard');
  const day = page.getByRole('region', { name: 'My day' });
  await day.getByRole('region', { name: DAY.at(-1)! }).waitFor();
  expect(await day.getByRole('region').getByRole('heading').allInnerTexts()).toEqual(DAY);
  const pin = (title: string, pressed: boolean) =>
    day.getByRole('button', { name: `Pin to dashboard: ${title}`, exact: true, pressed });
  for (const title of DAY) {
    await pin(title, false).click();
    await page.getByText(`Widget "${title}" added successfully!`).waitFor();
    await pin(title, true).waitFor();
  }
  expect(await titles(page)).toEqual(DAY);
  await widget(page, 'Waiting for an answer')
    .getByRole('link', { name: /^Dana Alder/ })
    .waitFor();
  await widget(page, 'Admits of today').getByText('Nobody is expected today').waitFor();
  expect(
    await widget(page, 'Calls not handled')
      .getByRole('heading', { name: 'Calls not handled' })
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admissions/calls?unhandled=true&order=asc');
  // A pin that is pointed at has its tooltip.
  await page.mouse.move(0, 0);
  await expectAccessible(page);

  app.expectNoise(/Failed to load resource/);
  const refused = /census\.details/;
  await page.route(refused, refuseDetails);
  await page.reload();
  await widget(page, 'Admits of today').getByText('Error fetching census data').waitFor();
  await widget(page, 'Documents in process').getByRole('heading').waitFor();
  await page.unroute(refused);
  await widget(page, 'Admits of today').getByRole('button', { name: 'Retry' }).click();
  await widget(page, 'Admits of today').getByText('Nobody is expected today').waitFor();

  await pin('Admits of today', true).click();
  await page.getByText('Widget "Admits of today" removed successfully!').waitFor();
  await arrange(page, 'Your recent inquiries', 'Remove from dashboard');
  await page.getByText('Widget "Your recent inquiries" removed successfully!').waitFor();
  await expect.poll(() => titles(page)).toEqual(DAY.filter((each) => !/^(Admits|Your)/.test(each)));
  await pin('Your recent inquiries', false).waitFor();
});

test('a pin of My day shows on the card that is pointed at or holds the focus, and stays on a phone', async () => {
  const page = await app.open(manager, '/dashboard');
  const card = page.getByRole('region', { name: 'My tasks due' });
  const button = page.getByRole('button', { name: 'Pin to dashboard: My tasks due' });
  const seen = () => button.evaluate((element) => getComputedStyle(element.parentElement!).opacity);
  await button.waitFor();
  await expect.poll(seen).toBe('0');
  await card.hover();
  await expect.poll(seen).toBe('1');
  await page.mouse.move(0, 0);
  await expect.poll(seen).toBe('0');
  await button.focus();
  await expect.poll(seen).toBe('1');
  const phone = await app.open(manager, '/dashboard', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const touched = phone.getByRole('button', { name: 'Pin to dashboard: My tasks due' });
  await touched.waitFor();
  expect(await touched.evaluate((element) => getComputedStyle(element.parentElement!).opacity)).toBe('1');
});

test('a dashboard of a role that nothing waits for begins with its numbers', async () => {
  const page = await app.open(await app.signIn('analyst'), '/dashboard');
  await page.getByRole('region', { name: 'My numbers' }).getByText('Occupancy today').waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['My numbers', 'Pinned']);
});

test('a widget of an unknown name is left out, one that a role may not see says so, and all fits a phone', async () => {
  const outreach = await app.signIn('outreach');
  const type = `DASHBOARD_WIDGETS_${outreach.user.user_id}` as const;
  const plain = { params: {}, size: 'lg' as const, type: 'analytics' as const };
  const config = {
    widgets: [
      { ...plain, id: crypto.randomUUID(), title: 'Weather', registerName: 'WeatherMap' },
      { ...plain, id: crypto.randomUUID(), title: 'Census booster', registerName: 'CensusBooster' },
      { ...plain, id: crypto.randomUUID(), title: 'Census', registerName: 'CensusGrid' },
    ],
  };
  await outreach.trpc.configuration.save.mutate({ type, config });
  const page = await app.open(outreach, '/dashboard', { viewport: { width: 390, height: 844 } });
  await widget(page, 'Census booster').getByText('Your role does not show this.').waitFor();
  await page.getByRole('button', { name: 'Census, Tue 05/12: 0', exact: true }).waitFor();
  expect(await titles(page)).toEqual(['Census booster', 'Census']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a widget that was removed comes back to its place by Undo', async () => {
  const clinical = await app.signIn('clinical');
  const pinned = ['First', 'Second', 'Third'].map((title, at) => ({
    id: `01990000-0000-7000-8000-00000000000${at}`,
    title,
    registerName: 'InquiriesTable' as const,
    size: 'sm' as const,
    type: 'admissions' as const,
    params: { query: title },
  }));
  const type = `DASHBOARD_WIDGETS_${clinical.user.user_id}` as const;
  await clinical.trpc.configuration.save.mutate({ type, config: { widgets: pinned } });
  const page = await app.open(clinical, '/dashboard');
  await arrange(page, 'Second', 'Remove from dashboard');
  // Pointed at, it stays.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.getByText('Widget "Second" removed successfully!').waitFor();
  expect(await titles(page)).toEqual(['First', 'Third']);
  await undo.click();
  await page.getByText('Widget "Second" added successfully!').waitFor();
  expect(await titles(page)).toEqual(['First', 'Second', 'Third']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['First', 'Second', 'Third']);
});
