import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createFacility } from '../support/capacity.ts';
import { configure } from '../support/referrals.ts';

const app = await startBrowserApp();
const [admin, manager] = [await app.signIn('admin'), await app.signIn('manager')];
const PHONE = { viewport: { width: 390, height: 844 } };

/** The tabs each role sees (C-5), and where the bare address leads it. */
const TABS: [role: 'admin' | 'manager' | 'admissions' | 'outreach', tabs: string[], first: string][] = [
  ['admin', ['Staff', 'Admissions', 'Outreach', 'Integration', 'Notifications'], '/configurations/admissions'],
  ['manager', ['Staff', 'Admissions', 'Outreach', 'Notifications'], '/configurations/admissions'],
  ['admissions', ['Staff', 'Admissions', 'Outreach', 'Notifications'], '/configurations/admissions'],
  ['outreach', ['Outreach'], '/configurations/engagement'],
];

test.each(TABS)('%s sees %j', async (role, tabs, first) => {
  const page = await app.open(await app.signIn(role), '/configurations/anything/else');
  await page.waitForURL(`**${first}`);
  const nav = page.getByRole('navigation', { name: 'Configurations' });
  await nav.getByRole('link', { name: tabs.at(-1)! }).waitFor();
  expect(await nav.getByRole('link').allTextContents()).toEqual(tabs);
});

test.each(['clinical', 'analyst'] as const)('%s finds no configurations', async (role) => {
  const page = await app.open(await app.signIn(role), '/configurations/staff');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await page.getByRole('link', { name: 'Configurations' }).count()).toBe(0);
});

test('admissions reads the lists and changes none', async () => {
  const page = await app.open(await app.signIn('admissions'), '/configurations/admissions');
  await page.getByText('Your role can see this and not change it.').waitFor();
  await page.getByText('Pregnancy?').waitFor();
  expect(await page.getByRole('button', { name: /^(Add|Edit|Delete|Move)/ }).count()).toBe(0);
});

test('a name and a program that were just added are there to filter inquiries by', async () => {
  const page = await app.open(admin, '/admissions/inquiries');
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Filters' }).waitFor();
  await main.getByRole('link', { name: 'Configurations' }).click();
  const programs = page.getByRole('region', { name: 'Programs' });
  await programs.getByRole('button', { name: 'Add program' }).click();
  await page.getByRole('dialog').getByLabel('Program name').fill('Boathouse');
  await page.keyboard.press('Enter');
  await programs.getByText('Boathouse').waitFor();
  await page.getByRole('navigation', { name: 'Configurations' }).getByRole('link', { name: 'Staff' }).click();
  const card = page.getByRole('region', { name: 'Admissions staff' });
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add name' }).getByLabel('Name').fill('Wren Newcomer');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Do you want to add - Wren Newcomer?' }).getByText('Confirm').click();
  await card.getByText('Wren Newcomer').waitFor();
  await main.getByRole('link', { name: 'Admissions' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByLabel('Wren Newcomer').waitFor();
  await panel.getByLabel('Boathouse').waitFor();
  await configure(app, 'ADMISSION_STAFF', { staff: [] });
});

