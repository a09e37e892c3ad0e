import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createFacility } from '../support/capacity.ts';
import { makeInquiry } from '../support/people.ts';
import { createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let staff: Actor;
const ids: string[] = [];

beforeAll(async () => {
  staff = await app.signIn('manager');
  for (let n = 1; n <= 24; n++)
    ids.push(await createSource(staff, { referral_name: `Alder House ${String(n).padStart(2, '0')}` }));
});

test('a picker offers what was opened last before a key is pressed, and Enter alone chooses none of it', async () => {
  const page = await app.open(staff, `/referal/${ids[4]}`);
  for (const at of [4, 7]) {
    app.clock.advance(1_000);
    await page.goto(`/referal/${ids[at]}`);
    await page.getByRole('heading', { level: 1, name: `Alder House 0${at + 1}` }).waitFor();
    await expect
      .poll(async () => (await staff.trpc.search.recent.query({})).sources.map(({ id }) => id))
      .toContain(ids[at]);
  }
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Referral source associated' });
  await box.click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect((await options.allInnerTexts()).map((each) => each.split('\n')[0])).toEqual([
    'Alder House 08',
    'Alder House 05',
  ]);
  await page.getByText('Opened last', { exact: true }).waitFor();
  await expectAccessible(page, 'what was opened last');
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe('');
  await box.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => box.inputValue()).toBe('Alder House 08');
});

test('one letter in a closed list is enough for Enter, to find by it or to change what was found', async () => {
  const page = await app.open(staff, '/outreach/contacts?add=contact');
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'State' });
  const marked = page.getByRole('option', { selected: true });
  for (const [letter, found] of [
    ['v', 'Nevada (NV)'],
    ['w', 'Delaware (DE)'],
  ] as const) {
    await box.focus();
    await box.selectText();
    await page.keyboard.press(letter);
    await expect.poll(() => marked.allInnerTexts()).toEqual([found]);
    await page.keyboard.press('Enter');
    await expect.poll(() => box.inputValue()).toBe(found);
    // A choice longer than its field says that it goes on.
    expect(await box.evaluate((element) => getComputedStyle(element).textOverflow)).toBe('ellipsis');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
  }
});

test('a picker shows more than ten by scrolling, by hand and by the arrow keys', async () => {
  const page = await app.open(staff, '/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Referral source associated' });
  await box.fill('alder');
  const options = page.getByRole('option');
  await expect.poll(() => options.count()).toBe(10);
  await options.last().scrollIntoViewIfNeeded();
  await expect.poll(() => options.count()).toBe(20);
  // To the last of them: one more would begin at the first again.
  for (let n = 1; n < 20; n++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => options.count()).toBe(24);
  const names = (await options.allInnerTexts()).map((each) => each.split('\n')[0]);
  expect(new Set(names).size).toBe(24);
  await expectAccessible(page, 'all of them');
  await options.last().click();
  await expect.poll(() => box.inputValue()).toBe(names.at(-1));
});

test('a client that was opened last is there for a new inquiry', async () => {
  const { patient_id } = await makeInquiry(staff, { firstname: 'Maria', lastname: 'Lopez' });
  const page = await app.open(staff, `/admissions/client/${patient_id}`);
  await page.getByRole('heading', { level: 1, name: 'Maria Lopez' }).waitFor();
  await expect.poll(async () => (await staff.trpc.search.recent.query({})).clients.length).toBe(1);
  await page.goto('/admissions/inquiries?new=true');
  const box = page.getByRole('dialog').getByRole('combobox').first();
  await box.click();
  await page.getByRole('option', { name: /^Maria Lopez/ }).click();
  await expect.poll(() => box.inputValue()).toBe('Maria Lopez');
});

test('a list shows a long name whole, in as many lines as it takes, and so does what it leads to', async () => {
  const spaced = 'House for Supervised Withdrawal and Stabilization on the Northern Shore Road';
  const unbroken = 'Residentialtreatmentcenterofthenorthernharborsandtheislandsbeyondthesounds';
  for (const name of [spaced, unbroken]) await createFacility(app, 'a', { name, size: 8 });
  const { id } = await makeInquiry(staff, { firstname: 'Casey', lastname: 'Long' });
  const page = await app.open(staff, `/admissions/inquiry/${id}`, { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Pre Assessment' }).first().click();
  await page.getByRole('menuitem', { name: 'Scheduled Admit' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Facility' }).click();
  const endOf = async (role: 'option' | 'region', name: string) => {
    const { x, width } = (await page.getByRole(role, { name }).boundingBox())!;
    return x + width;
  };
  for (const name of [spaced, unbroken])
    await expect.poll(() => endOf('option', name), { message: name }).toBeLessThanOrEqual(390);
  await page.getByRole('option', { name: unbroken }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('region', { name: `Free beds · ${unbroken}` }).waitFor();
  expect(await endOf('region', `Free beds · ${unbroken}`)).toBeLessThanOrEqual(390);
});
