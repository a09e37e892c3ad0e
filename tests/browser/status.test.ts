import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { descriptionOf, expectAccessible, holdBack, startBrowserApp } from '../support/browser.ts';
import { createClinician, createFacility } from '../support/capacity.ts';
import { holdCalls } from '../support/held-calls.ts';
import { changeStatus, inquiryIn, openDetox, TODAY } from '../support/status.ts';

const app = await startBrowserApp();
let staff: Actor;
let manager: Actor;

beforeAll(async () => {
  staff = await app.signIn('admissions');
  manager = await app.signIn('manager');
  await openDetox(app);
  await createClinician(app, 'a', { firstname: 'Imogen', lastname: 'Tidewell', type: 'MD' });
});

const control = (page: Page, status: string) =>
  page.getByRole('button', { name: `Status: ${status}. Change status`, exact: true });
const dialog = (page: Page, name = 'Change Status') => page.getByRole('dialog', { name });
const history = (page: Page) => page.getByRole('region', { name: 'Status history' }).getByRole('listitem');

async function openInquiry(actor: Actor, id: string, tab = ''): Promise<Page> {
  const page = await app.open(actor, `/admissions/inquiry/${id}${tab}`);
  await page.getByLabel('Write a note').waitFor();
  return page;
}

async function pick(within: Locator, page: Page, field: string, option: string) {
  await within.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Presses s and chooses what the inquiry shall become. */
async function become(page: Page, from: string, choice: string) {
  await control(page, from).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
}

/** Keeps the answer of a status change back until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/inquiries.changeStatus**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('an inquiry is dropped with a reason and reopened: the pill changes before the answer is here', async () => {
  const { id, patient_id } = await inquiryIn(staff, 'ASSESSMENT');
  const page = await openInquiry(staff, id);
  await become(page, 'Assessment', 'Dropped');
  await expectAccessible(page);
  const save = dialog(page).getByRole('button', { name: 'Save' });
  await save.click();
  await dialog(page).getByText('Choose a drop reason').waitFor();
  await dialog(page).getByRole('combobox', { name: 'Drop reason' }).and(page.locator(':focus')).waitFor();
  await pick(dialog(page), page, 'Drop reason', 'Lost to a competitor');
  await dialog(page).getByLabel('Description').fill('Chose a house nearer home.');
  const release = await holdAnswers(page);
  await save.click();
  await control(page, 'Dropped').waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
  release();
  await history(page).first().getByText('Lost to a competitor').waitFor();
  await history(page).first().getByText('Chose a house nearer home.').waitFor();
  const notes = page.getByRole('list', { name: 'Timeline' });
  await notes.getByText('Status changed from Assessment to Dropped').waitFor();

  await staff.trpc.inquiries.create.mutate({ patient_id, created_at_date: TODAY });
  app.expectNoise(/Failed to load resource/);
  await become(page, 'Dropped', 'Reopen as Assessment');
  await save.click();
  await dialog(page).getByText('Say why the inquiry goes back').waitFor();
  await dialog(page).getByLabel('Description').fill('Called again.');
  await save.click();
  await dialog(page)
    .getByText('There is an active opportunity. Do you still wish to proceed with another opportunity?')
    .waitFor();
  expect(await save.isDisabled()).toBe(true);
  await dialog(page).getByRole('radio', { name: 'Yes' }).click();
  await save.click();
  await control(page, 'Assessment').waitFor();
  await expect.poll(() => history(page).count()).toBe(4);
});

test('a change that fails puts the status back, says so, and keeps what was typed', async () => {
  app.expectNoise(/Failed to load resource/);
  const { id } = await inquiryIn(staff, 'ASSESSMENT');
  const page = await openInquiry(staff, id);
  await become(page, 'Assessment', 'Dropped');
  await pick(dialog(page), page, 'Drop reason', 'Lack of funds');
  await dialog(page).getByLabel('Description').fill('No means.');
  await page.route('**/trpc/inquiries.changeStatus**', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Error updating the status.').waitFor();
  await control(page, 'Assessment').waitFor();
  await dialog(page).waitFor();
  expect(await dialog(page).getByLabel('Description').inputValue()).toBe('No means.');
  await page.unroute('**/trpc/inquiries.changeStatus**');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await control(page, 'Dropped').waitFor();
});

