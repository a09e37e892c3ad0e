import { beforeAll, describe, expect, test } from 'vitest';
import { takeDueSnapshots } from '#server/features/census/take-snapshots.ts';
import { asOrganization } from '#server/platform/context.ts';
import { addDays } from '#shared/platform/dates.ts';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createFacility } from '../support/capacity.ts';
import { makeInquiry } from '../support/people.ts';
import { changeStatus, TODAY } from '../support/status.ts';

const app = await startBrowserApp();
let manager: Actor;
let overdue: string;

/** A client brought into a facility on a day. */
async function admit(lastname: string, facility: string, admit_date: string): Promise<string> {
  const { id } = await makeInquiry(manager, { firstname: 'Dana', lastname, condition: ['OCD'] });
  await changeStatus(manager, id, { status: 'ADMITTED', facility, duration: 28, admit_date });
  return id;
}

beforeAll(async () => {
  manager = await app.signIn('manager');
  const detox = await createFacility(app, 'a', { name: 'Detox', size: 8 });
  const lodge = await createFacility(app, 'a', { name: 'Lodge', size: 12 });
  await admit('Alder', detox, addDays(TODAY, -9));
  await admit('Birch', detox, TODAY);
  await admit('Cedar', lodge, TODAY);
  const { id } = await makeInquiry(manager, { firstname: 'Ewan', lastname: 'Willow' });
  await changeStatus(manager, id, {
    status: 'SCHEDULED-ADMIT',
    facility: detox,
    duration: 10,
    scheduled_admit_date: addDays(TODAY, -2),
  });
  overdue = id;
});

const HEADS = [
  'Metric',
  'Mon, 05/11',
  'Tue, 05/12',
  'Wed, 05/13',
  'Thu, 05/14',
  'Fri, 05/15',
  'Sat, 05/16',
  'Sun, 05/17',
];

