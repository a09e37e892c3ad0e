import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { CONTACT_HEADER, csvOf, workbookOf } from '../support/imports.ts';
import { createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
const BAD = 37;
const ALL = 700;

/** 700 contacts of two organizations, every one of the first 37 without a last name. */
const list = csvOf([
  CONTACT_HEADER,
  ...Array.from({ length: ALL }, (_, n) => [
    `Given${n}`,
    n < BAD ? '' : `Sample${n}`,
    n % 2 === 0 ? 'Known House' : 'Unknown House',
    `given${n}@lists.example`,
  ]),
]);

const contacts = (): Promise<number> =>
  app.within('a', async (tx) => {
    const { rows } = await tx.db
      .selectFrom('referral_contacts')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  });

test('import 700 contacts with 37 bad rows and undo it', async () => {
  const staff = await app.signIn('outreach');
  await createSource(staff, { referral_name: 'Known House' });
  const page = await app.open(staff, '/outreach/referral-sources', { timers: true });
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Add Contacts (CSV)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Contacts (CSV)' });
  await dialog.getByText('No imports yet').waitFor();
  await dialog.getByText(/Up to 100,000 rows\. Split a longer list/).waitFor();
  await expectAccessible(page);
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download a sample file' }).click(),
  ]);
  expect(sample.suggestedFilename()).toBe('contacts-upload-sample.csv');

  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'spring-list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await dialog.getByText('Checking the rows').waitFor();
  const work = async () => {
    await app.runJobs();
    await page.clock.runFor(2_000);
  };
  await work();
  await dialog.getByRole('button', { name: 'New (663)' }).waitFor();
  await expectAccessible(page);
  expect(await contacts()).toBe(0);
  await dialog
    .getByRole('cell', { name: 'given699@lists.example' })
    .or(dialog.getByRole('cell', { name: 'given37@lists.example' }))
    .first()
    .waitFor();

  await dialog.getByRole('button', { name: 'Problem (37)' }).click();
  await dialog.getByText('Problem 1 of 37').waitFor();
  await dialog.getByRole('button', { name: 'Next problem' }).click();
  await dialog.getByRole('region', { name: 'Line 3' }).getByText('Line 3: Last Name is required').waitFor();
  await dialog.getByRole('button', { name: 'Previous problem' }).click();
  const entry = dialog.getByRole('region', { name: 'Line 2' }).getByRole('textbox', { name: 'Last Name' });
  await entry.fill('Mended');
  // A look at the next one loses nothing typed.
  await dialog.getByRole('button', { name: 'Next problem' }).click();
  await dialog.getByRole('region', { name: 'Line 3' }).waitFor();
  await dialog.getByRole('button', { name: 'Previous problem' }).click();
  expect(await entry.inputValue()).toBe('Mended');
  await expectAccessible(page);
  await entry.press('Enter');
  await page.getByText('Line 2 is new now.').waitFor();
  await dialog.getByRole('button', { name: 'Problem (36)' }).waitFor();
  await dialog.getByText('Problem 1 of 36').waitFor();

  // What was chosen for an organization is asked about before it is lost.
  await dialog.getByRole('combobox', { name: 'Type of Unknown House' }).click();
  await page.getByRole('option', { name: 'School', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Keep editing' }).click();

  // R18: a double press adds them once, and nothing speaks of a failure.
  await dialog.getByRole('button', { name: 'Add 664 contacts' }).dblclick();
  await dialog.getByText('Saving').first().waitFor();
  await work();
  await dialog.getByText('664 contacts added').waitFor();
  expect(await page.getByText('Error uploading contacts').count()).toBe(0);
  expect(await contacts()).toBe(664);
  // Rows on their way are dimmed.
  await expect.poll(() => dialog.locator('[aria-busy="true"]').count()).toBe(0);
  await expectAccessible(page);
  const [result] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the result' }).click(),
  ]);
  expect(result.suggestedFilename()).toBe('contacts-import-result.csv');

  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo import' }).click();
  await dialog.getByText('Undoing the import').first().waitFor();
  await work();
  await dialog.getByText('664 undone').waitFor();
  expect(await contacts()).toBe(0);
  const sources = await staff.trpc.referralSources.ofName.query({ referral_name: 'Unknown House' });
  expect(sources).toEqual([]);
}, 120_000);

