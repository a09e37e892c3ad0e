import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { chooseMore, expectAccessible, startBrowserApp } from '../support/browser.ts';
import { type MadeInquiry, makeInquiry } from '../support/people.ts';
import { createContact, createSource } from '../support/referrals.ts';
import { shiftsOf } from '../support/shifts.ts';

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

/** Another page of the product without loading it again: what is known already is kept. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The notes of the timeline, without what happened beside them. */
const notes = (page: Page) =>
  page
    .getByRole('list', { name: 'Timeline' })
    .getByRole('listitem')
    .filter({ has: page.locator('p') });

test('the overview names the client, the way back and who made it', async () => {
  const page = await openInquiry();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Inquiries' }).waitFor();
  const client = page.getByRole('region', { name: 'Client' });
  await client.getByText('Mar 2, 1988').waitFor();
  await page.getByText('This client has no other inquiries.').waitFor();
  const made = page.getByText('Created by Jordan Example · yesterday, 12:00 PM (May 11, 2026, 12:00 PM)');
  await made.waitFor();
  expect(await made.locator('time').getAttribute('title')).toBe('May 11, 2026, 12:00 PM');
  expect(await page.getByRole('region', { name: 'Timeline' }).evaluate((rail) => rail.clientWidth)).toBe(398);
});

