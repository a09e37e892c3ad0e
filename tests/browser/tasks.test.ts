import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, holdBack, startBrowserApp } from '../support/browser.ts';
import { comeBackOffline } from '../support/held-calls.ts';
import { createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let staff: Actor;

beforeAll(async () => {
  staff = await app.signIn('outreach');
  const referral_id = await createSource(staff, { referral_name: 'Juniper Counselling' });
  await createContact(staff, referral_id, { firstname: 'Wren', lastname: 'Alder' });
  await createSource(staff, { referral_name: 'Birch Street Practice' });
});

const tasksNamed = async (query: string) => (await staff.trpc.tasks.list.query({ query })).list;

test('a task to done: added, found, opened, changed and completed', async () => {
  const page = await app.open(staff, '/tasks');
  await page.getByText('You have no open tasks').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Assign to' }).inputValue()).toBe('Riley Example');
  expect(await dialog.getByRole('combobox', { name: 'Contact Associated' }).isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Send the brochure');
  await dialog.getByRole('button', { name: 'Open the calendar' }).click();
  const years = page.getByLabel('Year', { exact: true }).getByRole('option');
  await expect
    .poll(() => years.allInnerTexts())
    .toEqual(['2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028', '2029', '2030']);
  await page.keyboard.press('Escape');
  // A day from before them is shown under its own year, and the month before it is a press away.
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('1/14/2019');
  await dialog.getByRole('button', { name: 'Open the calendar' }).click();
  await expect.poll(() => page.getByLabel('Year', { exact: true }).inputValue()).toBe('2019');
  await page.getByRole('button', { name: 'Next month' }).click();
  expect(await page.getByLabel('Month', { exact: true }).inputValue()).toBe('2');
  expect(await page.getByLabel('Year', { exact: true }).inputValue()).toBe('2019');
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('5/20/2026');
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByRole('combobox', { name: 'Referral source associated' }).fill('juniper');
  await page.getByRole('option', { name: 'Juniper Counselling' }).click();
  await dialog.getByRole('combobox', { name: 'Contact Associated' }).click();
  await page.getByRole('option', { name: 'Wren Alder' }).click();
  await page.getByRole('option', { name: 'Wren Alder' }).waitFor({ state: 'hidden' });
  await expectAccessible(page);
  await save.click();
  await page.getByText('Task successfully created!').waitFor();

  // The search box says how many there are (P1 §2).
  const box = page.getByRole('searchbox', { name: 'Search tasks' });
  await page.locator('div', { has: box }).last().getByText('1 task', { exact: true }).waitFor();
  const row = page.getByRole('row', { name: /Send the brochure/ });
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    '',
    'Juniper Counselling',
    'Wren Alder',
    'Riley Example',
    'May 20, 2026',
    'Normal',
    'Pending',
    'today\n(May 12, 2026, 12:00 PM)',
    '',
  ]);
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Send the brochure' }).click();
  await page.getByRole('heading', { name: 'Task Detail', exact: true }).waitFor();
  const details = page.getByRole('region', { name: 'Task Details' });
  await details.getByRole('button', { name: 'Edit Details, Task Details' }).click();
  await expectAccessible(page);
  await details.getByRole('combobox', { name: 'Referral source associated' }).fill('birch');
  await page.getByRole('option', { name: 'Birch Street Practice' }).click();
  const contact = details.getByRole('combobox', { name: 'Contact Associated' });
  await expect.poll(() => contact.getAttribute('placeholder')).toBe('No Contact found');
  expect(await details.getByRole('textbox', { name: 'Created by' }).getAttribute('readonly')).not.toBeNull();
  await details.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Successfully saved the task details!').waitFor();
  expect(await tasksNamed('brochure')).toMatchObject([
    { org_associated_with: 'Birch Street Practice', contact_associated_with: null },
  ]);
  await page.getByRole('checkbox', { name: 'Completed' }).click();
  await page.getByText('Task status changed successfully!').waitFor();
  expect(await tasksNamed('brochure')).toMatchObject([{ is_complete: true }]);
});