test('once the last row of a page is put right, the page before it is shown', async () => {
  const staff = await app.signIn('outreach');
  const page = await app.open(staff, '/outreach/referral-sources?add=contacts-csv', { timers: true });
  const dialog = page.getByRole('dialog', { name: 'Add Contacts (CSV)' });
  const rows = Array.from({ length: 51 }, (_, n) => [`Given${n}`, '', 'Known House', `page${n}@lists.example`]);
  const buffer = Buffer.from(csvOf([CONTACT_HEADER, ...rows]));
  await dialog.locator('input[type=file]').setInputFiles({ name: 'pages.csv', mimeType: 'text/csv', buffer });
  await dialog.getByText('Checking the rows').waitFor();
  await app.runJobs();
  await page.clock.runFor(2_000);
  await dialog.getByRole('button', { name: 'Problem (51)' }).click();
  await dialog.getByText('Problem 1 of 51').waitFor();
  const next = dialog.getByRole('button', { name: 'Next problem' });
  for (let n = 1; n < 51; n += 1) await next.click();
  const last = dialog.getByRole('region', { name: 'Line 52' }).getByRole('textbox', { name: 'Last Name' });
  await last.fill('Sample');
  await last.press('Enter');
  await page.getByText('Line 52 is new now.').waitFor();
  await dialog.getByText('Problem 1 of 50').waitFor();
});

test('a list whose numbers have no area code opens at its problems, and one press keeps them as typed', async () => {
  const staff = await app.signIn('manager');
  const page = await app.open(staff, '/outreach/referral-sources?add=contacts-csv', { timers: true });
  const dialog = page.getByRole('dialog', { name: 'Add Contacts (CSV)' });
  const list = csvOf([
    ['First Name', 'Last Name', 'Organization Name', 'Phone'],
    ['Ann', 'Areacode', 'Pocket House', '555-0148'],
    ['Bo', 'Areacode', 'Pocket House', '555-0149'],
    ['Cy', '', 'Pocket House', '555-0150'],
  ]);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await dialog.getByText('Checking the rows').waitFor();
  await app.runJobs();
  await page.clock.runFor(2_000);
  await dialog.getByText('Problem 1 of 3').waitFor();
  await expectAccessible(page);
  // Nobody who types a number instead loses it.
  const keepAll = dialog.getByRole('button', { name: 'Keep all phone numbers as typed' });
  await keepAll.waitFor();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('(617) 555-0148');
  await keepAll.waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: 'Check again: line 2' }).click();
  await dialog.getByText('Problem 1 of 2').waitFor();
  await keepAll.click();
  await page.getByText('1 phone number kept as typed').waitFor();
  await dialog.getByText('Problem 1 of 1').waitFor();
  expect(await keepAll.count()).toBe(0);
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Areacode');
  await dialog.getByRole('button', { name: 'Check again: line 4' }).click();
  await dialog.getByRole('button', { name: 'Keep as typed', exact: true }).click();
  await dialog.getByRole('button', { name: 'Check again: line 4' }).click();
  // Nothing is left of what it opened at: what will be added is shown.
  await dialog.getByRole('button', { name: 'New (3)', pressed: true }).waitFor();
  await dialog.getByText('555-0149', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Add 3 contacts' }).waitFor();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('dialog', { name: 'Discard this list?' })
    .getByRole('button', { name: 'Discard', exact: true })
    .click();
  await dialog.getByText('No imports yet').waitFor({ state: 'hidden' });
});

