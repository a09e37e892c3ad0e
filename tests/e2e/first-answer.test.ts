import { expect, onTestFinished, test } from 'vitest';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { renderRecord } from '#scripts/demo/records/render-record.ts';
import { startTestApp } from '../support/app.ts';
import { CLIENT_DIR, chooseMore, connectBrowser } from '../support/browser.ts';
import { TEST_PASSWORD } from '../support/organizations.ts';
import { startWorkerProcess } from '../support/worker-process.ts';

const app = await startTestApp({ clientDir: CLIENT_DIR });
app.clock.set(new Date());
const record = RECORDS.find(({ key }) => key === 'intake-assessment') ?? RECORDS[0];

/** The worker reads in children that let other work go first: of two processors, other tests have both. */
const READ = { timeout: 240_000 };
const WHOLE = 600_000;

test('from signing in to the highlighted words that answer a question', { timeout: WHOLE }, async () => {
  if (!record) throw new Error('the demo has no records');
  await startWorkerProcess(app, 11);
  const browser = await connectBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));

  await page.goto('/admissions/inquiries');
  await page.getByLabel('E-mail').fill('admissions@a.example');
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Admissions' }).waitFor();
  await page.getByText('No inquiries found').waitFor();

  await page.getByRole('button', { name: 'Add Inquiry' }).first().click();
  const wizard = page.getByRole('dialog', { name: 'Create Inquiry' });
  await wizard.getByRole('combobox', { name: 'Client' }).fill('Marisol Tennant-Vale');
  await page.getByRole('option', { name: 'Create new client “Marisol Tennant-Vale”' }).click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByLabel('Created date').waitFor();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByText('Marisol Tennant-Vale').waitFor();
  await wizard.getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByText('Inquiry created successfully.').waitFor();
  await page.getByRole('heading', { name: /^Marisol Tennant-Vale-[A-Z2-9]{4}$/ }).waitFor();

  await chooseMore(page, 'Attach documents');
  const upload = page.getByRole('dialog', { name: 'Upload file' });
  await upload.locator('input[type=file]').setInputFiles({
    name: record.file_name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await renderRecord(record, 'text')),
  });
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Document successfully uploaded.').waitFor();
  await page.getByRole('region', { name: 'Documents' }).getByText('Completed').waitFor(READ);

  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByLabel('Ask the records').fill('Does she have any allergies?');
  await questions.getByRole('button', { name: 'Ask', exact: true }).click();
  await questions
    .getByRole('button', { name: /, page 3/ })
    .first()
    .click(READ);
  const marked = page.locator('[data-page="3"] mark');
  await marked.first().waitFor();
  expect((await marked.allTextContents()).join('')).toContain('Penicillin');
  await page.keyboard.press('Escape');

  await questions.getByLabel('Ask the records').fill('What is her blood type?');
  await questions.getByRole('button', { name: 'Ask', exact: true }).click();
  await questions.getByRole('list').getByText('I could not find this in the uploaded records.').waitFor();
  expect(problems).toEqual([]);
});
