import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { type MadeInquiry, makeInquiry } from '../support/people.ts';
import { configure, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let staff: Actor;
let made: MadeInquiry[];

beforeAll(async () => {
  staff = await app.signIn('admissions');
  await configure(app, 'ADMISSION_STAFF', { staff: ['Alex Doe', 'Robin Doe'] });
  made = [];
  for (const lastname of ['First', 'Second', 'Third'])
    made.push(await makeInquiry(staff, { firstname: 'Casey', lastname, staff: ['Alex Doe'] }));
});

const held = async (n: number) => {
  const { priority, staff: names } = await staff.trpc.inquiries.get.query({ opportunity_id: made[n]!.id });
  return { priority, names };
};
const nameOf = (n: number) => made[n]!.opportunity_name;

test('chosen inquiries get a priority in two presses, and one Undo takes it back', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  for (const n of [0, 1]) await page.getByRole('checkbox', { name: `Select ${nameOf(n)}` }).click();
  await page.getByText('2 selected').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: '2', exact: true }).click();
  await page.getByText('2 inquiries changed').hover();
  await page.getByRole('button', { name: `Priority of ${nameOf(0)}: 2` }).waitFor();
  expect([(await held(0)).priority, (await held(1)).priority, (await held(2)).priority]).toEqual([2, 2, null]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Change undone').waitFor();
  expect([(await held(0)).priority, (await held(1)).priority]).toEqual([null, null]);
});

test('a name is taken off a staff by itself, whoever was added meanwhile', async () => {
  const { id, opportunity_name } = await makeInquiry(staff, {
    firstname: 'Casey',
    lastname: 'Fourth',
    staff: ['Alex Doe'],
  });
  const page = await app.open(staff, '/admissions/inquiries');
  const cell = page.getByRole('button', { name: `Staff of ${opportunity_name}: Alex Doe` });
  await cell.waitFor();
  await staff.trpc.inquiries.changeMany.mutate({ rows: [{ id, change: { add_staff: 'Robin Doe' } }] });
  await cell.click();
  await page.getByRole('menuitemcheckbox', { name: 'Alex Doe' }).click();
  await page.getByText('1 inquiry changed').waitFor();
  expect((await staff.trpc.inquiries.get.query({ opportunity_id: id })).staff).toEqual(['Robin Doe']);
});

test('one referral source is logged of all that have none; one that has its own stays chosen and says why', async () => {
  const outreach = await app.signIn('outreach');
  const juniper = await createSource(outreach, { referral_name: 'Juniper Counseling' });
  await createSource(outreach, { referral_name: 'Birch Street Practice' });
  await staff.trpc.referralFlow.addMany.mutate({ opportunity_ids: [made[0]!.id], referral_id: juniper });
  const page = await app.open(staff, '/admissions/inquiries');
  for (const n of [0, 1, 2]) await page.getByRole('checkbox', { name: `Select ${nameOf(n)}` }).click();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Referral source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log a referral source' });
  await dialog.getByText('A logged referral is locked: it cannot be modified or removed.', { exact: false }).waitFor();
  await dialog.getByRole('combobox', { name: 'Referral source' }).fill('birch');
  await page.getByRole('option', { name: /^Birch Street Practice/ }).click();
  await expectAccessible(page, 'one source of many inquiries');
  await dialog.getByRole('button', { name: 'Log it' }).click();
  await page.getByText('Referral source of 2 inquiries logged.', { exact: false }).hover();
  await page.getByRole('button', { name: 'See why' }).click();
  const why = page.getByRole('dialog').filter({ hasText: nameOf(0) });
  await why.getByText('A completed incoming referral is locked: it cannot be modified or removed.').waitFor();
  await why.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('1 selected').first().waitFor();
  const named = async (n: number) =>
    (await staff.trpc.inquiries.get.query({ opportunity_id: made[n]!.id })).referral_org;
  expect([await named(0), await named(1), await named(2)]).toEqual([
    'Juniper Counseling',
    'Birch Street Practice',
    'Birch Street Practice',
  ]);
});

test('what is chosen stays chosen where nothing could be changed, and each row says why', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/admissions/inquiries');
  await page.getByRole('checkbox', { name: `Select ${nameOf(2)}` }).click();
  await page.route('**/trpc/**inquiries.changeMany**', (route) => route.abort());
  await page.getByRole('button', { name: 'Add staff' }).click();
  await page.getByRole('menuitem', { name: 'Robin Doe' }).click();
  await page.getByText('Error changing the inquiries.').hover();
  await page.getByRole('button', { name: 'See why' }).click();
  await page.getByRole('dialog').getByText(nameOf(2)).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('1 selected').first().waitFor();
  expect((await held(2)).names).toEqual(['Alex Doe']);
});

test('status, staff and priority are changed where they stand, without leaving the list', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await page.getByRole('button', { name: `Staff of ${nameOf(2)}: Alex Doe` }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Robin Doe' }).click();
  await page.getByRole('button', { name: `Staff of ${nameOf(2)}: Alex Doe, Robin Doe` }).waitFor();
  expect((await held(2)).names).toEqual(['Alex Doe', 'Robin Doe']);
  await page.getByRole('button', { name: `Priority of ${nameOf(2)}: none` }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: '1', exact: true }).press('Enter');
  await page.getByRole('button', { name: `Priority of ${nameOf(2)}: 1` }).waitFor();
  await page.getByRole('button', { name: `Status of ${nameOf(2)}: Pre Assessment` }).click();
  await page.getByRole('menuitem', { name: 'Assessment', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Status of ${nameOf(2)}: Assessment` }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admissions/inquiries');
});

test('who may change nothing sees words and no boxes', async () => {
  const page = await app.open(await app.signIn('clinical'), '/admissions/inquiries');
  await page.locator('[data-row]').first().waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^(Status|Staff|Priority) of/ }).count()).toBe(0);
});
