import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { descriptionOf, expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let staff: Actor;

beforeAll(async () => {
  staff = await app.signIn('outreach');
  await createSource(staff, { referral_name: 'Juniper Counseling' });
});

const titled = async (query: string) => (await staff.trpc.tasks.list.query({ query })).list.map(({ title }) => title);

/** The Add Task dialog, filled in as far as it must be. */
async function addTask(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('combobox', { name: 'Referral source associated' }).fill('juniper');
  await page.getByRole('option', { name: 'Juniper Counseling' }).click();
  return dialog;
}

test('required marks and lengths come from the schema', async () => {
  const page = await app.open(staff, '/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await expect.poll(() => title.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await title.getAttribute('aria-required')).toBe('true');
  expect(await title.getAttribute('maxlength')).toBe('300');
  const instructions = dialog.getByRole('textbox', { name: 'Additional instructions' });
  expect(await instructions.getAttribute('aria-required')).toBeNull();
  expect(await instructions.getAttribute('maxlength')).toBe('10000');
  await expectAccessible(page);
});

test('a field that takes only the beginning of what is pasted says so', async () => {
  const page = await app.open(staff, '/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const instructions = page.getByRole('dialog', { name: 'Add Task' }).getByRole('textbox', { name: /^Additional/ });
  const paste = (characters: number) =>
    instructions.evaluate((field, length) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'x'.repeat(length));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, characters);
  await instructions.fill('Call the clinic first.');
  await paste(10_000 - 22);
  expect(await page.getByText('The end of what you pasted is left out.').count()).toBe(0);
  await paste(10_000);
  await page.getByText('At most 10,000 characters fit here. The end of what you pasted is left out.').waitFor();
});

test('a required field that is emptied says so when it is left', async () => {
  const page = await app.open(staff, '/settings');
  const name = page.getByLabel('First name');
  await name.fill('');
  expect(await page.getByText('Enter a name').count()).toBe(0);
  await name.press('Tab');
  await page.getByText('Enter a name').waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await descriptionOf(name)).toEqual(['Enter a name']);
  await name.fill('Robin');
  await page.getByText('Enter a name').waitFor({ state: 'detached' });
});

test('a second press while the first is on its way does nothing', async () => {
  const page = await app.open(staff, '/tasks');
  const dialog = await addTask(page, 'Pressed twice');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  await page.route('**/trpc/tasks.create**', async (route) => {
    asked.push(route.request().headers()['idempotency-key'] ?? '');
    await held;
    await route.continue();
  });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.poll(() => save.getAttribute('aria-busy')).toBe('true');
  await save.click({ force: true });
  await dialog.getByRole('textbox', { name: 'Title' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Title' }).press('Control+Enter');
  answer();
  await page.getByText('Task successfully created!').waitFor();
  expect(await page.getByText('Task successfully created!').count()).toBe(1);
  expect(asked).toHaveLength(1);
  expect(await titled('pressed twice')).toEqual(['Pressed twice']);
});

test('sent again after a lost answer it makes one, by the same key; a changed one has another', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/tasks');
  const dialog = await addTask(page, 'Answered once');
  const keys: string[] = [];
  await page.route('**/trpc/tasks.create**', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 2) return route.continue();
    if (keys.length === 1) await route.fetch();
    await route.abort();
  });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page.getByText('Failed to create task').waitFor();
  await save.click();
  await expect.poll(() => keys.length).toBe(2);
  await page.getByText('Failed to create task').nth(1).waitFor();
  await save.click();
  await page.getByText('Task successfully created!').waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(await titled('answered once')).toEqual(['Answered once']);
});

test('what the server refuses is said at its field, which has the focus, and goes when it is changed', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/tasks');
  const dialog = await addTask(page, 'Refused at a field');
  await page.route('**/trpc/tasks.create**', (route) =>
    route.fulfill({
      status: 400,
      json: [
        {
          error: {
            message: 'additional_instructions: Say it in other words',
            code: -32600,
            data: {
              code: 'bad_request',
              httpStatus: 400,
              message: 'Say it in other words',
              fields: { additional_instructions: 'Say it in other words', opportunity_id: 'That inquiry is gone' },
            },
          },
        },
      ],
    }),
  );
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Say it in other words').waitFor();
  await dialog.getByText('That inquiry is gone').waitFor();
  const instructions = dialog.getByRole('textbox', { name: 'Additional instructions' });
  await expect.poll(() => instructions.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await instructions.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await instructions.fill('Said better');
  expect(await dialog.getByText('Say it in other words').count()).toBe(0);
  await page.unroute('**/trpc/tasks.create**');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Task successfully created!').waitFor();
});

test('Ctrl and Enter save from several lines; leaving with something typed asks, by Back too', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByRole('link', { name: 'Tasks' }).first().click();
  const dialog = await addTask(page, 'Sent by keys');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('textbox', { name: 'Additional instructions' }).fill('One line\nand another');
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('someday');
  await dialog.getByRole('textbox', { name: 'Due date' }).press('Control+Enter');
  await dialog.getByText('Use a date').waitFor();
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('+3');
  await dialog.getByRole('textbox', { name: 'Due date' }).press('Control+Enter');
  await page.getByText('Task successfully created!').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect((await staff.trpc.tasks.list.query({ query: 'sent by keys' })).list).toMatchObject([
    { additional_instructions: 'One line\nand another', due_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});