test('staff are added after a question, edited, found among many and deleted', async () => {
  const page = await app.open(admin, '/configurations/staff');
  const card = page.getByRole('region', { name: 'Admissions staff' });
  await card.getByText('There are no members').waitFor();
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add name' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please enter a valid name.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Robin Sample');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Do you want to add - Robin Sample?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Admission staff updated successfully').waitFor();
  await card.getByText('Robin Sample').waitFor();

  app.expectNoise(/Failed to load resource/);
  await page.route('**/trpc/users.search**', (route) => route.abort());
  await card.getByRole('button', { name: 'Add from users' }).click();
  const users = page.getByRole('dialog', { name: 'Add from users' });
  await users.getByText('Error fetching the people of your organization').waitFor();
  await page.unrouteAll();
  await users.getByRole('button', { name: 'Retry' }).click();
  await users.getByLabel('Avery Example').check();
  await users.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('dialog', { name: 'Do you want to add - Avery Example?' }).getByText('Confirm').click();
  await card.getByText('Avery Example').waitFor();

  await card.getByRole('button', { name: 'Edit Robin Sample' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit name' });
  await edit.getByLabel('Name').fill('avery example');
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.getByText('This is on the list already.').waitFor();
  await edit.getByLabel('Name').fill('Robin Quill');
  await edit.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Robin Quill').waitFor();

  await card.getByRole('button', { name: 'Delete Robin Quill' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you sure you want to delete Robin Quill?' });
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Delete' }).click();
  await card.getByText('Robin Quill').waitFor({ state: 'hidden' });
  expect(await admin.trpc.configuration.admissionStaff.query({})).toEqual(['Avery Example']);

  await configure(app, 'OUTREACH_STAFF', { staff: Array.from({ length: 20 }, (_, n) => `Person ${n}`) });
  await page.reload();
  const outreach = page.getByRole('region', { name: 'Outreach staff' });
  const search = outreach.getByRole('searchbox', { name: 'Search Outreach staff' });
  await search.fill('person 1');
  await outreach.getByText('Person 2', { exact: true }).waitFor({ state: 'hidden' });
  expect(await outreach.getByRole('listitem').count()).toBe(11);
  await outreach.getByRole('button', { name: 'Delete Person 19' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await outreach.getByText('Person 19').waitFor({ state: 'hidden' });
  await search.fill('');
  await outreach.getByText('Person 2', { exact: true }).waitFor();
});

test('questions are put in order by keyboard, and say which answer rules out', async () => {
  const page = await app.open(manager, '/configurations/admissions');
  const card = page.getByRole('region', { name: 'Key Screening Questions' });
  const handle = card.getByRole('button', { name: 'Move Medically stable for this setting?' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('Medically stable for this setting? is now 1 of 12.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText('Medically stable for this setting? is now 2 of 12.').waitFor();
  await page.keyboard.press('Space');
  await card.getByText('The order is not saved yet.').waitFor();
  await card.getByRole('button', { name: 'Save order' }).click();
  await page.getByText('Questions saved successfully').waitFor();

  await card.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add question' });
  await dialog.getByLabel('Question').fill('Has a ride home?');
  await dialog.getByRole('combobox', { name: 'Which answer rules out' }).click();
  await page.getByRole('option', { name: '“No” rules out' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { list, rules_out } = await manager.trpc.configuration.get.query({ type: 'ADMISSION_RULEOUT_QUESTIONS' });
  expect((list as string[]).slice(0, 2)).toEqual([
    'Current withdrawal risk/seizure history?',
    'Medically stable for this setting?',
  ]);
  expect(rules_out).toMatchObject({ 'Has a ride home?': 'No' });
});

test('two people who change one list see both, entry by entry, and lose nothing', async () => {
  app.expectNoise(/409/);
  const type = 'OUTREACH_EVENTS' as const;
  await manager.trpc.configuration.save.mutate({ type, config: { events: ['Gala', 'Open house'] } });
  const page = await app.open(admin, '/configurations/engagement');
  const card = page.getByRole('region', { name: 'Outreach events' });
  await card.getByText('Gala').waitFor();
  await manager.trpc.configuration.save.mutate({ type, config: { events: ['Gala', 'CE lunch'] } });
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add event' }).getByLabel('Event').fill('Breakfast');
  await page.keyboard.press('Enter');
  const met = page.getByRole('dialog', { name: 'This list changed meanwhile' });
  await met.getByText('This was changed meanwhile by Morgan Example.').waitFor();
  await expectAccessible(page);
  expect(await met.getByRole('row').count()).toBe(5);
  expect(await met.getByLabel('Open house').isChecked()).toBe(false);
  await met.getByLabel('Open house').check();
  await met.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Outreach events saved successfully').waitFor();
  const { events } = await admin.trpc.configuration.get.query({ type });
  expect(events).toEqual(['Gala', 'CE lunch', 'Open house', 'Breakfast']);

  await card.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Outreach events' });
  await history.getByText('Added: Open house').first().waitFor();
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  const sure = page.getByRole('dialog', { name: 'Do you want to bring back version 1?' });
  await sure.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Version 1 is back.').waitFor();
  await history.getByText('Brings back version 1').waitFor();
});

test('the engagement interval says what it would change, and how far the change is', async () => {
  const page = await app.open(await app.signIn('outreach'), '/configurations/engagement', { timers: true });
  const card = page.getByRole('region', { name: 'Engagement interval' });
  const days = card.getByLabel('Days');
  expect(await days.inputValue()).toBe('60');
  await days.fill('400');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Please enter a valid number between 1 and 365').waitFor();
  await days.fill('1e2');
  expect(await card.getByText(/Counting|would change/).count()).toBe(0);
  await days.fill('30');
  await card.getByText('No source would change its status.').waitFor();
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Engagement interval updated successfully').waitFor();
  await card.getByText('The sources are about to be worked out again.').waitFor();
  await app.runJobs();
  await page.clock.runFor(2_000);
  await card.getByText('The sources are about to be worked out again.').waitFor({ state: 'hidden' });
});

test('programs and clinical members are added, edited, archived and brought back', async () => {
  app.expectNoise(/409/);
  await createFacility(app, 'a', { name: 'Birch House', size: 24 });
  const page = await app.open(admin, '/configurations/admissions');
  const card = page.getByRole('region', { name: 'Programs' });
  await card.getByText('0 of 24 in house').waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Add program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add program' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please enter a Program name').waitFor();
  await dialog.getByLabel('Program name').fill('birch house');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('There is a program of this name already.').waitFor();
  await dialog.getByLabel('Program name').fill('Cedar House');
  for (const typed of ['eight', '1e3', '0x10', '7.5']) {
    await dialog.getByLabel('Capacity').fill(typed);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter a whole number from 0 to 10,000, or leave it empty.').waitFor();
  }
  await dialog.getByLabel('Capacity').fill('8');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Facility created successfully').waitFor();
  await card.getByText('0 of 8 in house').waitFor();
  await card.getByRole('button', { name: 'Delete Cedar House' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you sure you want to delete Cedar House?' });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Facility deleted successfully').waitFor();
  await card.getByText('Archived (1)').click();
  await card.getByRole('button', { name: 'Restore Cedar House' }).click();
  await page.getByText('Cedar House can be chosen again.').waitFor();

  await page.goto('/configurations/staff');
  const members = page.getByRole('region', { name: 'Clinical members' });
  await members.getByRole('button', { name: 'Add clinical member' }).click();
  const member = page.getByRole('dialog', { name: 'Add clinical member' });
  await member.getByRole('button', { name: 'Save' }).click();
  await member.getByText('Please fill in all fields.').first().waitFor();
  await member.getByLabel('First name').fill('Laurel');
  await member.getByLabel('Last name').fill('Pinecrest');
  await member.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Care Coordinator' }).click();
  await member.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Clinical created successfully').waitFor();
  await members.getByText('Laurel Pinecrest').waitFor();
});

test('recipients are added by address, several at once, after a question', async () => {
  const page = await app.open(manager, '/configurations/notifications', PHONE);
  // On a phone not all tabs fit: the one that is shown is in sight, also where the role's others come a moment later.
  const tabs = page.getByRole('navigation', { name: 'Configurations' });
  await tabs.getByRole('link', { name: 'Staff' }).waitFor({ state: 'attached' });
  const endOf = async () => {
    const { x, width } = (await tabs.getByRole('link', { name: 'Notifications' }).boundingBox())!;
    return x + width;
  };
  await expect.poll(endOf).toBeLessThanOrEqual(PHONE.viewport.width);
  const card = page.getByRole('region', { name: 'Admission status changed' });
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add email address' });
  await dialog.getByLabel('Email addresses').fill('desk@people.example, nobody');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please enter a valid email address').waitFor();
  await dialog.getByLabel('Email addresses').fill(',, desk@people.example night@people.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', {
    name: 'Do you want to add - desk@people.example, night@people.example?',
  });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Events notifications saved successfully').waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Delete night@people.example' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you sure you want to delete night@people.example?' });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await card.getByText('night@people.example').waitFor({ state: 'hidden' });
  expect(await manager.trpc.configuration.get.query({ type: 'EVENT_NOTIFICATIONS' })).toMatchObject({
    admission_status_change: ['desk@people.example'],
  });
});

test('a list that people choose from is extended, put in order, and an entry is no longer offered', async () => {
  const page = await app.open(admin, '/configurations/admissions');
  const choice = page.getByRole('region', { name: 'Lists to choose from' }).getByRole('combobox', { name: 'List' });
  await choice.click();
  await page.getByRole('option', { name: 'Insurance carriers' }).click();
  const card = page.getByRole('region', { name: 'Insurance carriers' });
  await card.getByText('Records keep what they hold, also when it is no longer offered.').waitFor();
  expect(await card.getByRole('button', { name: 'Edit Aetna' }).count()).toBe(0);
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add entry' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please enter a valid entry.').waitFor();
  await dialog.getByLabel('Entry').fill('aetna');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This is on the list already.').waitFor();
  await dialog.getByLabel('Entry').fill('Blue Harbor Health');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('List saved successfully').waitFor();
  await card.getByRole('listitem').filter({ hasText: 'Blue Harbor Health' }).getByText('Your own').waitFor();
  await card.getByRole('button', { name: 'Delete Aetna' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you sure you want to delete Aetna?' });
  await sure
    .getByText('Records that hold it keep it, and it stays in their filters. It can be offered again.')
    .waitFor();
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Delete' }).click();
  await card.getByRole('heading', { name: 'No longer offered' }).waitFor();
  const offered = async () => (await admin.trpc.configuration.get.query({ type: 'CARRIERS' })).list as string[];
  expect(await offered()).not.toContain('Aetna');
  expect((await offered()).at(-1)).toBe('Blue Harbor Health');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Offer Aetna again' }).click();
  await card.getByRole('heading', { name: 'No longer offered' }).waitFor({ state: 'hidden' });
  expect((await offered()).at(-1)).toBe('Aetna');
});

test('a notice is looked at, sent to oneself, and found among the last mails with its state', async () => {
  const page = await app.open(admin, '/configurations/notifications');
  const card = page.getByRole('region', { name: 'Referral received' });
  const last = page.getByRole('region', { name: 'Last 20 mails' });
  await last.getByText('No mail has been sent yet.').waitFor();
  await card.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview: Referral received' });
  await preview.getByText('With sample words. A mail names no client').waitFor();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Send me a test' }).click();
  await page.getByText('A test is on its way to admin@a.example.').waitFor();
  await preview.getByText('Close', { exact: true }).click();
  await app.runJobs();
  await page.reload();
  const row = last.getByRole('listitem').filter({ hasText: 'admin@a.example' });
  await row.getByText('Sent', { exact: true }).waitFor();
  await expectAccessible(page);
});