test('what is chosen while a change is being saved opens once that is saved', async () => {
  const { id } = await inquiryIn(staff, 'PRE-ASSESSMENT');
  const page = await openInquiry(staff, id);
  await become(page, 'Pre Assessment', 'Assessment');
  const release = await holdAnswers(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await become(page, 'Assessment', 'Scheduled Admit');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  release();
  const wizard = dialog(page, 'Schedule admit');
  await wizard.getByRole('heading', { name: 'Basic requirements' }).waitFor();
  await page.getByText('Inquiry successfully updated!').waitFor();
  await history(page).first().getByText('Assessment').first().waitFor();
  await pick(wizard, page, 'Facility', 'Detox');
  expect((await staff.trpc.inquiries.get.query({ opportunity_id: id })).status).toBe('ASSESSMENT');
});

test('what is chosen while a change is being saved goes with it where that is refused and given up', async () => {
  app.expectNoise(/Failed to load resource/);
  const { id } = await inquiryIn(staff, 'PRE-ASSESSMENT');
  const page = await openInquiry(staff, id);
  await become(page, 'Pre Assessment', 'Assessment');
  await dialog(page).getByLabel('Description').fill('Insured after all.');
  const calls = await holdCalls(page, (call) => call === 'inquiries.changeStatus');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await become(page, 'Assessment', 'Scheduled Admit');
  calls.refuse();
  await page.getByText('Error updating the status.').waitFor();
  expect(await dialog(page).getByLabel('Description').inputValue()).toBe('Insured after all.');
  await calls.release();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await control(page, 'Pre Assessment').and(page.locator(':focus')).waitFor();
});

test('a colleague who was first is named, with what the inquiry has become', async () => {
  app.expectNoise(/Failed to load resource/);
  const { id } = await inquiryIn(staff, 'ASSESSMENT');
  const page = await openInquiry(staff, id);
  await become(page, 'Assessment', 'Dropped');
  await pick(dialog(page), page, 'Drop reason', 'Lack of funds');
  await changeStatus(manager, id, { status: 'PRE-ASSESSMENT', description: 'Too early.' });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page)
    .getByText('Morgan Example changed this inquiry meanwhile. Its status is Pre Assessment.')
    .waitFor();
  await page.getByText('Status changed from Assessment to Pre Assessment').first().waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await control(page, 'Dropped').waitFor();
});

test('where no program is, the wizard leads to where one is added, and finds it on coming back', async () => {
  const admin = await app.signIn('admin', 'b');
  const { facility: programs } = await admin.trpc.capacity.get.query({});
  for (const { id } of programs) await admin.trpc.capacity.delete.mutate({ type: 'facility', id });
  const { id } = await inquiryIn(admin, 'ASSESSMENT');
  const page = await openInquiry(admin, id);
  await become(page, 'Assessment', 'Scheduled Admit');
  const wizard = dialog(page, 'Schedule admit');
  const opened = page.waitForEvent('popup');
  await wizard.getByRole('link', { name: 'Add programs' }).click();
  const other = await opened;
  await other.getByRole('region', { name: 'Programs' }).getByText('No program found').waitFor();
  await admin.trpc.capacity.create.mutate({ facilities: [{ name: 'First House', size: 6 }] });
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await pick(wizard, page, 'Facility', 'First House');
});

