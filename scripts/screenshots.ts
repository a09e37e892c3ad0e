/**
 * Takes the pictures of the README from a running start with the demo: `npm run screenshots [-- address]`. A question is
 * asked where none has been yet, so that there is an answer to show.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/chromium.ts';
import { DEMO_PASSWORD } from './launch/demo.ts';

const FOLDER = fileURLToPath(new URL('../docs/images', import.meta.url));
const ADDRESS = process.argv[2] ?? 'http://127.0.0.1:3000';
const EMAIL = 'admissions@harborpoint.example';
const QUESTION = 'Does she have any allergies?';

const shoot = async (page: Page, name: string) => {
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' });
  console.log(`docs/images/${name}.png`);
};

mkdirSync(FOLDER, { recursive: true });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ baseURL: ADDRESS, viewport: { width: 1440, height: 900 } });
  await page.goto('/admissions/inquiries');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: /^Marisol Tennant-Vale/ }).waitFor();
  await shoot(page, 'inquiries');

  await page.getByRole('link', { name: /^Marisol Tennant-Vale/ }).click();
  const questions = page.getByRole('region', { name: 'Questions', exact: true });
  const citation = questions.getByRole('button', { name: /, page 3/ }).first();
  const folded = questions.getByRole('button', { name: 'Show where it stands' }).first();
  await questions.getByText('No questions yet').or(folded).first().waitFor();
  if (await folded.isVisible()) await folded.click();
  else {
    await questions.getByLabel('Ask the records').fill(QUESTION);
    await questions.getByRole('button', { name: 'Ask', exact: true }).click();
  }
  await citation.waitFor();
  await questions.scrollIntoViewIfNeeded();
  await shoot(page, 'inquiry');
  await citation.click();
  await page.locator('mark').first().waitFor();
  await shoot(page, 'answer');
} finally {
  await browser.close();
}
