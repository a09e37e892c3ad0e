import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { configure, createContact, createSource } from '../support/referrals.ts';
import { liveIn } from '../support/time-zone.ts';

const app = await startBrowserApp();
let staff: Actor;
let colleague: Actor;

beforeAll(async () => {
  staff = await app.signIn('outreach');
  colleague = await app.signIn('admissions');
  await configure(app, 'OUTREACH_STAFF', { staff: ['Owen Ferryman', 'Rosa Harbor'] });
});

const activitiesOf = async (referral_id: string) =>
  (await staff.trpc.activities.list.query({ referral_id, limit: 100 })).list;
const open = async (by: Actor, referral_id: string, options = {}) => {
  const page = await app.open(by, `/referal/${referral_id}/activities`, options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const closeOptions = async (page: Page) => {
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).click();
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
};

test('a conference is logged with its name, its day, who went and whom they met, and moves the source', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Juniper Counselling' });
  await createContact(staff, referral_id, { firstname: 'Wren', lastname: 'Alder' });
  await createContact(staff, referral_id, { firstname: 'Robin', lastname: 'Birch' });
  const page = await open(staff, referral_id);
  await page.getByText('No activities yet').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Activity' }).click();
  const dialog = dialogOf(page, 'Add Activity');
  const save = dialog.getByRole('button', { name: 'Save Activity' });
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Date' }).inputValue()).toBe('05/12/2026');
  expect(await save.isDisabled()).toBe(true);
  await choose(page, 'Event', 'Conference');
  await choose(page, 'Which event', 'NAATP National');
  await choose(page, 'Performed By', 'Rosa Harbor');
  const contacts = dialog.getByRole('combobox', { name: 'Associated contact name(s)' });
  const [typed, box] = await contacts.evaluate((input) =>
    [input, input.closest('.mantine-MultiSelect-input')!].map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return top + height / 2;
    }),
  );
  expect(Math.abs(typed! - box!)).toBeLessThan(1);
  await choose(page, 'Associated contact name(s)', 'Wren Alder');
  await page.getByRole('option', { name: 'Robin Birch', exact: true }).click();
  await closeOptions(page);
  await dialog.getByRole('textbox', { name: 'Date' }).fill('5/20/2026');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Met at the booth.');
  await dialog.getByText("You've selected a future date. Please ensure this is correct before proceeding").waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yesterday' }).click();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Date' }).inputValue()).toBe('05/11/2026');
  await save.click();
  await page.getByText('Activity saved').waitFor();
  const row = page.getByRole('row', { name: /Conference – NAATP National/ });
  await row.waitFor();
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    'yesterday\n(May 11, 2026)',
    'Robin Birch, Wren Alder',
    'Rosa Harbor',
    'Met at the booth.',
    '-',
  ]);
  await page.getByRole('button', { name: 'Why Warm?' }).click();
  await page.getByText('Conference – NAATP National on May 11, 2026, by Rosa Harbor').waitFor();
  await page.getByText('Becomes Inactive on Jul 11, 2026 if nothing more is logged.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('Activities of the last 60 days count.').waitFor({ state: 'hidden' });
  const counts = page.getByRole('table', { name: 'Activity counts per person' });
  await expect
    .poll(() => counts.getByRole('row', { name: /Rosa Harbor/ }).allInnerTexts())
    .toEqual(['Rosa Harbor\t1\t1']);

  await page.getByRole('button', { name: 'Add Activity' }).click();
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Performed By' }).inputValue()).toBe('Riley Example');
});

