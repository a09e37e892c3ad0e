import { expect, test } from 'vitest';
import { chooseMore, startBrowserApp } from '../support/browser.ts';
import { makeSendable } from '../support/sendable-inquiry.ts';

const app = await startBrowserApp();

test('fields are drafted, reviewed, published, filled in, sent to the EHR, changed and rolled back; nothing filled in is lost', async () => {
  const manager = await app.signIn('manager');
  const { opportunity_id: id } = await makeSendable(app);
  const editor = await app.open(manager, '/configurations/admissions');
  const card = editor.getByRole('region', { name: 'Inquiry fields' });
  const dialog = (name: string) => editor.getByRole('dialog', { name });
  const save = (name: string) => dialog(name).getByRole('button', { name: 'Save' }).click();
  const publish = async (n: number) => {
    await card.getByRole('button', { name: `Review changes [${n}]` }).click();
    await dialog('Review changes')
      .getByRole('button', { name: `Publish [${n}]` })
      .click();
    await dialog('Review changes').waitFor({ state: 'hidden' });
  };
  await card.getByText('No fields found').waitFor();
  await card.getByRole('button', { name: 'Add section' }).click();
  await dialog('Add section').getByLabel('Title').fill('Housing');
  await dialog('Add section').getByLabel('Description').fill('Where the client goes home to.');
  await save('Add section');
  await card.getByRole('button', { name: 'Add field to Housing' }).click();
  const field = dialog('Add field');
  await field.getByLabel('Title').fill('Kind of home');
  await field.getByRole('combobox', { name: 'Type' }).click();
  await editor.getByRole('option', { name: 'Single select' }).click();
  await field.getByLabel('Options').pressSequentially('House,Shelter,Street,');
  await field.getByLabel('Required').check();
  await save('Add field');
  await editor
    .getByRole('region', { name: 'Preview of Case details' })
    .getByRole('combobox', { name: 'Kind of home' })
    .waitFor();
  await publish(2);

  const desk = await app.open(await app.signIn('admissions'), `/admissions/inquiry/${id}/case-details`);
  const housing = desk.getByRole('region', { name: 'Housing' });
  const asked = desk.getByRole('dialog', { name: 'Send to EHR' });
  await chooseMore(desk, 'Send to EHR');
  await asked.getByText('Missing before it can be sent').waitFor();
  expect(await asked.getByRole('status').getByRole('listitem').allInnerTexts()).toEqual(['Kind of home · Fill in']);
  expect(await asked.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
  await asked.getByRole('link', { name: 'Fill in: Kind of home' }).click();
  await asked.waitFor({ state: 'hidden' });
  await housing.getByRole('button', { name: 'Edit Details, Housing' }).click();
  await housing.getByRole('combobox', { name: 'Kind of home' }).click();
  await desk.getByRole('option', { name: 'Shelter' }).click();
  await housing.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Inquiry successfully updated!').waitFor();
  await chooseMore(desk, 'Send to EHR');
  await asked.getByText('Everything that is needed is filled in.').waitFor();
  await asked.getByRole('button', { name: 'Send', exact: true }).click();
  await asked.waitFor({ state: 'hidden' });
  await app.runJobs();
  const sent = await manager.trpc.ehr.list.query({ opportunity_id: id });
  expect(sent.map(({ version, state }) => [version, state])).toEqual([[1, 'sent']]);

  await card.getByRole('button', { name: 'Edit Kind of home' }).click();
  const edit = dialog('Edit field');
  await edit.getByRole('button', { name: 'Remove Shelter' }).click();
  await edit.getByText('1 inquiry holds “Shelter” and keeps it, shown as removed.').waitFor();
  await save('Edit field');
  await card.getByRole('button', { name: 'Add field to Housing' }).click();
  await field.getByLabel('Title').fill('Rent paid');
  await save('Add field');
  await card.getByRole('button', { name: 'Review changes [2]' }).click();
  const review = dialog('Review changes');
  await review.getByText('Kind of home · Options removed: Shelter').waitFor();
  await review.getByText('1 inquiry holds “Shelter” and keeps it, shown as removed.').waitFor();
  await review.getByRole('button', { name: 'Publish [2]' }).click();
  await review.waitFor({ state: 'hidden' });
  await desk.reload();
  await housing.getByText('Shelter (removed)').waitFor();
  await housing.getByText('Rent paid').waitFor();

  await card.getByRole('button', { name: 'History' }).click();
  const history = dialog('History of Inquiry fields');
  await history.getByText('Housing · Kind of home · Options removed: Shelter').waitFor();
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await dialog('Do you want to bring back version 1?').getByRole('button', { name: 'Restore' }).click();
  await editor.getByText('Version 1 is back.').waitFor();
  await history.getByText('Housing · Rent paid · Archived').waitFor();
  await desk.reload();
  await housing.getByText('Shelter', { exact: true }).waitFor();
  expect(await housing.getByText('Rent paid').count()).toBe(0);
});
