import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { publishSection } from '../support/custom-fields.ts';
import { makeInquiry } from '../support/people.ts';
import { changeStatus } from '../support/status.ts';

const app = await startBrowserApp();
let desk: Actor;
let id: string;

beforeAll(async () => {
  desk = await app.signIn('admissions');
  id = (await makeInquiry(desk, { firstname: 'Maria', lastname: 'Lopez' })).id;
});

test("C11: a section is opened by 'Edit Details' and says 'Failed to update details' where it has no words of its own", async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(desk, `/admissions/inquiry/${id}`);
  const card = page.getByRole('region', { name: 'Contact person' });
  const edit = card.getByRole('button', { name: 'Edit Details, Contact person' });
  expect(await edit.innerText()).toBe('Edit Details');
  await edit.click();
  await card.getByLabel('Name').fill('Rosa Lopez');
  await page.route(/inquiries\.update/, (route) => route.abort(), { times: 1 });
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Failed to update details').waitFor();
  expect(await card.getByLabel('Name').inputValue()).toBe('Rosa Lopez');
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Inquiry successfully updated!').waitFor();
});

test('C12: an event stands in the timeline as one line, without a pencil and without a pin', async () => {
  await changeStatus(desk, id, { status: 'ASSESSMENT', description: 'The screening is done.' });
  const page = await app.open(desk, `/admissions/inquiry/${id}`);
  await page.getByLabel('Write a note').fill('Her sister drives.');
  await page.getByRole('button', { name: 'Send note' }).click();
  const items = page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  const note = items.filter({ hasText: 'Her sister drives.' });
  await note.getByRole('button', { name: 'Pin note' }).waitFor();
  expect(await note.getByRole('button').count()).toBe(2);
  const event = items.filter({ hasText: 'Status changed from Pre Assessment to Assessment' });
  expect(await event.locator('p').allInnerTexts()).toEqual([
    'Status changed from Pre Assessment to Assessment',
    'The screening is done.',
  ]);
  expect(await event.getByRole('button').count()).toBe(0);
});

test("C11: a section without a visible field says 'Fields not found' and offers nothing to edit", async () => {
  const admin = await app.signIn('admin');
  await publishSection(admin, 'School', [{ name: 'Grade' }]);
  await publishSection(admin, 'Sports', [{ name: 'Team', is_visible: false }]);
  const page = await app.open(desk, `/admissions/inquiry/${id}/case-details`);
  const sports = page.getByRole('region', { name: 'Sports' });
  await sports.getByText('Fields not found').waitFor();
  expect(await sports.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: 'Edit Details, School' }).waitFor();
});
