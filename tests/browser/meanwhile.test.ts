import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBack, startBrowserApp } from '../support/browser.ts';
import { createAudience, createCampaign } from '../support/campaigns.ts';
import { createFacility } from '../support/capacity.ts';
import { publishSection } from '../support/custom-fields.ts';
import { comeBackOffline } from '../support/held-calls.ts';
import { textPdf } from '../support/pdf/text-pdf.ts';
import { makeInquiry } from '../support/people.ts';
import { createContact, createSource } from '../support/referrals.ts';
import { changeStatus } from '../support/status.ts';
import { uploadDocument } from '../support/uploads.ts';

// What somebody saves while somebody else types is read again as soon as the window is looked at: nothing typed goes, and
// nothing saved is gone over.
const app = await startBrowserApp();
const [admin, manager] = [await app.signIn('admin'), await app.signIn('manager')];

const open = (path: string) => app.open(admin, path, { timers: true });
/** Looks at the window again, long after what it shows was read. */
async function comeBack(page: Page, asked: string) {
  const answered = page.waitForResponse((response) => response.url().includes(asked));
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
}
const events = async () => (await admin.trpc.configuration.get.query({ type: 'OUTREACH_EVENTS' })).events;
const setEvents = (...list: string[]) =>
  manager.trpc.configuration.save.mutate({ type: 'OUTREACH_EVENTS', config: { events: list } });