test('an edit that meets another one is decided field by field, and what happened stays what it was', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Birch Street Practice' });
  const { id } = await staff.trpc.activities.create.mutate({
    ...{ referral_id, event: 'Phone call', performed_by: 'Owen Ferryman', description: 'Rang.' },
  });
  const page = await open(staff, referral_id);
  await page.getByRole('button', { name: 'Phone call, May 12, 2026' }).click();
  const dialog = dialogOf(page, 'Edit Activity');
  const event = dialog.getByRole('textbox', { name: 'Event' });
  expect([await event.inputValue(), await event.getAttribute('readonly')]).toEqual(['Phone call', '']);
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Associated contact name(s)' }).isDisabled()).toBe(true);
  await dialog.getByPlaceholder('No contacts').waitFor();
  await colleague.trpc.activities.update.mutate({ activity_id: id, activity: { description: 'Rang twice.' } });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Rang at noon.');
  await dialog.getByRole('textbox', { name: 'Date' }).fill('5/1/2026');
  await dialog.getByRole('textbox', { name: 'Date' }).press('Tab');
  app.expectNoise(/409|Failed to load resource/);
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await dialog.getByText('Jordan Example changed this activity meanwhile.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep mine: Description' }).click();
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await activitiesOf(referral_id)).toMatchObject([
    { description: 'Rang at noon.', event_date: Date.parse('2026-05-01T16:00:00Z') / 1000, version: 3 },
  ]);
});

test('what a referral wrote, and everything for who only reads, is to be read', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Referring House' });
  const { id: opportunity_id } = await makeInquiry(colleague, { firstname: 'Dana', lastname: 'Sample' });
  await colleague.trpc.referralFlow.add.mutate({
    ...{ opportunity_id, referral_id, referral_direction: 'referral_received', priority_level: 'primary' },
    ...{ source_type: 'professional_referral', notes: 'Mother called.' },
  });
  await staff.trpc.activities.create.mutate({ referral_id, event: 'Drop-in Visit', event_date: '2026-05-01' });
  const page = await open(colleague, referral_id);
  await page.getByRole('button', { name: 'Referral received, May 12, 2026' }).click();
  const dialog = dialogOf(page, 'View Activity');
  await dialog.getByText('Mother called.').waitFor();
  await dialog.getByText('This activity was written when a referral was logged. It cannot be changed.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Save Activity' }).count()).toBe(0);
  // A day, which has no hour.
  expect(await dialog.getByRole('time').getAttribute('title')).toBe('May 12, 2026');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: /^Dana Sample-/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Dana Sample-/ }).waitFor();

  const reading = await open(await app.signIn('analyst'), referral_id);
  await reading.getByRole('button', { name: 'Drop-in Visit, May 1, 2026' }).click();
  await dialogOf(reading, 'View Activity').waitFor();
  expect(await reading.getByRole('button', { name: 'Add Activity' }).count()).toBe(0);
  expect(await reading.getByText('Dana Sample').count()).toBe(0);
});

test('a failure is said and leaves what was typed; a list that could not be read is read again', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Failing House' });
  app.expectNoise(/500|Failed to load resource/);
  const page = await open(staff, referral_id);
  await page.route('**/trpc/activities.create**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Add Activity' }).click();
  await choose(page, 'Event', 'Phone call');
  const dialog = dialogOf(page, 'Add Activity');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Kept.');
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await page.getByText('Error saving activity details').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Kept.');
  await page.unroute('**/trpc/activities.create**');
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await page.getByRole('button', { name: 'Phone call, May 12, 2026' }).waitFor();
});

test('an activity is logged from a contact’s own page, who is named in it at once', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Contacted House' });
  const contact_id = await createContact(staff, referral_id, { firstname: 'Wren', lastname: 'Alder' });
  const page = await app.open(staff, `/contact/${contact_id}`);
  await page.getByRole('button', { name: 'Log activity' }).click();
  const dialog = dialogOf(page, 'Add Activity');
  await dialog.getByRole('button', { name: 'Remove Wren Alder' }).waitFor();
  await choose(page, 'Event', 'Phone call');
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await page.getByText('Activity saved').waitFor();
  expect(await activitiesOf(referral_id)).toMatchObject([{ event: 'Phone call', contact_name: 'Wren Alder' }]);
});