test('an admit is scheduled in four steps, with the free beds of each day, and becomes an admission', async () => {
  app.expectNoise(/Failed to load resource/);
  const { id } = await inquiryIn(staff, 'ASSESSMENT');
  const page = await openInquiry(staff, id);
  await become(page, 'Assessment', 'Scheduled Admit');
  const wizard = dialog(page, 'Schedule admit');
  const next = wizard.getByRole('button', { name: 'Next' });
  await wizard.getByRole('heading', { name: 'Basic requirements' }).waitFor();
  expect(await next.isDisabled()).toBe(true);
  expect(await wizard.getByRole('combobox', { name: 'Duration' }).inputValue()).toBe('28 days');
  await pick(wizard, page, 'Facility', 'Detox');
  await next.click();
  await wizard.getByRole('heading', { name: 'Select admit date' }).waitFor();
  await wizard.getByRole('button', { name: 'Mon, May 18, 2026: 8 free' }).click();
  await expect.poll(() => wizard.getByLabel('Admit Date').inputValue()).toBe('05/18/2026');
  await wizard.getByText('Mon, Jun 15, 2026').waitFor();
  await wizard.getByLabel('Admit Date').fill('5/11');
  await wizard.getByLabel('Admit Date').press('Tab');
  await wizard.getByText('This day is in the past.').waitFor();
  await expectAccessible(page);
  await next.click();
  await wizard.getByRole('heading', { name: 'Assign clinicians' }).waitFor();
  await pick(wizard, page, 'MD', 'Imogen Tidewell');
  await wizard.getByRole('combobox', { name: 'Therapist' }).click();
  await page.getByText('Nothing to choose from yet').first().waitFor();
  await next.click();
  await wizard.getByRole('heading', { name: 'Confirm and finish' }).waitFor();
  await wizard.getByText('Mon, Jun 8, 2026').waitFor();
  await page.route('**/trpc/inquiries.changeStatus**', (route) => route.abort());
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('Error saving admit details.').waitFor();
  await control(page, 'Assessment').waitFor();
  await page.unroute('**/trpc/inquiries.changeStatus**');
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await control(page, 'Scheduled Admit').waitFor();
  await wizard.waitFor({ state: 'hidden' });
  await become(page, 'Scheduled Admit', 'Admitted');
  expect(await dialog(page).getByLabel('Admit Date').inputValue()).toBe('05/11/2026');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await control(page, 'Admitted').waitFor();
  await expect
    .poll(() => staff.trpc.inquiries.get.query({ opportunity_id: id }))
    .toMatchObject({
      status: 'ADMITTED',
      facility: 'Detox',
      admit_date: '2026-05-11',
      scheduled_discharge_date: '2026-06-08',
      md: 'Imogen Tidewell',
    });
});

test('a new date for a stay of another length says when it was to end; a stay cannot lose its facility', async () => {
  const { id } = await inquiryIn(staff, 'SCHEDULED-ADMIT');
  await staff.trpc.inquiries.update.mutate({
    opportunity_id: id,
    opportunity: { scheduled_discharge_date: '2026-06-28', finalized_discharge_date: true },
  });
  const page = await openInquiry(staff, id, '/treatment-plan');
  await become(page, 'Scheduled Admit', 'Change admit date');
  const wizard = dialog(page, 'Schedule admit');
  await wizard
    .getByText(
      'The stay was planned until Jun 28, 2026. A duration moves that day; the treatment plan takes any other.',
    )
    .waitFor();
  for (const step of ['Select admit date', 'Assign clinicians', 'Confirm and finish']) {
    await wizard.getByRole('button', { name: 'Next' }).click();
    await wizard.getByRole('heading', { name: step }).waitFor();
  }
  await wizard.getByText('The discharge is confirmed for Sun, Jun 28, 2026. Saving moves it.').waitFor();
  await page.keyboard.press('Escape');
  await wizard.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Edit Details, Treatment plan' }).click();
  const form = page.getByRole('form', { name: 'Treatment plan' });
  await form.getByRole('combobox', { name: 'Facility' }).locator('..').getByRole('button', { name: 'Clear' }).click();
  await form.getByText('Change the status first.').waitFor();
  expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
});

test('the control offers what the role may do, and is a plain pill for who may not', async () => {
  const { id } = await inquiryIn(staff, 'ADMITTED');
  const offered = async (actor: Actor) => {
    const page = await openInquiry(actor, id);
    await control(page, 'Admitted').click();
    await page.getByRole('menuitem', { name: 'Discharged' }).waitFor();
    return page.getByRole('menuitem').allInnerTexts();
  };
  expect(await offered(staff)).toEqual(['Discharged']);
  expect(await offered(manager)).toEqual(['Undo admit', 'Discharged']);
  const page = await openInquiry(await app.signIn('clinical'), id);
  await page.getByText('Admitted', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: /^Status/ }).count()).toBe(0);
  const ended = await openInquiry(staff, (await inquiryIn(staff, 'DISCHARGED')).id);
  await control(ended, 'Discharged').click();
  await ended.getByRole('menuitem', { name: 'Only a manager can undo a discharge', disabled: true }).waitFor();
  expect(await ended.getByRole('button', { name: 'Send to EHR' }).count()).toBe(0);
});