test('an entry that was renamed or deleted while it was edited or about to be deleted is met, not passed over', async () => {
  app.expectNoise(/409/);
  await setEvents('Gala', 'Fair');
  const page = await open('/configurations/engagement');
  const card = page.getByRole('region', { name: 'Outreach events' });
  const met = page.getByRole('dialog', { name: 'This list changed meanwhile' });
  await card.getByRole('button', { name: 'Edit Gala' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit event' });
  await dialog.getByLabel('Event').fill('Summer gala');
  await setEvents('Winter gala', 'Fair');
  await comeBack(page, 'configuration.get');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await met.getByText('This was changed meanwhile by Morgan Example.').waitFor();
  expect(await met.getByLabel('Summer gala').isChecked()).toBe(true);
  await met.getByLabel('Winter gala').uncheck();
  await met.getByRole('button', { name: 'Save' }).click();
  await met.waitFor({ state: 'hidden' });
  expect(await events()).toEqual(['Fair', 'Summer gala']);

  await card.getByRole('button', { name: 'Delete Fair' }).click();
  await setEvents('Spring fair', 'Summer gala');
  await comeBack(page, 'configuration.get');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await met.getByText('This was changed meanwhile by Morgan Example.').waitFor();
  await met.getByRole('button', { name: 'Cancel' }).click();
  expect(await events()).toEqual(['Spring fair', 'Summer gala']);
});

test('a list that is met a second time shows what came since, ticked as what others added is', async () => {
  app.expectNoise(/409/);
  await setEvents('Gala');
  const page = await open('/configurations/engagement');
  const card = page.getByRole('region', { name: 'Outreach events' });
  await card.getByText('Gala', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Event').fill('Fair');
  await setEvents('Gala', 'Expo');
  await page.keyboard.press('Enter');
  const met = page.getByRole('dialog', { name: 'This list changed meanwhile' });
  await met.getByLabel('Expo').waitFor();
  await setEvents('Gala', 'Expo', 'Picnic');
  await met.getByRole('button', { name: 'Save' }).click();
  await met.getByLabel('Picnic').waitFor();
  expect(await met.getByLabel('Picnic').isChecked()).toBe(true);
  await met.getByRole('button', { name: 'Save' }).click();
  await met.waitFor({ state: 'hidden' });
  expect(await events()).toEqual(['Gala', 'Expo', 'Picnic', 'Fair']);
});

test('an order that is not saved yet stays when an entry comes, is renamed, or goes', async () => {
  await setEvents('A', 'B', 'C');
  const page = await open('/configurations/engagement');
  const card = page.getByRole('region', { name: 'Outreach events' });
  await card.getByRole('button', { name: 'Move A', exact: true }).focus();
  await page.keyboard.press('Space');
  for (const place of [2, 3]) {
    await page.getByText(`A is now ${place - 1} of 3.`).waitFor();
    await page.keyboard.press('ArrowDown');
  }
  await page.getByText('A is now 3 of 3.').waitFor();
  await page.keyboard.press('Space');
  await card.getByText('The order is not saved yet.').waitFor();
  await setEvents('A', 'B', 'C', 'D');
  await comeBack(page, 'configuration.get');
  await card.getByText('D', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Edit B' }).click();
  await page.getByRole('dialog', { name: 'Edit event' }).getByLabel('Event').fill('B two');
  await page.keyboard.press('Enter');
  await card.getByText('B two').waitFor();
  await card.getByRole('button', { name: 'Save order' }).click();
  await card.getByText('The order is not saved yet.').waitFor({ state: 'hidden' });
  expect(await events()).toEqual(['B two', 'C', 'A', 'D']);
});

test('a number typed for the whole organization stays, and meets the one that was saved', async () => {
  app.expectNoise(/409/);
  const page = await open('/configurations/engagement');
  const card = page.getByRole('region', { name: 'Engagement interval' });
  const days = card.getByRole('textbox');
  await days.fill('45');
  await manager.trpc.configuration.save.mutate({ type: 'ENGAGEMENT_STATUS_PERIOD', config: { period: 30 } });
  await comeBack(page, 'configuration.get');
  expect(await days.inputValue()).toBe('45');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('This was changed meanwhile by Morgan Example.').waitFor();
  await card.getByRole('button', { name: /45/ }).click();
  await page.getByText('Engagement interval updated successfully').waitFor();
  expect(await admin.trpc.configuration.get.query({ type: 'ENGAGEMENT_STATUS_PERIOD' })).toMatchObject({ period: 45 });
});

test('a program that was renamed or deleted meanwhile: nothing goes over it, and its form makes no other one', async () => {
  app.expectNoise(/409|404/);
  const id = await createFacility(app, 'a', { name: 'Detox', size: 8 });
  const held = async () => (await manager.trpc.capacity.manage.query({})).facilities.find((each) => each.id === id);
  const page = await open('/configurations/admissions');
  await page.getByRole('button', { name: 'Edit Detox' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Capacity').fill('10');
  await manager.trpc.capacity.update.mutate({ type: 'facility', id, update: { name: 'Detox East' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Morgan Example changed this meanwhile.').waitFor();
  await expect.poll(() => dialog.getByLabel('Program name').inputValue()).toBe('Detox East');
  expect(await dialog.getByLabel('Capacity').inputValue()).toBe('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Facility updated successfully').waitFor();
  expect(await held()).toMatchObject({ name: 'Detox East', size: 10 });

  await page.getByRole('button', { name: 'Edit Detox East' }).click();
  await dialog.getByLabel('Capacity').fill('12');
  await manager.trpc.capacity.delete.mutate({ type: 'facility', id });
  await comeBack(page, 'capacity.manage');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This facility does not exist.').waitFor();
  expect((await manager.trpc.capacity.manage.query({})).facilities.map(({ name }) => name)).not.toContain('Detox East');
});

test('settings of the organization that others changed are not gone over by a form that was open', async () => {
  app.expectNoise(/409/);
  const page = await open('/settings/organization');
  const address = page.getByLabel('Postal address');
  await address.fill('1 Harbor Way');
  const { name, version } = await admin.trpc.organization.get.query({});
  await admin.trpc.organization.update.mutate({ version, website_url: 'https://theirs.example/' });
  await comeBack(page, 'organization.get');
  expect(await address.inputValue()).toBe('1 Harbor Way');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/changed the organization meanwhile\. What they saved is shown where you have not typed\./)
    .waitFor();
  expect(
    await page
      .getByLabel(/^Website/)
      .first()
      .inputValue(),
  ).toBe('https://theirs.example/');
  expect(await address.inputValue()).toBe('1 Harbor Way');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('meanwhile').waitFor({ state: 'detached' });
  const both = { name, website_url: 'https://theirs.example/', postal_address: '1 Harbor Way' };
  await expect.poll(() => admin.trpc.organization.get.query({})).toMatchObject(both);
});

test('what is typed while the settings of the organization are being saved stays, and is saved next', async () => {
  const page = await open('/settings/organization');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('Postal address').fill('2 Harbor Way');
  const release = await holdBack(page, '**/trpc/organization.update*');
  await save.click();
  const years = page.getByLabel(/^Keep calls for/);
  await years.fill('30');
  release();
  await page.getByText('Organization saved').waitFor();
  await comeBack(page, 'organization.get');
  expect(await years.inputValue()).toBe('30');
  await save.click();
  await expect
    .poll(() => admin.trpc.organization.get.query({}))
    .toMatchObject({ postal_address: '2 Harbor Way', call_retention_years: 30 });
});

test('what a colleague changed of a campaign meanwhile is shown, and nothing goes over it on the way to another step', async () => {
  app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
  const outreach = await app.signIn('outreach');
  const campaign_id = await createCampaign(app, 'a');
  const audience = await createAudience(app, 'a');
  const { name } = (await admin.trpc.audiences.list.query({})).find(({ id }) => id === audience)!;
  const kept = () => admin.trpc.campaigns.get.query({ campaign_id });
  const page = await open(`/marketing/campaign/${campaign_id}/preview-and-send`);
  const subject = page.getByLabel(/^Subject/);
  await expect.poll(() => subject.inputValue()).toBe('Open beds this week');
  await outreach.trpc.campaigns.save.mutate({ campaign_id, subject: 'Beds in June' });
  await comeBack(page, 'campaigns.get');
  await expect.poll(() => subject.inputValue()).toBe('Beds in June');
  await page
    .getByRole('button', { name: /Audience/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^All/ }).waitFor();
  expect((await kept()).subject).toBe('Beds in June');

  await outreach.trpc.campaigns.save.mutate({ campaign_id, audience });
  await comeBack(page, 'campaigns.get');
  await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
  await page.getByRole('button', { name: /Preview & Send/ }).click();
  await subject.waitFor();
  expect((await kept()).audience).toBe(audience);
});

test('two windows of one person add to their draft of the inquiry fields, and both are in it', async () => {
  app.expectNoise(/409/);
  const addSection = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Add section' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill(name);
    await dialog.getByLabel('Description').fill('What it holds');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  const drafted = async () => {
    const { sections } = await admin.trpc.configuration.get.query({ type: 'INQUIRY_FIELDS_DRAFT' });
    return (sections as { name: string }[]).map(({ name }) => name);
  };
  const one = await app.open(admin, '/configurations/admissions');
  const other = await one.context().newPage();
  await other.goto('/configurations/admissions');
  await other.getByRole('button', { name: 'Add section' }).waitFor();
  await addSection(one, 'Of the one');
  await expect.poll(drafted).toContain('Of the one');
  await addSection(other, 'Of the other');
  await expect.poll(drafted).toEqual(expect.arrayContaining(['Of the one', 'Of the other']));
  await other.getByText('Of the one').first().waitFor();
});

test('a question that is not asked anymore says so: answered it stays, unanswered its answer is refused with the reason', async () => {
  app.expectNoise(/400/);
  const { id: opportunity_id } = await makeInquiry(manager, { firstname: 'Maria', lastname: 'Lopez' });
  const type = 'ADMISSION_RULEOUT_QUESTIONS' as const;
  const set = (...list: string[]) => manager.trpc.configuration.save.mutate({ type, config: { list } });
  await set('First?', 'Second?', 'Third?');
  const answer = { answer: 'Yes' as const, evidence: null, document_id: null, page: null, version: 0 };
  await manager.trpc.screening.answer.mutate({ opportunity_id, question: 'First?', ...answer });
  const page = await app.open(admin, `/admissions/inquiry/${opportunity_id}`);
  await page.getByRole('button', { name: 'Key Screening Questions' }).click();
  await page.getByRole('heading', { name: 'Second?' }).waitFor();
  await set('Third?', 'First, in other words?');
  await page.getByRole('combobox', { name: /Second\?/ }).click();
  await page.getByRole('option', { name: 'No', exact: true }).click();
  await page.getByText('This question is not asked anymore. The list shows what is asked now.').waitFor();
  await page.getByRole('heading', { name: 'First, in other words?' }).waitFor();
  const old = page.getByRole('listitem').filter({ hasText: 'First?' });
  await old.getByText('Not asked anymore', { exact: true }).waitFor();
  expect(await page.getByText('Not asked anymore', { exact: true }).count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'Second?' }).count()).toBe(0);
});

test('words for an answer are not gone over unseen, and can be changed once their record is deleted', async () => {
  app.expectNoise(/409/);
  const { id: opportunity_id } = await makeInquiry(manager, { firstname: 'Nora', lastname: 'Sample' });
  const document_id = await uploadDocument(app, manager, opportunity_id, await textPdf(['No seizures']), 'fax.pdf');
  await manager.trpc.configuration.save.mutate({ type: 'ADMISSION_RULEOUT_QUESTIONS', config: { list: ['First?'] } });
  const given = { opportunity_id, question: 'First?', answer: 'No' as const };
  await manager.trpc.screening.answer.mutate({
    ...given,
    ...{ evidence: 'No seizures', document_id, page: 1, version: 0 },
  });
  await manager.trpc.documents.delete.mutate({ document_id });
  const other = await uploadDocument(app, manager, opportunity_id, await textPdf(['One in March']), 'other.pdf');
  const page = await app.open(admin, `/admissions/inquiry/${opportunity_id}`);
  await page.getByRole('button', { name: 'Key Screening Questions' }).click();
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'First?' }) });
  await item.getByRole('button', { name: 'Add evidence: First?' }).click();
  const box = item.getByRole('textbox', { name: 'Evidence: First?' });
  await box.fill('None since 2019');
  const theirs = { evidence: 'One in March', document_id: other, page: 1, version: 1 };
  await manager.trpc.screening.answer.mutate({ ...given, ...theirs });
  const save = item.getByRole('button', { name: 'Save evidence' });
  await save.click();
  await page.getByText('Morgan Example answered this question meanwhile.').waitFor();
  await item.locator('blockquote').getByText('One in March').waitFor();
  expect(await box.inputValue()).toBe('None since 2019');
  await save.click();
  await item.locator('blockquote').getByText('None since 2019').waitFor();
  await box.waitFor({ state: 'detached' });
  // Words that were typed without it are not said to stand on their record's page.
  const [answered] = await manager.trpc.screening.list.query({ opportunity_id });
  expect(answered?.answer).toMatchObject({ evidence: 'None since 2019', document_id: null, page: null, version: 3 });
});

test('whose role changes while they type hears why it is not saved, keeps what is typed, and is shown what they may', async () => {
  app.expectNoise(/403/);
  const staff = await app.signIn('outreach');
  await createSource(staff, { referral_name: 'Juniper Counseling' });
  const page = await app.open(staff, '/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Typed before');
  await dialog.getByRole('combobox', { name: 'Referral source associated' }).fill('juniper');
  await page.getByRole('option', { name: 'Juniper' }).click();
  await app.within('a', (tx) =>
    tx.db.updateTable('users').set({ role: 'analyst' }).where('id', '=', staff.user.user_id).execute(),
  );
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Your role does not allow this.').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Typed before');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Tasks' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
  await page.getByRole('button', { name: 'Add Task' }).waitFor({ state: 'detached' });
});

test('a record that cannot be read again, as after a sleep without a network, stays with what is typed into it', async () => {
  app.expectNoise(/Failed to load resource/);
  const { id, patient_id } = await makeInquiry(admin, { firstname: 'Lena', lastname: 'Sample' });
  const referral_id = await createSource(admin, { referral_name: 'Quarry House' });
  const contact = await createContact(admin, referral_id);
  const task = await admin.trpc.tasks.create.mutate({ title: 'Send it', referral_id, due_date: '2026-05-12' });
  const records: [path: string, call: string, field?: string][] = [
    [`/admissions/inquiry/${id}/case-details`, 'inquiries.get'],
    [`/admissions/inquiry/${id}/treatment-plan`, 'capacity.get', 'Additional instructions'],
    [`/admissions/client/${patient_id}`, 'clients.get'],
    [`/referal/${referral_id}`, 'referralSources.get'],
    [`/contact/${contact}`, 'contacts.get'],
    [`/task/${task.id}`, 'tasks.get'],
  ];
  for (const [path, call, field] of records) {
    const page = await open(path);
    await page.getByRole('button', { name: 'Edit Details' }).first().click();
    const form = page.locator('main form').filter({ has: page.getByRole('button', { name: 'Save', exact: true }) });
    const box = form.getByRole('textbox', field ? { name: field } : {}).first();
    await box.fill('Typed meanwhile');
    const calls = await comeBackOffline(page, call);
    expect(await box.inputValue(), path).toBe('Typed meanwhile');
    await calls.release();
  }
});

test('a contact that is being added stays, with the form around it, when their source’s contacts cannot be read again', async () => {
  app.expectNoise(/Failed to load resource/);
  await createSource(admin, { referral_name: 'Larch House' });
  const page = await open('/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByRole('combobox', { name: 'Referral source associated' }).fill('larch');
  await page.clock.runFor(1_500);
  await page.getByRole('option', { name: 'Larch House' }).click();
  await dialog.getByRole('button', { name: 'Add Contact' }).click();
  const first = page.getByRole('dialog', { name: 'Add Contact' }).getByLabel(/^First ?name/);
  await first.fill('Wren');
  const calls = await comeBackOffline(page, 'contacts.viewAll');
  expect(await first.inputValue()).toBe('Wren');
  await calls.release();
});

test('an admit that a colleague has scheduled meanwhile is said before another one goes over it', async () => {
  app.expectNoise(/409/);
  for (const name of ['Alder House', 'Birch House']) await createFacility(app, 'a', { name, size: 8 });
  const { id: opportunity_id } = await makeInquiry(admin, { firstname: 'Nadia', lastname: 'Sample' });
  const page = await open(`/admissions/inquiry/${opportunity_id}`);
  await page.getByRole('button', { name: /Change status/ }).click();
  await page.getByRole('menuitem', { name: 'Scheduled Admit' }).click();
  const wizard = page.getByRole('dialog', { name: 'Schedule admit' });
  await wizard.getByRole('combobox', { name: 'Facility' }).click();
  await page.getByRole('option', { name: 'Alder House' }).click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByLabel('Admit Date').fill('5/18');
  await wizard.getByLabel('Admit Date').press('Tab');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await changeStatus(manager, opportunity_id, {
    status: 'SCHEDULED-ADMIT',
    facility: 'Birch House',
    scheduled_admit_date: '2026-05-20',
  });
  await comeBack(page, 'inquiries.get');
  const planned = async () => (await admin.trpc.inquiries.get.query({ opportunity_id })).facility;
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await wizard.getByText('changed this inquiry meanwhile. Its status is Scheduled Admit.').waitFor();
  expect(await planned()).toBe('Birch House');
  await wizard.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(planned).toBe('Alder House');
});

test('a fact that a colleague has filled in meanwhile is not gone over', async () => {
  app.expectNoise(/409/);
  const { id, patient_id } = await makeInquiry(admin, { firstname: 'Otis', lastname: 'Sample' });
  const page = await open(`/admissions/inquiry/${id}`);
  await page.getByRole('button', { name: 'Add birth date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add birth date' });
  await dialog.getByLabel('Date of birth').fill('4/5/1990');
  await dialog.getByLabel('Date of birth').press('Tab');
  await manager.trpc.clients.update.mutate({ patient_id, patient: { dob: '1991-02-03' } });
  await comeBack(page, 'clients.get');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText(/meanwhile/).waitFor();
  expect((await admin.trpc.clients.get.query({ patient_id })).dob).toBe('1991-02-03');
});

test('what is typed into case details stays when the organization no longer shows their section', async () => {
  app.expectNoise(/400/);
  const { id } = await makeInquiry(manager, { firstname: 'Maria', lastname: 'Lopez' });
  const page = await open(`/admissions/inquiry/${id}/case-details`);
  await page.getByRole('button', { name: 'Edit Details, History' }).click();
  const probation = page.getByRole('textbox', { name: 'Probation', exact: true });
  await probation.fill('Until June');
  await publishSection(manager, 'Intake', [{ name: 'Housing' }]);
  await comeBack(page, 'caseDetails.get');
  await page.getByRole('region', { name: 'Intake' }).waitFor();
  await page.getByRole('region', { name: 'Current Concerns' }).waitFor({ state: 'hidden' });
  const form = page.getByRole('form', { name: 'History' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByText('This field is no longer part of the case details.').waitFor();
  expect(await probation.inputValue()).toBe('Until June');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('region', { name: 'History' }).waitFor({ state: 'hidden' });
});
