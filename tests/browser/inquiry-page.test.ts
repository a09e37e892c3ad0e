import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { type MadeInquiry, makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
let staff: Actor;
let colleague: Actor;
let inquiry: MadeInquiry;

beforeAll(async () => {
  staff = await app.signIn('admissions');
  colleague = await app.signIn('manager');
  inquiry = await makeInquiry(staff, { firstname: 'Maria', lastname: 'Lopez', dob: '1988-03-02', city: 'Pinebrook' });
});

async function openInquiry(): Promise<Page> {
  const page = await app.open(staff, `/admissions/inquiry/${inquiry.id}`);
  await page.getByRole('heading', { name: inquiry.opportunity_name }).waitFor();
  await page.getByLabel('Write a note').waitFor();
  return page;
}

const notes = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem');

test('the overview names the client, the way back and who made it', async () => {
  const page = await openInquiry();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Inquiries' }).waitFor();
  const client = page.getByRole('region', { name: 'Client' });
  await client.getByText('Mar 2, 1988').waitFor();
  await page.getByText('This client has no other inquiries.').waitFor();
  await page.getByText('Created by Jordan Example · May 11, 2026, 12:00 PM').waitFor();
  expect(await page.getByRole('region', { name: 'Notes' }).evaluate((rail) => rail.clientWidth)).toBe(398);
});

test('Enter sends a note, Shift+Enter starts a line, and pinning puts it on top', async () => {
  const page = await openInquiry();
  await page.keyboard.press('n');
  await page.keyboard.type('First call.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('They ask for a bed.');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/trpc/inquiries.addNote**', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await notes(page).getByText('Sending…').waitFor();
  expect(await page.getByLabel('Write a note').inputValue()).toBe('');
  answer();
  await notes(page).getByText('May 12, 2026, 12:00 PM').waitFor();
  expect(await notes(page).locator('p').textContent()).toBe('First call.\nThey ask for a bed.');
  await page.getByLabel('Write a note').fill('A later note.');
  await page.getByRole('button', { name: 'Send note' }).click();
  await expect
    .poll(() => notes(page).locator('p').allInnerTexts())
    .toEqual(['A later note.', 'First call.\nThey ask for a bed.']);
  await notes(page).nth(1).getByRole('button', { name: 'Pin note' }).click();
  await expect
    .poll(() => notes(page).locator('p').allInnerTexts())
    .toEqual(['First call.\nThey ask for a bed.', 'A later note.']);
  await page.getByRole('button', { name: 'Unpin note' }).click();
  await page.getByRole('button', { name: 'Unpin note' }).waitFor({ state: 'hidden' });
});

test('a note that cannot be sent keeps its words and offers Retry', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openInquiry();
  await notes(page).first().waitFor();
  const before = await notes(page).count();
  await page.context().setOffline(true);
  await page.getByLabel('Write a note').fill('Written in a lift.');
  await page.keyboard.press('Enter');
  await notes(page).getByText('Not sent').waitFor();
  await page.getByText('Error saving note.').waitFor();
  await notes(page).getByText('Written in a lift.').waitFor();
  await page.context().setOffline(false);
  await notes(page).getByRole('button', { name: 'Retry' }).click();
  await notes(page).getByText('Not sent').waitFor({ state: 'hidden' });
  await expect.poll(() => notes(page).count()).toBe(before + 1);
});

test('two people edit the summary: whose change it met is shown, and neither text is lost', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openInquiry();
  await page.getByRole('button', { name: 'Edit summary' }).click();
  const box = page.getByRole('textbox', { name: 'Summary' });
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  expect(await save.isDisabled()).toBe(true);
  await box.fill('Mine: ready to travel.');
  await colleague.trpc.inquiries.update.mutate({
    opportunity_id: inquiry.id,
    opportunity: { summary: 'Theirs: waits for a form.' },
  });
  await save.click();
  await page.getByText('Morgan Example changed this inquiry meanwhile.').waitFor();
  await page.getByText('Theirs: waits for a form.').waitFor();
  expect(await box.inputValue()).toBe('Mine: ready to travel.');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await page.getByText('Inquiry successfully updated!').waitFor();
  await page.getByText('Mine: ready to travel.').waitFor();
  const { summary } = await colleague.trpc.inquiries.get.query({ opportunity_id: inquiry.id });
  expect(summary).toBe('Mine: ready to travel.');
});

test('a summary goes over a change of something else unasked', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openInquiry();
  await page.getByRole('button', { name: 'Edit summary' }).click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Waits for a call back.');
  await colleague.trpc.inquiries.update.mutate({ opportunity_id: inquiry.id, opportunity: { priority: 7 } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Inquiry successfully updated!').waitFor();
  expect(await colleague.trpc.inquiries.get.query({ opportunity_id: inquiry.id })).toMatchObject({
    summary: 'Waits for a call back.',
    priority: 7,
  });
});

test('leaving an unsaved summary asks first', async () => {
  const page = await openInquiry();
  await page.getByRole('button', { name: 'Edit summary' }).click();
  const box = page.getByRole('textbox', { name: 'Summary' });
  await box.fill('Half a thought');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await box.inputValue()).toBe('Half a thought');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('leaving a note half written, or half mended, asks first', async () => {
  const page = await openInquiry();
  const composer = page.getByLabel('Write a note');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await composer.fill('Half a note');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await composer.inputValue()).toBe('Half a note');
  await composer.press('Enter');
  await notes(page).getByText('Half a note').waitFor();
  // The newest note once it has been sent.
  const pencil = notes(page).first().getByRole('button', { name: 'Edit note' });
  await pencil.click();
  await page.getByRole('textbox', { name: 'Edit note' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => pencil.evaluate((button) => button === document.activeElement)).toBe(true);
  await pencil.click();
  await page.getByRole('textbox', { name: 'Edit note' }).pressSequentially('More of it. ');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('Back out of an upload that has begun asks first', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await page.getByRole('link', { name: inquiry.opportunity_name }).click();
  await page.getByRole('button', { name: 'Attach documents' }).first().click();
  const upload = page.getByRole('dialog', { name: 'Upload file' });
  await upload.getByLabel('Description').fill('Records of the spring.');
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await upload.getByLabel('Description').inputValue()).toBe('Records of the spring.');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('table', { name: 'Inquiries' }).waitFor();
});

test('an inquiry that is not there says so', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/admissions/inquiry/01a1fbcd-0000-7000-8000-000000000000');
  await page.getByText('This inquiry does not exist.').waitFor();
});
