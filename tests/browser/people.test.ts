import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();

test('an administrator invites, gives a role, hands over a link, deactivates and lets in again', async () => {
  const admin = await app.signIn('admin');
  const page = await app.open(admin, '/settings/people');
  await page.getByText('clinical@a.example').waitFor();
  await expectAccessible(page);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await expectAccessible(page);
  const send = dialog.getByRole('button', { name: 'Invite', exact: true });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('clinical@a.example');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Sage');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Newcomer');
  app.expectNoise(/409/);
  await send.click();
  await dialog.getByText('There is already an account with this e-mail.').waitFor();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('sage@a.example');
  await send.click();
  await page.getByText('sage@a.example is invited').waitFor();
  // No mail leaves, so the link is the administrator's to hand over at once.
  const link = page.getByRole('dialog', { name: 'Hand this link over' });
  await link.getByText('Give Sage Newcomer this link yourself.', { exact: false }).waitFor();
  const handed = await link.getByRole('textbox', { name: 'Link' }).inputValue();
  await link.getByRole('button', { name: 'Done' }).click();
  await row('Sage Newcomer').getByText('Invited', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'hidden' });

  const person = page.getByRole('dialog', { name: 'Sage Newcomer' });
  const open = () => page.getByRole('button', { name: 'Sage Newcomer', exact: true }).click();
  await open();
  await expectAccessible(page);
  await person.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Clinical' }).click();
  await person.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const sage = async () => (await admin.trpc.users.list.query({})).list.find(({ firstname }) => firstname === 'Sage');
  expect(await sage()).toMatchObject({ role: 'clinical', can_export: false });

  await open();
  await person.getByRole('button', { name: 'Get the invitation link' }).click();
  const again = await link.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(again).toMatch(/\/reset_password\?token=[\w-]{43}$/);
  expect(again).not.toBe(handed);
  await expectAccessible(page);
  await link.getByRole('button', { name: 'Done' }).click();

  await open();
  await person.getByRole('button', { name: 'Revoke the invitation' }).click();
  const confirm = page.getByRole('dialog', { name: 'Revoke the invitation of Sage Newcomer' });
  await confirm.getByText('Links that Sage Newcomer was given stop working at once.').waitFor();
  await confirm.getByText('Nothing is in their hands.').waitFor();
  await confirm.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('The invitation of Sage Newcomer is revoked').waitFor();
  await row('Sage Newcomer').getByText('Deactivated', { exact: true }).waitFor();
  await open();
  await person.getByRole('button', { name: 'Reactivate' }).click();
  await page
    .getByText('Sage Newcomer is invited again: their earlier links no longer work, so give them a new one')
    .waitFor();
  expect(await sage()).toMatchObject({ state: 'invited' });
});

test('pasted addresses are counted and invited together; what somebody has in hand is handed over', async () => {
  const admin = await app.signIn('admin');
  const inquiry = await makeInquiry(admin, { firstname: 'Dana', lastname: 'Handed', staff: ['Jordan Example'] });
  const page = await app.open(admin, '/settings/people?add=several', { viewport: { width: 390, height: 844 } });
  const dialog = page.getByRole('dialog', { name: 'Invite several' });
  const addresses = dialog.getByRole('textbox', { name: 'E-mail addresses' });
  await addresses.fill('reed.van@a.example, no address');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByText('Not an e-mail address: no address').waitFor();
  await addresses.fill('reed.van@a.example\nDana Vale <vale@a.example>; admin@a.example');
  await dialog.getByText('3 addresses').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('Invited: 2. These have an account already: admin@a.example').waitFor();

  const { list } = await admin.trpc.users.list.query({ query: 'vale@a.example' });
  await admin.trpc.users.deactivate.mutate({ user_id: list[0]!.id });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Invite several' }).click();
  await addresses.fill('vale@a.example; admin@a.example');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await page
    .getByText(
      'Invited: 0. These have an account already: admin@a.example. Deactivated: vale@a.example. Reactivate them from their names in the list.',
    )
    .waitFor();

  await page.getByRole('button', { name: 'Jordan Example', exact: true }).click();
  app.expectNoise(/503/);
  const belongings = '**/users.belongings*';
  await page.route(belongings, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'Deactivate Jordan Example' });
  await confirm.getByText('What they have in hand could not be loaded.').waitFor();
  await page.unroute(belongings);
  await confirm.getByRole('button', { name: 'Retry' }).click();
  await confirm.getByText('Open tasks: 0. Inquiries as staff: 1.').waitFor();
  await confirm.getByRole('combobox', { name: 'Hand over to' }).fill('morg');
  await page.getByRole('option', { name: /^Morgan Example/ }).click();
  await confirm.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByText('Jordan Example has been deactivated').waitFor();
  const { staff } = await admin.trpc.inquiries.get.query({ opportunity_id: inquiry.id });
  expect(staff).toEqual(['Morgan Example']);
});

test('only an administrator finds the people in the settings', async () => {
  app.expectNoise(/403/);
  const page = await app.open(await app.signIn('manager'), '/settings/people');
  await page.getByRole('heading', { name: 'Account details' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings');
  expect(await page.getByRole('link', { name: 'People', exact: true }).count()).toBe(0);
  await page.getByRole('textbox', { name: 'First name' }).fill('Half');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('a person changes their password under the checklist, and signs out where else they are signed in', async () => {
  const here = await app.signIn('outreach');
  await app.signIn('outreach');
  const page = await app.open(here, '/settings');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByText('This device').waitFor();
  await sessions.getByRole('button', { name: 'Sign out Unknown device' }).click();
  await page.getByText('Signed out', { exact: true }).waitFor();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);

  const form = page.getByRole('form', { name: 'Change your password' });
  const change = form.getByRole('button', { name: 'Change password' });
  await form.getByLabel('Current password').fill('Wrong#Password12');
  await form.getByLabel('New password').fill('Winter#Lantern73');
  expect(await change.isDisabled()).toBe(true);
  await form.getByLabel('Confirm password').fill('Winter#Lantern73');
  expect(await form.getByText('met', { exact: true }).count()).toBe(6);
  await expectAccessible(page);
  app.expectNoise(/400/);
  await change.click();
  await form.getByText('This is not your current password').waitFor();
  await form.getByLabel('Current password').fill('Quiet#Harbour42');
  await change.click();
  await page.getByText('Password changed successfully!').waitFor();
  expect(await form.getByLabel('New password').inputValue()).toBe('');
});

test('what was handed over is shown in its new hands at once', async () => {
  const admin = await app.signIn('admin');
  const { opportunity_name } = await makeInquiry(admin, {
    firstname: 'Dana',
    lastname: 'Passed',
    staff: ['Riley Example'],
  });
  const page = await app.open(admin, '/admissions/inquiries');
  const staffed = (name: string) => page.getByRole('button', { name: `Staff of ${opportunity_name}: ${name}` });
  await staffed('Riley Example').waitFor();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Riley Example', exact: true }).click();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'Deactivate Riley Example' });
  await confirm.getByRole('combobox', { name: 'Hand over to' }).fill('morg');
  await page.getByRole('option', { name: /^Morgan Example/ }).click();
  await confirm.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByText('Riley Example has been deactivated').waitFor();
  await nav.getByRole('link', { name: 'Admissions' }).click();
  await staffed('Morgan Example').waitFor();
});