describe('the census', () => {
  test('is the third tab: a week from Monday, a row a metric, today marked', async () => {
    const page = await app.open(manager, '/admissions/census');
    await page.getByRole('button', { name: 'Admits, Tue 05/12: 2' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Admissions' }).getByRole('link').allInnerTexts()).toEqual([
      ...['Inquiries', 'Clients', 'Census', 'Voice Agent Calls'],
    ]);
    expect(await page.locator('thead th').allInnerTexts()).toEqual(HEADS);
    expect(await page.locator('thead th[data-today]').allInnerTexts()).toEqual(['Tue, 05/12']);
    expect(await page.locator('tbody th').allInnerTexts()).toEqual([
      ...['Scheduled Admits', 'Admits', 'Scheduled Discharges', 'Discharges', 'Census', 'Available Beds', 'Occupancy'],
    ]);
    await page.getByText('Clients whose Discharge Date Confirmed is not "Yes" stay in the census.').waitFor();
    await expectAccessible(page);
  });

  test('a cell opens who and where it counts, its address brings it back, and Escape the focus', async () => {
    const page = await app.open(manager, '/admissions/census');
    await page.getByRole('button', { name: 'Census, Tue 05/12: 3' }).click();
    const panel = page.getByRole('dialog', { name: 'Census on Tue, 05/12' });
    await panel.getByText('2 of 8').waitFor();
    expect(await panel.getByRole('link').count()).toBe(3);
    await expectAccessible(page);
    await page.reload();
    await panel.getByText('2 of 8').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Discharges, Tue 05/12: 0', exact: true }).click();
    await page.getByText('No Inquiry data available.').waitFor();
  });

  test('moves a week by its buttons and by arrow keys, and comes back', async () => {
    const page = await app.open(manager, '/admissions/census');
    const cell = page.getByRole('button', { name: /^Census, Mon/ });
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('columnheader', { name: 'Mon, 05/18' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('columnheader', { name: 'Mon, 05/04' }).waitFor();
    expect(await cell.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'This week' }).click();
    await page.getByRole('columnheader', { name: 'Mon, 05/11' }).waitFor();
    await page.getByRole('button', { name: 'Previous week' }).click();
    await page.getByRole('columnheader', { name: 'Mon, 05/04' }).waitFor();
    await page.getByRole('textbox', { name: 'Go to the week of a date' }).fill('7/15');
    await page.keyboard.press('Enter');
    await page.getByRole('columnheader', { name: 'Mon, 07/13' }).waitFor();
    await page.reload();
    await page.getByRole('columnheader', { name: 'Mon, 07/13' }).waitFor();
  });

  test('counts one facility alone', async () => {
    const page = await app.open(manager, '/admissions/census');
    await page.getByRole('button', { name: 'Available Beds, Tue 05/12: 17' }).waitFor();
    await page.getByRole('combobox', { name: 'Facility' }).click();
    await page.getByRole('option', { name: 'Lodge' }).click();
    await page.getByRole('button', { name: 'Available Beds, Tue 05/12: 11' }).waitFor();
    // An admit of another facility is no more of these than its beds are.
    expect(await page.getByText('1 scheduled admit is overdue').count()).toBe(0);
    await page.getByRole('combobox', { name: 'Facility' }).click();
    await page.getByRole('option', { name: 'Detox' }).click();
    await page.getByText('1 scheduled admit is overdue').waitFor();
  });

  test('says of an overdue admit what to do to whoever may do it', async () => {
    const counted = 'The census does not count an admit whose date has passed.';
    const toDo = 'Give each a new date, admit it, or drop it.';
    const page = await app.open(manager, '/admissions/census');
    await page.getByText(`${counted} ${toDo}`, { exact: true }).waitFor();
    for (const role of ['analyst', 'clinical'] as const) {
      const reader = await app.open(await app.signIn(role), '/admissions/census');
      await reader.getByText(counted, { exact: true }).waitFor();
      expect(await reader.getByText(toDo).count()).toBe(0);
      expect(await reader.getByRole('button', { name: 'Drop', exact: true }).count()).toBe(0);
    }
  });

  test('an overdue admit is dropped from where it stands', async () => {
    const page = await app.open(manager, '/admissions/census');
    await page.getByText('1 scheduled admit is overdue').waitFor();
    await page.getByRole('button', { name: 'Drop', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Status' });
    await dialog.getByRole('combobox', { name: 'Drop reason' }).click();
    await page.getByRole('option', { name: 'Lack of funds' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 scheduled admit is overdue').waitFor({ state: 'detached' });
    expect((await manager.trpc.inquiries.get.query({ opportunity_id: overdue })).status).toBe('DROPPED');
  });

  test('its gear opens the programs, whose beds the grid counts when the table is left', async () => {
    const page = await app.open(manager, '/admissions/census');
    await page.getByRole('button', { name: 'Available Beds, Tue 05/12: 17' }).waitFor();
    await page.getByRole('button', { name: 'Programs and beds' }).click();
    const table = page.getByRole('dialog', { name: 'Programs and beds' });
    await table.getByText('1 of 12 in house').waitFor();
    await expectAccessible(page);
    await table.getByRole('button', { name: 'Add program' }).click();
    const form = page.getByRole('dialog', { name: 'Add program' });
    await form.getByLabel('Program name').fill('Annex');
    await form.getByLabel('Capacity').fill('3');
    await form.getByRole('button', { name: 'Save' }).click();
    await table.getByText('0 of 3 in house').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Available Beds, Tue 05/12: 20' }).waitFor();
    const outreach = await app.open(await app.signIn('outreach'), '/admissions/census');
    await outreach.getByRole('button', { name: 'Available Beds, Tue 05/12: 20' }).waitFor();
    expect(await outreach.getByRole('button', { name: 'Programs and beds' }).count()).toBe(0);
  });

  test('its trend shows each night that was counted, as a chart, as points to read and as a table', async () => {
    await takeDueSnapshots(asOrganization(app.ctx, app.organizations.a.id));
    const page = await app.open(manager, '/admissions/census');
    const trend = page.getByRole('figure', { name: 'Census by day' });
    await trend.getByText('1 in the house at the end of May 11, 2026', { exact: false }).waitFor();
    await trend.getByRole('button', { name: 'More about Census by day' }).click();
    await page.getByRole('menuitem', { name: 'View as table' }).click();
    await trend.getByRole('row', { name: /May 11, 2026/ }).waitFor();
  });

  test('is printed on one sheet that says which week of which facility it is, and as of when', async () => {
    const page = await app.open(manager, '/admissions/census');
    await page.getByRole('combobox', { name: 'Facility' }).click();
    await page.getByRole('option', { name: 'Lodge' }).click();
    await page.getByRole('button', { name: 'Available Beds, Tue 05/12: 11' }).waitFor();
    const head = page.getByText(/^Census, May 11, 2026 to May 17, 2026\. Lodge\. As of May 12, 2026, .+\.$/);
    expect(await head.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await head.waitFor();
    for (const [role, name] of [
      ['navigation', 'Admissions'],
      ['button', 'Print'],
      ['button', 'Add Inquiry'],
    ] as const)
      expect([name, await page.getByRole(role, { name }).count()]).toEqual([name, 0]);
    await page.getByText('The next 14 days').waitFor();
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

  test('its forecast and its trend are those of the facility that is chosen', async () => {
    await takeDueSnapshots(asOrganization(app.ctx, app.organizations.a.id));
    const page = await app.open(manager, '/admissions/census');
    const today = page.getByRole('term').filter({ hasText: 'Tue, 05/12' });
    const expected = page.locator('dl div').filter({ has: today }).getByRole('definition');
    await expected.waitFor();
    expect(await expected.textContent()).toBe('3');
    await page.getByRole('combobox', { name: 'Facility' }).click();
    await page.getByRole('option', { name: 'Lodge' }).click();
    await expect.poll(() => expected.textContent()).toBe('1');
    await page.getByText('0 in the house at the end of May 11, 2026', { exact: false }).waitFor();
  });

  test('is pinned under the name of the facility that is chosen, beside the whole house', async () => {
    const page = await app.open(manager, '/admissions/census');
    await page.getByRole('button', { name: 'Pin to dashboard: Census', exact: true }).click();
    await page.getByText('Widget "Census" added successfully!').waitFor();
    await page.getByRole('combobox', { name: 'Facility' }).click();
    await page.getByRole('option', { name: 'Lodge' }).click();
    await page.getByRole('button', { name: 'Pin to dashboard: Census: Lodge', exact: true }).click();
    await page.getByText('Widget "Census: Lodge" added successfully!').waitFor();
    await page.goto('/dashboard');
    const pinned = page.getByRole('list', { name: 'Pinned' });
    await expect
      .poll(() => pinned.getByRole('heading').getByRole('link').allInnerTexts())
      .toEqual(['Census', 'Census: Lodge']);
  });

  test('is pinned once by a double click, and says so once', async () => {
    const page = await app.open(manager, '/admissions/census');
    await page.getByRole('combobox', { name: 'Facility' }).click();
    await page.getByRole('option', { name: 'Detox' }).click();
    const pin = page.getByRole('button', { name: 'Pin to dashboard: Census: Detox', exact: true });
    await pin.dblclick();
    await page.getByText('Widget "Census: Detox" added successfully!').waitFor();
    await expect.poll(() => pin.getAttribute('aria-busy')).toBe(null);
    expect(await pin.getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByText(/^Widget "Census: Detox"/).allInnerTexts()).toEqual([
      'Widget "Census: Detox" added successfully!',
    ]);
  });

  test('leads whoever may open an inquiry to it from behind a number', async () => {
    const { id } = await makeInquiry(manager, { firstname: 'Faye', lastname: 'Rowan' });
    const lodge = (await manager.trpc.census.get.query({ date: TODAY })).facilities.find(
      ({ name }) => name === 'Lodge',
    );
    const scheduled = { facility: lodge!.id, duration: 10, scheduled_admit_date: addDays(TODAY, 5) } as const;
    await changeStatus(manager, id, { status: 'SCHEDULED-ADMIT', ...scheduled });
    const cell = `/admissions/census?date=2026-05-11&day=${addDays(TODAY, 5)}&metric=Scheduled+Admits`;
    for (const role of ['clinical', 'outreach'] as const) {
      const page = await app.open(await app.signIn(role), cell);
      const behind = page.getByRole('dialog', { name: 'Scheduled Admits on Sun, 05/17' });
      expect(await behind.getByRole('link', { name: /^Faye Rowan-/ }).getAttribute('href')).toBe(
        `/admissions/inquiry/${id}`,
      );
    }
    const analyst = await app.open(await app.signIn('analyst'), cell);
    const behind = analyst.getByRole('dialog', { name: 'Scheduled Admits on Sun, 05/17' });
    await behind.getByRole('listitem').first().waitFor();
    expect(await behind.getByRole('link').count()).toBe(0);
  });

  test('writes its thousands apart, as every other screen', async () => {
    const hospital = await createFacility(app, 'a', { name: 'Hospital', size: 1980 });
    const page = await app.open(manager, `/admissions/census?facility=${hospital}`);
    const cell = page.getByRole('button', { name: 'Available Beds, Tue 05/12: 1,980' });
    expect(await cell.textContent()).toBe('1,980');
    await cell.click();
    const behind = page.getByRole('dialog', { name: 'Available Beds on Tue, 05/12' });
    expect(await behind.getByRole('definition').allInnerTexts()).toEqual(['1,980']);
  });

  test('says behind a number that it has moved on since, and counts again', async () => {
    const first = addDays(TODAY, 13);
    const page = await app.open(manager, `/admissions/census?date=${first}`);
    const cell = (n: number) => page.getByRole('button', { name: `Scheduled Admits, Mon 05/25: ${n}`, exact: true });
    await cell(0).waitFor();
    const { id } = await makeInquiry(manager, { firstname: 'Gail', lastname: 'Hazel' });
    const { facilities } = await manager.trpc.census.get.query({ date: TODAY });
    const scheduled = { facility: facilities[0]!.id, duration: 10, scheduled_admit_date: first } as const;
    await changeStatus(manager, id, { status: 'SCHEDULED-ADMIT', ...scheduled });
    await cell(0).click();
    const behind = page.getByRole('dialog', { name: 'Scheduled Admits on Mon, 05/25' });
    await behind.getByText('The number was 0 and is 1 now: the data has moved on since.').waitFor();
    await behind.getByRole('button', { name: 'Count again' }).click();
    await behind.getByRole('button', { name: 'Count again' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await cell(1).waitFor();
  });

  test('says of a facility that was archived since that it is, and not to try again', async () => {
    app.expectNoise(/404/);
    const cabin = await createFacility(app, 'a', { name: 'Cabin', size: 4 });
    await manager.trpc.capacity.delete.mutate({ type: 'facility', id: cabin });
    const page = await app.open(manager, `/admissions/census?facility=${cabin}`);
    await page.getByRole('alert').getByText('This facility is archived.').waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });

  test('fits a phone', async () => {
    const page = await app.open(manager, '/admissions/census', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Admits, Tue 05/12: 2' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('behind a number a facility with a long name keeps its count in sight', async () => {
    const name = `Hafan${'llanfairpwllgwyngyll'.repeat(4)}`;
    const house = await createFacility(app, 'a', { name, size: 3 });
    await admit('Dogwood', house, TODAY);
    const page = await app.open(manager, `/admissions/census?facility=${house}`, {
      viewport: { width: 720, height: 450 },
    });
    await page.getByRole('button', { name: 'Census, Tue 05/12: 1' }).click();
    const panel = page.getByRole('dialog', { name: 'Census on Tue, 05/12' });
    for (const shown of [panel.getByText('1 of 3'), panel.getByText(`${name} · OCD`)]) {
      await shown.waitFor();
      const box = (await shown.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(720);
    }
  });

  test('the long name of a facility leaves what settles an admit in its line', async () => {
    const named = 'The Lodge at Pinebrook Falls for Long Stays of Families beyond the River, East Wing, Second Floor';
    const facility = await createFacility(app, 'a', { name: named, size: 4 });
    const { id } = await makeInquiry(manager, { firstname: 'Nora', lastname: 'Hazel' });
    const scheduled_admit_date = addDays(TODAY, -1);
    await changeStatus(manager, id, { status: 'SCHEDULED-ADMIT', facility, duration: 10, scheduled_admit_date });
    const page = await app.open(manager, '/admissions/census', { viewport: { width: 800, height: 900 } });
    const line = page.getByRole('listitem').filter({ hasText: named });
    const name = (await line.getByRole('link').boundingBox())!;
    const button = (await line.getByRole('button', { name: 'Drop', exact: true }).boundingBox())!;
    expect(button.y).toBeLessThan(name.y + name.height);
    expect(button.x + button.width).toBeLessThanOrEqual(800);
    await page.close();
    await changeStatus(manager, id, { status: 'DROPPED', drop_reason: 'Lack of funds' });
  });

  test('in a low window all of its calendar is reached', async () => {
    const page = await app.open(manager, '/admissions/census', { viewport: { width: 720, height: 450 } });
    await page.getByRole('button', { name: 'Open the calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Choose a date' });
    const today = calendar.getByRole('button', { name: 'Today' });
    await today.focus();
    const bottom = async () => (await today.boundingBox())!.y + (await today.boundingBox())!.height;
    await expect.poll(bottom).toBeLessThanOrEqual(450);
    await today.click();
    await calendar.waitFor({ state: 'hidden' });
  });
});
