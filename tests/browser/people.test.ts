import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';

const app = await startBrowserApp();

test('an administrator invites, gives a role, deactivates and lets in again', async () => {
  const admin = await app.signIn('admin');
  const page = await app.open(admin, '/settings');
  const people = page.getByRole('region', { name: 'People', exact: true });
  await people.getByText('clinical@a.example').waitFor();
  await expectAccessible(page);
  expect(await people.getByRole('combobox', { name: 'Role of Avery Example' }).isDisabled()).toBe(true);

  await people.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await expectAccessible(page);
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('clinical@b.example');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Sage');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Newcomer');
  app.expectNoise(/409/);
  await send.click();
  await dialog.getByText('There is already an account with this e-mail.').waitFor();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('sage@a.example');
  await send.click();
  await page.getByText('Invitation sent to sage@a.example').waitFor();
  await people.getByText('Invited', { exact: true }).waitFor();

  await people.getByRole('combobox', { name: 'Role of Sage Newcomer' }).click();
  await page.getByRole('option', { name: 'Clinical' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const sage = async () => (await admin.trpc.users.list.query({})).find(({ firstname }) => firstname === 'Sage');
  expect(await sage()).toMatchObject({ role: 'clinical', can_export: false });

  await people.getByRole('button', { name: 'Deactivate Sage Newcomer' }).click();
  const confirm = page.getByRole('dialog', { name: 'Deactivate Sage Newcomer' });
  await confirm.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await people.getByRole('button', { name: 'Reactivate Sage Newcomer' }).click();
  await people.getByRole('button', { name: 'Deactivate Sage Newcomer' }).waitFor();
  expect(await sage()).toMatchObject({ is_active: true });
});

test('only an administrator finds the people in the settings', async () => {
  const page = await app.open(await app.signIn('manager'), '/settings');
  await page.getByRole('heading', { name: 'Account details' }).waitFor();
  expect(await page.getByRole('region', { name: 'People', exact: true }).count()).toBe(0);
  await page.getByRole('textbox', { name: 'First name' }).fill('Half');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});