test('taking back an admit or a discharge says what goes, and asks beside a readmission', async () => {
  app.expectNoise(/Failed to load resource/);
  const admitted = await openInquiry(manager, (await inquiryIn(manager, 'ADMITTED')).id);
  await become(admitted, 'Admitted', 'Undo admit');
  const wizard = dialog(admitted, 'Schedule admit');
  for (const step of ['Select admit date', 'Assign clinicians', 'Confirm and finish']) {
    await wizard.getByRole('button', { name: 'Next' }).click();
    await wizard.getByRole('heading', { name: step }).waitFor();
  }
  await wizard
    .getByText('The admission of Tue, May 12, 2026 is taken back. The census does not count it anymore.')
    .waitFor();

  const { id, patient_id } = await inquiryIn(manager, 'DISCHARGED');
  await staff.trpc.inquiries.create.mutate({ patient_id, created_at_date: TODAY });
  const page = await openInquiry(manager, id);
  await become(page, 'Discharged', 'Undo discharge');
  await dialog(page)
    .getByText('The discharge of Tue, May 12, 2026 is taken back. The census counts the client from that day on again.')
    .waitFor();
  await dialog(page).getByLabel('Description').fill('The bed was held.');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByRole('radio', { name: 'Yes' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await control(page, 'Admitted').waitFor();
});

test('a client who comes after the planned end is admitted with a new one in the same dialog', async () => {
  const { id: opportunity_id } = await inquiryIn(staff, 'SCHEDULED-ADMIT');
  const opportunity = { scheduled_admit_date: '2026-05-01', scheduled_discharge_date: '2026-05-11' };
  await staff.trpc.inquiries.update.mutate({ opportunity_id, opportunity });
  const page = await openInquiry(staff, opportunity_id);
  await become(page, 'Scheduled Admit', 'Admitted');
  await dialog(page).getByLabel('Admit Date').fill('5/12');
  await page.keyboard.press('Tab');
  await dialog(page).getByText('The discharge date must not precede the admit date.').waitFor();
  await dialog(page).getByLabel('Scheduled discharge').fill('5/22');
  await page.keyboard.press('Tab');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await control(page, 'Admitted').waitFor();
  await expect
    .poll(() => staff.trpc.inquiries.get.query({ opportunity_id }))
    .toMatchObject({ admit_date: '2026-05-12', scheduled_discharge_date: '2026-05-22' });
});

test('a discharge from a program that is archived now is taken back into another one', async () => {
  app.expectNoise(/Failed to load resource/);
  const house = await createFacility(app, 'a', { name: 'Closed House', size: 4 });
  const { id: opportunity_id } = await inquiryIn(manager, 'DISCHARGED');
  await manager.trpc.inquiries.update.mutate({ opportunity_id, opportunity: { facility: house } });
  await manager.trpc.capacity.delete.mutate({ type: 'facility', id: house });
  const page = await openInquiry(manager, opportunity_id);
  await become(page, 'Discharged', 'Undo discharge');
  await dialog(page).getByLabel('Description').fill('The bed was held.');
  await page.route('**/trpc/capacity.get**', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByRole('button', { name: 'Retry' }).waitFor();
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await dialog(page).getByText('This program is archived. Choose another one.').waitFor();
  const program = dialog(page).getByRole('combobox', { name: 'Facility' });
  expect(await descriptionOf(program)).toEqual(['This program is archived. Choose another one.']);
  await expect.poll(() => program.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await pick(dialog(page), page, 'Facility', 'Detox');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await control(page, 'Admitted').waitFor();
  await expect.poll(() => manager.trpc.inquiries.get.query({ opportunity_id })).toMatchObject({ facility: 'Detox' });
});

test('the treatment plan holds its dates to their order, and asks before a discharge is confirmed', async () => {
  const { id } = await inquiryIn(staff, 'SCHEDULED-ADMIT');
  const page = await openInquiry(staff, id, '/treatment-plan');
  await page.getByRole('button', { name: 'Edit Details, Treatment plan' }).click();
  const form = page.getByRole('form', { name: 'Treatment plan' });
  const discharge = form.getByLabel('Scheduled discharge');
  const save = form.getByRole('button', { name: 'Save' });
  await discharge.fill('5/13');
  await discharge.press('Tab');
  await form.getByText('The discharge date must not precede the admit date.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await form.getByLabel('Scheduled admit').fill('');
  await form.getByLabel('Scheduled admit').press('Tab');
  await expect.poll(() => discharge.isDisabled()).toBe(true);
  await expect.poll(() => discharge.inputValue()).toBe('');
  expect(await form.getByRole('combobox', { name: 'Discharge Date Confirmed' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await form.getByLabel('Scheduled admit').fill('5/20');
  await form.getByLabel('Scheduled admit').press('Tab');
  await discharge.fill('6/17');
  await discharge.press('Tab');
  const amount = form.getByLabel('Expected amount');
  await amount.pressSequentially('12.505');
  await form.getByText('Enter an amount in US dollars, with at most two decimals').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await amount.fill('');
  await amount.pressSequentially('$12,500.50');
  expect(await amount.inputValue()).toBe('$12,500.50');
  await pick(form, page, 'Discharge Date Confirmed', 'Yes');
  await save.click();
  const question = dialog(page, 'Confirm the discharge date?');
  await question.getByText('From Wed, Jun 17, 2026 on the client is not in the census.').waitFor();
  await question.getByRole('button', { name: 'Confirm date' }).click();
  await page.getByText('Inquiry successfully updated!').waitFor();
  await page.getByText('$12,500.50').waitFor();
  expect(await staff.trpc.inquiries.get.query({ opportunity_id: id })).toMatchObject({
    opportunity_total_amount: 12500.5,
  });
  await page.getByRole('button', { name: 'Edit Details, Treatment plan' }).click();
  await form.getByText('Only a manager can take back a confirmed discharge.').waitFor();

  // A confirmed day that is moved is another day: it is asked about, too.
  await discharge.fill('6/24');
  await discharge.press('Tab');
  await save.click();
  await question.getByText('From Wed, Jun 24, 2026 on the client is not in the census.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  const dayOf = async () => (await staff.trpc.inquiries.get.query({ opportunity_id: id })).scheduled_discharge_date;
  expect(await dayOf()).toBe('2026-06-17');
  await save.click();
  await question.getByRole('button', { name: 'Confirm date' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await dayOf()).toBe('2026-06-24');
});

test('a treatment plan asks for what is chosen in it beside the inquiry, not after it', async () => {
  const { id } = await inquiryIn(staff, 'PRE-ASSESSMENT');
  const page = await app.open(staff, '/dashboard');
  const release = await holdBack(page, '**/trpc/*inquiries.get*');
  const asked = page.waitForRequest(/capacity\.get/);
  await page.goto(`/admissions/inquiry/${id}/treatment-plan`);
  await asked;
  release();
  await page.getByRole('button', { name: 'Edit Details, Treatment plan' }).waitFor();
});

test('who is ready is discharged once their name and day are confirmed; a second press meets nobody else', async () => {
  for (const firstname of ['Robin', 'Sage']) {
    const { id } = await inquiryIn(staff, 'ADMITTED', { firstname, lastname: 'Ready' });
    const opportunity = { scheduled_discharge_date: TODAY, finalized_discharge_date: true };
    await staff.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity });
  }
  const page = await app.open(staff, '/dashboard');
  const card = page.getByRole('region', { name: 'Ready to discharge' });
  const discharge = card.getByRole('button', { name: /^Discharge / });
  await expect.poll(() => discharge.count()).toBe(2);
  const first = (await discharge.first().getAttribute('aria-label'))?.replace('Discharge ', '') ?? '';
  await discharge.first().click();
  const question = dialog(page, `Discharge ${first}?`);
  await question.getByText(/^The discharge date confirmed is \w{3}, \w{3} \d+, 2026\./).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await discharge.count()).toBe(2);

  await discharge.first().click();
  const button = question.getByRole('button', { name: 'Discharge' });
  // A dialog that is still on its way in would be pressed where it no longer is.
  await button.click({ trial: true });
  const confirm = await button.boundingBox();
  const [x, y] = [(confirm?.x ?? 0) + 8, (confirm?.y ?? 0) + 8];
  // Looked for before it is pressed: it stands for three seconds, which a busy machine may take for the presses.
  const said = page.getByText(`${first} is discharged.`).waitFor();
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await said;
  await expect.poll(() => discharge.count()).toBe(1);
  const statuses = (await staff.trpc.inquiries.list.query({ query: 'ready' })).list.map(({ status }) => status);
  expect(statuses.sort()).toEqual(['ADMITTED', 'DISCHARGED']);
});

test('C14: a discharge by a day ahead is warned of with what the census will show', async () => {
  const { id } = await inquiryIn(manager, 'ADMITTED');
  const page = await openInquiry(manager, id);
  await become(page, 'Admitted', 'Discharged');
  const day = dialog(page).getByLabel('Discharge Date', { exact: false }).first();
  await day.fill('6/12');
  await day.press('Tab');
  await dialog(page)
    .getByText(
      'The status becomes Discharged now. The census keeps the client through Thu, Jun 11, 2026 and leaves the client out from Fri, Jun 12, 2026 on.',
    )
    .waitFor();
  await dialog(page).getByLabel('Confirm the discharge date now').uncheck();
  await dialog(page)
    .getByText('The status becomes Discharged now. The census keeps the client until the date is confirmed.')
    .waitFor();
  await day.fill('5/12');
  await day.press('Tab');
  await expect.poll(() => dialog(page).getByText('This date is ahead').count()).toBe(0);
});

test('an admission from the list is asked for in one dialog, which does not become another while it is saved', async () => {
  const { id, opportunity_name: name } = await inquiryIn(staff, 'SCHEDULED-ADMIT', {
    ...{ firstname: 'Dana', lastname: 'Oncely' },
  });
  const page = await app.open(staff, '/admissions/inquiries?search=Oncely');
  const choose = async (choice: string) => {
    await page.getByRole('button', { name: `Status of ${name}: Scheduled Admit` }).click();
    await page.getByRole('menuitem', { name: choice, exact: true }).click();
  };
  // Fetched once, the wizard would be drawn the moment that the dialog became it.
  await choose('Change admit date');
  await dialog(page, 'Schedule admit').getByRole('button', { name: 'Cancel' }).click();
  await choose('Admitted');
  await dialog(page).waitFor();
  const seen = await page.evaluateHandle(() => {
    const names = new Set<string>();
    const look = () => {
      for (const heading of document.querySelectorAll('[role="dialog"] h2')) names.add(heading.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
    return names;
  });
  const release = await holdAnswers(page);
  const asked = page.waitForRequest('**/trpc/inquiries.changeStatus**');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await asked;
  await dialog(page).waitFor({ state: 'hidden' });
  release();
  await page.getByText('Inquiry successfully updated!').waitFor();
  expect((await staff.trpc.inquiries.get.query({ opportunity_id: id })).status).toBe('ADMITTED');
  expect(await seen.evaluate((names) => [...names])).toEqual(['Change Status']);
});

/** How much of something is to be seen, from 0 to 1, once it is scrolled to. */
const seen = (what: Locator) =>
  what.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    return new Promise<number>((resolve) => {
      new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(element);
    });
  });

test('a list and a calendar reach over the edge of a short dialog, at a desk and on a phone', async () => {
  const dropping = await inquiryIn(staff, 'ASSESSMENT');
  const admitting = await inquiryIn(staff, 'SCHEDULED-ADMIT');
  for (const viewport of [
    { width: 1440, height: 700 },
    { width: 390, height: 844 },
  ]) {
    const page = await app.open(staff, `/admissions/inquiry/${dropping.id}`, { viewport });
    await become(page, 'Assessment', 'Dropped');
    await dialog(page).getByRole('combobox', { name: 'Drop reason' }).click();
    const last = page.getByRole('option', { name: 'Not viable medically' });
    await expect.poll(() => seen(last)).toBeGreaterThan(0.99);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });

    await page.goto(`/admissions/inquiry/${admitting.id}`);
    await become(page, 'Scheduled Admit', 'Admitted');
    await dialog(page).getByRole('button', { name: 'Open the calendar' }).click();
    await expect.poll(() => seen(page.getByRole('dialog', { name: 'Choose a date' }))).toBeGreaterThan(0.99);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    expect(await dialog(page).getByRole('textbox', { name: 'Admit Date' }).inputValue()).toBe('05/12/2026');
  }
});

test('at 200 % the way on from a step stands in sight', async () => {
  const { id } = await inquiryIn(staff, 'PRE-ASSESSMENT');
  const page = await app.open(staff, `/admissions/inquiry/${id}`, { viewport: { width: 720, height: 450 } });
  await become(page, 'Pre Assessment', 'Scheduled Admit');
  const next = await dialog(page, 'Schedule admit').getByRole('button', { name: 'Next' }).boundingBox();
  expect(next!.y + next!.height).toBeLessThanOrEqual(450);
});
