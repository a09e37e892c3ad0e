import { expect, test } from 'vitest';
import { startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
const WARNING = 'This answer is often a reason not to admit. Staff decide.';

test('a question is added, asked of an inquiry and rules out; the inquiry keeps the wording it was asked with', async () => {
  const manager = await app.signIn('manager');
  const { id } = await makeInquiry(manager, { firstname: 'Odessa', lastname: 'Fairwater' });
  const editor = await app.open(manager, '/configurations/admissions');
  const card = editor.getByRole('region', { name: 'Key Screening Questions' });
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = editor.getByRole('dialog', { name: 'Add question' });
  await dialog.getByLabel('Question').fill('Has a ride home?');
  await dialog.getByRole('combobox', { name: 'Which answer rules out' }).click();
  await editor.getByRole('option', { name: '“No” rules out' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('Questions saved successfully').waitFor();

  const desk = await app.open(await app.signIn('admissions'), `/admissions/inquiry/${id}`);
  const panel = desk.getByRole('region', { name: 'Key Screening Questions' });
  await panel.getByText('0 of 13 answered').waitFor();
  await panel.getByRole('button', { name: 'Key Screening Questions' }).click();
  const ride = panel.getByRole('listitem').filter({ hasText: 'Has a ride home?' });
  await ride.getByRole('combobox').click();
  await desk.getByRole('option', { name: 'Yes', exact: true }).click();
  await panel.getByText('1 of 13 answered').waitFor();
  expect(await ride.getByText(WARNING).count()).toBe(0);
  await expect.poll(() => ride.getByRole('combobox').isEnabled()).toBe(true);
  await ride.getByRole('combobox').click();
  await desk.getByRole('option', { name: 'No', exact: true }).click();
  await ride.getByText(WARNING).waitFor();

  await card.getByRole('button', { name: 'Edit Has a ride home?' }).click();
  const edit = editor.getByRole('dialog', { name: 'Edit question' });
  await edit.getByLabel('Question').fill('Is somebody there to drive home?');
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.waitFor({ state: 'hidden' });
  await desk.reload();
  await ride.getByText(WARNING).waitFor();
  await panel.getByRole('heading', { name: 'Is somebody there to drive home?' }).waitFor();
});
