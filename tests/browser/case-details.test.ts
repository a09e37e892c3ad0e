import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { publishSection } from '../support/custom-fields.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();
let clinician: Actor;
let colleague: Actor;

beforeAll(async () => {
  clinician = await app.signIn('clinical');
  colleague = await app.signIn('manager');
});

const newInquiry = async (by = colleague) => (await makeInquiry(by, { firstname: 'Maria', lastname: 'Lopez' })).id;
async function openTab(by: Actor, id: string, section = 'Current Concerns'): Promise<Page> {
  const page = await app.open(by, `/admissions/inquiry/${id}/case-details`);
  await page.getByRole('region', { name: section }).waitFor();
  return page;
}
const edit = (page: Page, section: string) => page.getByRole('button', { name: `Edit Details, ${section}` }).click();
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saveOf = (page: Page, section: string) =>
  page.getByRole('form', { name: section }).getByRole('button', { name: 'Save', exact: true });
const savedValue = async (id: string, field: string) => {
  const { sections } = await clinician.trpc.caseDetails.get.query({ opportunity_id: id });
  return sections.flatMap(({ fields }) => fields).find((each) => each.id === field)?.value;
};

test('a clinician fills the fixed sections; Save waits for a change, and an empty value is a dash', async () => {
  const id = await newInquiry();
  const page = await app.open(clinician, `/admissions/inquiry/${id}`);
  await page.getByRole('link', { name: 'Case details' }).click();
  const concerns = page.getByRole('region', { name: 'Current Concerns' });
  await concerns.getByText('Concerns for withdrawal').waitFor();
  expect(await concerns.getByRole('definition').first().textContent()).toBe('-');
  const tabs = page.getByRole('navigation', { name: 'Parts of the inquiry' });
  expect(await tabs.locator('[aria-current]').allInnerTexts()).toEqual(['Case details']);
  await edit(page, 'Current Concerns');
  const first = box(page, 'Reason for seeking treatment');
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  const save = saveOf(page, 'Current Concerns');
  expect(await save.isDisabled()).toBe(true);
  await first.fill('Asks for a bed.');
  await first.fill('');
  expect(await save.isDisabled()).toBe(true);
  await box(page, 'Allergies').fill('Penicillin');
  await box(page, 'Current PCP e-mail').fill('pcp@clinic.example');
  await page.getByLabel('Next appointment').fill('5/20/2026');
  await save.click();
  await page.getByText('Inquiry successfully updated!').waitFor();
  await concerns.getByText('May 20, 2026').waitFor();
  await concerns.getByText('Penicillin').waitFor();
  expect(await savedValue(id, 'next_appointment')).toBe('2026-05-20');
});

test('two people edit one section: whose change it met is shown field by field, and nothing typed is lost', async () => {
  app.expectNoise(/Failed to load resource/);
  const id = await newInquiry();
  const [mine, theirs] = [await openTab(clinician, id), await openTab(colleague, id)];
  await edit(mine, 'History');
  await edit(theirs, 'History');
  await box(theirs, 'Hospitalizations').fill('Theirs: one, in spring.');
  await box(theirs, 'Probation').fill('Theirs: until June.');
  await box(theirs, 'Eating disorder').fill('Theirs: none known.');
  await saveOf(theirs, 'History').click();
  await theirs.getByText('Inquiry successfully updated!').waitFor();

  await box(mine, 'Hospitalizations').fill('Mine: two, both short.');
  await box(mine, 'Probation').fill('Mine: none.');
  await box(mine, 'Family history').fill('Mine: an uncle.');
  await saveOf(mine, 'History').click();
  const met = mine.getByText('Morgan Example changed this inquiry meanwhile.');
  await met.waitFor();
  // In sight, however far below it Save was pressed, and under the page's header.
  await expect
    .poll(() =>
      met.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      }),
    )
    .toBe(true);
  const clash = (field: string) => mine.getByRole('group', { name: field });
  await clash('Hospitalizations').getByText('Theirs: one, in spring.').waitFor();
  await clash('Hospitalizations').getByText('Mine: two, both short.').waitFor();
  expect(await clash('Eating disorder').count()).toBe(0);
  expect(await box(mine, 'Hospitalizations').inputValue()).toBe('Mine: two, both short.');
  expect(await box(mine, 'Family history').inputValue()).toBe('Mine: an uncle.');
  expect(await box(mine, 'Eating disorder').inputValue()).toBe('Theirs: none known.');
  await expectAccessible(mine);
  expect(await saveOf(mine, 'History').isDisabled()).toBe(true);
  await mine.getByRole('button', { name: 'Keep mine: Hospitalizations' }).click();
  await mine.getByRole('button', { name: 'Take theirs: Probation' }).click();
  await saveOf(mine, 'History').click();
  await mine.getByText('Inquiry successfully updated!').waitFor();
  const kept = { hospitalizations: 'Mine: two, both short.', probation: 'Theirs: until June.' };
  for (const [field, value] of Object.entries({ ...kept, family_history: 'Mine: an uncle.' }))
    expect(await savedValue(id, field)).toBe(value);
  expect(await savedValue(id, 'eating_disorder')).toBe('Theirs: none known.');
});