test('an activity is logged from every tab of a source, the first thing done there', async () => {
  const referral_id = await createSource(staff, { referral_name: 'First Tab House' });
  for (const tab of ['', '/activities', '/analytics']) {
    const page = await app.open(staff, `/referal/${referral_id}${tab}`);
    await page.getByRole('button', { name: 'Log activity' }).click();
    const dialog = dialogOf(page, 'Add Activity');
    await choose(page, 'Event', 'Phone call');
    await dialog.getByRole('button', { name: 'Save Activity' }).click();
    await page.getByText('Activity saved').waitFor();
    await page.close();
  }
  expect(await activitiesOf(referral_id)).toHaveLength(3);
});

test('staff and events that could not be read are said, and read again', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Unread House' });
  app.expectNoise(/500|Failed to load resource/);
  const page = await open(staff, referral_id);
  const away = /trpc\/[^?]*configuration\./;
  await page.route(away, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Add Activity' }).click();
  const dialog = dialogOf(page, 'Add Activity');
  await dialog.getByText('Failed to load staff options').waitFor({ timeout: 20_000 });
  await choose(page, 'Event', 'Event');
  await dialog.getByText('Error fetching outreach events').waitFor({ timeout: 20_000 });
  await page.unroute(away);
  await dialog.getByRole('button', { name: 'Retry' }).first().click();
  await choose(page, 'Which event', 'open house');
  await dialog.getByRole('button', { name: 'Retry' }).first().click();
  await choose(page, 'Performed By', 'Rosa Harbor');
});

test('who did how much is counted over the days that the address holds', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Counted House' });
  for (const event_date of ['2026-05-10', '2026-03-01'])
    await staff.trpc.activities.create.mutate({ referral_id, event: 'Phone call', event_date });
  const page = await open(staff, referral_id);
  const counts = page.getByRole('region', { name: 'Activity counts per person', exact: true });
  const total = () => counts.getByRole('row', { name: /^Unassigned/ }).allInnerTexts();
  await expect.poll(total).toEqual(['Unassigned\t2\t2']);
  await counts.getByRole('combobox', { name: 'Date range' }).click();
  await page.getByRole('option', { name: 'Last 30 days' }).click();
  await expect.poll(total).toEqual(['Unassigned\t1\t1']);
  await expect.poll(() => new URL(page.url()).search).toBe('?range=last_30_days');
  await page.getByRole('link', { name: 'Details', exact: true }).click();
  await page.getByRole('link', { name: 'Activities', exact: true }).click();
  await expect.poll(total).toEqual(['Unassigned\t1\t1']);
});

test('an activity stands at its day where noon is still the day before in UTC', async () => {
  const there = await app.signIn('outreach', 'b');
  await liveIn(app, 'b', 'Pacific/Auckland');
  const referral_id = await createSource(there, { referral_name: 'Wharf House' });
  await there.trpc.activities.create.mutate({ referral_id, event: 'Phone call', event_date: '2026-01-15' });
  const page = await open(there, referral_id);
  await page.getByRole('row', { name: /Jan 15, 2026/ }).waitFor();
  await page.getByRole('button', { name: 'Phone call, Jan 15, 2026' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Date' }).waitFor();
  expect(await page.getByRole('dialog').getByRole('textbox', { name: 'Date' }).inputValue()).toBe('01/15/2026');
});

test('on a phone somebody with a long name leaves room for what is counted', async () => {
  const performed_by = `Rosa ${'Llanfairpwllgwyngyll'.repeat(3)}`;
  await configure(app, 'OUTREACH_STAFF', { staff: ['Rosa Harbor', performed_by] });
  const referral_id = await createSource(staff, { referral_name: 'Long House' });
  await staff.trpc.activities.create.mutate({
    referral_id,
    event: 'Phone call',
    event_date: '2026-05-10',
    performed_by,
  });
  const page = await app.open(staff, `/referal/${referral_id}/activities`, { viewport: { width: 390, height: 844 } });
  const counted = page.getByRole('table', { name: 'Activity counts per person' }).getByRole('cell').first();
  await counted.waitFor();
  const { x, width } = (await counted.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(390);
});
