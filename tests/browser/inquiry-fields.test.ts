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
  await page.getByRole('option', { name: 'Single select' }).waitFor();
  expect(await page.getByRole('option').allTextContents()).toEqual([
    ...['Text', 'Number', 'Date', 'Single select', 'Multi select', 'Yes|No'],
  ]);
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
  await review.getByText('Grade · Single select · 9, 10, 11, 12').waitFor();
  await review.getByText('Last school · Text').waitFor();
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
  await card.getByRole('button', { name: 'Show Grade again' }).waitFor();
  expect(await card.getByRole('button', { name: 'Edit Grade' }).count()).toBe(0);
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
  await card
    .getByText('Somebody else published meanwhile. Your draft stands on what is published now: look at it once more.')
    .waitFor();
  await card.getByRole('button', { name: 'Review changes [1]' }).waitFor();

  await card.getByRole('button', { name: 'Apply default' }).click();
  const said = page.getByText('Default sections applied, please review changes');
  const review = page.getByRole('dialog', { name: 'Review changes' });
  // It stays while the pointer is over it, and stands above the buttons of so high a dialog.
  await said.hover();
  await expect
    .poll(async () => {
      const [toast, button] = await Promise.all([
        said.boundingBox(),
        review.getByRole('button', { name: 'Publish [37]' }).boundingBox(),
      ]);
      return toast && button && toast.y + toast.height <= button.y;
    })
    .toBe(true);
  await page.mouse.move(0, 0);
  await review.getByText('New sections: 2').waitFor();
  await review.getByText('Current Concerns · Why the client seeks treatment now').waitFor();
  await review.getByText('School · Description changed').waitFor();
  await review.getByRole('button', { name: 'Publish [37]' }).click();
  await review.waitFor({ state: 'hidden' });
  expect((await sections()).map(({ name, description, fields }) => [name, description, fields.length])).toEqual([
    ['School', 'For clients at school.', 3],
    ['Current Concerns', expect.any(String), 14],
    ['History', expect.any(String), 20],
  ]);
});

test('the preview shows the draft as inquiries would, beside the editor for a phone and under it for a desk', async () => {
  const page = await app.open(manager, '/configurations/admissions');
  const card = page.getByRole('region', { name: 'Inquiry fields' });
  const preview = page.getByRole('region', { name: 'Preview of Case details' });
  const history = preview.getByRole('region', { name: 'History' });
  await history.getByLabel('Family history').fill('Kept nowhere.');
  await card.getByRole('button', { name: 'Add field to School' }).click();
  const field = page.getByRole('dialog', { name: 'Add field' });
  await field.getByLabel('Title').fill('Likes');
  await field.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Multi select' }).click();
  await field.getByLabel('Options').pressSequentially('Reading,Sports,');
  await field.getByLabel('Required').check();
  await field.getByRole('button', { name: 'Save' }).click();
  const school = preview.getByRole('region', { name: 'School' });
  await school.getByText('1 required field missing').waitFor();
  await school.getByRole('combobox', { name: 'Likes' }).click();
  await page.getByRole('option', { name: 'Sports' }).click();
  await school.getByText('1 required field missing').waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  const places = async () => ({ editor: await card.boundingBox(), shown: await preview.boundingBox() });
  const phone = await places();
  expect(phone.shown!.width).toBe(390);
  expect(phone.shown!.x).toBeGreaterThan(phone.editor!.x + phone.editor!.width);
  await preview.getByText('Desk', { exact: true }).click();
  const desk = await places();
  expect(desk.shown!.width).toBe(desk.editor!.width);
  expect(desk.shown!.y).toBeGreaterThan(desk.editor!.y + desk.editor!.height);
  await card.getByRole('button', { name: 'Discard my changes' }).click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  await school.getByRole('combobox', { name: 'Likes' }).waitFor({ state: 'hidden' });
});

test('on a phone a field’s name has its row to itself, so that no word of it is broken', async () => {
  const page = await app.open(manager, '/configurations/admissions', { viewport: { width: 390, height: 844 } });
  const rows = page.getByRole('region', { name: 'Inquiry fields' }).locator('[data-sort-id] [data-sort-id]');
  await rows.first().waitFor();
  const widths = await rows.evaluateAll((all) => all.map((row) => row.children[1]!.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(200);
  const long = 'W'.repeat(100);
  await page.getByRole('button', { name: 'Add field to School' }).click();
  await page.getByRole('dialog', { name: 'Add field' }).getByLabel('Title').fill(long);
  await page.getByRole('dialog', { name: 'Add field' }).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'Preview of Case details' }).getByLabel(long).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel(long).waitFor({ state: 'hidden' });
});

test('which sections inquiries show is chosen in one sentence and asked once more', async () => {
  const page = await app.open(manager, '/configurations/admissions');
  const card = page.getByRole('region', { name: 'Inquiry fields' });
  const mode = card.getByRole('combobox', { name: 'What Case details show' });
  await card
    .getByText('Every inquiry shows your own sections as soon as one with a visible field is published;')
    .waitFor();
  await mode.click();
  await page.getByRole('option', { name: 'The two fixed sections' }).click();
  const asked = page.getByRole('dialog', { name: 'Change what Case details show?' });
  await asked.getByText('your own sections stay unseen with what they hold.').waitFor();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await mode.inputValue()).toBe('Your sections once one is published');
  await mode.click();
  await page.getByRole('option', { name: 'The two fixed sections' }).click();
  await asked.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Case details changed.').waitFor();
  await page.getByText('Inquiries show the two fixed sections now, not these.').waitFor();
  await expect.poll(() => mode.inputValue()).toBe('The two fixed sections');
});