test('two sections edited beside each other do not meet as strangers', async () => {
  const id = await newInquiry();
  const page = await openTab(clinician, id);
  await edit(page, 'Current Concerns');
  await edit(page, 'History');
  await box(page, 'Allergies').fill('Latex');
  await box(page, 'Probation').fill('None');
  await saveOf(page, 'Current Concerns').click();
  await page.getByRole('form', { name: 'Current Concerns' }).waitFor({ state: 'hidden' });
  await saveOf(page, 'History').click();
  await page.getByRole('form', { name: 'History' }).waitFor({ state: 'hidden' });
  expect([await savedValue(id, 'allergies'), await savedValue(id, 'probation')]).toEqual(['Latex', 'None']);
});

test('ten races in two windows lose nothing unseen', async () => {
  app.expectNoise(/Failed to load resource/);
  const id = await newInquiry();
  const pages = [await openTab(clinician, id), await openTab(colleague, id)] as const;
  for (let run = 0; run < 10; run++) {
    const fields = run % 2 === 0 ? ['Allergies', 'Allergies'] : ['Allergies', 'EpiPen'];
    for (const page of pages) await edit(page, 'Current Concerns');
    for (const [who, page] of pages.entries()) await box(page, fields[who]!).fill(`run ${run} of ${who}`);
    await Promise.all(pages.map((page) => saveOf(page, 'Current Concerns').click()));
    for (const [who, page] of pages.entries()) {
      const form = page.getByRole('form', { name: 'Current Concerns' });
      const said = form.getByText('changed this inquiry meanwhile.');
      await form
        .or(page.getByRole('button', { name: 'Edit Details, Current Concerns' }))
        .first()
        .waitFor();
      await expect.poll(async () => (await form.count()) === 0 || (await said.count()) > 0).toBe(true);
      if ((await form.count()) === 0) continue;
      expect(await box(page, fields[who]!).inputValue()).toBe(`run ${run} of ${who}`);
      const keep = page.getByRole('button', { name: `Keep mine: ${fields[who]}` });
      if (await keep.count()) await keep.click();
      await saveOf(page, 'Current Concerns').click();
      await form.waitFor({ state: 'hidden' });
    }
    const kept = [await savedValue(id, 'allergies'), await savedValue(id, 'epipen')];
    if (run % 2 === 0) expect([`run ${run} of 0`, `run ${run} of 1`]).toContain(kept[0]);
    else expect(kept).toEqual([`run ${run} of 0`, `run ${run} of 1`]);
    for (const page of pages) await page.reload();
    for (const page of pages) await page.getByRole('region', { name: 'Current Concerns' }).waitFor();
  }
});

test('leaving what is unsaved asks first', async () => {
  const page = await openTab(clinician, await newInquiry());
  await edit(page, 'History');
  await box(page, 'Family history').fill('Half a thought');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await page.getByRole('link', { name: 'Overview' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await box(page, 'Family history').inputValue()).toBe('Half a thought');
  await page.getByRole('link', { name: 'Overview' }).click();
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('region', { name: 'Summary' }).waitFor();
});

test('a save that fails keeps what was typed', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openTab(clinician, await newInquiry());
  await edit(page, 'History');
  await box(page, 'Probation').fill('Until June');
  await page.route('**/trpc/caseDetails.update**', (route) => route.abort());
  await saveOf(page, 'History').click();
  await page.getByText('Error saving inquiry.').waitFor();
  expect(await box(page, 'Probation').inputValue()).toBe('Until June');
});

