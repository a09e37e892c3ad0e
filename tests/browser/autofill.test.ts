import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseMore, expectAccessible, startBrowserApp } from '../support/browser.ts';
import { textPdf } from '../support/pdf/text-pdf.ts';
import { openInquiry, sendForm } from '../support/uploads.ts';

const app = await startBrowserApp();
const actor = await app.signIn('admissions');

const PAGES = [
  'Fax cover sheet. Pages including cover: 2',
  [
    'Patient: Dana Sample',
    'DOB: 03/04/1985',
    'Allergies: Penicillin (hives)',
    'Seizure history: [ ] Yes [X] No',
    'Pregnant: [ ] Yes [X] No',
    'Pending legal charges: [X] Yes [ ] No',
    '',
    'Ms. Sample is a 41-year-old woman who presents for treatment of alcohol use.',
  ].join('\n'),
];

/** The one line on the inquiry's page that leads to the records room. */
const tray = (page: Page) => page.getByRole('region', { name: 'Suggestions from records' });
const table = (page: Page) => page.getByRole('table', { name: 'Suggestions from records' });
const lineOf = (page: Page, field: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: field, exact: true }) });

/** An inquiry whose faxed records have been read for suggestions. */
async function inquiryWithSuggestions(): Promise<string> {
  const id = await openInquiry(actor);
  await sendForm(app, actor.token, {
    parts: [
      ['opportunity_id', id],
      ['autofill', 'true'],
      ['file', { name: 'fax.pdf', bytes: await textPdf(PAGES) }],
    ],
  });
  await app.runJobs();
  await app.runJobs();
  return id;
}

test('faxed records to a filled case-details tab: uploaded, read, suggested, accepted', async () => {
  const id = await openInquiry(actor);
  const page = await app.open(actor, `/admissions/inquiry/${id}`, { timers: true });
  await chooseMore(page, 'Attach documents');
  const dialog = page.getByRole('dialog', { name: 'Upload file' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'fax.pdf',
    mimeType: 'application/pdf',
    buffer: await textPdf(PAGES),
  });
  const suggest = dialog.getByRole('checkbox', { name: 'Suggest inquiry fields from this document' });
  expect(await suggest.isChecked()).toBe(true);
  await dialog.getByText('Nothing is filled in until you accept it.').waitFor();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await app.runJobs();
  await page.clock.runFor(3_500);
  await page.getByText('fax.pdf has been read.').waitFor();
  await app.runJobs();
  await page.clock.runFor(3_500);
  await page.getByText('8 suggestions from fax.pdf to review.').waitFor();

  await tray(page).getByText('8 waiting').waitFor();
  await expectAccessible(page);
  // One filled button a page: here it is the inquiry's next step.
  const review = tray(page).getByRole('link', { name: 'Review suggestions' });
  expect(await review.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  await review.click();
  await page.waitForURL(`**/admissions/inquiry/${id}/records`);
  await page.getByText('0 of 8 decided').waitFor();
  await page.getByRole('button', { name: 'Allergies', exact: true }).focus();
  const marks = page.locator('[data-page="2"] mark');
  await expect.poll(() => marks.allInnerTexts()).toEqual(['Allergies: Penicillin (hives)']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reject Pending legal charges: Yes' }).click();
  await page.getByText('1 of 8 decided').waitFor();
  await page.getByRole('button', { name: 'Accept all 7 for empty fields' }).click();
  await page.getByText('7 fields filled in', { exact: true }).waitFor();
  await page.getByText('8 of 8 decided').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByText('1 of 8 decided').waitFor();
  await expect.poll(async () => (await actor.trpc.inquiries.get.query({ opportunity_id: id })).allergies).toBeNull();
  await page.getByRole('button', { name: 'Accept all 7 for empty fields' }).click();
  await page.getByText('8 of 8 decided').waitFor();
  await expect
    .poll(async () => (await actor.trpc.inquiries.get.query({ opportunity_id: id })).allergies)
    .toBe('Penicillin (hives)');
  const inquiry = await actor.trpc.inquiries.get.query({ opportunity_id: id });
  expect(inquiry).toMatchObject({
    allergies: 'Penicillin (hives)',
    history_of_seizures: 'No',
    pending_legal_charges: null,
  });
  const client = await actor.trpc.clients.get.query({ patient_id: inquiry.patient_id! });
  expect(client.dob).toBe('1985-03-04');
});

test('what a person typed is shown beside the suggestion, and replaced only by its own button', async () => {
  const id = await inquiryWithSuggestions();
  await actor.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { allergies: 'None known' } });
  const page = await app.open(actor, `/admissions/inquiry/${id}/records`);
  await lineOf(page, 'Allergies').getByText('None known').waitFor();
  await page.getByRole('button', { name: 'Allergies', exact: true }).click();
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await evidence.getByText('Now: None known').waitFor();
  await evidence.getByText('Entered by staff').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept all 7 for empty fields' }).click();
  await page.getByText('7 of 8 decided').waitFor();
  expect((await actor.trpc.inquiries.get.query({ opportunity_id: id })).allergies).toBe('None known');
  await page.getByRole('button', { name: 'Replace Allergies with Penicillin (hives)' }).click();
  await lineOf(page, 'Allergies').getByText('Accepted').waitFor();
  await expect
    .poll(async () => (await actor.trpc.inquiries.get.query({ opportunity_id: id })).allergies)
    .toBe('Penicillin (hives)');
});