test('its lines and cards come one by one and move nothing that is seen', async () => {
  for (const options of [{}, { viewport: { width: 390, height: 844 } }])
    for (const tab of ['', '/case-details', '/treatment-plan']) {
      const page = await app.open(staff, `/admissions/inquiry/${inquiry.id}${tab}`, options);
      await page.getByLabel('Write a note').waitFor();
      await expect.poll(() => page.locator('[data-bone]').count()).toBe(0);
      expect(await shiftsOf(page), tab).toBeLessThanOrEqual(0.05);
    }
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

test('a note written without a network waits in the timeline and is sent by itself, one that is refused offers Retry', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openInquiry();
  await notes(page).first().waitFor();
  const before = await notes(page).count();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Write a note').fill('Written in a lift.');
  await page.keyboard.press('Enter');
  await notes(page).getByText('Waiting for the network').waitFor();
  await page.getByText('One entry is not sent yet. Sent by itself once you are online.').waitFor();
  await notes(page).getByText('Written in a lift.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Sent: Note on an inquiry').waitFor();
  await notes(page).getByText('Waiting for the network').waitFor({ state: 'hidden' });
  await expect.poll(() => notes(page).count()).toBe(before + 1);

  const answer = {
    error: { message: 'Broken', code: -32603, data: { code: 'internal_server_error', httpStatus: 500 } },
  };
  await page.route(/inquiries\.addNote/, (route) => route.fulfill({ status: 500, json: [answer] }), { times: 1 });
  await page.getByLabel('Write a note').fill('Written while it was broken.');
  await page.keyboard.press('Enter');
  await notes(page).getByText('Not sent').waitFor();
  await page.getByText('Error saving note.').waitFor();
  await notes(page).getByRole('button', { name: 'Retry' }).click();
  await notes(page).getByText('Not sent').waitFor({ state: 'hidden' });
  await expect.poll(() => notes(page).count()).toBe(before + 2);
});

test('who may not write a summary reads that there is none yet', async () => {
  const page = await app.open(await app.signIn('clinical'), `/admissions/inquiry/${inquiry.id}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByText('No summary yet.').waitFor();
  expect(await summary.getByRole('button').count()).toBe(0);
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

test('Ctrl and Enter save a summary that says something else', async () => {
  const page = await openInquiry();
  await page.getByRole('button', { name: 'Edit summary' }).click();
  const box = page.getByRole('textbox', { name: 'Summary' });
  await page.keyboard.press('Control+Enter');
  await box.fill('Comes on Friday.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Inquiry successfully updated!').waitFor();
  await box.waitFor({ state: 'detached' });
  expect(await colleague.trpc.inquiries.get.query({ opportunity_id: inquiry.id })).toMatchObject({
    summary: 'Comes on Friday.',
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

test('leaving a note half written, or half fixed, asks first', async () => {
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
  // Too late by now: what is said is why, and the words stay.
  app.expectNoise(/Failed to load resource/);
  const locked = { message: 'You can edit a note for 15 minutes.', code: -32009, data: { code: 'conflict' } };
  await page.route(/inquiries\.editNote/, (route) => route.fulfill({ status: 409, json: [{ error: locked }] }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('You can edit a note for 15 minutes.').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('a note half written goes along from tab to tab without a question', async () => {
  const page = await openInquiry();
  const composer = page.getByLabel('Write a note');
  await composer.fill('The court date is on');
  for (const tab of ['Case details', 'Treatment plan', 'Overview']) {
    await page.getByRole('link', { name: tab }).click();
    await page.getByRole('link', { name: tab }).and(page.locator('[aria-current="page"]')).waitFor();
    expect(await composer.inputValue()).toBe('The court date is on');
  }
  await composer.fill('');
});

test('Back out of an upload that has begun asks first', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await page.getByRole('link', { name: inquiry.opportunity_name }).click();
  await chooseMore(page, 'Attach documents');
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

test('what is missing in the header is filled in place', async () => {
  const bare = await makeInquiry(staff, { firstname: 'Odessa', lastname: 'Fairwater' });
  const page = await app.open(staff, `/admissions/inquiry/${bare.id}`);
  const facts = page.locator('[data-facts]');
  await facts.getByRole('button', { name: 'Add birth date' }).click();
  const born = page.getByRole('dialog', { name: 'Add birth date' });
  await born.getByRole('button', { name: 'Open the calendar' }).click();
  // 90 years back to 4 ahead (P2 §2).
  const years = page.getByLabel('Year', { exact: true }).getByRole('option');
  await expect.poll(() => years.count()).toBe(95);
  expect([await years.first().textContent(), await years.last().textContent()]).toEqual(['1936', '2030']);
  const calendar = await page.getByRole('dialog', { name: 'Choose a date' }).boundingBox();
  const save = await born.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  expect(calendar!.x >= save!.x + save!.width || calendar!.y + calendar!.height <= save!.y).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Choose a date' }).waitFor({ state: 'hidden' });
  await born.getByLabel('Date of birth').fill('3/2/1988');
  await page.keyboard.press('Enter');
  await facts.getByText('38 years, Mar 2, 1988').waitFor();
  await facts.getByRole('button', { name: 'Add phone' }).click();
  const phone = page.getByRole('dialog', { name: 'Add phone' });
  await phone.getByLabel('Phone').fill('(617) 555-0142');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await facts.getByRole('link', { name: '(617) 555-0142' }).getAttribute('href')).toBe('tel:+16175550142');
  await facts.getByRole('button', { name: 'Add payer' }).click();
  const payer = page.getByRole('dialog', { name: 'Add payer' });
  await payer.getByRole('combobox', { name: 'Payment method' }).click();
  await page.getByRole('option', { name: 'Private pay' }).click();
  await expectAccessible(page);
  await payer.getByRole('button', { name: 'Save', exact: true }).click();
  await facts.getByText('Private pay').waitFor();
  await facts.getByRole('button', { name: 'Add level of care' }).click();
  const care = page.getByRole('dialog', { name: 'Add level of care' });
  await care.getByRole('combobox', { name: 'Level of care' }).click();
  await page.getByRole('option').first().click();
  await care.getByRole('button', { name: 'Save', exact: true }).click();
  await facts.getByRole('button').first().waitFor({ state: 'detached' });
  expect(page.url()).toContain(`/admissions/inquiry/${bare.id}`);
});

test('an inquiry without records asks for them: who has them, and a task that sees to it', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Juniper Counseling' });
  const contact_id = await createContact(staff, referral_id, {
    firstname: 'Wren',
    lastname: 'Alder',
    email: 'wren.alder@referents.example',
  });
  const { id } = await makeInquiry(staff, { firstname: 'Odessa', lastname: 'Fairwater' });
  await staff.trpc.referralFlow.add.mutate({
    opportunity_id: id,
    referral_direction: 'referral_received',
    priority_level: 'primary',
    source_type: 'professional_referral',
    referral_id,
    contact_id,
    referred_at: '2026-05-10',
  });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  await page.getByRole('button', { name: 'Ask for records' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for records' });
  const mail = dialog.getByRole('link', { name: 'wren.alder@referents.example' });
  expect(await mail.getAttribute('href')).toBe('mailto:wren.alder@referents.example');
  await dialog.getByLabel('Which records').fill('The discharge summary of the spring.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a task for it' }).click();
  await page.getByText('Task successfully created!').waitFor();
  const [task] = (await staff.trpc.tasks.list.query({ query: 'records of Odessa' })).list;
  expect(task).toMatchObject({
    title: 'Get the records of Odessa Fairwater from Juniper Counseling',
    due_date: '2026-05-14',
    referral_id,
    contact_id,
    opportunity_id: id,
  });
});

test('a long name leaves the way back its marks, whole, on a phone', async () => {
  const made = await makeInquiry(staff, {
    firstname: 'Maximiliana Bartholomea Wilhelmina',
    lastname: 'von Hohenzollern-Sigmaringen-Schleswig-Holstein',
  });
  const referral_id = await createSource(staff, { referral_name: 'Long'.repeat(30) });
  await staff.trpc.referralFlow.add.mutate({
    ...{ opportunity_id: made.id, referral_id, referral_direction: 'referral_received' },
    ...{ source_type: 'professional_referral', priority_level: 'primary', referred_at: '2026-05-01' },
  });
  const page = await app.open(staff, `/admissions/inquiry/${made.id}`, { viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { name: made.opportunity_name }).waitFor();
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const marks = way.locator('svg').evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().width));
  expect(await marks).toEqual([14, 14]);
  await page.getByText(/^Referred by LongLong/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone the next step and one menu are all the header holds', async () => {
  const page = await app.open(staff, `/admissions/inquiry/${inquiry.id}`, { viewport: { width: 390, height: 844 } });
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await header.getByRole('button', { name: 'Ask for records' }).waitFor();
  await header.getByRole('button', { name: 'More actions' }).click();
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Send to EHR', 'Attach documents', 'View Client', 'Add Task']);
  await expectAccessible(page);
});

/** How high a page is, in pixels. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('an overview stands at 1440 by 900 without scrolling, and nothing empty takes more than a line', async () => {
  const { id } = await makeInquiry(staff, { firstname: 'Odessa', lastname: 'Fairwater', dob: '1988-03-02' });
  await staff.trpc.inquiries.update.mutate({
    opportunity_id: id,
    opportunity: { summary: 'Sober for three weeks, and ready to travel. Asks for a room of her own.' },
  });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  await page.getByText('Nothing has been sent to the EHR.').waitFor();
  await page.getByText('0 of 12 answered').waitFor();
  await page.getByText('No documents yet').waitFor();
  await page.getByText('0 of 3 completed').waitFor();
  await expect.poll(() => heightOf(page)).toBe(900);
  const empty = await page.getByRole('region', { name: 'EHR' }).boundingBox();
  expect(empty?.height).toBeLessThan(50);

  // Full, with everything folded, it stays within 1,400 pixels.
  const referral_id = await createSource(staff, { referral_name: 'Juniper Counseling' });
  await staff.trpc.referralFlow.add.mutate({
    ...{ opportunity_id: id, referral_direction: 'referral_received', priority_level: 'primary' },
    ...{ source_type: 'professional_referral', referral_id, referred_at: '2026-05-10' },
  });
  for (let n = 1; n <= 12; n++) {
    await staff.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: `Call ${n}: her sister asks again.` });
    await staff.trpc.tasks.create.mutate({ title: `Ask for paper ${n}`, opportunity_id: id, due_date: '2026-05-14' });
  }
  await page.reload();
  await page.getByText('1 of 3 completed').waitFor();
  await page.getByText('Call 12: her sister asks again.').waitFor();
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1_400);
});

test('screening is one line until it is opened, and stays as it was left', async () => {
  const page = await openInquiry();
  const panel = page.getByRole('region', { name: 'Key Screening Questions' });
  const toggle = panel.getByRole('button', { name: 'Key Screening Questions' });
  await panel.getByText('0 of 12 answered').waitFor();
  expect((await panel.boundingBox())?.height).toBeLessThan(50);
  await toggle.press('Enter');
  const stable = panel.getByRole('listitem').filter({ hasText: 'Medically stable for this setting?' });
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await stable.getByRole('combobox').evaluate((box: HTMLInputElement) => {
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(box);
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = `${fontSize} ${fontFamily}`;
    const inside = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return inside - canvas.measureText(box.placeholder).width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(desk!);
  await stable.getByRole('combobox').click();
  await page.getByRole('option', { name: 'No', exact: true }).click();
  await panel.getByText('1 of 12 answered').waitFor();
  await panel.getByText('1 rules out').waitFor();
  await expectAccessible(page);
  await page.reload();
  await stable.waitFor();
  await toggle.press('Enter');
  await stable.waitFor({ state: 'hidden' });
  await panel.getByText('1 rules out').waitFor();
});

test('the timeline holds notes and what happened in one order, the pinned note first, and shows one kind alone', async () => {
  const { id } = await makeInquiry(staff, { firstname: 'Thea', lastname: 'Marlow' });
  const first = await staff.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'First call.' });
  await staff.trpc.inquiries.changeStatus.mutate({ opportunity_id: id, status: 'ASSESSMENT' });
  await staff.trpc.tasks.create.mutate({ title: 'Ask for the insurance card', opportunity_id: id });
  await staff.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'They call again on Friday.' });
  await staff.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { pinned_note_id: first.id } });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  const line = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await line.getByRole('link', { name: 'Task: Ask for the insurance card' }).waitFor();
  await line.getByText('Pre Assessment to Assessment').waitFor();
  expect(await line.first().locator('p').textContent()).toBe('First call.');
  expect(await line.count()).toBe(5);
  const event = await line.filter({ hasText: 'Opened as Pre Assessment' }).boundingBox();
  expect(event?.height).toBeLessThan(30);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Status changes' }).click();
  await expect.poll(() => line.count()).toBe(2);
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Calls' }).click();
  await page.getByText('Nothing of this kind yet').waitFor();
});

test('a colleague is named by the keyboard alone and has a task', async () => {
  const { id } = await makeInquiry(staff, { firstname: 'Thea', lastname: 'Marlow' });
  const page = await app.open(staff, '/tasks?mine=false&state=open');
  const tasks = page.getByRole('link', { name: 'Read the note in which Jordan Example names you' });
  await page.getByRole('searchbox', { name: 'Search tasks' }).waitFor();
  await goWithin(page, `/admissions/inquiry/${id}`);
  const box = page.getByLabel('Write a note');
  await box.waitFor();
  await box.pressSequentially('Please call them, @mor');
  const people = page.getByRole('listbox', { name: 'People to name' });
  await people.getByRole('option', { name: 'Morgan Example' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe('Please call them, @Morgan Example ');
  await people.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await notes(page).getByText('Please call them, @Morgan Example').waitFor();
  await page
    .getByRole('list', { name: 'Timeline' })
    .getByRole('link', { name: 'Task: Read the note in which Jordan Example names you' })
    .waitFor();
  const mine = (await colleague.trpc.tasks.list.query({ mine: true })).list;
  expect(mine).toContainEqual(
    expect.objectContaining({ title: 'Read the note in which Jordan Example names you', opportunity_id: id }),
  );
  await goWithin(page, '/tasks?mine=false&state=open');
  await tasks.waitFor();
});

test('a name that is put into a note later stands where it was typed, and the rest stays', async () => {
  const { id } = await makeInquiry(staff, { firstname: 'Nell', lastname: 'Marlow' });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  const box = page.getByLabel('Write a note');
  await box.fill('Ask \nThen thank @Morgan Example.');
  await box.press('Control+Home');
  await box.press('End');
  await page.keyboard.type('@Mo');
  await page.getByRole('option', { name: 'Morgan Example' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe('Ask @Morgan Example \nThen thank @Morgan Example.');
  await page.keyboard.type('today.');
  expect(await box.inputValue()).toBe('Ask @Morgan Example today.\nThen thank @Morgan Example.');
});

test('what is planned and what is attached stand in the timeline at once', async () => {
  const { id, opportunity_name } = await makeInquiry(staff, { firstname: 'Ida', lastname: 'Marlow' });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await timeline.getByText('Opened as Pre Assessment').waitFor();
  await page.getByRole('button', { name: 'Follow up', exact: true }).click();
  await page.getByRole('menuitem', { name: 'In 7 days' }).click();
  const task = timeline.getByRole('link', { name: /^Task: Follow up with / });
  await task.waitFor();
  await page.getByRole('button', { name: 'Attach documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload file' });
  const buffer = Buffer.from('%PDF-1.4\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'intake.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await timeline.getByText('intake.pdf').waitFor();

  await task.click();
  await page.getByRole('checkbox', { name: 'Completed' }).click();
  await page.getByText('Task status changed successfully!').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: opportunity_name }).waitFor();
  await timeline.getByRole('link', { name: /^Done: Follow up with / }).waitFor();
});
