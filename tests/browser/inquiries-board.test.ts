import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { type MadeInquiry, makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
let staff: Actor;
let made: MadeInquiry[];

beforeAll(async () => {
  staff = await app.signIn('admissions');
  made = [];
  for (const lastname of ['First', 'Second', 'Third'])
    made.push(await makeInquiry(staff, { firstname: 'Casey', lastname }));
});

const nameOf = (n: number) => made[n]!.opportunity_name;
const column = (page: Page, status: string) => page.getByRole('list', { name: status, exact: true });
const cardIn = (page: Page, status: string, n: number) => column(page, status).getByRole('link', { name: nameOf(n) });
const statusOf = async (n: number) => (await staff.trpc.inquiries.get.query({ opportunity_id: made[n]!.id })).status;

async function openBoard(actor: Actor, options = {}): Promise<Page> {
  const page = await app.open(actor, '/admissions/inquiries', options);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.getByRole('region', { name: 'Inquiries by status' }).waitFor();
  return page;
}

test('the board stands beside the table, and its address brings it back', async () => {
  const page = await openBoard(staff);
  await cardIn(page, 'Pre Assessment', 0).waitFor();
  expect(new URL(page.url()).search).toBe('?board=true');
  expect(await page.getByText(/^In this status/).allInnerTexts()).toEqual(made.map(() => 'In this status for 1 day'));
  expect(await page.getByRole('table').count()).toBe(0);
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await expectAccessible(page);
  await page.reload();
  await cardIn(page, 'Pre Assessment', 0).waitFor();
  await page.getByRole('searchbox').fill('second');
  await expect.poll(() => page.getByRole('link', { name: /^Casey/ }).count()).toBe(1);
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText('No inquiry matches “nobody”.').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await cardIn(page, 'Pre Assessment', 0).waitFor();
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.getByRole('table').waitFor();
});

test('a card dragged to another status asks what that status asks, and is moved once it is said', async () => {
  const page = await openBoard(staff);
  const handle = await page.getByRole('button', { name: `Move ${nameOf(0)}` }).boundingBox();
  const target = await page.getByRole('region', { name: /^Assessment/ }).boundingBox();
  await page.mouse.move(handle!.x + 8, handle!.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle!.x + 40, handle!.y + 20, { steps: 4 });
  await page.mouse.move(target!.x + 60, target!.y + 40, { steps: 8 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await cardIn(page, 'Assessment', 0).waitFor();
  expect(await statusOf(0)).toBe('ASSESSMENT');
});

test('the keyboard lifts a card, carries it to the next status and puts it down; Cancel leaves it where it was', async () => {
  const page = await openBoard(staff, { timers: true });
  const handle = page.getByRole('button', { name: `Move ${nameOf(1)}` });
  await handle.press('Space');
  await page.getByText(`${nameOf(1)} is lifted from Pre Assessment.`).waitFor({ state: 'attached' });
  // The library listens for the arrows a tick after it has lifted the card.
  await page.clock.runFor(50);
  await handle.press('ArrowRight');
  await page.getByText(`${nameOf(1)} is over Assessment.`).waitFor({ state: 'attached' });
  await handle.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await cardIn(page, 'Pre Assessment', 1).waitFor();
  expect(await statusOf(1)).toBe('PRE-ASSESSMENT');
});

test('on a phone one status fills the screen, and a card is moved through its menu', async () => {
  const page = await openBoard(staff, { viewport: { width: 390, height: 844 } });
  await cardIn(page, 'Pre Assessment', 2).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: `Status of ${nameOf(2)}: Pre Assessment` }).click();
  await page.getByRole('menuitem', { name: 'Assessment', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await cardIn(page, 'Assessment', 2).waitFor({ state: 'attached' });
  expect(await statusOf(2)).toBe('ASSESSMENT');
});

test('who sees no more than names is offered no board, and no column of what is not shown', async () => {
  const page = await app.open(await app.signIn('outreach'), '/admissions/inquiries?board=true');
  await page.locator('[data-row]').first().waitFor();
  expect(await page.getByRole('button', { name: 'Board', exact: true }).count()).toBe(0);
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Inquiry Name', 'Status', 'Created Date']);
});