test('case details that cannot be had offer Retry', async () => {
  app.expectNoise(/Failed to load resource/);
  const id = await newInquiry();
  const page = await app.open(clinician, `/admissions/inquiry/${id}`);
  await page.getByRole('region', { name: 'Summary' }).waitFor();
  await page.route('**/trpc/**caseDetails.get**', (route) => route.abort());
  await page.goto(`/admissions/inquiry/${id}/case-details`);
  await page.getByText('Error fetching opportunity details').waitFor({ timeout: 60_000 });
  await expectAccessible(page);
  await page.unroute('**/trpc/**caseDetails.get**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('region', { name: 'Current Concerns' }).waitFor();
});

test('the organization’s own sections count what is missing, in each and in all', async () => {
  const [manager, nurse] = [await app.signIn('manager', 'b'), await app.signIn('clinical', 'b')];
  const { section_id, fields } = await publishSection(manager, 'Intake', [
    { name: 'Days since last use', field_type: 'number', is_required: true, description: 'As the client says.' },
    { name: 'Interpreter needed', field_type: 'boolean', is_required: true },
    { name: 'Housing', field_type: 'enum', enum_options: ['Own home', 'Shelter', 'Street'] },
    { name: 'Supports', field_type: 'multi_enum', enum_options: ['Family', 'Sponsor'] },
    { name: 'Old question', is_visible: false },
  ]);
  const id = await newInquiry(manager);
  const sections = [{ id: section_id, fields: [{ id: fields.housing!, value: 'Street' }] }];
  await manager.trpc.caseDetails.update.mutate({ opportunity_id: id, sections });
  const options = { fields: [{ id: fields.housing!, enum_options: ['Own home', 'Shelter'] }] };
  await manager.trpc.customConfig.update.mutate(options);

  const page = await openTab(nurse, id, 'Intake');
  const intake = page.getByRole('region', { name: 'Intake' });
  expect(await page.getByText('2 required fields missing').count()).toBe(2);
  await intake.getByText('Asked on the first call.').waitFor();
  await intake.getByText('Street (removed)').waitFor();
  expect(await intake.getByText('Old question').count()).toBe(0);
  await edit(page, 'Intake');
  await expectAccessible(page);
  const days = box(page, 'Days since last use');
  await days.fill('a few');
  await intake.getByText('Enter a number.').waitFor();
  expect(await saveOf(page, 'Intake').isDisabled()).toBe(true);
  await days.fill('0');
  await intake.getByText('1 required field missing').waitFor();
  await saveOf(page, 'Intake').click();
  await page.getByText('Inquiry successfully updated!').waitFor();
  await expect.poll(() => page.getByText('1 required field missing').count()).toBe(2);
  await edit(page, 'Intake');
  await page.getByRole('combobox', { name: 'Interpreter needed' }).click();
  await page.getByRole('option', { name: 'No' }).click();
  await saveOf(page, 'Intake').click();
  await page.getByText('required field').first().waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the overview holds the contact person, and the details with the priority', async () => {
  const id = await newInquiry();
  const page = await app.open(colleague, `/admissions/inquiry/${id}`);
  await edit(page, 'Contact person');
  await box(page, 'Contact person name').fill('Elena Lopez');
  await box(page, 'Contact person phone').fill('+16175550142');
  await saveOf(page, 'Contact person').click();
  const contact = page.getByRole('region', { name: 'Contact person' });
  await contact.getByText('Elena Lopez').waitFor();
  await contact.getByText('(617) 555-0142').waitFor();
  await edit(page, 'Inquiry details');
  const priority = box(page, 'Priority');
  await page.getByText('1 = most urgent').waitFor();
  await priority.fill('101');
  await page.getByText('Enter a whole number from 1 to 100.').waitFor();
  expect(await saveOf(page, 'Inquiry details').isDisabled()).toBe(true);
  await priority.fill('1');
  await page.getByRole('combobox', { name: 'Primary substance' }).click();
  await page.getByRole('option', { name: 'Kratom' }).click();
  await saveOf(page, 'Inquiry details').click();
  await page.getByRole('region', { name: 'Inquiry details' }).getByText('Kratom').waitFor();
  await expectAccessible(page);
  expect(await colleague.trpc.inquiries.get.query({ opportunity_id: id })).toMatchObject({
    contact_person_name: 'Elena Lopez',
    priority: 1,
    primary_substance: 'Kratom',
  });
});