test('a screening answer warns where it speaks against admission, and leads to its page', async () => {
  const id = await inquiryWithSuggestions();
  const page = await app.open(actor, `/admissions/inquiry/${id}/records`, { viewport: { width: 390, height: 844 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Accept Pregnancy?: No' }).click();
  await lineOf(page, 'Pregnancy?').getByText('Accepted').waitFor();
  await expectAccessible(page);
  await expect
    .poll(
      async () =>
        (await actor.trpc.screening.list.query({ opportunity_id: id })).filter(({ answer }) => answer !== null).length,
    )
    .toBe(1);
  await page.getByRole('link', { name: 'Screening' }).click();
  const panel = page.getByRole('region', { name: 'Key Screening Questions' });
  const pregnancy = panel.getByRole('listitem').filter({ hasText: 'Pregnancy?' });
  await pregnancy.getByText('Pregnant: [ ] Yes [X] No').waitFor();
  await pregnancy.getByRole('button', { name: 'fax.pdf, page 2' }).click();
  await page.locator('[data-page="2"] mark').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Screening' }).click();
  expect(await pregnancy.getByText('This answer is often a reason not to admit. Staff decide.').count()).toBe(0);
  await pregnancy.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Yes' }).click();
  await pregnancy.getByText('This answer is often a reason not to admit. Staff decide.').waitFor();
  await panel.getByText('1 of 12 answered').waitFor();
  const chosen = pregnancy.getByRole('combobox');
  const add = pregnancy.getByRole('button', { name: 'Add evidence: Pregnancy?' });
  // Whether the answer is kept by now or still on its way: the record's words spoke for the one before.
  await add.click();
  const keep = pregnancy.getByRole('button', { name: 'Save evidence' });
  expect(await pregnancy.getByRole('textbox').inputValue()).toBe('');
  expect(await keep.isDisabled()).toBe(true);
  await pregnancy.getByRole('textbox').fill('Said so on the phone.');
  await keep.click();
  await pregnancy.getByText('Said so on the phone.').waitFor();
  await expectAccessible(page);

  let discardRest: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    discardRest = resolve;
  });
  await page.route('**/trpc/screening.answer**', async (route) => {
    await held;
    await route.continue();
  });
  await chosen.click();
  await page.getByRole('option', { name: 'Unknown' }).click();
  await add.click();
  await pregnancy.getByRole('textbox').fill('Typed while the answer was on its way.');
  discardRest();
  await expect.poll(() => keep.isEnabled()).toBe(true);
  expect(await pregnancy.getByRole('textbox').inputValue()).toBe('Typed while the answer was on its way.');
});

test('an accepted value says which record it comes from and who accepted it; the rest is rejected at once', async () => {
  const id = await inquiryWithSuggestions();
  const page = await app.open(actor, `/admissions/inquiry/${id}/records`);
  await page.getByRole('button', { name: 'Accept Allergies: Penicillin (hives)' }).click();
  await page.getByRole('button', { name: 'Reject all 7' }).click();
  const question = page.getByRole('dialog', { name: 'Reject all suggestions?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Reject all 7' }).click();
  await page.getByText('7 suggestions rejected').waitFor();
  await page.getByText('8 of 8 decided').waitFor();
  expect(await actor.trpc.suggestions.list.query({ opportunity_id: id })).toMatchObject({ suggestions: [] });

  await page.getByRole('link', { name: 'Back to the inquiry' }).click();
  await page.getByRole('link', { name: 'Case Details' }).click();
  const concerns = page.getByRole('region', { name: 'Current Concerns' });
  await concerns.getByText('Penicillin (hives)').waitFor();
  const who = `${actor.user.firstname} ${actor.user.lastname}`;
  await concerns.getByRole('link', { name: `From fax.pdf, p. 2 · accepted by ${who}` }).click();
  await page.waitForURL(`**/admissions/inquiry/${id}/records?origin=*`);
  await expect
    .poll(() => page.locator('[data-page="2"] mark').allInnerTexts())
    .toEqual(['Allergies: Penicillin (hives)']);
  expect(page.url()).not.toContain('Penicillin');
});

test('a summary is drafted from the records, shown with its pages, and saved only by hand', async () => {
  const id = await inquiryWithSuggestions();
  const page = await app.open(actor, `/admissions/inquiry/${id}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByRole('button', { name: 'Draft from records' }).click();
  const draft = [
    'Why now: “Ms. Sample is a 41-year-old woman who presents for treatment of alcohol use.” (fax.pdf, page 2)',
    'Substances and last use: “Ms. Sample is a 41-year-old woman who presents for treatment of alcohol use.” (fax.pdf, page 2)',
    'Withdrawal risk: “Seizure history: [ ] Yes [X] No” (fax.pdf, page 2)',
    'Medical: “Pregnant: [ ] Yes [X] No” (fax.pdf, page 2)',
    'Medications and allergies: “Allergies: Penicillin (hives)” (fax.pdf, page 2)',
    'Legal: “Pending legal charges: [X] Yes [ ] No” (fax.pdf, page 2)',
    'Not found in the records: Psychiatric, Treatment so far and recommended, Insurance',
  ].join('\n');
  await expect.poll(() => summary.getByRole('textbox').inputValue()).toBe(draft);
  await summary
    .getByText('Nothing is saved yet. Check the sentences against their pages, then edit and save.')
    .waitFor();
  expect((await actor.trpc.inquiries.get.query({ opportunity_id: id })).summary).toBeNull();
  await summary.getByRole('button', { name: 'fax.pdf, page 2' }).first().click();
  await page.getByRole('dialog', { name: 'fax.pdf' }).locator('mark').first().waitFor();
  await page.keyboard.press('Escape');
  await summary.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Inquiry successfully updated!').waitFor();
  expect((await actor.trpc.inquiries.get.query({ opportunity_id: id })).summary).toBe(draft);
});

test('a draft that comes while somebody types a summary stands below what they have typed', async () => {
  const id = await inquiryWithSuggestions();
  const page = await app.open(actor, `/admissions/inquiry/${id}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/trpc/*suggestions.draftSummary*', async (route) => {
    await arrived;
    await route.continue();
  });
  await summary.getByRole('button', { name: 'Draft from records' }).click();
  await summary.getByRole('button', { name: 'Edit' }).click();
  await summary.getByRole('textbox').fill('Her sister calls back at noon.');
  arrive();
  await expect
    .poll(() => summary.getByRole('textbox').inputValue())
    .toMatch(/^Her sister calls back at noon\.\n\nWhy now: /);
  await page.unroute('**/trpc/*suggestions.draftSummary*');
});

test('what only a deleted record suggests is offered no more', async () => {
  const id = await inquiryWithSuggestions();
  const page = await app.open(actor, `/admissions/inquiry/${id}`);
  await tray(page).getByText('8 waiting').waitFor();
  await page.getByRole('button', { name: 'Delete fax.pdf' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this document?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No documents yet').waitFor();
  await tray(page).waitFor({ state: 'hidden' });
  await app.runJobs();
});