test('columns are chosen where the headers differ, and a file of another type is refused, on a phone', async () => {
  const staff = await app.signIn('manager');
  const page = await app.open(staff, '/outreach/referral-sources?add=contacts-csv', {
    viewport: { width: 390, height: 844 },
    timers: true,
  });
  const dialog = page.getByRole('dialog', { name: 'Add Contacts (CSV)' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await dialog.getByText('Invalid file type. Please select a CSV or XLSX file.').waitFor();
  await input.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(110_000, 'a') });
  await dialog.getByText('File size should not exceed 0.1MB.').waitFor();
  app.expectNoise(/400/);
  await input.setInputFiles({
    name: 'odd.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x41, 0x2c, 0xd0, 0xff, 0x90]),
  });
  await dialog.getByText('Error parsing the file').waitFor();

  const differing = csvOf([
    ['Given', 'Surname', 'Clinic', 'Phone'],
    ['Ida', 'Phone', 'Pocket House', '617.555.0148'],
  ]);
  await input.setInputFiles({ name: 'phone.csv', mimeType: 'text/csv', buffer: Buffer.from(differing) });
  const next = dialog.getByRole('button', { name: 'Continue' });
  await next.waitFor();
  await dialog.getByText('Columns of the file that fill no field (2)').waitFor();
  expect(await dialog.getByRole('combobox', { name: 'Clinic' }).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await next.isDisabled()).toBe(true);
  for (const [field, header] of [
    ['First Name', 'Given'],
    ['Organization Name', 'Clinic'],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).click();
    const option = page.getByRole('listbox', { name: field }).getByRole('option', { name: header, exact: true });
    await option.click();
    await option.waitFor({ state: 'hidden' });
  }
  await expectAccessible(page);
  await next.click();
  await dialog.getByText('Checking the rows').waitFor();
  await app.runJobs();
  await page.clock.runFor(2_000);
  await dialog.getByRole('button', { name: 'Add 1 contact' }).waitFor();
  await dialog.getByText('(617) 555-0148', { exact: true }).waitFor();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways).toBe(false);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('dialog', { name: 'Discard this list?' })
    .getByRole('button', { name: 'Discard', exact: true })
    .click();
  await dialog.getByText('No imports yet').waitFor({ state: 'hidden' });

  // R18: a workbook with two lists.
  const book = await workbookOf({
    East: [CONTACT_HEADER, ['Ann', 'East', 'Pocket House', '']],
    West: [CONTACT_HEADER, ['Bea', 'West', 'Pocket House', ''], ['Cai', 'West', 'Pocket House', '']],
  });
  await input.setInputFiles({ name: 'book.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(book) });
  await dialog.getByText('Several sheets of this file hold rows. Choose the one to add.').waitFor();
  await dialog.getByText('for example Ann').first().waitFor();
  await dialog.getByRole('combobox', { name: 'Sheet' }).click();
  await page.getByRole('option', { name: 'West', exact: true }).click();
  await dialog.getByText('for example Bea').first().waitFor();
  await expectAccessible(page);
  await next.click();
  await dialog.getByText('Checking the rows').waitFor();
  await app.runJobs();
  await page.clock.runFor(2_000);
  await dialog.getByRole('button', { name: 'Add 2 contacts' }).waitFor();
}, 90_000);

test('another sheet is read in place of one whose rows were checked only once a person agrees', async () => {
  const staff = await app.signIn('manager');
  const page = await app.open(staff, '/outreach/referral-sources?add=contacts-csv', { timers: true });
  const dialog = page.getByRole('dialog', { name: 'Add Contacts (CSV)' });
  const book = await workbookOf({
    East: [CONTACT_HEADER, ['Ann', '', 'Sheet House', '']],
    West: [CONTACT_HEADER, ['Bea', 'West', 'Sheet House', '']],
  });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(book) });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Checking the rows').waitFor();
  await app.runJobs();
  await page.clock.runFor(2_000);
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill('East');
  await dialog.getByRole('button', { name: 'Check again: line 2' }).click();
  await dialog.getByRole('button', { name: 'New (1)' }).waitFor();

  const chooseWest = async () => {
    await dialog.getByRole('combobox', { name: 'Sheet' }).click();
    await page.getByRole('option', { name: 'West', exact: true }).click();
  };
  await dialog.getByRole('button', { name: 'Change columns' }).click();
  await chooseWest();
  const question = page.getByRole('dialog', { name: 'Choose another sheet?' });
  await question.getByText('The rows of East were checked. What was corrected in them is not kept.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await dialog.getByRole('combobox', { name: 'Sheet' }).inputValue()).toBe('East');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Add 1 contact' }).waitFor();

  await dialog.getByRole('button', { name: 'Change columns' }).click();
  await chooseWest();
  await question.getByRole('button', { name: 'Choose the other sheet' }).click();
  await dialog.getByText('for example Bea').first().waitFor();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await dialog.getByText('No imports yet').waitFor({ state: 'hidden' });
}, 60_000);

test('rows that were checked are forgotten for other columns, or thrown away, only once a person agrees', async () => {
  const staff = await app.signIn('manager');
  const page = await app.open(staff, '/outreach/referral-sources?add=contacts-csv', { timers: true });
  const dialog = page.getByRole('dialog', { name: 'Add Contacts (CSV)' });
  const list = csvOf([CONTACT_HEADER, ['Ann', '', 'Kept House', '']]);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kept.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await dialog.getByText('Checking the rows').waitFor();
  await app.runJobs();
  await page.clock.runFor(2_000);
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Corrected');
  await dialog.getByRole('button', { name: 'Check again: line 2' }).click();
  await dialog.getByRole('button', { name: 'Add 1 contact' }).waitFor();

  const said = 'The rows of kept.csv were checked. What was corrected in them is not kept.';
  await dialog.getByRole('button', { name: 'Discard' }).click();
  const thrown = page.getByRole('dialog', { name: 'Discard this list?' });
  await thrown.getByText(said).waitFor();
  await expectAccessible(page);
  await thrown.getByRole('button', { name: 'Cancel' }).click();
  await thrown.waitFor({ state: 'hidden' });

  await dialog.getByRole('button', { name: 'Change columns' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const again = page.getByRole('dialog', { name: 'Check the rows again?' });
  await again.getByText(said).waitFor();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Add 1 contact' }).waitFor();

  await dialog.getByRole('button', { name: 'Change columns' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await again.getByRole('button', { name: 'Check the rows again' }).click();
  await dialog.getByText('Checking the rows').waitFor();
  await app.runJobs();
  await page.clock.runFor(2_000);
  await dialog.getByText('Problem 1 of 1').waitFor();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await thrown.getByRole('button', { name: 'Discard', exact: true }).click();
  await dialog.getByText('Problem 1 of 1').waitFor({ state: 'hidden' });
}, 60_000);
