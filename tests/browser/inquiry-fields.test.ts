import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';

const app = await startBrowserApp();
const manager = await app.signIn('manager');
const sections = () => manager.trpc.customConfig.get.query({});

test('the editor is for administrators and managers', async () => {
  const page = await app.open(await app.signIn('admissions'), '/configurations/admissions');
  await page.getByRole('region', { name: 'Programs' }).waitFor();
  expect(await page.getByRole('region', { name: 'Inquiry fields' }).count()).toBe(0);
});

test('fields are drafted, found again after a reload, reviewed, published and archived', async () => {
  const page = await app.open(manager, '/configurations/admissions');
  const card = page.getByRole('region', { name: 'Inquiry fields' });
  await card.getByText('No fields found').waitFor();
  await card.getByRole('button', { name: 'Add section' }).click();
  const section = page.getByRole('dialog', { name: 'Add section' });
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('Please enter title').waitFor();
  await section.getByText('Please enter description').waitFor();
  await section.getByLabel('Title').fill('School');
  await section.getByLabel('Description').fill('For younger clients.');
  await section.getByRole('button', { name: 'Save' }).click();

  await card.getByRole('button', { name: 'Add field to School' }).click();
  const field = page.getByRole('dialog', { name: 'Add field' });
  await field.getByRole('button', { name: 'Save' }).click();
  await field.getByText('Please enter title').waitFor();
  await field.getByLabel('Title').fill('Grade');
  await field.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Single select' }).click();
  await field.getByRole('button', { name: 'Save' }).click();
  await field.getByText('Add at least one option.').waitFor();
  await field.getByLabel('Options').pressSequentially('9,10,11,12,');
  await expectAccessible(page);
  await field.getByRole('button', { name: 'Save' }).click();
  await card.getByText('+2').waitFor();
  await card.getByText('Draft', { exact: true }).first().waitFor();

  await card.getByRole('button', { name: 'Add field to School' }).click();
  await field.getByLabel('Title').fill('GRADE!');
  await field.getByRole('button', { name: 'Save' }).click();
  await field.getByText('Field with this name already exists').waitFor();
  await field.getByLabel('Title').fill('Last school');
  await field.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'Review changes [3]' }).waitFor();

  await page.reload();
  await card.getByRole('button', { name: 'Review changes [3]' }).click();
  const review = page.getByRole('dialog', { name: 'Review changes' });
  await review.getByText('New sections: 1').waitFor();
  await review.getByText('New fields: 2').waitFor();
  await review.getByText('Grade · Last school').waitFor();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Publish [3]' }).click();
  await page.getByText('Inquiry fields published.').waitFor();
  await review.waitFor({ state: 'hidden' });
  expect(await sections()).toMatchObject([
    { name: 'School', fields: [{ name: 'Grade', enum_options: ['9', '10', '11', '12'] }, { name: 'Last school' }] },
  ]);

  expect(await card.getByRole('button', { name: 'Delete Grade' }).count()).toBe(0);
  await card.getByRole('button', { name: 'Edit Grade' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit field' });
  expect(await edit.getByLabel('Title').isEditable()).toBe(false);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Archive Grade' }).click();
  await card.getByText('Archived', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Review changes [1]' }).click();
  await review.getByText('Archived fields: 1').waitFor();
  await review.getByRole('button', { name: 'Publish [1]' }).click();
  await review.waitFor({ state: 'hidden' });
  expect((await sections())[0]?.fields[0]).toMatchObject({ name: 'Grade', is_visible: false });
});

test('what somebody else published meanwhile is merged with the own draft, and the defaults are drafted', async () => {
  const page = await app.open(manager, '/configurations/admissions');
  const card = page.getByRole('region', { name: 'Inquiry fields' });
  await card.getByRole('button', { name: 'Edit School' }).click();
  const section = page.getByRole('dialog', { name: 'Edit section' });
  await section.getByLabel('Description').fill('For clients at school.');
  await section.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'Review changes [1]' }).waitFor();
  const [{ id } = { id: '' }] = await sections();
  const admin = await app.signIn('admin');
  await admin.trpc.customConfig.create.mutate({ section_id: id, fields: [{ name: 'Teacher' }] });
  await page.reload();
  await card.getByText('Teacher').waitFor();
  await card.getByRole('button', { name: 'Review changes [1]' }).waitFor();

  await card.getByRole('button', { name: 'Apply default' }).click();
  await page.getByText('Default sections applied, please review changes').waitFor();
  const review = page.getByRole('dialog', { name: 'Review changes' });
  await review.getByText('New sections: 2').waitFor();
  await review.getByText('Current Concerns · History').waitFor();
  await review.getByRole('button', { name: 'Publish [37]' }).click();
  await review.waitFor({ state: 'hidden' });
  expect((await sections()).map(({ name, description, fields }) => [name, description, fields.length])).toEqual([
    ['School', 'For clients at school.', 3],
    ['Current Concerns', expect.any(String), 14],
    ['History', expect.any(String), 20],
  ]);
});