test('Enter on what is still searched for sends nothing, and chooses what is found', async () => {
  const page = await app.open(staff, '/tasks');
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Hang the wreath');
  const source = dialog.getByRole('combobox', { name: 'Referral source associated' });
  await source.fill('juniper');
  await page.getByRole('option', { name: 'Juniper Counselling' }).click();
  await source.fill('birch');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Birch Street Practice', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => source.inputValue()).toBe('Birch Street Practice');
  const assignee = dialog.getByRole('combobox', { name: 'Assign to' });
  await assignee.fill('nobody');
  await page.getByRole('listbox', { name: 'Assign to' }).getByText('Nothing was found').waitFor();
  await page.keyboard.press('Enter');
  await assignee.fill('');
  await assignee.pressSequentially('Morg');
  await page.getByRole('option', { name: 'Morgan Example', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => assignee.inputValue()).toBe('Morgan Example');
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Task successfully created!').waitFor();
  const made = { org_associated_with: 'Birch Street Practice', assigned_to: 'Morgan Example' };
  expect(await tasksNamed('wreath')).toMatchObject([made]);
});

test('a task that is done is due no more on the dashboard, however soon somebody looks', async () => {
  const [source] = (await staff.trpc.referralSources.list.query({ query: 'juniper' })).list;
  const due = { title: 'Return the key', due_date: '2026-05-12', referral_id: source?.id ?? '' };
  await staff.trpc.tasks.create.mutate(due);
  const page = await app.open(staff, '/dashboard');
  const line = page.getByRole('region', { name: 'My tasks due' }).getByRole('link', { name: due.title });
  await line.waitFor();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Tasks' }).click();
  await page.getByRole('checkbox', { name: `Complete: ${due.title}` }).click();
  await page.getByText('Task status changed successfully!').waitFor();
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('region', { name: 'My tasks due' }).waitFor();
  await line.waitFor({ state: 'hidden' });
});

test('the checkbox of a row turns at once, and turns back with a word where that fails', async () => {
  const [source] = (await staff.trpc.referralSources.list.query({ query: 'juniper' })).list;
  await staff.trpc.tasks.create.mutate({ title: 'Ring the front desk', referral_id: source?.id ?? '' });
  const page = await app.open(staff, '/tasks?query=front+desk');
  const box = page.getByRole('checkbox', { name: 'Complete: Ring the front desk' });
  await box.waitFor();
  app.expectNoise(/500|Failed to load resource/);
  await page.route('**/trpc/tasks.update**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await box.click();
  await page.getByText('Failed to update task status.').waitFor();
  expect(await box.isChecked()).toBe(false);
  await page.unroute('**/trpc/tasks.update**');
  await box.click();
  await page
    .getByRole('row', { name: /front desk/ })
    .getByText('Completed')
    .waitFor();
  await page.getByText('Task status changed successfully!').waitFor();
  expect(await tasksNamed('front desk')).toMatchObject([{ is_complete: true }]);
  // All of a completed row is gray, its title too (P1 §2), but for the one under the pointer.
  await page.mouse.move(0, 0);
  const row = page.getByRole('row', { name: /front desk/ });
  const colorOf = (text: string) =>
    row.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
  const gray = await colorOf('Juniper Counselling');
  expect(gray).not.toBe(
    await page
      .getByRole('heading', { name: 'Tasks', exact: true })
      .evaluate((element) => getComputedStyle(element).color),
  );
  expect([await colorOf('Ring the front desk'), await colorOf('Riley Example')]).toEqual([gray, gray]);
  await page.setViewportSize({ width: 390, height: 844 });
  const name = page.getByRole('listitem').getByRole('link', { name: 'Ring the front desk' });
  await expect.poll(() => name.evaluate((element) => getComputedStyle(element).color)).toBe(gray);
});

test('two people edit one task: the second sees whose change met theirs and loses nothing typed', async () => {
  const [source] = (await staff.trpc.referralSources.list.query({ query: 'juniper' })).list;
  const { id } = await staff.trpc.tasks.create.mutate({ title: 'Plan a visit', referral_id: source?.id ?? '' });
  const page = await app.open(staff, `/task/${id}`);
  const details = page.getByRole('region', { name: 'Task Details' });
  await details.getByRole('button', { name: 'Edit Details, Task Details' }).click();
  await details.getByRole('textbox', { name: 'Title' }).fill('Plan a visit in June');
  const other = await app.signIn('manager');
  await other.trpc.tasks.update.mutate({ task_id: id, task: { title: 'Plan two visits', due_date: '2026-06-01' } });
  app.expectNoise(/409/);
  await details.getByRole('button', { name: 'Save' }).click();
  await details.getByText('Morgan Example changed this task meanwhile.').waitFor();
  await details.getByText('Plan two visits').waitFor();
  expect(await details.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Plan a visit in June');
  expect(await details.getByRole('textbox', { name: 'Due date' }).inputValue()).toBe('06/01/2026');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Keep mine: Title' }).click();
  await details.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Successfully saved the task details!').waitFor();
  expect(await tasksNamed('in june')).toMatchObject([{ due_date: '2026-06-01' }]);
  // What they do beside the form's fields is nothing to decide.
  await details.getByRole('button', { name: 'Edit Details, Task Details' }).click();
  await details.getByRole('textbox', { name: 'Title' }).fill('Plan a visit in July');
  await other.trpc.tasks.update.mutate({ task_id: id, task: { is_complete: true } });
  await details.getByRole('button', { name: 'Save' }).click();
  await details.getByRole('button', { name: 'Edit Details, Task Details' }).waitFor();
  expect(await tasksNamed('in july')).toMatchObject([{ due_date: '2026-06-01', is_complete: true }]);
  await other.trpc.tasks.update.mutate({ task_id: id, task: { title: 'Plan a visit in June', is_complete: false } });
});

test('the dialog fits a phone, and says when the staff cannot be had', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/dashboard', { viewport: { width: 390, height: 844 } });
  await page.route('**/trpc/**users.search**', (route) => route.abort());
  await page.getByRole('link', { name: 'Tasks' }).click();
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByText('Failed to load staff options').waitFor();
  await page.unroute('**/trpc/**users.search**');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Assign to' }).inputValue()).toBe('Riley Example');
  // A sheet: it comes from the bottom and takes the whole width.
  const sheet = await dialog.boundingBox();
  expect([sheet!.x, sheet!.width, Math.round(sheet!.y + sheet!.height)]).toEqual([0, 390, 844]);
  const label = await dialog.locator('label', { hasText: 'Referral source associated' }).boundingBox();
  const beside = await dialog.getByRole('button', { name: 'Add New Referral Source' }).boundingBox();
  expect(label && beside && beside.y + beside.height <= label.y + 1).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('who may only read sees tasks and changes none', async () => {
  const page = await app.open(await app.signIn('analyst'), '/tasks?mine=false&state=open');
  await page
    .getByRole('radiogroup', { name: 'Whose tasks' })
    .getByRole('radio', { name: 'All', checked: true })
    .waitFor({ state: 'attached' });
  await page.getByRole('checkbox', { name: 'Complete: Plan a visit in June' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Complete: Plan a visit in June' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Add Task' }).count()).toBe(0);
});

test('the list begins with one’s own open tasks under when they are due; every one of them is two presses away', async () => {
  const [source] = (await staff.trpc.referralSources.list.query({ query: 'juniper' })).list;
  const referral_id = source?.id ?? '';
  const add = (title: string, fields: object) => staff.trpc.tasks.create.mutate({ title, referral_id, ...fields });
  await add('Late one', { due_date: '2026-05-10', priority: 'HIGH' });
  await add('Now', { due_date: '2026-05-12', due_time: '15:30' });
  await add('Soon', { due_date: '2026-05-15', repeats: 'WEEK' });
  await add('In June', { due_date: '2026-06-20' });
  await add('Of another', { due_date: '2026-05-12', assigned_to_email_id: 'admissions@a.example' });
  const page = await app.open(staff, '/tasks');
  await page.getByRole('link', { name: 'Late one' }).waitFor();
  expect(new URL(page.url()).search).toBe('?mine=true&state=open');
  const heads = page.locator('th[scope="colgroup"]');
  expect(await heads.allInnerTexts()).toEqual(['Overdue', 'Today', 'This week', 'Later']);
  await page.locator('[data-row]').filter({ hasText: '3:30 PM' }).getByRole('link', { name: 'Now' }).waitFor();
  expect(await page.getByRole('link', { name: 'Of another' }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('radiogroup', { name: 'Whose tasks' }).getByText('All').click();
  await page.getByRole('link', { name: 'Of another' }).waitFor();

  await page.getByRole('button', { name: 'More for Late one' }).click();
  await page.getByRole('menuitem', { name: 'Snooze · For a week' }).click();
  await page.getByText('Snoozed until May 19, 2026.').waitFor();
  await page.getByRole('link', { name: 'Late one' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('link', { name: 'Late one' }).waitFor();
  await page.getByRole('button', { name: 'More for Late one' }).click();
  await page.getByRole('menuitem', { name: 'Snooze · For a week' }).click();
  await page.getByRole('link', { name: 'Late one' }).waitFor({ state: 'hidden' });
  await page.getByRole('radiogroup', { name: 'Which tasks' }).getByText('Snoozed').click();
  await page.getByRole('link', { name: 'Late one' }).waitFor();
  await page.getByRole('button', { name: 'More for Late one' }).click();
  await page.getByRole('menuitem', { name: 'Delete task' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this task?' });
  await asked.getByRole('button', { name: 'Delete task' }).click();
  await page.getByText('The task is deleted.').waitFor();
  expect(await tasksNamed('late one')).toEqual([]);
});

test('a repeating task says when it is due again; chosen ones are changed together', async () => {
  const page = await app.open(staff, '/tasks?state=open');
  await page.getByRole('checkbox', { name: 'Complete: Soon' }).click();
  await page.getByText('Task status changed successfully! It is due again on May 22, 2026.').waitFor();
  await expect
    .poll(async () => (await tasksNamed('soon')).map(({ due_date }) => due_date))
    .toEqual(['2026-05-22', '2026-05-15']);
  await page.getByRole('checkbox', { name: 'Select In June' }).click();
  await page.getByRole('checkbox', { name: 'Select Now' }).click();
  await page.getByRole('button', { name: 'Priority', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'High' }).click();
  await page.getByText('2 tasks changed.').waitFor();
  expect((await tasksNamed('in june')).map(({ priority }) => priority)).toContain('HIGH');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Change undone').waitFor();
  expect((await tasksNamed('in june')).map(({ priority }) => priority)).not.toContain('HIGH');
});

test('due day, priority and assignee are changed where they stand, and one Undo takes each back', async () => {
  const [source] = (await staff.trpc.referralSources.list.query({ query: 'juniper' })).list;
  const referral_id = source?.id ?? '';
  await staff.trpc.tasks.create.mutate({
    ...{ title: 'Bring flyers', referral_id, due_date: '2026-05-15', due_time: '09:00' },
  });
  const held = async () => {
    const [task] = await tasksNamed('flyers');
    return [task?.due_date, task?.due_time, task?.priority, task?.assigned_to];
  };
  const page = await app.open(staff, '/tasks?query=flyers&state=open');
  await page.getByRole('button', { name: 'Due date of Bring flyers: May 15, 2026' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tomorrow' }).click();
  await page.getByText('1 task changed.').hover();
  await page.getByRole('button', { name: 'Due date of Bring flyers: May 13, 2026' }).waitFor();
  expect(await held()).toEqual(['2026-05-13', '09:00', 'NORMAL', 'Riley Example']);
  expect(new URL(page.url()).pathname).toBe('/tasks');

  // A day that is taken away takes its time along, and Undo gives both back.
  await page.getByRole('button', { name: 'Due date of Bring flyers: May 13, 2026' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'No due date' }).press('Enter');
  await page.getByRole('button', { name: 'Due date of Bring flyers: No due date' }).waitFor();
  expect((await held()).slice(0, 2)).toEqual([null, null]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByText('Change undone').waitFor();
  await page.getByRole('button', { name: 'Due date of Bring flyers: May 13, 2026' }).click();
  expect((await held()).slice(0, 2)).toEqual(['2026-05-13', '09:00']);

  await page.getByRole('menuitem', { name: 'Choose a day…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Due Date' });
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('+28');
  await page.keyboard.press('Tab');
  await expectAccessible(page, 'choosing a day');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Due date of Bring flyers: Jun 9, 2026' }).waitFor();

  await page.getByRole('button', { name: 'Priority of Bring flyers: Normal' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'High' }).click();
  await page.getByRole('button', { name: 'Priority of Bring flyers: High' }).waitFor();
  await page.getByRole('button', { name: 'Assignee of Bring flyers: Riley Example' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Morgan Example' }).click();
  await page.getByRole('button', { name: 'Assignee of Bring flyers: Morgan Example' }).waitFor();
  expect(await held()).toEqual(['2026-06-09', '09:00', 'HIGH', 'Morgan Example']);

  const reader = await app.open(await app.signIn('analyst'), '/tasks?query=flyers&state=open');
  await reader.getByRole('link', { name: 'Bring flyers' }).waitFor();
  expect(await reader.getByRole('button', { name: /of Bring flyers: / }).count()).toBe(0);
});

test('who can have no task of their own done first sees everybody’s', async () => {
  const source = (await staff.trpc.referralSources.ofName.query({ referral_name: 'Birch Street Practice' }))[0];
  await staff.trpc.tasks.create.mutate({ title: 'Water the plants', referral_id: source?.id ?? '' });
  const page = await app.open(await app.signIn('analyst'), '/tasks');
  await page.getByRole('link', { name: 'Water the plants' }).waitFor();
  expect(new URL(page.url()).search).toBe('?state=open');
});

test('whoever wants a mail in the morning says so in the settings, and takes it back there', async () => {
  const page = await app.open(staff, '/settings');
  const wish = page.getByRole('checkbox', { name: 'Mail me in the morning when tasks are due' });
  await wish.click();
  await page.getByText('You get a mail in the morning when tasks are due.').waitFor();
  expect(await staff.trpc.configuration.get.query({ type: 'MORNING_MAIL' })).toMatchObject({ tasks: 'Yes' });
  await expectAccessible(page);
  await wish.click();
  await page.getByText('You get no more mails in the morning.').waitFor();
  expect(await staff.trpc.configuration.get.query({ type: 'MORNING_MAIL' })).toMatchObject({ tasks: 'No' });
});

test('what is typed stays where the task cannot be read again', async () => {
  app.expectNoise(/Failed to load resource/);
  const [source] = (await staff.trpc.referralSources.list.query({ query: 'juniper' })).list;
  const { id } = await staff.trpc.tasks.create.mutate({ title: 'Send the map', referral_id: source?.id ?? '' });
  const page = await app.open(staff, `/task/${id}`, { timers: true });
  const details = page.getByRole('region', { name: 'Task Details' });
  await details.getByRole('button', { name: 'Edit Details, Task Details' }).click();
  await details.getByRole('textbox', { name: 'Title' }).fill('Send the new map');
  const offline = await comeBackOffline(page, 'tasks.get');
  await offline.release();
  await details.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Successfully saved the task details!').waitFor();
  expect(await tasksNamed('new map')).toMatchObject([{ id }]);
});

test('a page that is on its way comes, though a task of the one before is completed meanwhile', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Paged House' });
  const due = { referral_id, due_date: '2026-06-01' };
  for (let n = 10; n < 31; n += 1) await staff.trpc.tasks.create.mutate({ ...due, title: `Sheet ${n}` });
  const page = await app.open(staff, '/tasks?query=Sheet');
  const rows = page.locator('[data-row]');
  await expect.poll(() => rows.count()).toBe(20);
  const release = await holdBack(page, '**/trpc/tasks.list*');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await rows.first().getByRole('checkbox').last().click();
  await page.getByText('Task status changed successfully!').waitFor();
  release();
  await page.getByRole('link', { name: 'Sheet 30' }).waitFor();
});
